// The table without a screen: a position, the card that is held, what it points at, and what each touch asks for. It asks; it decides no rule.
import { idleOf, moverOf } from '../../kit/board/turn'
import type { Args, Situation } from '../../kit/game'
import { keyOf, seatOf } from './cards'
import { reason, type Lookup, type Reason } from './relations'
import { ownText, personal, rowOf, type View } from './view'

export type Kind = 'open' | 'support' | 'refute'
/** One thing that may be done with the card that is held: the action's text, in whose row it lands or which card it takes. */
export interface Offer { kind: Kind; text: string; seat: number; target: string }

/** The legal actions, by card. */
export interface Book { readonly cards: ReadonlyMap<string, readonly Offer[]>; readonly questions: readonly number[]; readonly pass: string; readonly texts: ReadonlySet<string> }

/** What the pointer or the focus is on: "card/C5", "row/Te", or "" for nothing. */
export type Spot = string

export interface Model {
  readonly now: Situation<View>
  readonly book: Book
  /** The card of the hand that is held, as the hand names it; "" for none. */
  readonly held: string
  readonly over: Spot
  /** What is asked about before it is done: "pass", "question/Te", or "". */
  readonly asking: string
}

export interface Words { id: string; args: Args }
export type Ask = { do: 'act'; text: string } | { do: 'hint'; words: Words } | { do: 'look'; card: string }
export type Result = readonly [Model, readonly Ask[]]

const TURN = /^(..):(?:([CEWB]\d+)(?:\+(..)|x((?:In|Te|Sa|Am)?[CEWB]\d+))?|\?(..)|-)$/

function bookOf(view: View, legal: readonly string[]): Book {
  const cards = new Map<string, Offer[]>()
  const questions: number[] = []
  let pass = ''
  for (const text of legal) {
    const [, key = '', card, row, target, asked] = TURN.exec(text) ?? []
    if (card) {
      const seat = row ? seatOf(row) : target ? rowOf(view.rows, target) : seatOf(key)
      const offer: Offer = { kind: row ? 'support' : target ? 'refute' : 'open', text, seat, target: target ?? '' }
      cards.set(card, [...(cards.get(card) ?? []), offer])
    } else if (asked) questions.push(seatOf(asked))
    else if (text.endsWith(':-')) pass = text
  }
  return { cards, questions, pass, texts: new Set(legal) }
}

export const begin = (now: Situation<View>): Model => ({ now, book: bookOf(now.view, now.legal), held: '', over: '', asking: '' })

const stay = (m: Model): Result => [m, []]
const refuse = (m: Model, id: string, args: Args = {}): Result => [m, [{ do: 'hint', words: { id, args } }]]
const act = (m: Model, text: string): Result => [m, [{ do: 'act', text }]]

export const mover = (m: Model): number => moverOf(m.now, m.now.view.turn)
export const acting = (m: Model): boolean => mover(m) >= 0 && m.now.view.phase === 'play'

/** Whose hand lies open here: the one of whoever is to move here, else of whoever looks. */
export const own = (now: Situation<View>): number => (now.view.viewer >= 0 ? now.view.viewer : now.viewer)

/** A new situation: a held card stays held as long as it is in the hand; what was asked does not. */
export function meet(m: Model, now: Situation<View>): Model {
  const next = begin(now)
  const same = now.view.viewer === m.now.view.viewer && (now.view.hands[own(now)] ?? []).includes(m.held)
  return same ? { ...next, held: m.held } : next
}

// ---------------------------------------------------------------- what is looked at

/** All that may be done with the held card now. */
export const offers = (m: Model): readonly Offer[] => (m.held && acting(m) ? (m.book.cards.get(ownText(m.held)) ?? []) : [])

/** What may be done with the held card there: a card can be refuted, and stands for its row. */
export function offersAt(m: Model, spot: Spot): readonly Offer[] {
  const [kind, name = ''] = spot.split('/')
  const row = kind === 'row' ? seatOf(name) : rowOf(m.now.view.rows, name)
  return offers(m).filter((offer) => (offer.kind === 'refute' ? kind === 'card' && offer.target === name : offer.seat === row))
}

/** What the table offers buttons for: what is pointed at, else opening, else the one thing that can be done. */
export function ready(m: Model): readonly Offer[] {
  const here = offersAt(m, m.over)
  if (here.length) return here
  const all = offers(m)
  return all.length === 1 ? all : all.filter((offer) => offer.kind === 'open')
}

export interface Light { yes: Reason | null; no: Reason | null }

