// What stands on the table while a story is told, and when the opening is.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Move, Situation, Step } from '../../kit/game'
import { telling, type Telling } from './telling.svelte'
import type { View } from './view'

const view = (more: Partial<View> = {}): View => ({ options: { grid: 4 }, phase: 'play', turn: 0, game: 1, starter: -1, board: [], hands: [[5, 23], [7, 9]], blocks: [true, true], throws: ['', ''], dice: [0, 0], ...more } as unknown as View)
const lying = view({ hands: [[5], [7, 9]], board: [{ space: 'C3', card: 23, side: 0, turned: false, blocked: false, block: -1 }] })
const step = (kind: string, moves: Move[] = []): Step => ({ kind, say: '', args: {}, rule: '', marks: [], moves })
const turn = [step('place', [{ piece: '23', start: 'hand/Il', end: 'C3/Il/u' }]), step('end')]
const next = (now: View, story: Step[] = []): Situation<View> => ({ view: now, story, mine: [0] } as unknown as Situation<View>)

let ends = 0
const begin = (first: View): Telling => telling(first, { speed: () => 1, beat: () => {}, end: () => ends++ })
const page = { hidden: false, addEventListener: () => {}, removeEventListener: () => {} }

beforeEach(() => {
  ends = 0
  page.hidden = false
  vi.stubGlobal('document', page)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => {})
})
afterEach(() => vi.unstubAllGlobals())

test('the view before a story stands until it has been told; then the end is said', () => {
  const story = begin(view())
  void story.meet(next(lying, turn), '')
  expect([story.view.board.length, story.latest.space, ends]).toEqual([0, 'C3', 0])
  story.player.skip()
  expect([story.view.board.length, story.latest.space, ends]).toEqual([1, 'C3', 1])
})

test('a view without a story stands at once, and so does one that its story does not lead to', () => {
  const story = begin(view())
  void story.meet(next(lying), '')
  expect(story.view).toBe(lying)
  const other = view({ hands: [[], []], board: lying.board })
  void story.meet(next(other, turn), '')
  expect([story.view, ends]).toEqual([other, 0])
})

test('the opening is known as such until it has been told, with empty hands to begin with', () => {
  const story = begin(view())
  story.open()
  expect([story.view.hands, story.opening]).toEqual([[[], []], expect.any(Promise)])
  story.player.skip()
  expect([story.view.hands, story.opening]).toEqual([[[5, 23], [7, 9]], null])
})

test('on a page that nobody sees the opening is over at once, and no turn waits for it', () => {
  const story = begin(view())
  page.hidden = true
  story.open()
  expect([story.view.hands, story.opening]).toEqual([[[5, 23], [7, 9]], null])
})

test('a game that begins anew is dealt anew', () => {
  const story = begin(view({ phase: 'over', hands: [[], []], board: lying.board }))
  void story.meet(next(view({ game: 2 })), '')
  expect(story.view.hands).toEqual([[], []])
  story.player.skip()
  expect(story.view.hands).toEqual([[5, 23], [7, 9]])
})
