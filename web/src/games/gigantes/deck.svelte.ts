// A deck as the server tells it: words, marks and drawings by the deck's digest, the house deck's like any other's.
import type { Type } from './cards'
import type { Marks } from './relations'

export interface Source { author: string; work: string; place: string; look_up: string }
export interface Face extends Marks {
  id: string
  type: Type
  title: string
  text: string
  /** For each mark of the two lists the sentence that makes it true. */
  why: Readonly<Record<string, string>>
  source: Source | null
  year: number | null
  posthumous: boolean
  disputed: boolean
  note: string
}
export interface Named { key: string; name: string; theme: string }
export interface Thinker { number: number; name: string; line: string; born: number; died: number | null; about: string[]; sex: string; tradition: string; epoch: string }

/** What everybody may see of a deck, in one language. */
export interface Public {
  digest: string
  title: string
  note: string
  authors: string[]
  licence: string
  language: string
  languages: string[]
  types: Record<string, string>
  letters: Named[]
  drawings: Named[]
  thinkers: Thinker[]
  cards: Face[]
}

const KEPT = 'mochuelo.gigantes.words'
/** The language somebody chose for the cards, "" while it is the page's. */
const chosen = (): string => globalThis.localStorage?.getItem(KEPT) ?? ''

export class Deck {
  private told = $state.raw<Public | null>(null)
  private faces = $state.raw<ReadonlyMap<string, Face>>(new Map())
  private names = $state.raw<ReadonlyMap<string, Named>>(new Map())
  private wanted = ''

  constructor(readonly digest: string) {}

  private get address(): string {
    return `/api/decks/gigantes/${this.digest || 'house'}`
  }

  /** Fetch the words in a language, by default the one chosen for the cards, else the page's. What cannot be fetched is asked for again the next time. */
  async open(language = chosen() || document.documentElement.lang || 'en'): Promise<void> {
    if (language === this.wanted) return
    this.wanted = language
    const answer = await fetch(`${this.address}?lang=${language}`).catch(() => null)
    const told = answer?.ok ? ((await answer.json()) as Public) : null
    if (!told && this.wanted === language) this.wanted = ''
    if (!told) throw new Error(`${this.address}: ${answer?.status ?? 0}`)
    if (this.wanted !== language) return
    this.told = told
    this.faces = new Map(told.cards.map((card) => [card.id, card]))
    this.names = new Map([...told.letters, ...told.drawings, ...told.thinkers.map(({ number, name, line }) => ({ key: String(number), name, theme: line }))].map((one) => [one.key, one]))
  }

  /** Read the cards in another language from now on, on every table. */
  async speak(language: string): Promise<void> {
    // The page's own language is no choice apart: the cards follow the page again.
    if (language === document.documentElement.lang) localStorage.removeItem(KEPT)
    else localStorage.setItem(KEPT, language)
    await this.open(language)
  }

  get ready(): boolean {
    return this.told !== null
  }
  get about(): Public | null {
    return this.told
  }
  /** The language of the words that are here. */
  get language(): string {
    return this.told?.language ?? ''
  }
  get languages(): readonly string[] {
    return this.told?.languages ?? []
  }

  /** Undefined for a card that the deck does not have, and before it is there. */
  face = (id: string): Face | undefined => this.faces.get(id)
  title = (id: string): string => this.faces.get(id)?.title || id
  thinker = (number: number): Thinker | undefined => this.told?.thinkers.find((one) => one.number === number)
  name = (number: number): string => this.thinker(number)?.name ?? ''
  type = (type: Type): string => this.told?.types[type] ?? type
  why = (id: string, mark: string): string => this.faces.get(id)?.why[mark] ?? ''
  /** What a mark is called (the thinker, the field, the drawing), and its thought. */
  mark = (mark: string): Named => this.names.get(mark) ?? { key: mark, name: mark, theme: '' }

  /** The address of a drawing: "themes/sun", "thinkers/08", "types/work", "back". */
  art = (name: string): string => `${this.address}/art/${name}.svg`
  portrait = (number: number, type: Type): string => this.art(number > 12 ? `owls/${type}` : `thinkers/${String(number).padStart(2, '0')}`)
}

const decks = new Map<string, Deck>()

/** The deck of a digest, "" being the house's; one for all that show it. */
export function deckOf(digest = ''): Deck {
  const known = decks.get(digest) ?? new Deck(digest)
  decks.set(digest, known)
  return known
}
