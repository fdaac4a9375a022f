// A story as a score: beats that follow each other, each with its length. Time comes in from outside; nothing here touches a screen.

/** A beat lasts `span` milliseconds at speed 1; what is seen in it is the game's business. */
export interface Timed { span: number }

export interface Playing<B extends Timed> { readonly beats: readonly B[]; readonly index: number; readonly spent: number; readonly paused: boolean }

export const play = <B extends Timed>(beats: readonly B[]): Playing<B> => ({ beats, index: 0, spent: 0, paused: false })

export const ended = (p: Playing<Timed>): boolean => p.index >= p.beats.length

/** After some milliseconds at a speed; a pause stops time. */
export function advance<B extends Timed>(p: Playing<B>, ms: number, speed: number): Playing<B> {
  let { index, spent } = p
  if (p.paused) return p
  spent += ms * speed
  while (index < p.beats.length && spent >= (p.beats[index] as B).span) spent -= (p.beats[index++] as B).span
  return { ...p, index, spent: index < p.beats.length ? spent : 0 }
}

/** How far the present beat has come, 0 to 1. */
export function progress(p: Playing<Timed>): number {
  const span = p.beats[p.index]?.span ?? 0
  return span ? Math.min(1, p.spent / span) : 1
}

/** Slow, fast, slow: how things move by themselves. */
export const ease = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2)
