// The board without a screen: a position, what the player holds, and what each touch of it asks for. It asks; it decides no rule.
import { ARROWS } from '../../kit/board/keys'
import { idleOf, moverOf } from '../../kit/board/turn'
import type { Args, Situation } from '../../kit/game'
import { isCentre, isSpace, turned, walk, way } from './space'
import { firstFacing, isCorner } from './tiles'
import { at, type View } from './view'

/** The Idea in the player's hand; `space` is where it lies for trial, "" while it only hovers. */
export interface Held { seat: number; tile: string; facing: string; space: string }

export interface Model {
  readonly now: Situation<View>
  readonly held: Held | null
  /** The space that the pointer or the focus is on. */
  readonly over: string
  /** Outside of placing: the choice that is being looked at. */
  readonly chosen: string
  /** Whether the whole chain is shown, not only the first target. */
  readonly chain: boolean
  /** The last facing used, for the tiles that face an edge and for those that face a corner. */
  readonly facings: { readonly edge: string; readonly corner: string }
}

/** Words to say: a message of the game and its arguments. */
export interface Words { id: string; args: Args }

export type Ask = { do: 'act'; text: string } | { do: 'hint'; words: Words } | { do: 'focus'; space: string }

/** What an event leads to: the model after it, and what it asks of the world. */
export type Result = readonly [Model, readonly Ask[]]

export const begin = (now: Situation<View>): Model => ({
  now, held: null, over: '', chosen: '', chain: false, facings: { edge: 'No', corner: 'Ne' },
})

const stay = (m: Model): Result => [m, []]
const tell = (m: Model, id: string, args: Args = {}): Result => [m, [{ do: 'hint', words: { id, args } }]]

/** The seat that this person may act for now, -1 when it is for others to act. */
export const mover = (m: Model): number => moverOf(m.now, m.now.view.turn)

export const placing = (m: Model): boolean => mover(m) >= 0 && m.now.view.phase === 'place'
export const choosing = (m: Model): boolean => mover(m) >= 0 && m.now.view.phase !== 'place' && m.now.view.phase !== 'over'

/** Where the held Idea is shown: where it lies, else under the pointer if it may lie there. */
export function stand(m: Model): string {
  if (!m.held) return ''
  return m.held.space || (m.now.view.free.includes(m.over) ? m.over : '')
}

const textAt = (m: Model, space: string): string => (m.held && space ? space + m.held.tile + m.held.facing : '')

/** The action that is being looked at, "" when none is. */
export function shown(m: Model): string {
  const text = choosing(m) ? m.chosen : textAt(m, stand(m))
  return m.now.legal.includes(text) ? text : ''
}

/** A new situation: what was held stays only if the very same decision is still open. */
export function meet(m: Model, now: Situation<View>): Model {
  const { view } = m.now
  const same = view.position === now.view.position && view.turn === now.view.turn && m.now.live === now.live
  return same ? { ...m, now } : { ...m, now, held: null, chosen: '', over: '' }
}

/** Why nothing can be done now, or null when it is this person's turn. */
function idle(m: Model): Words | null {
  const { view, seats } = m.now
  const why = idleOf(m.now, view.turn, view.phase === 'over')
  if (!why) return null
  return { id: `board-no-${why}`, args: why === 'turn' ? { seat: view.turn, name: seats[view.turn]?.name ?? '' } : {} }
}

const refuse = (m: Model, words: Words): Result => tell(m, words.id, words.args)

// ---------------------------------------------------------------- the supply

function unpickable(m: Model, seat: number, tile: string): Words | null {
  const { view } = m.now
  const waiting = idle(m)
  if (waiting) return waiting
  if (view.phase !== 'place') return { id: `board-expect-${view.phase}`, args: {} }
  if (seat !== view.turn) return { id: 'board-no-other-hand', args: { seat: view.turn } }
  if (!view.hands[seat]?.includes(tile)) return { id: 'board-no-played', args: { tile } }
  return m.now.legal.some((text) => text.slice(2, 4) === tile) ? null : { id: 'board-no-now', args: {} }
}

/** Take an Idea from a supply; taking the one already held turns it. */
export function pick(m: Model, seat: number, tile: string): Result {
  const why = unpickable(m, seat, tile)
  if (why) return refuse(m, why)
  if (m.held?.tile === tile) return turn(m, 1)
  const facing = isCorner(tile) ? m.facings.corner : m.facings.edge
  return stay({ ...m, held: { seat, tile, facing, space: m.held?.space ?? '' } })
}

/** Take it as a drag begins: held already, it stays as it is turned. */
export const grab = (m: Model, seat: number, tile: string): Result =>
  m.held?.tile === tile ? stay({ ...m, held: { ...m.held, space: '' } }) : pick(m, seat, tile)

const refaced = (m: Model, held: Held, facing: string): Model => ({
  ...m, held: { ...held, facing }, facings: { ...m.facings, [isCorner(held.tile) ? 'corner' : 'edge']: facing },
})

/** Turn what is held (or the Idea being rephrased) by quarter turns clockwise. */
export function turn(m: Model, by: number): Result {
  if (choosing(m) && m.now.view.phase === 'rephrase') return stay({ ...m, chosen: rephrased(m, by) })
  return m.held ? stay(refaced(m, m.held, turned(m.held.facing, by))) : tell(m, 'board-expect-idea')
}

function rephrased(m: Model, by: number): string {
  const { view } = m.now
  const target = at(view, at(view, view.acting)?.target ?? '')
  return turned(m.chosen || (target?.facing ?? view.choices[0] ?? ''), by)
}

