// Whose turn it is, as a board sees it.
import type { Situation } from '../game'

/** The seat that this person may act for now, -1 when it is for others to act. `turn` is the seat to decide. */
export const moverOf = (now: Situation<unknown>, turn: number): number => (now.live && now.mine.includes(turn) ? turn : -1)

/** Why this person can do nothing now: the game is over, they watch, the line is down, or it is somebody else's turn; "" when they can. */
export function idleOf(now: Situation<unknown>, turn: number, over: boolean): '' | 'over' | 'watching' | 'line' | 'turn' {
  if (over) return 'over'
  if (moverOf(now, turn) >= 0) return ''
  if (!now.mine.length) return 'watching'
  return !now.live && now.mine.includes(turn) ? 'line' : 'turn'
}
