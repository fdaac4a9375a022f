// How two cards stand to each other by the deck: one's lists against the other's own marks.
import { OWL, parse } from './cards'

/** The marks that a card bears, and those in its two lists; all a mochuelo bears is its number. */
export interface Marks { number: number; letter: string; drawing: string; supports: readonly string[]; refutes: readonly string[] }
export type Lookup = (id: string) => Marks | undefined

/** One reason why a card may be laid with or against another: whose list it stands in, and the mark; "" is the same number, "owl" a mochuelo. */
export interface Reason { card: string; target: string; mark: string }

const bears = (card: Marks, mark: string): boolean => mark === String(card.number) || mark === card.letter || mark === card.drawing

/** The first mark of a list that a card bears, undefined when it bears none. */
const named = (list: readonly string[], card: Marks): string | undefined => list.find((mark) => bears(card, mark))

/** Why a hand card supports (`tick`) or refutes a card on the table; null where it does not. With `either` the table card's list counts, too. */
export function reason(of: Lookup, card: string, target: string, tick: boolean, either = false): Reason | null {
  const [mine, theirs] = [parse(card), parse(target)]
  if (!mine || !theirs) return null
  if (mine.number === OWL) return tick ? null : { card, target, mark: 'owl' }
  if (theirs.number === OWL) return null
  if (tick && mine.number === theirs.number) return { card, target, mark: '' }
  const [a, b] = [of(mine.id), of(theirs.id)]
  if (!a || !b) return null
  const by = named(tick ? a.supports : a.refutes, b)
  if (by !== undefined) return { card, target, mark: by }
  const back = either ? named(tick ? b.supports : b.refutes, a) : undefined
  return back === undefined ? null : { card: target, target: card, mark: back }
}

/** What a card would do to the cards of a row, in the order they lie. */
export const reasons = (of: Lookup, card: string, row: readonly string[], tick: boolean, either = false): Reason[] =>
  row.flatMap((target) => reason(of, card, target, tick, either) ?? [])
