// The reading list at the end: what was played, by thinker, with where it can be looked up.
import { byIndex, idOf, OWL, parse } from './cards'
import type { Deck, Face, Thinker } from './deck.svelte'
import type { View } from './view'

export interface Entry { thinker: Thinker; faces: Face[] }

/** Everything that lay open, once each, mochuelos apart. */
export function played(view: Pick<View, 'rows' | 'libraries' | 'oblivions'>): string[] {
  const ids = [...view.rows, ...view.libraries, ...view.oblivions].flat().map(idOf)
  return [...new Set(ids)].filter((id) => (parse(id)?.number ?? OWL) !== OWL).sort(byIndex)
}

/** The thinkers that were heard, in the order of their numbers, each with the cards that were played. */
export function readingList(deck: Pick<Deck, 'face' | 'thinker'>, ids: readonly string[]): Entry[] {
  const entries = new Map<number, Entry>()
  for (const id of ids) {
    const face = deck.face(id)
    const thinker = face && deck.thinker(face.number)
    if (!face || !thinker) continue
    const entry = entries.get(face.number) ?? { thinker, faces: [] }
    entries.set(face.number, { ...entry, faces: [...entry.faces, face] })
  }
  return [...entries.values()]
}

/** The years of a life as they are written: "c. 369 BCE – c. 286 BCE" in the words given. */
export const years = ({ born, died, about }: Thinker, year: (value: number, about: boolean) => string): string =>
  [year(born, about.includes('born')), died === null ? '' : year(died, about.includes('died'))].join('–')
