// A story as a score of beats: what flies where and for how long.
import { ease, progress, type Playing } from '../../kit/board/score'
import type { Move, Step } from '../../kit/game'
import { quarters, spot } from './space'
import { SEATS } from './tiles'
import type { View } from './view'

/** How a tile travels: along the board, over another tile, between board and hand, on the spot, or out of the game. */
export type Way = 'slide' | 'arc' | 'fly' | 'turn' | 'leave'

/** `wait` is the part of the beat that passes before it sets off: a line moves outermost first. */
export interface Flight { piece: string; start: string; end: string; way: Way; wait: number }

/** Steps shown together; `number` counts the beats in which an activation moves something, 0 for all others. */
export interface Beat { steps: Step[]; number: number; flights: Flight[]; span: number; before: ReadonlyMap<string, string> }

/** Where a tile is drawn: in spaces from C5, in degrees, with its height above the board, size and presence from 0 to 1. */
export interface Pose { x: number; y: number; turn: number; lift: number; size: number; fade: number }

/** Where a tile lies in its owner's supply, in spaces from C5. */
export type Home = (piece: string) => { x: number; y: number; size: number }

/** The name of a piece in a story: its colour and its kind, of which there is one each. */
export const pieceOf = (seat: number, kind: string): string => `${SEATS[seat]}.${kind}`
export const seatOf = (piece: string): number => SEATS.indexOf(piece.slice(0, 2) as (typeof SEATS)[number])
export const kindOf = (piece: string): string => piece.slice(3)

const MOVING = 440
const SAYING = 320
const LINES = 900
/** What a line of tiles waits from one to the next, as part of a beat. */
const STAGGER = 0.12

/** Where every tile on the board stands, in the words of a story. */
export const places = (view: View): Map<string, string> =>
  new Map(view.board.map((t) => [pieceOf(t.colour, t.tile), `${t.space}/${t.facing}`]))

const parse = (place: string): [string, string] => place.split('/') as [string, string]

function wayOf(move: Move): Way {
  const [from] = parse(move.start)
  const [to] = parse(move.end)
  const [a, b] = [spot(from), spot(to)]
  if (move.end === 'out') return 'leave'
  if (!a || !b) return 'fly'
  if (from === to) return 'turn'
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) > 1 ? 'arc' : 'slide'
}

const onBoard = (place: string): boolean => spot(parse(place)[0]) !== undefined

const MOVERS = ['push', 'return']

/** A line that is pushed is one movement, however many steps tell it. */
function gathered(story: readonly Step[]): Step[][] {
  const groups: Step[][] = []
  for (const step of story) {
    const last = groups.at(-1)
    if (last && MOVERS.includes(step.kind) && MOVERS.includes(last[0]?.kind ?? '')) last.push(step)
    else groups.push([step])
  }
  return groups
}

/** The beats of a story that begins in `view`; an Idea laid for trial at `laid` lies there already and does not fly in. */
export function score(view: View, story: readonly Step[], laid = ''): Beat[] {
  const now = places(view)
  let number = 0
  return gathered(story).map((steps) => {
    const moves = steps.flatMap((step) => step.moves)
    const put = moves.find((m) => m.end === laid && !onBoard(m.start))
    if (put) now.set(put.piece, laid)
    const before = new Map(now)
    const flights = moves.filter((m) => m !== put).map((m, n) => ({ ...m, way: wayOf(m), wait: n * STAGGER }))
    for (const { piece, end } of flights) {
      if (onBoard(end)) now.set(piece, end)
      else now.delete(piece)
    }
    const kind = steps[0]?.kind ?? ''
    const counts = MOVERS.includes(kind) || kind === 'rephrase'
    return { steps, number: counts ? ++number : 0, flights, span: spanOf(kind, flights), before }
  })
}

/** What shows something without moving it deserves a breath; remarks do not hold the game up. */
function spanOf(kind: string, flights: Flight[]): number {
  if (flights.length) return MOVING * (1 + STAGGER * (flights.length - 1))
  return kind === 'activate' ? SAYING : kind === 'conclusion' ? LINES : kind === 'rephrase' ? SAYING : 0
}

/** A tile at rest in a place. */
export function rest(piece: string, place: string, home: Home): Pose {
  const [space, facing] = parse(place)
  const s = spot(space)
  if (s) return { x: s.x, y: s.y, turn: quarters(facing) * 90, lift: 0, size: 1, fade: 1 }
  return { ...home(piece), turn: 0, lift: 0, fade: 0 }
}

/** A tile on its way; in still mode it fades from one place to the other. */
export function pose(flight: Flight, t: number, home: Home, still: boolean): Pose {
  const a = rest(flight.piece, flight.start, home)
  const b = rest(flight.piece, flight.end, home)
  if (flight.way === 'leave') return { ...a, fade: 1 - t }
  if (still) return t < 0.5 ? { ...a, fade: a.fade * (1 - 2 * t) } : { ...b, fade: b.fade * (2 * t - 1) }
  const k = ease(t)
  const mix = (from: number, to: number): number => from + (to - from) * k
  const high = flight.way === 'arc' ? 1 : flight.way === 'fly' ? 0.8 : flight.way === 'turn' ? 0.25 : 0
  const swing = ((b.turn - a.turn + 540) % 360) - 180
  return {
    x: mix(a.x, b.x), y: mix(a.y, b.y), turn: a.turn + swing * k, size: mix(a.size, b.size),
    lift: high * Math.sin(Math.PI * k), fade: flight.way === 'fly' ? Math.min(1, 4 * (b.fade < a.fade ? 1 - k : k)) : 1,
  }
}

/** Where every piece is drawn while a story plays. */
export function scene(p: Playing<Beat>, home: Home, still: boolean): Map<string, Pose> {
  const beat = p.beats[p.index]
  const poses = new Map<string, Pose>()
  if (!beat) return poses
  for (const [piece, place] of beat.before) poses.set(piece, rest(piece, place, home))
  const whole = 1 + STAGGER * (beat.flights.length - 1)
  for (const flight of beat.flights) {
    const t = Math.min(1, Math.max(0, progress(p) * whole - flight.wait))
    poses.set(flight.piece, pose(flight, t, home, still))
  }
  return poses
}

/** A whole story at once: for every piece that ends elsewhere its first and last place, and the numbers of its steps. */
export interface Trail { piece: string; start: string; end: string; numbers: number[]; stops: string[] }

/** The trails of the beats up to one of them. */
export function trailsOf(beats: readonly Beat[]): Trail[] {
  const found = new Map<string, Trail>()
  for (const beat of beats.filter((b) => b.number > 0)) {
    for (const { piece, start, end } of beat.flights) {
      const trail = found.get(piece) ?? { piece, start, end, numbers: [], stops: [start] }
      found.set(piece, { ...trail, end, numbers: [...trail.numbers, beat.number], stops: [...trail.stops, end] })
    }
  }
  return [...found.values()]
}

/** The trails of a whole story; an Idea laid for trial at `laid` begins there. */
export const trails = (view: View, story: readonly Step[], laid = ''): Trail[] => trailsOf(score(view, story, laid))
