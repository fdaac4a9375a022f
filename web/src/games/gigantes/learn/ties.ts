// The threads of a card: which cards its lists name, and whose lists name it. What holds without a list (the own number, mochuelos) is no thread.
import { OWL } from '../cards'
import type { Face } from '../deck.svelte'

export type Kind = 'supports' | 'refutes'
export const KINDS: readonly Kind[] = ['supports', 'refutes']

/** One thread; its sentence is the first card's, by the mark. */
export interface Tie { from: string; to: string }

/** The threads of a card that run through one mark: one in its own lists, or one it bears. */
export interface Knot { kind: Kind; mark: string; ties: Tie[] }

type Known = Pick<Face, 'id' | 'number' | 'letter' | 'drawing' | Kind>

const marksOf = (card: Known): string[] => (card.number === OWL ? [] : [String(card.number), card.letter, card.drawing])

/** What a card supports and refutes, by the marks in its lists. */
export const outgoing = (card: Known, all: readonly Known[]): Knot[] =>
  KINDS.flatMap((kind) => card[kind].map((mark) => ({ kind, mark, ties: all.filter((one) => marksOf(one).includes(mark)).map((one) => ({ from: card.id, to: one.id })) })))

/** What supports and refutes a card, by its own marks. */
export const incoming = (card: Known, all: readonly Known[]): Knot[] =>
  KINDS.flatMap((kind) => marksOf(card).map((mark) => ({ kind, mark, ties: all.filter((one) => one[kind].includes(mark)).map((one) => ({ from: one.id, to: card.id })) })))
    .filter((knot) => knot.ties.length > 0)

/** How many cards some threads lead to, each counted once. */
export const reach = (knots: readonly Knot[], kind: Kind): number => new Set(knots.filter((knot) => knot.kind === kind).flatMap((knot) => knot.ties.map((tie) => tie.from + tie.to))).size
