// What stands on the map while a story is told; the disc turns forward only; what is skipped and what is read on.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Situation, Step } from '../../kit/game'
import { onCard } from './story'
import { telling, type Telling } from './telling.svelte'
import type { View } from './view'

const view = (more: Partial<View> = {}): View =>
  ({ mover: 0, rotation: 22, places: ['r2', 'middle'], heading: ['', ''], markers: [[], []], kept: [[], []], points: [0, 0], rabbits: [], die: 0, ...more }) as unknown as View
const step = (kind: string, args: Step['args'] = {}, moves: Step['moves'] = []): Step => ({ kind, say: '', args, rule: '', marks: [], moves })
const turned = view({ rotation: 2, places: ['r6', 'middle'] })
const turning = [step('turn_disc', { seat: 'In', by: 4 }), step('carry', { seat: 'In' }, [{ piece: 'In', start: 'r2', end: 'r6' }])]
const next = (now: View, story: Step[] = []): Situation<View> => ({ view: now, story }) as unknown as Situation<View>
const begin = (): Telling => telling(view(), () => null, { speed: () => 1, beat: () => {} })

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => {})
})
afterEach(() => vi.unstubAllGlobals())

test('the disc turns on past its start, and never back', () => {
  const story = begin()
  void story.meet(next(turned, turning), false, 0, false)
  expect(story.stand.places[0]).toBe('r2')
  story.player.skip()
  expect([story.stand.places[0], story.stand.rotation]).toEqual(['r6', 26])
  void story.meet(next(view()), false, 0, false)
  expect(story.stand.rotation).toBe(46)
})

test('what is on the card is read on before the story goes on', () => {
  const story = begin()
  void story.meet(next(turned, turning), false, 900, false)
  expect([story.player.beat!.span, onCard(story.player.beat!), story.player.beat!.turn]).toEqual([900, true, 0])
})

test('a turn that is skipped is not told, but what it said stays', () => {
  const story = begin()
  expect(story.meet(next(turned, turning), false, 0, true)).toBe(undefined)
  expect(story.player.now).toBe(null)
  expect(story.stand.places[0]).toBe('r6')
  expect(story.latest.map((one) => one.kind)).toEqual(['turn_disc', 'carry'])
})

test('points and answers that are kept are counted as they are told', () => {
  const story = begin()
  const story2 = [step('right', { seat: 'Te', points: 10 }), step('keep', { seat: 'Te', epoch: 'middle' }), step('end', {})]
  void story.meet(next(view({ points: [0, 10], kept: [[], ['middle']] }), story2), false, 0, false)
  expect(story.stand.points).toEqual([0, 10])
  expect(story.stand.kept[1]).toEqual([])
})
