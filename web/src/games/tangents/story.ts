// A story as a score of beats: what lies where, what flies, what is turned over and against which value. Time comes in from outside; nothing here touches a screen.
import type { Move, Step } from '../../kit/game'
import { wayTo } from './space'
import type { Way } from './dots'
import { SIDES } from './deck.svelte'
import { at, seatOf, type OnBoard, type View } from './view'

/** What lies where. */
export interface Stand { board: OnBoard[]; hands: number[][]; blocks: boolean[] }

/** A card on its way (0: unknown, -1: a block); places are those of `Move`, or "deck". */
export interface Flight { card: number; seat: number; start: string; end: string }

/** The attack of one card on its neighbour, both as they lie before it. */
export interface Clash { by: OnBoard; target: OnBoard; way: Way }

/** `stand` is what lies before the beat. */
export interface Beat { span: number; step: Step; stand: Stand; flights: Flight[]; clash: Clash | null; turning: { from: OnBoard; to: OnBoard } | null }

/** Milliseconds of each kind of step; remarks do not hold the game up. */
const SPANS: Record<string, number> = {
  deal: 70, die: 1000, lot: 900, throw: 120, reveal: 1700, again: 700, first: 1000, place: 460, attack: 520, flip: 760, stop: 320, block: 520, pass: 1000, end: 900, next: 500,
}

/** Whose a hand or a block is: its name ends in the side's. */
const ownerOf = (text: string): number => seatOf(text.slice(-2))

const standing = (view: View): Stand => ({ board: [...view.board], hands: view.hands.map((hand) => [...hand]), blocks: [...view.blocks] })

function parse(place: string): { space: string; side: number; turned: boolean } | null {
  const [space = '', side = '', lie] = place.split('/')
  return /^[A-D]\d$/.test(space) ? { space, side: seatOf(side), turned: lie === 't' } : null
}

/** A hand after a card came (`by` 1) or went; unknown cards are all alike. */
function handed(hand: readonly number[], card: number, by: number): number[] {
  if (by > 0) return [...hand, card].sort((a, b) => a - b)
  const n = hand.indexOf(card)
  return hand.filter((_, k) => k !== n)
}

const cardOf = (piece: string): number => (/^\d+$/.test(piece) ? Number(piece) : 0)

function movedBlock(s: Stand, move: Move): Stand {
  const seat = ownerOf(move.piece)
  const space = move.end.slice(0, 2)
  return {
    ...s, blocks: s.blocks.map((has, n) => (n === seat ? move.end.startsWith('hand') : has)),
    board: s.board.map((one) => (one.space === space ? { ...one, blocked: true } : one)),
  }
}

/** What lies where after one piece has moved. */
export function moved(s: Stand, move: Move): Stand {
  if (move.piece.startsWith('block')) return movedBlock(s, move)
  const card = cardOf(move.piece)
  const change = (hands: number[][], place: string, by: number): number[][] =>
    place.startsWith('hand') ? hands.map((hand, n) => (n === ownerOf(place) ? handed(hand, card, by) : hand)) : hands
  const from = parse(move.start)
  const to = parse(move.end)
  const old = from && at(s.board, from.space)
  const board = from ? s.board.filter((one) => one.space !== from.space) : s.board
  return {
    ...s, hands: change(change(s.hands, move.start, -1), move.end, 1),
    board: to ? [...board, { ...to, card, blocked: old?.blocked ?? false }] : board,
  }
}

/** What is seen to fly in a step: cards that are dealt, cards and blocks that are played. */
function flightsOf(step: Step): Flight[] {
  return step.moves.flatMap(({ piece, start, end }) => {
    if (piece.startsWith('block')) return start.startsWith('hand') ? [{ card: -1, seat: ownerOf(piece), start, end }] : []
    const to = parse(end)
    if (to && !parse(start)) return [{ card: cardOf(piece), seat: to.side, start: start || `hand/${SIDES[to.side]}`, end }]
    return step.kind === 'deal' ? [{ card: cardOf(piece), seat: ownerOf(end), start: 'deck', end }] : []
  })
}

