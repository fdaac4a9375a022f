// The lessons as the rules have played them: a tree of positions in which every open action has its story.
import { fetched } from '../../../kit/board/fetched'
import type { Situation, Step } from '../../../kit/game'
import type { View } from '../view'
import address from '../lessons.json?url'

/** A position, as far as it differs from the one its lesson began with; `done` where the turn has ended. */
export interface Node { view: Partial<View>; acts: Record<string, [Step[], number]>; done?: boolean }

export interface Lesson { slug: string; view: View; start: number }

export interface Example { view: View; story: Step[] }

export interface Book { lessons: Lesson[]; nodes: Node[]; examples: Record<string, Example[]> }

/** The lessons, fetched once. */
export const lessons = fetched<Book>(address)

/** What the board is told at a node that was reached by a story. */
export function situation(lesson: Lesson, node: Node, story: Step[], names: string[]): Situation<View> {
  const seats = names.map((name, seat) => ({ kind: seat ? ('bot' as const) : ('guest' as const), name, level: 1, mine: seat === 0, online: true }))
  const over = node.done !== undefined
  return { view: { ...lesson.view, ...node.view }, legal: Object.keys(node.acts), viewer: 0, mine: over ? [] : [0], seats, story, live: !over }
}
