// Thinkers and cards as the gallery tells and asks about them.
import type { Say } from '../../../kit/game'
import { parse } from '../cards'
import type { Deck, Public, Thinker } from '../deck.svelte'
import type { Known } from './filter'

/** A year, with what is to be said of it: before our era, or only about then. */
export function yearOf(say: Say, year: number, about = false): string {
  const told = year < 0 ? say('cards-before-era', { year: String(-year) }) : String(year)
  return about ? say('cards-about', { year: told }) : told
}

/** From when to when somebody lived. */
export function datesOf(say: Say, { born, died, about }: Thinker): string {
  const from = yearOf(say, born, about.includes('born'))
  return say('cards-life', { born: from, died: died === null ? '' : yearOf(say, died, about.includes('died')) })
}

/** Nobody, for the mochuelos. */
export const personOf = (about: Public, number: number): Thinker | undefined => about.thinkers.find((one) => one.number === number)

/** The epochs or traditions there are, in the order of the thinkers. */
export const kindsOf = (about: Public, name: 'epoch' | 'tradition'): string[] => [...new Set(about.thinkers.map((one) => one[name]))]

/** A card as far as one can ask for it. */
export function known(deck: Deck, id: string): Known {
  const { type, number } = parse(id)!
  const face = deck.face(id)!
  const person = personOf(deck.about!, number)
  const place = (name: 'epoch' | 'tradition'): number => (person ? kindsOf(deck.about!, name).indexOf(person[name]) + 1 : 0)
  return { type, number, letter: face.letter, drawing: face.drawing, epoch: place('epoch'), tradition: place('tradition'), words: `${face.title} ${face.text} ${person?.name ?? ''}` }
}
