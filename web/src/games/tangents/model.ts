// The table without a screen: a position, the card that is held or lies for trial, the chain begun from it, and what each touch asks for. It asks; it decides no rule.
import { idleOf, moverOf } from '../../kit/board/turn'
import { ARROWS } from '../../kit/board/keys'
import type { Args, Situation } from '../../kit/game'
import { passed, walk } from './space'
import { begins, bookOf, chainTo, forced, mayEnd, placeOf, threads, written, type Book, type Chain, type Thread } from './turns'
import { at, sideOf, sizeOf, type OnBoard, type View } from './view'

/** In the player's hand: a card, or the block (card 0). `space` is where it lies for trial, "" while it only hovers. */
export interface Held { seat: number; card: number; turned: boolean; space: string }

export interface Model {
  readonly now: Situation<View>
  readonly book: Book
  readonly held: Held | null
  /** The space that the pointer or the focus is on. */
  readonly over: string
  /** The chain chosen so far, and how each card of it shall lie. */
  readonly chain: Chain
  readonly lie: readonly boolean[]
}

/** Words to say: a message of the game and its arguments. */
export interface Words { id: string; args: Args }

export type Ask = { do: 'act'; text: string } | { do: 'hint'; words: Words } | { do: 'focus'; space: string } | { do: 'look'; space: string }

/** What an event leads to: the model after it, and what it asks of the world. */
export type Result = readonly [Model, readonly Ask[]]

const BARE = { held: null, over: '', chain: [], lie: [] } as const

export const begin = (now: Situation<View>): Model => ({ now, book: bookOf(now.legal), ...BARE })

const stay = (m: Model): Result => [m, []]
const refuse = (m: Model, id: string, args: Args = {}): Result => [m, [{ do: 'hint', words: { id, args } }]]

export const mover = (m: Model): number => moverOf(m.now, m.now.view.turn)
export const placing = (m: Model): boolean => mover(m) >= 0 && m.now.view.phase === 'play'

/** A new situation: what was held stays only if the very same decision is still open. */
export function meet(m: Model, now: Situation<View>): Model {
  const same = now.live === m.now.live && now.view.turn === m.now.view.turn && now.legal.length === m.now.legal.length && now.legal.every((text, n) => text === m.now.legal[n])
  return same ? { ...m, now } : begin(now)
}

/** Why nothing can be done now, or null when it is this person's turn. */
function idle(m: Model): Words | null {
  const { view, seats } = m.now
  const why = idleOf(m.now, view.turn, view.phase === 'over')
  return why ? { id: `board-no-${why}`, args: { seat: view.turn, name: seats[view.turn]?.name ?? '' } } : null
}

// ---------------------------------------------------------------- what is looked at

/** The chains open to what is held, on the space where it lies or hovers. */
export const chainsAt = (m: Model, space: string): readonly Chain[] =>
  m.held?.card ? (m.book.chains.get(placeOf(m.held.card, m.held.turned, space)) ?? []) : []

/** Whether what is held may go there. */
const fits = (m: Model, space: string): boolean => (m.held?.card === 0 ? m.book.blocks.includes(space) : chainsAt(m, space).length > 0)

/** Where the held card is shown: where it lies, else under the pointer if it may lie there. */
export const stand = (m: Model): string => (m.held ? m.held.space || (fits(m, m.over) ? m.over : '') : '')

/** The ways that flip something, from where the held card is shown. */
export const ways = (m: Model): Thread[] => (stand(m) && m.held?.card ? threads(chainsAt(m, stand(m)), stand(m), m.chain) : [])

/** The spaces of the chain chosen so far. */
export const chained = (m: Model): string[] => (m.held?.space ? passed(m.held.space, m.chain) : [])

/** Where what is held may go. */
export const open = (m: Model): string[] => {
  if (!m.held) return []
  if (!m.held.card) return [...m.book.blocks]
  return [...m.book.chains.keys()].filter((place) => place.startsWith(placeOf(m.held!.card, m.held!.turned, ''))).map((place) => place.slice(3))
}

