// The lessons as the rules have played them, and what a board is told while one of them is tried.
import { fetched } from '../../../kit/board/fetched'
import type { Args, Said, Say, SeatInfo, Situation, Step } from '../../../kit/game'
import { linesOf } from '../scenes/speech'
import { SEATS, spokenIn, type View } from '../view'
import address from './lessons.json?url'

/** A step as the file writes it: kind, what is said, its arguments, the rule, the moves, the marks. */
type Told = [string, string, Args, string, [string, string, string][], string[]]

/** A position: its View as far as it is not as in the first, part by part by number, and for each action that the learner may try its story, the node after it, and whether it is what was asked.
 * `then` is the one thing that happens next where the learner does not decide. */
export interface Node { view: Record<string, number>; acts: Record<string, [story: number[], to: number, good: number]>; then?: [story: number[], to: number] }

/** A walk through positions, of which the first is the beginning, and the learner's actions as they are meant. */
export interface Walk { nodes: Node[]; watch: string[] }

/** A rule with its examples. */
export interface Rule { slug: string; examples: string[] }

export interface Book {
  /** What every View is as far as it is not said. */
  view: View
  /** What Views say by number. */
  values: unknown[]
  parts: { slug: string; rules: Rule[] }[]
  options: string[]
  steps: Told[]
  examples: Record<string, Walk>
  first: Walk
}

/** The lessons, fetched once. */
export const lessons = fetched<Book>(address)

/** The steps of some numbers. */
export const storyOf = (book: Book, numbers: readonly number[]): Step[] =>
  numbers.map((n) => {
    const [kind, say, args, rule, moves, marks] = book.steps[n] as Told
    return { kind, say, args, rule, moves: moves.map(([piece, start, end]) => ({ piece, start, end })), marks }
  })

export const viewOf = (book: Book, walk: Walk, node: number): View => ({ ...book.view, ...Object.fromEntries(Object.entries(walk.nodes[node]!.view).map(([part, n]) => [part, book.values[n]])) })

/** What may be tried at a position. */
export const legalAt = (walk: Walk, node: number): string[] => Object.keys(walk.nodes[node]?.acts ?? {})

/** Whether what happens next at a position is another seat's doing. */
export const others = (book: Book, walk: Walk, node: number): boolean => viewOf(book, walk, node).turn > 0

/** What the seats are called; the learner sits in the first. */
export const namesOf = (say: Say): string[] => SEATS.map((seat) => say(`seat-${seat}`))

/** What a board is told; where there is nothing to try it is nobody's turn. */
export function situation(view: View, legal: string[], story: Step[], names: string[], said: readonly Said[] = []): Situation<View> {
  const seats = view.places.map((_, seat): SeatInfo => ({ kind: 'guest', name: names[seat] ?? '', level: 1, mine: seat === 0, online: true }))
  return { view, legal, viewer: 0, mine: [0], seats, story, live: legal.length > 0, awaited: [...view.awaited], said: [...said] }
}

/** What another seat says to the Big Question on the table. */
export function speech(view: View, words: string): Said[] {
  const { big } = view
  const asked = big && big.seat > 0 ? spokenIn(big.words, document.documentElement.lang)?.question : undefined
  return asked ? linesOf(asked, words).map((text, seq) => ({ seat: big!.seat, text, seq })) : []
}
