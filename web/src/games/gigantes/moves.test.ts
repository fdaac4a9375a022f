// The move list: what players do, without what chance deals and draws.
import { expect, test } from 'vitest'
import { moves } from './moves'

const event = (seq: number, kind: string, seat: number, text: string) => ({ seq, at: 0, kind, seat, text })
const told = (...events: ReturnType<typeof event>[]) => moves(events).map((line) => line.text)

test('who begins, deals and draws are not told, a pass is a dash', () => {
  expect(told(event(1, 'chance', -1, 'first:Te'), event(2, 'chance', -1, 'Te<C5'), event(3, 'chance', -1, 'In<??'), event(4, 'act', 1, 'Te:C5'), event(5, 'act', 0, 'In:-'))).toEqual(['Te:C5', 'In:—'])
})

test('the cards of a personal deck are one line, unknown ones as many question marks', () => {
  const log = [event(1, 'act', 0, 'In=C1'), event(2, 'act', 0, 'In=E13'), event(3, 'act', 1, '?'), event(4, 'act', 1, '?')]
  expect(moves(log)).toEqual([{ text: 'In=C1E13', seat: 0, seqs: [1, 2] }, { text: 'Te=??', seat: 1, seqs: [3, 4] }])
})

test('what is taken back is gone', () => {
  expect(told(event(1, 'act', 0, 'In:C5'), event(2, 'act', 1, 'Te:W3xC5'), event(3, 'takeback', 1, '2'))).toEqual(['In:C5'])
})

test('a question of four colours stands with its answer, and what it moved belongs to its line', () => {
  const log = [event(1, 'act', 0, 'In:?TeC5'), event(2, 'chance', -1, 'Te>InC5'), event(3, 'act', 0, 'In:?SaW5'), event(4, 'chance', -1, 'Sa>InW5!'), event(5, 'act', 0, 'In:?SaW7'), event(6, 'chance', -1, 'Sa-W7')]
  expect(moves(log)).toEqual([{ text: 'In:?TeC5 +', seat: 0, seqs: [1, 2] }, { text: 'In:?SaW5 !', seat: 0, seqs: [3, 4] }, { text: 'In:?SaW7 –', seat: 0, seqs: [5, 6] }])
})
