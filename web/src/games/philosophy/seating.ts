// Who sits where around the board: the near side, the far side and the flanks.
import type { Situation } from '../../kit/game'
import type { View } from './view'

export interface Seating { near: number; far: number[]; sides: number[] }

/** Where the others are shown too small to touch, whoever is to move on this device has the near side; with room for all
 * of them nobody changes places, however many play on one screen. */
export function seating(view: View, now: Pick<Situation<View>, 'mine' | 'viewer'>, wide: boolean, roomy: boolean): Seating {
  const own = now.mine.length > 1 || now.viewer < 0 ? (now.mine[0] ?? 0) : now.viewer
  const shifts = !wide || (!roomy && view.seats > 2)
  const near = shifts && now.mine.includes(view.turn) ? view.turn : own
  const others = Array.from({ length: view.seats - 1 }, (_, n) => (near + 1 + n) % view.seats)
  if (!roomy || others.length === 1) return { near, far: others, sides: [] }
  const [left, across, right] = others as [number, number, number?]
  return right === undefined ? { near, far: [], sides: [left, across] } : { near, far: [across], sides: [left, right] }
}
