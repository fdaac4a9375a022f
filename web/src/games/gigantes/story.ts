// A story as a score of beats: what lies where, what flies, and which card is held against which. Time comes in from outside; nothing here touches a screen.
import type { Move, Step } from '../../kit/game'
import { keyOf, parse, seatOf } from './cards'
import type { View } from './view'

type Piles = readonly (readonly string[])[]

/** What lies where. */
export interface Stand { rows: Piles; libraries: Piles; oblivions: Piles; hands: Piles; stock: readonly number[] }

/** A card on its way, "" where it is not known; places are those of `Move`, or "stock/Te". */
export interface Flight { card: string; start: string; end: string }

/** A card held with (`yes`) or against another on the table. */
export interface Link { card: string; target: string; yes: boolean; mark: string }

/** `stand` is what lies before the beat. */
export interface Beat { span: number; step: Step; stand: Stand; flights: Flight[]; link: Link | null }

/** Milliseconds of each kind of step; what is to be read takes longer. */
const SPANS: Record<string, number> = { start: 900, deal: 70, draw: 380, pick: 120, open: 460, support: 460, reason: 1500, refute: 620, question: 900, cede: 620, keep: 500, pass: 700, skip: 400, end: 900 }
/** Where several cards allow a support, the first sentences are for reading, the others are for seeing. */
const LATER = 420

const KINDS: Record<string, 'rows' | 'libraries' | 'oblivions' | 'hands'> = { row: 'rows', library: 'libraries', oblivion: 'oblivions', hand: 'hands' }

export const standing = (view: Stand): Stand => ({ rows: view.rows, libraries: view.libraries, oblivions: view.oblivions, hands: view.hands, stock: view.stock })

const known = (piece: string): string => (parse(piece) ? piece : '')

function changed(s: Stand, place: string, piece: string, by: number): Stand {
  const [kind = '', key = ''] = place.split('/')
  const name = KINDS[kind]
  if (!name) return s
  const seat = seatOf(key)
  const card = known(piece) || '?'
  const pile = s[name][seat] ?? []
  const at = pile.indexOf(card) < 0 ? pile.length - 1 : pile.indexOf(card)
  const next = by > 0 ? [...pile, card] : pile.filter((_, n) => n !== at)
  return { ...s, [name]: s[name].map((one, n) => (n === seat ? next : one)) }
}

/** What lies where after one piece has moved. */
export const moved = (s: Stand, move: Move): Stand => changed(changed(s, move.start, move.piece, -1), move.end, move.piece, 1)

/** A card that leaves the stock, the mover's own where each has one. */
const drawn = (s: Stand, seat: number): Stand => ({ ...s, stock: s.stock.map((count, n) => (s.stock.length === 1 || n === seat ? Math.max(0, count - 1) : count)) })

/** What is seen to fly: a card that turns from an unknown into a known one is one flight. */
function flightsOf(moves: readonly Move[]): Flight[] {
  const gone = moves.filter((move) => !move.end)
  return moves.filter((move) => move.end).map(({ piece, start, end }) => ({ card: known(piece), start: start || gone.shift()?.start || end.replace(/^hand/, 'stock'), end }))
}

const linkOf = (step: Step, yes: boolean): Link | null =>
  step.kind === 'reason' ? { card: String(step.args.card ?? ''), target: String(step.args.target ?? ''), yes, mark: String(step.args.mark ?? '') } : null

/** Reasons are given before the card moves, while both can be seen. */
function ordered(story: readonly Step[]): Step[] {
  const reasons = story.filter((step) => step.kind === 'reason')
  const at = story.findIndex((step) => step.kind === 'support' || step.kind === 'refute')
  if (at < 0) return [...story]
  const rest = story.filter((step) => step.kind !== 'reason')
  const cut = rest.indexOf(story[at]!)
  return [...rest.slice(0, cut), ...reasons, ...rest.slice(cut)]
}

/** The beats of a story that begins in `view`. */
export function score(view: Stand, story: readonly Step[]): Beat[] {
  const yes = !story.some((step) => step.kind === 'refute')
  let now = standing(view)
  let reasons = 0
  return ordered(story).map((step) => {
    const stand = now
    for (const move of step.moves) now = moved(now, move)
    if (step.kind === 'draw' || step.kind === 'deal') now = drawn(now, seatOf(String(step.args.seat ?? '')))
    const link = linkOf(step, yes)
    const span = link && reasons++ ? LATER : (SPANS[step.kind] ?? 0)
    return { span, step, stand, flights: flightsOf(step.moves), link }
  })
}

/** Whether a story leads from one view to another; where scenes were left out between them it does not. */
export function leads(view: Stand, story: readonly Step[], to: Stand): boolean {
  const end = story.flatMap((step) => step.moves).reduce(moved, standing(view))
  const sizes = (s: Stand): string => [s.rows, s.libraries, s.oblivions, s.hands].map((piles) => piles.map((pile) => pile.length).join()).join(';')
  return sizes(end) === sizes(to)
}

/** What the last turn said: its steps that are worth a sentence. */
export const SPOKEN = new Set(['open', 'support', 'reason', 'refute', 'question', 'cede', 'keep', 'pass', 'skip', 'end'])
export const spoken = (story: readonly Step[]): Step[] => ordered(story).filter((step) => SPOKEN.has(step.kind))

/** Nothing has been played yet, and cards are in hand. */
export const untouched = (view: View): boolean => view.starter >= 0 && view.hands.some((hand) => hand.length > 0) && view.rows.every((row) => !row.length) && view.libraries.every((pile) => !pile.length) && view.last.every((count) => count < 0) && view.passes === 0

/** The opening told anew to whoever comes after it: the view it begins from, who begins, the deal, and the first draw. */
export function opening(view: View): { before: View; story: Step[] } {
  const step = (kind: string, seat: number, moves: Move[] = []): Step => ({ kind, say: `story-${kind}${kind === 'start' ? '' : '-hidden'}`, args: { seat: keyOf(seat) }, rule: kind, moves, marks: [] })
  const drawn = (seat: number): number => Math.max(0, (view.hands[seat]?.length ?? 0) - view.options.hand)
  const order = view.hands.map((_, n) => (view.starter + n) % view.hands.length)
  const comes = (seat: number, cards: readonly string[], kind: string, from: number): Step[] =>
    cards.map((card, n) => step(kind, seat, [{ piece: known(card) || `${keyOf(seat)}.${from + n + 1}`, start: '', end: `hand/${keyOf(seat)}` }]))
  const split = view.hands.map((hand, seat) => {
    const last = hand.filter((card) => card === view.drawn)
    const dealt = last.length ? hand.filter((card) => card !== view.drawn) : hand.slice(0, hand.length - drawn(seat))
    return { dealt, last: last.length ? last : hand.slice(dealt.length) }
  })
  const deals = order.flatMap((seat) => comes(seat, split[seat]!.dealt, 'deal', 0))
  const draws = order.flatMap((seat) => comes(seat, split[seat]!.last, 'draw', split[seat]!.dealt.length))
  const gone = (seat: number): number => (view.stock.length === 1 ? deals.length + draws.length : (view.hands[seat]?.length ?? 0))
  return { before: { ...view, hands: view.hands.map(() => []), stock: view.stock.map((count, seat) => count + gone(seat)) }, story: [step('start', view.starter), ...deals, ...draws] }
}
