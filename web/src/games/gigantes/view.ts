// Looking things up in a position.
import { idOf, parse } from './cards'
import type { View } from './types.gen'

export type { View } from './types.gen'

/** The seat in whose row a card lies, -1 where it lies in none. */
export const rowOf = (rows: readonly (readonly string[])[], card: string): number => rows.findIndex((row) => row.includes(card))

/** The cards of a hand that are known. */
export const knownOf = (hand: readonly string[]): string[] => hand.filter((card) => parse(card))

/** The text that an action gives a card of the mover's own hand: without its owner. */
export const ownText = idOf

/** How many cards are left to draw for a seat, or in all. */
export const stockOf = (view: { readonly stock: readonly number[] }, seat: number): number => (view.stock.length === 1 ? view.stock[0] : view.stock[seat]) ?? 0

export const personal = (view: View): boolean => view.options.decks === 'personal' && view.options.play === 'arguments'
