// Which cards of the gallery are shown: pure questions about a card, its thinker and its words.
import type { Type } from '../cards'

export interface Wish {
  /** Words to be found in the title, the text or the thinker's name. */
  words: string
  type: Type | ''
  /** 1 to 12; 13 for the mochuelos; 0 for all. */
  number: number
  letter: string
  drawing: string
  /** The epoch and the tradition by their place in the order of the thinkers, from 1: that is the same in every language. */
  epoch: number
  tradition: number
}

export const ALL: Wish = { words: '', type: '', number: 0, letter: '', drawing: '', epoch: 0, tradition: 0 }

/** A card as far as one can ask for it. */
export type Known = Omit<Wish, 'type'> & { type: Type }

/** Letters without their accents, in small. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const fits = (wish: Wish, card: Known): boolean =>
  (['type', 'number', 'letter', 'drawing', 'epoch', 'tradition'] as const).every((name) => !wish[name] || wish[name] === card[name]) &&
  plain(wish.words).split(/\s+/).every((word) => plain(card.words).includes(word))

/** Whether anything is asked for. */
export const asks = (wish: Wish): boolean => Object.values(wish).some(Boolean)
