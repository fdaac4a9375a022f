// The emblem of each pile of cards: a few strokes in a square of 64 about the middle, and the class that gives it its colour.

/** Strokes; circles are paths too. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  mythology: 'M-18-20Q-27 7-8 18H8Q27 7 18-20M-18-11H18M-7-11V18M0-11V18M7-11V18M-14 18V25H14V18M-18-20q-5-5-10-1M18-20q5-5 10-1',
  hellas: 'M-28-10L0-27L28-10ZM-26 24H26M-29 30H29M-20-8V22M-7-8V22M7-8V22M20-8V22',
  middle: 'M-24 28V-14H-16V-22H-24V-28H-10V-14H10V-28H24V-22H16V-14H24V28ZM-6 28V12A6 6 0 0 1 6 12V28',
  renaissance: 'M-26 26H26M-22 26V6H22V26M-20 6C-20-16-8-22 0-24C8-22 20-16 20 6M0-24V-32M-4-29H4M-7 26V14H7V26',
  enlightenment: 'M-23-4a23 23 0 1 0 46 0a23 23 0 1 0-46 0M-23-4H23M0-27V19M0-27Q-19-4 0 19Q19-4 0-27M-11 28H11M0 19V28',
  modern: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-19 0a19 19 0 1 0 38 0a19 19 0 1 0-38 0M0-19V-28M0 19V28M-19 0H-28M19 0H28M-13.5-13.5L-20-20M13.5 13.5L20 20M-13.5 13.5L-20 20M13.5-13.5L20-20',
  // The owl's face.
  philosophy: 'M-26-24C-16-22-8-20 0-12C8-20 16-22 26-24C28-4 24 28 0 30C-24 28-28-4-26-24ZM-19-1a8 8 0 1 0 16 0a8 8 0 1 0-16 0M3-1a8 8 0 1 0 16 0a8 8 0 1 0-16 0M-3 9L0 15L3 9ZM-11-1h.01M11-1h.01',
  // Two people talking: one bubble over another.
  big: 'M-28-24H12V4H-8L-18 14V4H-28ZM18-12H28V16H20V26L10 16H-8M-19-14H3M-19-6H-3',
}

export const emblem = (pile: string): string => EMBLEMS[pile] ?? EMBLEMS.philosophy!

/** The shapes of the seats, which always go with their colours. */
export const MARKS = [
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
  'M12 1 23 12 12 23 1 12Z',
  'M3 21C1 9 9 2 22 2c1 13-6 21-18 19m0 0 9-10',
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z',
  'M12 2.5 22.5 20.5H1.5Z',
  'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12Z',
] as const