/** Turn what is held to look in a direction of the keyboard's arrows; a corner tile takes the corner clockwise of it. */
export function face(m: Model, dx: number, dy: number): Result {
  if (!m.held) return turn(m, 0)
  const fits = facings(m.held.tile).find((facing) => {
    const { x, y } = way(facing)
    return isCorner(m.held!.tile) ? (dx ? x === dx && y === dx : y === dy && x === -dy) : x === dx && y === dy
  })
  return stay(refaced(m, m.held, fits ?? m.held.facing))
}

// ---------------------------------------------------------------- the board

/** Why the held Idea cannot lie on that space. */
function unplaceable(m: Model, space: string, tile: string): Words {
  const { view } = m.now
  if (!isCentre(space)) return { id: 'board-no-rim', args: { space } }
  if (at(view, space)) return { id: 'board-no-occupied', args: { space } }
  if (!view.free.includes(space)) return { id: 'board-no-first', args: { space } }
  return view.hands[view.turn]?.includes(tile) ? { id: 'board-no-now', args: {} } : { id: 'board-no-played', args: { tile } }
}

/** The pointer or the focus moves to a space ("" leaves the board). */
export function point(m: Model, space: string): Model {
  const looks = choosing(m) && m.now.view.choices.includes(space)
  return { ...m, over: space, chosen: looks ? space : m.chosen }
}

/** A space is touched, clicked or entered. */
export function tap(m: Model, space: string): Result {
  if (choosing(m)) return tapChoice(m, space)
  if (!m.held) return tapBare(m, space)
  if (space === m.held.space) return turn(m, 1)
  return lay(m, space)
}

/** Put the held Idea down for trial. */
export function lay(m: Model, space: string): Result {
  if (!m.held) return stay(m)
  if (!m.now.legal.includes(textAt(m, space))) return refuse(m, unplaceable(m, space, m.held.tile))
  return stay({ ...m, over: space, held: { ...m.held, space } })
}

function tapBare(m: Model, space: string): Result {
  const pointed = { ...m, over: space }
  const tile = at(m.now.view, space)
  if (tile) return tell(pointed, tile.target ? 'board-about' : 'board-about-off', { seat: tile.colour, tile: tile.tile, space, target: tile.target })
  return refuse(pointed, idle(m) ?? { id: 'board-expect-idea', args: {} })
}

function tapChoice(m: Model, space: string): Result {
  const { view } = m.now
  if (view.choices.includes(space)) return choose(m, space)
  if (view.phase === 'rephrase' && at(view, view.acting)?.target === space) return turn(m, 1)
  if (view.phase === 'react') return refuse({ ...m, over: space }, whyNoReaction(m, space))
  return tell({ ...m, over: space }, `board-expect-${view.phase}`)
}

/** Why the Idea on that space is not among those that may react: read off the marks of the position. */
function whyNoReaction(m: Model, space: string): Words {
  const { view } = m.now
  const tile = at(view, space)
  if (!tile || tile.seat !== view.turn) return { id: 'board-expect-react', args: {} }
  if (tile.used) return { id: 'board-no-used', args: { tile: tile.tile } }
  const still = !view.moved.includes(space) && !view.moved.includes(tile.target)
  return { id: still ? 'board-no-still' : 'board-no-aim', args: { tile: tile.tile } }
}

/** Look at a choice; asked for again, it is taken. */
export const choose = (m: Model, text: string): Result =>
  m.chosen === text ? confirm(m) : stay({ ...m, chosen: text, over: isSpace(text) ? text : m.over })

/** Take the action that is being looked at. */
export function confirm(m: Model): Result {
  const text = shown(m)
  if (text) return [m, [{ do: 'act', text }]]
  const waiting = idle(m)
  if (waiting) return refuse(m, waiting)
  return tell(m, m.held ? 'board-expect-space' : m.now.view.phase === 'place' ? 'board-expect-idea' : `board-expect-${m.now.view.phase}`)
}

/** Step back: lift what lies for trial, then put it back into the supply. */
export const cancel = (m: Model): Model =>
  m.held?.space ? { ...m, held: { ...m.held, space: '' } } : { ...m, held: null, chosen: '' }

export const showChain = (m: Model): Model => ({ ...m, chain: !m.chain })

// ---------------------------------------------------------------- keys and words

/** A key pressed while a space has the focus; null when the key means nothing here. */
export function key(m: Model, name: string, shift: boolean, space: string): Result | null {
  const arrow = ARROWS[name]
  if (arrow) return shift ? face(m, ...arrow) : step(m, space, arrow)
  if (name === 'Enter' || name === ' ') return m.held?.space === space || (choosing(m) && m.chosen === space) ? confirm(m) : tap(m, space)
  return hotkey(m, name)
}

function step(m: Model, space: string, [dx, dy]: readonly [number, number]): Result {
  const next = walk(space, dx, dy)
  return [point(m, next), [{ do: 'focus', space: next }]]
}

/** Keys that mean the same everywhere on the table. */
export function hotkey(m: Model, name: string): Result | null {
  switch (name.toLowerCase()) {
    case 'q': return turn(m, -1)
    case 'e': return turn(m, 1)
    case 's': return stay(showChain(m))
    case 'escape': return stay(cancel(m))
    default: return null
  }
}

const facings = (tile: string): string[] => [0, 1, 2, 3].map((by) => turned(firstFacing(tile), by))
