// Time that a decision has, as it is seen: how much is left, and that it never seems to jump.
import type { Due } from '../../../kit/game'

/** Two tellings of the same moment differ by the way over the line; less than this is no change. */
const SLACK = 700

/** The span to show when the table tells it anew: the one that is being shown, unless it really is another. */
export const steady = (shown: Due | null, told: Due | null): Due | null =>
  shown && told && shown.what === told.what && shown.span === told.span && Math.abs(shown.deadline - told.deadline) < SLACK ? shown : told

export const left = (due: Due, now: number): number => Math.min(due.span, Math.max(0, due.deadline - now))

/** The share that is left, 1 to 0. */
export const share = (due: Due, now: number): number => (due.span ? left(due, now) / due.span : 0)

/** Whole seconds as they are read: the last one is 1 until time is out. */
export const seconds = (due: Due, now: number): number => Math.ceil(left(due, now) / 1000)

/** Whether a mark (10 seconds to go) lies between two looks at the clock; a span that begins below it has none. */
export const passes = (due: Due, before: number, now: number, mark: number): boolean => due.span > mark && left(due, before) > mark && left(due, now) <= mark && left(due, now) > 0
