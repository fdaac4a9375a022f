// The lessons as the rules have played them, and what a board is told while one of them is tried.
import { fetched } from '../../../kit/board/fetched'
import type { Args, Say, SeatInfo, Situation, Step } from '../../../kit/game'
import { SEATS } from '../cards'
import type { View } from '../view'
import address from './lessons.json?url'

/** A step as the file writes it: kind, what is said, its arguments, the rule, the moves, the marks. */
type Told = [string, string, Args, string, [string, string, string][], string[]]

/** A decision: the View of whoever is to decide as far as it is not as in the first, and for each turn that may be tried its story, the node after it, and whether it is what was asked. `then` is what follows by itself, with the node after it. */
export interface Node { view: Partial<View>; acts: Record<string, [story: number[], to: number, good: number]>; then?: [story: number[], to: number] }

/** A walk through positions: the decisions of the first seat, of which the first is the beginning, and what it means, turn by turn. */
export interface Walk { nodes: Node[]; watch: string[] }

/** A rule with its examples, and cards to be shown beside it, with signs between them. */
export interface Rule { slug: string; examples: string[]; figure: string[] }

export interface Book {
  /** What every View is as far as it is not said. */
  view: View
  parts: { slug: string; rules: Rule[] }[]
  options: string[]
  steps: Told[]
  examples: Record<string, Walk>
  games: Record<string, Walk>
}

/** The lessons, fetched once. */
export const lessons = fetched<Book>(address)

/** The steps of some numbers. */
export const storyOf = (book: Book, numbers: readonly number[]): Step[] =>
  numbers.map((n) => {
    const [kind, say, args, rule, moves, marks] = book.steps[n] as Told
    return { kind, say, args, rule, moves: moves.map(([piece, start, end]) => ({ piece, start, end })), marks }
  })

export const viewOf = (book: Book, walk: Walk, node: number): View => ({ ...book.view, ...walk.nodes[node]!.view })

/** What may be tried at a decision. */
export const legalAt = (walk: Walk, node: number): string[] => Object.keys(walk.nodes[node]?.acts ?? {})

/** What the seats are called: the learner sits in the first. */
export const namesOf = (say: Say): string[] => [say('lesson-you'), ...SEATS.slice(1).map((seat) => say(`seat-${seat}`))]

/** What the board is told; where there is nothing to try it is nobody's turn. */
export function situation(view: View, legal: string[], story: Step[], names: string[]): Situation<View> {
  const seats = view.rows.map((_, seat): SeatInfo => ({ kind: 'guest', name: names[seat] ?? '', level: 1, mine: seat === 0, online: true }))
  return { view, legal, viewer: 0, mine: legal.length ? [0] : [], seats, story, live: true }
}
