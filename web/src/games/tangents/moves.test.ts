// The move list of a log with everything in it that is no turn.
import { expect, test } from 'vitest'
import type { Event } from '../../kit/game'
import { moves } from './moves'

const log = (...texts: string[]): Event[] => texts.map((text, seq) => ({ seq, at: 0, kind: /^\w\w\+|^..:d\d|\/|--/.test(text) ? 'chance' : 'act', seat: 0, text }))
const told = (events: readonly Event[]) => moves(events).map(({ text, seat, seqs }) => [text, seat, seqs])

test('deals are not listed, and both dice stand on one line', () => {
  expect(told(log('Il+07', 'Po+?', 'Il:d4', 'Po:d2', 'Il:07uA1'))).toEqual([['Il:d4 Po:d2', 0, [2, 3]], ['Il:07uA1', 0, [4]]])
})

test('equal dice are rolled again on a line of their own', () => {
  expect(told(log('Il:d4', 'Po:d4', 'Il:d1', 'Po:d6'))).toEqual([['Il:d4 Po:d4', 0, [0, 1]], ['Il:d1 Po:d6', 0, [2, 3]]])
})

test('throws are listed once they are shown, both under the first seat', () => {
  expect(told(log('Il:rock', 'Po:?', 'rock/paper', 'Po:second'))).toEqual([['Il:rock Po:paper', 0, [2]], ['Po:second', 1, [3]]])
})

test('a pass is a dash, and chance takes it for the seat it names', () => {
  expect(told(log('Il:--', 'Po:#C3', 'Po:next'))).toEqual([['Il:—', 0, [0]], ['Po:#C3', 1, [1]], ['Po:next', 1, [2]]])
})

test('a takeback withdraws turns and what chance did after them', () => {
  const events = [...log('Il:07uA1', 'Po:02uB1', 'Il:--'), { seq: 3, at: 0, kind: 'takeback', seat: 1, text: '1' }]
  expect(told(events)).toEqual([['Il:07uA1', 0, [0]]])
})

test('who gives up and who is respected stand among the turns', () => {
  const fact = (kind: string, text: string): Event => ({ seq: 0, at: 0, kind, seat: 1, text })
  expect(told([fact('concede', ''), fact('respect', '0')])).toEqual([['Po-', 1, [0]], ['R:Il', 1, [0]]])
})
