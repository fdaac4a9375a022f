// A story as a score of beats: pieces walking, leaping, carried by the disc; the die; what is to be read. Time comes in from outside; nothing here touches a screen.
import type { Move, Step } from '../../kit/game'
import { between, FORGETTING, sweep, swung, type Board, type Spot } from './board'
import { keyOf, seatOf, type View } from './view'

/** What stands on the map; `rotation` counts on past a whole turn, so that the disc never turns back. */
export interface Stand {
  readonly places: readonly string[]
  readonly heading: readonly string[]
  readonly markers: readonly (readonly string[])[]
  readonly kept: readonly (readonly string[])[]
  readonly points: readonly number[]
  readonly rotation: number
  readonly rabbits: readonly string[]
  readonly die: number
}

export type Manner = 'walk' | 'leap' | 'carry' | 'appear'
/** A figure on its way from one place to another. */
export interface Travel { readonly seat: number; readonly from: string; readonly to: string; readonly manner: Manner }

/** `stand` is what stands before the beat; `turn` by how many segments the disc turns in it; `die` what is rolled in it, 0 for nothing. `first` of the beats of its step;
 * `hold`: what lies over the map is still being read. */
export interface Beat { span: number; step: Step; stand: Stand; travels: readonly Travel[]; turn: number; die: number; first: boolean; hold: boolean }

const HOP = 300
const LEAP = 900
const ROLL = 1_150
const TURN = 650
const SEGMENT = 170
/** The disc is turned at the start by up to a whole round. */
const LONGEST_TURN = 2_400
/** Milliseconds of the steps in which nothing moves, by what there is to read; a program's question stays for a while before it is answered. */
const SPANS: Record<string, number> = {
  begin: 900, ask: 250, again: 700, socrates: 900, odds: 700, bet: 500, open: 700, keep: 250, finish: 500, finale: 600, closing: 1_000,
  votes: 500, judged: 500, leave: 300, six: 300, wait: 1_000, still: 700, travel: 650, stay: 450, follow: 600, end: 700,
}
/** How much faster is told what programs do, the `row`-th of them in a row: one waits for all of them. */
export const rateOf = (row: number): number => (row ? Math.min(2.4, 1.4 + 0.2 * row) : 1)
/** What is told on the card that lies over the map, which stays meanwhile. */
const CARDS = new Set(['ask', 'draw', 'again', 'socrates', 'choose', 'layout', 'bet', 'odds', 'answer', 'open', 'right', 'wrong', 'big', 'speak', 'vote', 'votes', 'judged'])
export const onCard = (beat: Beat): boolean => beat.hold || CARDS.has(beat.step.kind)

/** Kinds of steps in which a figure flies over the map instead of walking over it. */
const LEAPS = new Set(['fly', 'rabbit', 'forget'])

export const standing = (view: View): Stand => ({ places: view.places, heading: view.heading, markers: view.markers, kept: view.kept, points: view.points, rotation: Math.max(0, view.rotation), rabbits: view.rabbits, die: view.die })

const put = <T>(list: readonly T[], at: number, value: T): T[] => list.map((one, n) => (n === at ? value : one))

/** What stands after one piece has moved: a figure, or the marker of a finished epoch. */
function moved(s: Stand, { piece, end }: Move): Stand {
  const [key = '', epoch] = piece.split('/')
  const seat = s.places.findIndex((_, n) => keyOf(n) === key)
  if (seat < 0) return s
  if (!epoch) return { ...s, places: put(s.places, seat, end), heading: put(s.heading, seat, '') }
  const taken = s.markers[seat] ?? []
  return end.startsWith('seat/') && !taken.includes(epoch) ? { ...s, markers: put(s.markers, seat, [...taken, epoch]) } : s
}

/** What the disc turns by, in segments. */
const turnOf = (step: Step): number => (step.kind === 'turn_disc' || step.kind === 'rotate' ? Number(step.args.by) : 0)
const dieOf = (step: Step): number => (step.kind === 'die' ? Number(step.args.number) : 0)

/** What stands after what a step tells besides moves: points, a right answer that is kept. */
function changed(s: Stand, { kind, args }: Step): Stand {
  const seat = seatOf(String(args.seat ?? ''))
  if (seat < 0) return s
  if (kind === 'keep') return { ...s, kept: put(s.kept, seat, [...(s.kept[seat] ?? []), String(args.epoch)]) }
  return typeof args.points === 'number' ? { ...s, points: put(s.points, seat, (s.points[seat] ?? 0) + args.points) } : s
}

const seatIn = (s: Stand, piece: string): number => (piece.includes('/') ? -1 : s.places.findIndex((_, n) => keyOf(n) === piece))

