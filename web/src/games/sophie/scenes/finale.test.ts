// The lamps of the finale, and the order of the points.
import { expect, test } from 'vitest'
import type { View } from '../view'
import { lampsOf } from './finale'
import { ranked } from './verdict'

const past = (right: boolean, purpose = 'finale', seat = 1): View['history'][number] => ({ seat, purpose, right }) as View['history'][number]
const markers = [[], ['mythology', 'middle', 'modern', 'renaissance']]
const states = (history: View['history'], phase = 'choose'): string[] => lampsOf({ finale: { seat: 1, asked: 0 }, markers, history, phase }).map(({ pile, state }) => `${pile} ${state}`)

test('two unfinished epochs in the order of time, then philosophy', () => {
  expect(states([past(true, 'epoch')])).toEqual(['hellas now', 'enlightenment dark', 'philosophy dark'])
  expect(states([past(true), past(false)])).toEqual(['hellas lit', 'enlightenment out', 'philosophy now'])
  expect(states([past(true), past(false), past(true)], 'over')).toEqual(['hellas lit', 'enlightenment out', 'philosophy lit'])
})

test('no lamps without a finale, and none while the others play on after it', () => {
  expect(lampsOf({ finale: null, markers, history: [], phase: 'turn' })).toEqual([])
  expect(states([past(true), past(false), past(true), past(true, 'epoch', 0)], 'turn')).toEqual([])
})

test('points in order: equal ones share a place, winners come first, whoever gave up last', () => {
  const rows = ranked({ points: [70, 90, 90, 120], winners: [1, 2], conceded: [3] })
  expect(rows.map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [2, 1], [0, 3], [3, 4]])
})
