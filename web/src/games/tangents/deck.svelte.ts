// The deck as its folder holds it: values, words and drawings, fetched beside the board so that they weigh nothing until it is opened.
import { FluentBundle, FluentResource } from '@fluent/bundle'

export type Side = 'Il' | 'Po'
export const SIDES: readonly Side[] = ['Il', 'Po']

interface Card { number: number; illustration: string; poem: string }

const values = import.meta.glob<Card[]>('../../../../src/mochuelo/games/tangents/deck/cards.json', { import: 'default' })
const texts = import.meta.glob<string>('../../../../src/mochuelo/games/tangents/deck/text/*.ftl', { query: '?raw', import: 'default' })
const drawings = import.meta.glob<string>('../../../../src/mochuelo/games/tangents/deck/art/[0-3]*.svg', { query: '?url', import: 'default', eager: true })

const art = new Map(Object.entries(drawings).map(([path, url]) => [path.slice(-6, -4), url]))

export const two = (card: number): string => String(card).padStart(2, '0')

class Deck {
  private cards = $state.raw<ReadonlyMap<number, Card>>(new Map())
  private words = $state.raw<FluentBundle>()
  private spoken = ''

  /** Fetch what is not there yet, in the language of the page. A deck that cannot be fetched is asked for again the next time. */
  async open(locale = document.documentElement.lang): Promise<void> {
    const words = locale === this.spoken ? null : Object.entries(texts).find(([path]) => path.endsWith(`/${locale}.ftl`))?.[1]
    this.spoken = locale
    const [list, text] = await Promise.all([this.cards.size ? null : Object.values(values)[0]?.(), words?.()]).catch((why: unknown) => {
      this.spoken = ''
      throw why
    })
    if (list) this.cards = new Map(list.map((card) => [card.number, card]))
    if (text === undefined || locale !== this.spoken) return
    const bundle = new FluentBundle(locale, { useIsolating: false })
    bundle.addResource(new FluentResource(text))
    this.words = bundle
  }

  get numbers(): number[] {
    return [...this.cards.keys()]
  }

  /** The eight digits of a face. */
  face(card: number, side: Side): string {
    return this.cards.get(card)?.[side === 'Il' ? 'illustration' : 'poem'] ?? '00000000'
  }

  art = (card: number): string => art.get(two(card)) ?? ''
  title = (card: number): string => this.text(`card-${two(card)}`) || two(card)
  /** The title in one word, without its article: what a small card is known by. */
  word = (card: number): string => this.text(`card-${two(card)}-word`) || two(card)
  poem = (card: number): string[] => this.text(`card-${two(card)}-poem`).split('\n').filter(Boolean)
  /** The question that a card and its twin answer. */
  question = (card: number): string => this.text(`question-${two(Math.ceil(card / 2))}`)
  source = (card: number): string => this.text(`card-${two(card)}-source`)
  about = (card: number): string => this.text(`card-${two(card)}-alt`)

  private text(id: string): string {
    const pattern = this.words?.getMessage(id)?.value
    return pattern ? (this.words as FluentBundle).formatPattern(pattern) : ''
  }
}

/** One deck for the table and for the pages about it. */
export const deck = new Deck()