/** The hops of a walk, each a move of its own; one leap where no way is known. */
function hops(board: Board | null, s: Stand, move: Move, seat: number, leaps: boolean): Travel[] {
  const walk = leaps || !move.start || !board ? null : board.way(move.start, move.end, s.heading[seat])
  if (!move.start) return [{ seat, from: move.end, to: move.end, manner: 'appear' }]
  if (!walk) return [{ seat, from: move.start, to: move.end, manner: 'leap' }]
  return walk.slice(1).map((to, n) => ({ seat, from: walk[n]!, to, manner: 'walk' }))
}

/** The disc turns and carries in one movement, whether the story tells of the carried in the same step or in steps of their own. */
function gathered(story: readonly Step[]): { step: Step; moves: readonly Move[]; also: readonly Step[] }[] {
  const out: { step: Step; moves: Move[]; also: Step[] }[] = []
  for (const step of story) {
    const turning = out.findLast((one) => one.step.kind === 'turn_disc')
    if (step.kind === 'carry' && step.moves.length && turning && turning === out.at(-1)) {
      turning.moves.push(...step.moves)
      turning.also.push(step)
    } else out.push({ step, moves: [...step.moves], also: [] })
  }
  return out
}

/** The beats of a story that begins in `before`. `still`: nothing moves, so that a walk is one beat. `hold`: milliseconds for which what was there before is read on. `rate`: how much faster all else is told. */
export function score(board: Board | null, before: Stand, story: readonly Step[], still = false, hold = 0, rate = 1): Beat[] {
  let now = before
  const beats: Beat[] = []
  for (const { step, moves } of gathered(story)) {
    const [turn, die] = [turnOf(step), dieOf(step)]
    const beat = (span: number, travels: readonly Travel[] = [], holds = false): void => void (span > 0 && beats.push({ span: holds ? span : span / rate, step, stand: now, travels, turn: holds ? 0 : turn, die: holds ? 0 : die, first: beats.at(-1)?.step !== step || beats.at(-1)!.hold, hold: holds }))
    if (!beats.length) beat(hold, [], true)
    const figures = moves.filter((move) => seatIn(now, move.piece) >= 0)
    if (turn) {
      beat(still ? TURN : Math.min(LONGEST_TURN, TURN + SEGMENT * turn), figures.map((move) => ({ seat: seatIn(now, move.piece), from: move.start, to: move.end, manner: 'carry' })))
      now = moves.reduce(moved, { ...now, rotation: now.rotation + turn })
      continue
    }
    if (die) {
      beat(still ? TURN : ROLL)
      now = { ...now, die }
    }
    for (const move of figures) {
      const seat = seatIn(now, move.piece)
      for (const travel of hops(still ? null : board, now, move, seat, LEAPS.has(step.kind))) {
        beat(travel.manner === 'walk' ? HOP : travel.manner === 'appear' ? 400 : still ? TURN : LEAP, [travel])
        now = moved(now, { ...move, end: travel.to })
      }
    }
    if (!figures.length && !die) beat(SPANS[step.kind] ?? 0)
    now = changed(moves.filter((move) => !figures.includes(move)).reduce(moved, now), step)
  }
  return beats
}

/** Whether a story leads from what stands to a view; where scenes were left out between them it does not. */
export function leads(before: Stand, story: readonly Step[], after: View): boolean {
  const end = story.flatMap((step) => step.moves).reduce(moved, before)
  return end.places.every((place, seat) => place === after.places[seat])
}

/** Steps that only lead to what is worth a sentence. */
const QUIET = new Set(['rotate', 'ask', 'draw', 'choose', 'layout', 'odds', 'bet', 'answer', 'open', 'big', 'speak', 'vote', 'judged', 'leave', 'die'])
export const spoken = (story: readonly Step[]): Step[] => story.filter((step) => !QUIET.has(step.kind))

// ---------------------------------------------------------------- where a figure is in the middle of a beat

export interface Pose extends Spot { /** How high it is held, 0 on the board to 1. */ lift: number; fade: number }

const arc = (t: number): number => 4 * t * (1 - t)

/** Where a travelling figure is, `t` of its way done, between the spots where it starts and ends. */
export function pose({ manner }: Travel, from: Spot, to: Spot, t: number): Pose {
  if (manner === 'appear') return { ...to, lift: 1 - t, fade: t }
  if (manner === 'carry') return { ...swung(from, sweep(from, to) * t), lift: 0, fade: 1 }
  if (manner === 'leap') return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, lift: arc(t), fade: 1 }
  return { ...between(from, to, t), lift: 0.28 * arc(t), fade: 1 }
}

/** Whether several may stand there, fanned out. */
export const shared = (board: Board, place: string): boolean => board.epochs.has(place) || place === FORGETTING