function turningOf(s: Stand, step: Step): Beat['turning'] {
  for (const { piece, start, end } of step.moves) {
    const [from, to] = [parse(start), parse(end)]
    const lies = from && at(s.board, from.space)
    if (to && lies && to.space === lies.space && to.side !== lies.side) return { from: lies, to: { ...lies, ...to, card: cardOf(piece) } }
  }
  return null
}

/** The beats of a story that begins in `view`. What was laid for trial on `laid` lies there already, and does not fly in. */
export function score(view: View, story: readonly Step[], laid = ''): Beat[] {
  let now = standing(view)
  let by: OnBoard | undefined
  return story.map((step, n) => {
    const before = now
    for (const move of step.moves) now = moved(now, move)
    let flights = flightsOf(step)
    const there = flights.some((one) => one.end.slice(0, 2) === laid)
    if (there) flights = []
    if (step.kind === 'place') by = at(now.board, parse(step.moves.at(-1)?.end ?? '')?.space ?? '')
    const turning = turningOf(before, step)
    const next = step.kind === 'attack' ? story.slice(n).map((later) => turningOf(before, later)).find(Boolean) : null
    const target = (turning ?? next)?.from
    const way = by && target ? wayTo(by.space, target.space) : undefined
    const clash = by && target && way ? { by, target, way } : null
    if (turning) by = turning.from
    return { span: there ? 0 : (SPANS[step.kind] ?? 0), step, stand: there ? now : before, flights, clash, turning }
  })
}

/** What the last turn did: where its card lies, and the cards it flipped, nearest first. */
export interface Latest { space: string; flips: string[]; way: Way[] }
export const NONE: Latest = { space: '', flips: [], way: [] }

export function traced(latest: Latest, beats: readonly Beat[]): Latest {
  const fresh = beats.find((beat) => ['place', 'block', 'pass', 'next'].includes(beat.step.kind))
  if (!fresh) return latest
  const turned = beats.flatMap((beat) => (beat.turning && beat.clash ? [beat.clash] : []))
  const end = fresh.step.moves.at(-1)?.end.slice(0, 2) ?? ''
  return { space: fresh.step.kind === 'place' || fresh.step.kind === 'block' ? end : '', flips: turned.map((c) => c.target.space), way: turned.map((c) => c.way) }
}

/** Whether a story leads from one view to another; where scenes were left out between them it does not. */
export function leads(view: View, story: readonly Step[], to: View): boolean {
  const end = story.flatMap((step) => step.moves).reduce(moved, standing(view))
  const sizes = (s: Stand): string => [s.board.length, ...s.hands.map((hand) => hand.length), view.game].join()
  return sizes(end) === [to.board.length, ...to.hands.map((hand) => hand.length), to.game].join() || story.some((step) => step.kind === 'next')
}

/** Whether nothing has been played yet. */
export const untouched = (view: View): boolean => !view.board.length && view.hands.every((hand) => hand.length > 0) && !view.throws.some(Boolean)

/** The opening told anew to whoever comes after it: the view it begins from, the deal, and the dice. */
export function opening(view: View): { before: View; story: Step[] } {
  const step = (kind: string, args: Step['args'], moves: Move[] = []): Step => ({ kind, say: `story-${kind}`, args, rule: kind, moves, marks: [] })
  const deals = (view.hands[0] ?? []).flatMap((_, n) => SIDES.map((seat, k) => {
    const card = view.hands[k]?.[n] ?? 0
    return step('deal', { seat }, [{ piece: card ? String(card).padStart(2, '0') : `${seat}.${n + 1}`, start: '', end: `hand/${seat}` }])
  }))
  // Both dice stay in sight until it is said who begins.
  const lying = (last: number): Step['args'] => ({ d0: view.dice[0] ?? 0, d1: last ? (view.dice[1] ?? 0) : 0 })
  const rolled = view.dice.every(Boolean) ? SIDES.map((seat, k) => step('die', { seat, number: view.dice[k] ?? 0, ...lying(k) })) : []
  const first = rolled.length && view.starter >= 0 ? [step('first', { seat: SIDES[view.starter] ?? '', ...lying(1) })] : []
  return { before: { ...view, hands: [[], []], dice: [0, 0], turn: -1, phase: 'deal' }, story: [...deals, ...rolled, ...first] }
}
