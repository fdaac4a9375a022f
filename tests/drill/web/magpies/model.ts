// What the drill's board knows without a screen.
import type { Event } from '../../kit/game'
import type { View } from './types.gen'

/** The cards in a hand, lowest first; 0 is a card that is not known. */
export const cards = (view: View, seat: number): number[] => [...(view.hands[seat] ?? [])].sort((a, b) => a - b)

/** The move list: what the seats did, one line each. */
export const turns = (log: Event[]): { text: string; seat: number; seqs: number[] }[] =>
  log.filter((event) => event.kind === 'act').map((event) => ({ text: event.text, seat: event.seat, seqs: [event.seq] }))
