// The table without a screen: a position, what the map is pointed at, and what each touch asks for. It asks; it decides no rule.
import { idleOf, moverOf } from '../../kit/board/turn'
import type { Args, Situation } from '../../kit/game'
import type { View } from './view'

export type Goal = 'start' | 'land' | 'gadfly' | 'rabbit'
/** A space that may be chosen now, and the action that chooses it. */
export interface Target { space: string; text: string; goal: Goal }

export type DeedKind = 'ask' | 'roll' | 'follow' | 'speak' | 'six' | 'stay'
/** What may be done without a space. */
export interface Deed { deed: DeedKind; text: string }

export interface Book { readonly targets: readonly Target[]; readonly deeds: readonly Deed[] }

export interface Model {
  readonly now: Situation<View>
  readonly book: Book
  /** The space that is pointed at, "" for none. */
  readonly over: string
}

export interface Words { id: string; args: Args }
export type Ask = { do: 'act'; text: string } | { do: 'hint'; words: Words }
export type Result = readonly [Model, readonly Ask[]]

const GOALS: Record<string, Goal> = { 'S:': 'start', '>': 'land', 'j:': 'gadfly', 'w:': 'rabbit' }
const DEEDS: Record<string, DeedKind> = { ask: 'ask', '^': 'roll', f: 'follow', sp: 'speak', six: 'six', 'j-': 'stay' }

export function bookOf(legal: readonly string[]): Book {
  const targets: Target[] = []
  const deeds: Deed[] = []
  for (const text of legal) {
    const [, sign = '', space = ''] = /^(S:|>|j:|w:)(.+)$/.exec(text) ?? []
    if (space) targets.push({ space, text, goal: GOALS[sign]! })
    else if (text in DEEDS) deeds.push({ deed: DEEDS[text]!, text })
  }
  return { targets, deeds }
}

/** Where only one thing is left to choose it is pointed at from the start. */
export function begin(now: Situation<View>): Model {
  const book = bookOf(now.legal)
  return { now, book, over: book.targets.length === 1 && !book.deeds.length ? book.targets[0]!.space : '' }
}

export const meet = (m: Model, now: Situation<View>): Model => {
  const next = begin(now)
  return target(next, m.over) ? { ...next, over: m.over } : next
}

/** The seat that decides here now: the one to move, or one of those awaited. */
export function acting(now: Situation<View>): number {
  const mover = moverOf(now, now.view.turn)
  return mover >= 0 || !now.live ? mover : (now.view.awaited.find((seat) => now.mine.includes(seat) && now.legal.length > 0) ?? -1)
}

export const target = (m: Model, space: string): Target | undefined => m.book.targets.find((one) => one.space === space)

const stay = (m: Model): Result => [m, []]
const refuse = (m: Model, id: string, args: Args = {}): Result => [m, [{ do: 'hint', words: { id, args } }]]
const act = (m: Model, text: string): Result => [m, [{ do: 'act', text }]]

/** Why nothing can be done now, null when something can. */
export function idle(m: Model): Words | null {
  const { view, seats } = m.now
  if (acting(m.now) >= 0) return null
  const why = idleOf(m.now, view.turn >= 0 ? view.turn : view.mover, view.phase === 'over')
  return why ? { id: `board-no-${why}`, args: { name: seats[view.mover]?.name ?? '', seat: view.mover } } : null
}

export const point = (m: Model, space: string): Model => (m.over === space ? m : { ...m, over: target(m, space) ? space : '' })

/** Touch a space: a finger points with its first touch and goes with its second; a mouse has pointed already. */
export function tap(m: Model, space: string, finger: boolean): Result {
  const found = target(m, space)
  if (!found) return stay(m)
  return finger && m.over !== space ? stay({ ...m, over: space }) : act({ ...m, over: space }, found.text)
}

/** Take what is pointed at. */
export function take(m: Model): Result {
  const found = target(m, m.over)
  return found ? act(m, found.text) : refused(m)
}

export function ask(m: Model, deed: string): Result {
  const found = m.book.deeds.find((one) => one.deed === deed)
  return found ? act(m, found.text) : refused(m)
}

function refused(m: Model): Result {
  const why = idle(m)
  return why ? refuse(m, why.id, why.args) : refuse(m, m.book.targets.length ? 'board-expect-space' : 'board-no-deed')
}

/** The next or the last of the spaces that may be chosen, around; the first when none is pointed at. */
export function cycle(m: Model, by: number): Model {
  const { targets } = m.book
  if (!targets.length) return m
  const at = targets.findIndex((one) => one.space === m.over)
  const next = at < 0 ? (by > 0 ? 0 : targets.length - 1) : (at + by + targets.length) % targets.length
  return { ...m, over: targets[next]!.space }
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** A key that means the same everywhere on the table; null when it means nothing. */
export function hotkey(m: Model, name: string): Result | null {
  const { targets, deeds } = m.book
  if (acting(m.now) < 0) return null
  if (name in STEPS) return targets.length ? stay(cycle(m, STEPS[name]!)) : null
  // The spaces bear their numbers on the map.
  const numbered = /^[1-9]$/.test(name) ? targets[Number(name) - 1] : undefined
  if (numbered) return act({ ...m, over: numbered.space }, numbered.text)
  switch (name.toLowerCase()) {
    case 'enter': return target(m, m.over) ? take(m) : null
    case ' ': return deeds.some((one) => one.deed === 'roll') ? ask(m, 'roll') : deeds.length === 1 ? ask(m, deeds[0]!.deed) : target(m, m.over) ? take(m) : null
    case 'r': return deeds.some((one) => one.deed === 'roll') ? ask(m, 'roll') : null
    case 'q': return deeds.some((one) => one.deed === 'ask') ? ask(m, 'ask') : null
    case 'escape': return m.over ? stay({ ...m, over: '' }) : null
    default: return null
  }
}
