// The table without a screen: what each touch and key asks for, from the legal actions alone.
import { expect, test } from 'vitest'
import type { Situation } from '../../kit/game'
import { acting, ask, begin, bookOf, cycle, hotkey, meet, point, tap, type Ask, type Model, type Result } from './model'
import type { View } from './view'

function situation(legal: string[], more: Partial<View> = {}, live = true): Situation<View> {
  const view = { phase: 'play', turn: 0, mover: 0, awaited: [], places: ['r2', 'middle'], ...more } as unknown as View
  return { view, legal, viewer: 0, mine: [0], seats: [], story: [], live } as unknown as Situation<View>
}
const model = (...legal: string[]): Model => begin(situation(legal))
const acts = ([, asks]: Result): string[] => asks.map((one: Ask) => (one.do === 'act' ? one.text : one.words.id))

test('a mouse goes at once, a finger points first', () => {
  const m = model('>c3', '>r5')
  expect(acts(tap(m, 'c3', false))).toEqual(['>c3'])
  const [pointed, none] = tap(m, 'c3', true)
  expect([pointed.over, none]).toEqual(['c3', []])
  expect(acts(tap(pointed, 'c3', true))).toEqual(['>c3'])
  expect(acts(tap(pointed, 'r5', true))).toEqual([])
})

test('spaces are read from every sort of action, deeds from the others', () => {
  expect(bookOf(['S:middle', 'j:r23', 'j-', 'w:hellas', 'q1', 'a', 'vTe+']).targets.map((one) => `${one.goal} ${one.space}`)).toEqual(['start middle', 'gadfly r23', 'rabbit hellas'])
  expect(bookOf(['ask', '^', 'f', 'sp', 'six', 'j-', '!', 's+']).deeds.map((one) => one.deed)).toEqual(['ask', 'roll', 'follow', 'speak', 'six', 'stay'])
})

test('arrows go around the spaces, Enter takes', () => {
  const m = model('>c3', '>r5', '>r6')
  expect(cycle(m, 1).over).toBe('c3')
  expect(cycle(m, -1).over).toBe('r6')
  expect(cycle(cycle(m, -1), 1).over).toBe('c3')
  expect(acts(hotkey(point(m, 'r5'), 'Enter')!)).toEqual(['>r5'])
  expect(hotkey(m, 'Enter')).toBe(null)
  expect(acts(hotkey(m, '3')!)).toEqual(['>r6'])
  expect(hotkey(m, '4')).toBe(null)
})

test('the space bar rolls, also where one may be asked', () => {
  expect(acts(hotkey(model('ask', '^'), ' ')!)).toEqual(['^'])
  expect(acts(hotkey(model('ask', '^'), 'q')!)).toEqual(['ask'])
  expect(acts(hotkey(model('f'), ' ')!)).toEqual(['f'])
  expect(hotkey(model('sp', 'six'), ' ')).toBe(null)
})

test('the only space there is is pointed at', () => {
  expect(model('>c3').over).toBe('c3')
  expect(model('j:r23', 'j-').over).toBe('')
})

test('off turn nothing is done, and it is said why', () => {
  const m = begin(situation([], { turn: 1, mover: 1 }, false))
  expect(acts(ask(m, 'roll'))).toEqual(['board-no-turn'])
  expect(hotkey(m, ' ')).toBe(null)
})

test('who is awaited decides, whoever the turn names', () => {
  expect(acting(situation(['vIn+', 'vIn0', 'vIn.'], { turn: 1, awaited: [1, 0] }))).toBe(0)
  expect(acting(situation([], { turn: 1, awaited: [1] }))).toBe(-1)
})

test('a space stays pointed at while it may be chosen', () => {
  const m = point(model('>c3', '>r5'), 'c3')
  expect(meet(m, situation(['>c3', '>r6'])).over).toBe('c3')
  expect(meet(m, situation(['>r5', '>r6'])).over).toBe('')
})