/** The turn that lies on the table for trial, "" while something is still to be chosen. */
export function shown(m: Model): string {
  if (!m.held?.space) return ''
  const seat = sideOf(m.held.seat)
  const { space, card, turned } = m.held
  const text = card ? written(seat, placeOf(card, turned, space), m.chain, m.lie) : `${seat}:#${space}`
  return m.book.texts.has(text) ? text : ''
}

/** The grid as it would stand with what lies for trial. */
export function tried(m: Model): OnBoard[] {
  const { board } = m.now.view
  if (!m.held?.space) return board
  const { seat, card, turned, space } = m.held
  if (!card) return board.map((one) => (one.space === space ? { ...one, blocked: true } : one))
  const chain = chained(m)
  const flipped = board.map((one) => {
    const n = chain.indexOf(one.space)
    return n < 0 ? one : { ...one, side: seat, turned: m.lie[n] ?? false }
  })
  return [...flipped, { space, card, side: seat, turned, blocked: false }]
}

// ---------------------------------------------------------------- the hand

/** Take a card of the hand, or the block (0). Taken again, the card is looked at closely. */
export function pick(m: Model, seat: number, card: number): Result {
  const why = idle(m) ?? unpickable(m, seat, card)
  if (why) return refuse(m, why.id, why.args)
  if (m.held?.card === card) return [m, card ? [{ do: 'look', space: '' }] : []]
  return stay(settle({ ...m, held: { seat, card, turned: false, space: card && m.held?.card ? m.held.space : '' }, chain: [], lie: [] }))
}

function unpickable(m: Model, seat: number, card: number): Words | null {
  const { view } = m.now
  if (view.phase !== 'play') return { id: `board-expect-${view.phase}`, args: {} }
  if (seat !== view.turn) return { id: 'board-no-other-hand', args: { seat: view.turn } }
  if (card) return m.book.cards.has(card) ? null : { id: 'board-no-now', args: {} }
  return m.book.blocks.length ? null : { id: 'board-no-block', args: {} }
}

/** Take it as a drag begins: off the grid if it lies there; held already, it stays as it is turned. */
export function grab(m: Model, seat: number, card: number): Result {
  const [next, asks] = m.held?.card === card && m.held.seat === seat ? stay(m) : pick(m, seat, card)
  return next.held?.card === card ? [{ ...next, held: { ...next.held, space: '' }, chain: [], lie: [] }, asks] : [next, asks]
}

// ---------------------------------------------------------------- the grid

/** Once a card lies: the chain that is the only one is taken by itself. */
function settle(m: Model): Model {
  if (!m.held?.space) return m
  if (!fits(m, m.held.space)) return { ...m, held: { ...m.held, space: '' } }
  return chosen(m, forced(chainsAt(m, m.held.space), []))
}

/** A chain taken up to some card, and on while nothing else can be done; the cards it flips lie upright until they are turned. */
function chosen(m: Model, chain: Chain): Model {
  const whole = mayEnd(chainsAt(m, m.held?.space ?? ''), chain) ? chain : forced(chainsAt(m, m.held?.space ?? ''), chain)
  const kept = begins(whole, m.chain) ? m.lie : []
  return { ...m, chain: whole, lie: whole.map((_, n) => kept[n] ?? false) }
}

/** The pointer or the focus moves to a space ("" leaves the grid). */
export const point = (m: Model, space: string): Model => ({ ...m, over: space })

/** A space is touched, clicked or entered. */
export function tap(m: Model, space: string): Result {
  const here = { ...m, over: space }
  if (!m.held) return bare(here, space)
  if (space === m.held.space) return m.held.card ? turn(here, space) : stay(here)
  if (chained(m).includes(space)) return turn(here, space)
  const chain = m.held.space ? chainTo(chainsAt(m, m.held.space), m.held.space, m.chain, space) : undefined
  if (chain) return stay(chosen(here, chain))
  return lay(here, space)
}

