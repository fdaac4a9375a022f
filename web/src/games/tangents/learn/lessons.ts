// The lessons as the rules have played them, and what a board is told while one of them is tried.
import { fetched } from '../../../kit/board/fetched'
import type { Args, Say, Situation, Step } from '../../../kit/game'
import { deck, type Side } from '../deck.svelte'
import { spotsOf } from '../space'
import { moved } from '../story'
import { at, sizeOf, type View } from '../view'
import address from './lessons.json?url'

/** A step as the file writes it: kind, what is said, its arguments, the rule, the moves, the marks. */
type Told = [string, string, Args, string, [string, string, string][], string[]]

/** A decision: whose it is, and for each turn that may be tried its story and the decision after it, -1 where the example ends. */
interface Node { turn: number; acts: Record<string, [number[], number]> }

export interface Example { view: Partial<View>; nodes: Node[]; watch: string[] }

/** Stories of one turn, each with how some cards must lie for it. */
type Variants = [string, number[]][]

/** A step of the first game: the turns before it, the hands shown during them and after, and for each turn that may be tried whether it is what was asked: 0 no, 1 yes, 2 but for how a card lies. */
export interface Lesson { before: Variants[]; held: number[][]; hands: number[][]; block: boolean; acts: Record<string, [Variants, number]> }

/** A rule with its examples, and cards to be shown beside it: number, side, turned, blocked, and the sign before the next. */
export interface Rule { slug: string; examples: string[]; figure: [number, Side, boolean, boolean, string][] }

export interface Book { view: View; rules: Rule[]; steps: Told[]; examples: Record<string, Example>; first: Lesson[] }

/** The lessons, fetched once. */
export const lessons = fetched<Book>(address)

/** The steps of some numbers. */
export const storyOf = (book: Book, numbers: readonly number[]): Step[] =>
  numbers.map((n) => {
    const [kind, say, args, rule, moves, marks] = book.steps[n] as Told
    return { kind, say, args, rule, moves: moves.map(([piece, start, end]) => ({ piece, start, end })), marks }
  })

/** How the cards lie, as a story's condition names it. */
const lying = (view: View): Set<string> => new Set(view.board.map((one) => `${one.space}=${one.side ? 'Po' : 'Il'}${one.turned ? 't' : 'u'}`))

/** The story that fits how the cards lie. */
export function variant(view: View, variants: Variants): number[] {
  const lies = lying(view)
  return (variants.find(([when]) => !when || when.split(' ').every((one) => lies.has(one))) ?? variants[0])?.[1] ?? []
}

/** What lies where after a story. */
export const after = (view: View, story: readonly Step[]): View =>
  ({ ...view, ...story.flatMap((step) => step.moves).reduce(moved, { board: view.board, hands: view.hands, blocks: view.blocks }) }) as View

/** Whether the board calls a space taken that is empty: it is only not open in the lesson. */
export const unmarked = (say: Say, text: string, view: View): boolean =>
  spotsOf(sizeOf(view)).some(({ name }) => !at(view.board, name) && text === say('board-no-taken', { space: name }))

/** What the board is told: `mine` are the seats that are played here, none where there is nothing more to try. */
export function situation(view: View, legal: string[], story: Step[], mine: number[], names: string[]): Situation<View> {
  const seats = names.map((name, seat) => ({ kind: 'guest' as const, name, level: 1, mine: mine.includes(seat), online: true }))
  return { view, legal, viewer: 0, mine, seats, story, live: true }
}

/** A step in words, its card by its title. */
export const worded = (say: Say, { say: id, args }: Step): string => say(id, args.card ? { ...args, card: `“${deck.title(Number(args.card))}”` } : args)
