import { expect, it } from 'vitest'
import { cards, turns } from './model'
import type { View } from './types.gen'

it('sorts a hand and leaves the view alone', () => {
  const view = { hands: [[3, 1, 2], [0, 0]] } as Partial<View> as View
  expect(cards(view, 0)).toEqual([1, 2, 3])
  expect(view.hands[0]).toEqual([3, 1, 2])
})

it('lists what the seats did, without chance', () => {
  const log = [
    { seq: 1, at: 0, kind: 'chance', seat: -1, text: 'roll:3' },
    { seq: 2, at: 0, kind: 'act', seat: 0, text: 'set:0:?' },
  ]
  expect(turns(log)).toEqual([{ text: 'set:0:?', seat: 0, seqs: [2] }])
})