/** Put down for trial what is held. */
export function lay(m: Model, space: string): Result {
  if (!m.held) return stay(m)
  const why = fits(m, space) ? '' : m.held.card ? 'board-no-taken' : at(m.now.view.board, space) ? 'board-no-block-here' : 'board-no-block-empty'
  if (why) return refuse(m, why === 'board-no-taken' && m.held.space && at(m.now.view.board, space) ? 'board-no-reach' : why, { space })
  return stay(settle({ ...m, over: space, held: { ...m.held, space }, chain: [], lie: [] }))
}

function bare(m: Model, space: string): Result {
  if (at(m.now.view.board, space)) return [m, [{ do: 'look', space }]]
  const why = idle(m)
  return why ? refuse(m, why.id, why.args) : refuse(m, 'board-expect-card')
}

/** Turn by half: the flipped card on that space, else what is held. */
export function turn(m: Model, space = m.over): Result {
  const n = chained(m).indexOf(space)
  if (n >= 0) return stay({ ...m, lie: m.lie.map((turned, k) => (k === n ? !turned : turned)) })
  if (!m.held?.card) return refuse(m, 'board-expect-card')
  return stay(settle({ ...m, held: { ...m.held, turned: !m.held.turned }, chain: [], lie: [] }))
}

/** The next way that flips, or another length of it: for those who choose without pointing. */
export function cycle(m: Model): Result {
  const chains = m.held?.space ? chainsAt(m, m.held.space).filter((chain) => chain.length) : []
  if (!chains.length) return refuse(m, 'board-no-flip')
  const now = chains.findIndex((chain) => chain.join() === m.chain.join())
  return stay(chosen({ ...m, chain: [], lie: [] }, chains[(now + 1) % chains.length] as Chain))
}

/** Take the turn that lies for trial. */
export function confirm(m: Model): Result {
  const text = shown(m)
  if (text) return [m, [{ do: 'act', text }]]
  const why = idle(m)
  if (why) return refuse(m, why.id, why.args)
  if (m.held?.space) return refuse(m, 'board-expect-chain')
  return refuse(m, m.held ? (m.held.card ? 'board-expect-space' : 'board-expect-block') : m.now.view.phase === 'play' ? 'board-expect-card' : `board-expect-${m.now.view.phase}`)
}

/** An answer that is no card: a throw, who begins, the next game. */
export function answer(m: Model, text: string): Result {
  const seat = mover(m)
  const why = idle(m)
  return why ? refuse(m, why.id, why.args) : [m, [{ do: 'act', text: `${sideOf(seat)}:${text}` }]]
}

/** Step back to the last choice: a shorter chain, the card lifted, the hand as it was. */
export function cancel(m: Model): Model {
  if (!m.held?.space) return { ...m, ...BARE, over: m.over }
  const chains = chainsAt(m, m.held.space)
  const count = (chain: Chain): number => chains.filter((one) => begins(one, chain)).length
  for (let n = m.chain.length - 1; n >= 0; n--) {
    const back = m.chain.slice(0, n)
    if (count(back) > count(m.chain)) return { ...m, chain: back, lie: m.lie.slice(0, n) }
  }
  return { ...m, chain: [], lie: [], held: { ...m.held, space: '' } }
}

// ---------------------------------------------------------------- keys

/** A key pressed while a space has the focus; null when the key means nothing here. */
export function key(m: Model, name: string, space: string): Result | null {
  const arrow = ARROWS[name]
  if (arrow) {
    const next = walk(space, ...arrow, sizeOf(m.now.view))
    return [point(m, next), [{ do: 'focus', space: next }]]
  }
  if (name === 'Enter' || name === ' ') return m.held?.space === space ? confirm(m) : tap(m, space)
  return hotkey(m, name)
}

/** Keys that mean the same everywhere on the table. */
export function hotkey(m: Model, name: string): Result | null {
  switch (name.toLowerCase()) {
    case 'r': case 'e': case 'q': return turn(m)
    case 'd': return cycle(m)
    case 'l': return [m, [{ do: 'look', space: m.over }]]
    case 'escape': return m.held ? stay(cancel(m)) : null
    case 'enter': return m.held?.space ? confirm(m) : null
    default: return null
  }
}

