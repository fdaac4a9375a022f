// Which cards of the gallery are shown: pure questions about faces and words.
import { valueAt, type Way } from '../dots'
import type { Side } from '../deck.svelte'

export interface Wish {
  /** The face that lies up, and whose values are asked about. */
  side: Side
  /** Words to be found in the title or the poem. */
  words: string
  /** More dots on the edges than at the corners, or the other way round. */
  strong: '' | 'edges' | 'corners'
  /** A four in this direction. */
  four: Way | ''
  /** One of the sixteen questions, from 1; 0 for all. */
  question: number
}

export const ALL: Wish = { side: 'Il', words: '', strong: '', four: '', question: 0 }

/** What a face says, and what it is worth. */
export interface Known { number: number; face: string; words: string }

/** Letters without their accents, in small. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const sum = (face: string, odd: number): number => [...face].reduce((all, digit, n) => all + (n % 2 === odd ? Number(digit) : 0), 0)

/** The strength of a face: where most of its dots are, "" where edges and corners have as many. */
export function strength(face: string): Wish['strong'] {
  const more = sum(face, 0) - sum(face, 1)
  return more > 0 ? 'edges' : more < 0 ? 'corners' : ''
}

/** Cards stand in pairs, (1, 2), (3, 4) and so on, and each pair has a question. */
export const questionOf = (card: number): number => Math.ceil(card / 2)
export const twinOf = (card: number): number => (card % 2 ? card + 1 : card - 1)

export const fits = (wish: Wish, card: Known): boolean =>
  (!wish.question || wish.question === questionOf(card.number)) &&
  (!wish.strong || strength(card.face) === wish.strong) &&
  (!wish.four || valueAt(card.face, wish.four, false) === 4) &&
  plain(wish.words).split(/\s+/).every((word) => plain(card.words).includes(word))
