// Leafing: a step is what a player would call one.
import { expect, it } from 'vitest'
import { stopsOf } from './stops'

const event = (seq: number, kind: string) => ({ seq, at: 0, kind, seat: 0, text: '', name: '' })

it('stops at every action that the move list names', () => {
  expect(stopsOf([event(2, 'act'), event(5, 'act')], [{ seqs: [2] }, { seqs: [5] }])).toEqual([0, 1, 2])
})

it('passes over what chance deals, which comes with the action that follows', () => {
  const log = [event(2, 'chance'), event(3, 'chance'), event(4, 'act'), event(5, 'chance'), event(6, 'act')]
  expect(stopsOf(log, [{ seqs: [4] }, { seqs: [6] }])).toEqual([0, 3, 5])
})

it('stops at the choices within a turn, where somebody left, and at the end', () => {
  expect(stopsOf([event(2, 'act'), event(3, 'act'), event(4, 'flag'), event(5, 'chance')], [{ seqs: [2, 3] }])).toEqual([0, 1, 2, 3, 4])
})

it('has one stop where nothing was played', () => {
  expect(stopsOf([], [])).toEqual([0])
})
