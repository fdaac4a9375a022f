// What stands on the table while a story is told, what the last turn said, and the opening told to whoever comes.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Situation, Step } from '../../kit/game'
import { untouched } from './story'
import { telling, type Telling } from './telling.svelte'
import type { View } from './view'

const view = (more: Partial<View> = {}): View =>
  ({ options: { hand: 2 }, viewer: 0, starter: 1, mover: 1, drawn: '', rows: [[], []], libraries: [[], []], oblivions: [[], []], hands: [['C1', 'W3'], ['?', '?', '?']], stock: [9], last: [-1, -1], passes: 0, ...more }) as unknown as View
const laid = view({ rows: [[], ['E5']], hands: [['C1', 'W3'], ['?', '?']] })
const step = (kind: string, moves: Step['moves'] = []): Step => ({ kind, say: '', args: {}, rule: '', marks: [], moves })
const turn = [step('open', [{ piece: 'Te.3', start: 'hand/Te', end: '' }, { piece: 'E5', start: '', end: 'row/Te' }])]
const next = (now: View, story: Step[] = []): Situation<View> => ({ view: now, story, mine: [0] }) as unknown as Situation<View>
const begin = (first: View): Telling => telling(first, { speed: () => 1, beat: () => {} })

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => {})
})
afterEach(() => vi.unstubAllGlobals())

test('the view before a story stands until it has been told; what it said stays', () => {
  const story = begin(view())
  void story.meet(next(laid, turn))
  expect(story.view.rows).toEqual([[], []])
  story.player.skip()
  expect([story.view, story.latest.map((one) => one.kind)]).toEqual([laid, ['open']])
})

test('a view that its story does not lead to stands at once', () => {
  const story = begin(view())
  const other = view({ hands: [[], []] })
  void story.meet(next(other, turn))
  expect([story.view, story.player.now]).toEqual([other, null])
})

test('where scenes were left out, what was said before is no longer the last', () => {
  const story = begin(view())
  void story.meet(next(laid, turn))
  void story.meet(next(laid, [step('draw')]))
  expect(story.latest).toHaveLength(1)
  void story.meet(next({ ...laid, latest: 'In:C1' }))
  expect(story.latest).toEqual([])
})

test('whoever comes to a game that has just begun sees the deal and the first draw, and then what there is', () => {
  const first = view()
  expect([first, laid, view({ passes: 1 })].map(untouched)).toEqual([true, false, false])
  const story = begin(first)
  story.open()
  expect([story.view.hands, story.view.stock]).toEqual([[[], []], [14]])
  expect(story.player.now!.beats.map((beat) => beat.step.kind)).toEqual(['start', 'deal', 'deal', 'deal', 'deal', 'draw'])
  story.player.skip()
  expect(story.view).toBe(first)
})

test('the same view again does not cut the opening off', () => {
  const first = view()
  const story = begin(first)
  story.open()
  void story.meet(next(first))
  expect(story.player.now).not.toBeNull()
})