/** What a card of the hand supports and refutes on the table, by the deck, whoever's turn it is. */
export function lights(view: View, of: Lookup, card: string): ReadonlyMap<string, Light> {
  const either = view.options.match === 'either'
  const found = new Map<string, Light>()
  if (!card) return found
  for (const target of view.rows.flat()) {
    const light = { yes: reason(of, card, target, true, either), no: reason(of, card, target, false, either) }
    if (light.yes || light.no) found.set(target, light)
  }
  return found
}

/** What a pass costs: how many cards, and who gets them (-1: nobody). */
export function cost(m: Model): { cards: number; heir: number } {
  const { view } = m.now
  return { cards: view.rows[view.turn]?.length ?? 0, heir: view.heir }
}

/** What a question brings: the cards of both rows; with personal decks only the own row is won. */
export function gain(m: Model, seat: number): number {
  const { view } = m.now
  const mine = view.rows[view.turn]?.length ?? 0
  return personal(view) ? mine : mine + (view.rows[seat]?.length ?? 0)
}

// ---------------------------------------------------------------- touches

/** Why nothing can be done now, or null when it is this person's turn. */
function idle(m: Model): Words | null {
  const { view, seats } = m.now
  const why = idleOf(m.now, view.turn >= 0 ? view.turn : view.mover, view.phase === 'over')
  return why ? { id: `board-no-${why}`, args: { name: seats[view.mover]?.name ?? '', seat: view.mover } } : null
}

/** Take a card of the hand; taken again, it is looked at closely. Off turn it only shows what it would do. */
export function pick(m: Model, card: string): Result {
  if (m.held === card) return [m, [{ do: 'look', card }]]
  return stay({ ...m, held: card, over: '', asking: '' })
}

/** Touch a spot of the table: the first touch points at it, the second does the one thing that can be done there. */
export function tap(m: Model, spot: Spot): Result {
  const card = spot.startsWith('card/') ? spot.slice(5) : ''
  if (!m.held) return card ? [m, [{ do: 'look', card }]] : refused(m)
  if (m.over !== spot) return stay({ ...m, over: spot, asking: '' })
  return lay(m, spot)
}

/** Put the held card there at once, as by a drag. */
export function lay(m: Model, spot: Spot): Result {
  const here = offersAt(m, spot)
  const next = { ...m, over: spot, asking: '' }
  if (here.length === 1) return act(next, here[0]!.text)
  if (here.length) return refuse(next, 'board-which')
  const why = idle(m)
  return why ? refuse(next, why.id, why.args) : refuse(next, 'board-no-fit')
}

function refused(m: Model): Result {
  const why = idle(m)
  return why ? refuse(m, why.id, why.args) : refuse(m, 'board-expect-play')
}

export const point = (m: Model, spot: Spot): Model => (m.over === spot ? m : { ...m, over: spot })

/** Do what is ready, as by its button: the one of that kind, or the only one. */
export function confirm(m: Model, kind?: Kind): Result {
  const found = ready(m).filter((offer) => !kind || offer.kind === kind)
  if (found.length === 1) return act(m, found[0]!.text)
  if (found.length) return refuse(m, 'board-which')
  const why = idle(m)
  return why ? refuse(m, why.id, why.args) : refuse(m, m.held ? 'board-expect-target' : 'board-expect-play')
}

/** Pass or question: asked about first, done when asked about already. */
export function ask(m: Model, what: string): Result {
  const why = idle(m)
  if (why) return refuse(m, why.id, why.args)
  const text = what === 'pass' ? m.book.pass : `${keyOf(mover(m))}:?${what.slice(9)}`
  if (!m.book.texts.has(text)) return refuse(m, what === 'pass' ? 'board-no-pass' : 'board-no-question')
  return m.asking === what ? act(m, text) : stay({ ...m, asking: what, held: '', over: '' })
}

/** Step back: what is asked, what is pointed at, the card that is held. */
export const cancel = (m: Model): Model => (m.asking ? { ...m, asking: '' } : m.over && offersAt(m, m.over).length ? { ...m, over: '' } : { ...m, held: '', over: '' })

/** A key that means the same everywhere on the table; null when it means nothing. */
export function hotkey(m: Model, name: string): Result | null {
  switch (name.toLowerCase()) {
    case 'escape': return m.held || m.asking ? stay(cancel(m)) : null
    case 'l': return m.held ? [m, [{ do: 'look', card: m.held }]] : m.over.startsWith('card/') ? [m, [{ do: 'look', card: m.over.slice(5) }]] : null
    case 's': return m.held ? confirm(m, 'support') : null
    case 'x': return m.held ? confirm(m, 'refute') : null
    case 'o': return m.held ? confirm(m, 'open') : null
    case 'p': return acting(m) ? ask(m, 'pass') : null
    default: return null
  }
}
