// Looking things up in a position.
import { idOf, keyOf, parse, SEATS } from './cards'
import type { View } from './types.gen'

export type { View } from './types.gen'

/** The seat in whose row a card lies, -1 where it lies in none. */
export const rowOf = (rows: readonly (readonly string[])[], card: string): number => rows.findIndex((row) => row.includes(card))

/** The cards of a hand that are known. */
export const knownOf = (hand: readonly string[]): string[] => hand.filter((card) => parse(card))

/** The text that an action gives a card of the mover's own hand: without its owner. */
export const ownText = idOf

/** Everybody's pile of that name: "row/Te" and the like. */
export const pileAt = (view: Pick<View, 'rows' | 'libraries' | 'oblivions'>, place: string): readonly string[] => {
  const [kind, key = ''] = place.split('/')
  const seat = (SEATS as readonly string[]).indexOf(key)
  return (kind === 'row' ? view.rows : kind === 'library' ? view.libraries : view.oblivions)[seat] ?? []
}

/** How many cards are left to draw for a seat, or in all. */
export const stockOf = (view: { readonly stock: readonly number[] }, seat: number): number => (view.stock.length === 1 ? view.stock[0] : view.stock[seat]) ?? 0

export const personal = (view: View): boolean => view.options.decks === 'personal' && view.options.play === 'arguments'

export const place = (kind: string, seat: number): string => `${kind}/${keyOf(seat)}`
