// The three questions of the finale: the epochs left unfinished, in the order of time, and philosophy.
import { EPOCHS, type View } from '../view'

/** `now` is being asked, `dark` comes later, `lit` was answered right, `out` wrong. */
export interface Lamp { pile: string; state: 'lit' | 'out' | 'now' | 'dark' }

/** Empty where no finale is being played, as in the rest of a round after it. */
export function lampsOf(view: Pick<View, 'finale' | 'markers' | 'history' | 'phase'>): Lamp[] {
  const { finale } = view
  if (!finale) return []
  // A seat finishes nothing more once its finale has begun.
  const piles = [...EPOCHS.filter((epoch) => !view.markers[finale.seat]?.includes(epoch)), 'philosophy']
  const asked = view.history.filter((past) => past.seat === finale.seat && past.purpose === 'finale')
  if (asked.length === piles.length && view.history.at(-1) !== asked.at(-1)) return []
  return piles.map((pile, at) => ({ pile, state: at < asked.length ? (asked[at]!.right ? 'lit' : 'out') : at === asked.length && view.phase !== 'over' ? 'now' : 'dark' }))
}
