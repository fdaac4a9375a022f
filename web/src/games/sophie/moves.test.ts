// Turns as the rules page writes them.
import { expect, test } from 'vitest'
import type { Event } from '../../kit/game'
import { moves } from './moves'

/** A log from texts: "In ?" is an act of the first seat, "[d4]" chance. */
const log = (...texts: string[]): Event[] => texts.map((text, n) => {
  const chance = text.startsWith('[')
  const [key, ...rest] = text.split(' ')
  return { seq: n + 1, at: 0, kind: chance ? 'chance' : 'act', seat: chance ? -1 : ['In', 'Te', 'Sa'].indexOf(key!), text: chance ? text : rest.join(' ') }
})

test('a turn is one line, and hidden cards are not listed', () => {
  const lines = moves(log('In ask', '[k?]', 'In q2', '[o:?]', 'In b', '[=b]', '[k?]', 'In q1', '[o:?]', 'In a', '[=c]', 'Te ^', '[d4]', 'Te >c3'))
  expect(lines.map((line) => line.text)).toEqual(['? q2 b =b q1 a =c', '^ d4 >c3'])
  expect(lines.map((line) => line.seat)).toEqual([0, 1])
  expect(lines[1]!.seqs).toEqual([12, 13, 14])
})

test('votes are told when they are opened, in the line of the speaker', () => {
  const lines = moves(log('In ^', '[d2]', 'In >a3', '[B12]', 'In !', 'Sa vSa?', 'Te vTe?', '[v+0]', 'Te ^'))
  expect(lines.map((line) => line.text)).toEqual(['^ d2 >a3 B12 ! v+0', '^'])
})

test('what a program knows is no move, and a takeback withdraws', () => {
  expect(moves(log('In ask', 'In q1', 'In %70', '[b]', '[=b]')).map((line) => line.text)).toEqual(['? q1 b =b'])
  const log2 = [...log('[r5]', 'In S:middle', 'Te S:hellas'), { seq: 4, at: 0, kind: 'takeback', seat: 1, text: '3' }]
  expect(moves(log2).map((line) => line.text)).toEqual(['S:middle'])
})
