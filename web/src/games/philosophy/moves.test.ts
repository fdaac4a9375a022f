// The move list as players write it; the example of a chosen reaction is that of the notation.
import { describe, expect, test } from 'vitest'
import { moves } from './moves'

const log = (...events: [string, number, string][]) => events.map(([kind, seat, text], n) => ({ seq: n + 1, at: 0, kind, seat, text }))

describe('turns', () => {
  test('a placement is a line', () => {
    expect(moves(log(['act', 0, 'C8PuNo'], ['act', 1, 'C4SlWe']))).toEqual([
      { text: 'In:C8PuNo', seat: 0, seqs: [1] },
      { text: 'Te:C4SlWe', seat: 1, seqs: [2] },
    ])
  })

  test('choices follow in one pair of brackets, without a separator', () => {
    expect(moves(log(['act', 0, 'C8PuNo'], ['act', 0, 'C5'], ['act', 0, 'NE'], ['act', 1, 'C7ReNe'], ['act', 1, 'We']))).toEqual([
      { text: 'In:C8PuNo[C5NE]', seat: 0, seqs: [1, 2, 3] },
      { text: 'Te:C7ReNe[We]', seat: 1, seqs: [4, 5] },
    ])
  })

  test('all four players have their letters', () => {
    expect(moves(log(...[0, 1, 2, 3].map((seat): [string, number, string] => ['act', seat, 'C1PuNo']))).map((l) => l.text.slice(0, 2))).toEqual(['In', 'Te', 'Sa', 'Am'])
  })
})

describe('match facts', () => {
  test('a concession leaves, Respect is handed over, talk is not written', () => {
    expect(moves(log(['say', 0, 'hello'], ['act', 0, 'C8PuNo'], ['respect', 0, '1'], ['concede', 1, ''])).map((l) => l.text)).toEqual(['In:C8PuNo', 'R:Te', 'Te-'])
  })

  test('a concession in the middle of a turn does not tear it apart', () => {
    expect(moves(log(['act', 0, 'C8PuNo'], ['concede', 2, ''], ['act', 0, 'C5'])).map((l) => l.text)).toEqual(['In:C8PuNo[C5]', 'Sa-'])
  })

  test('a takeback withdraws the actions from its number on', () => {
    expect(moves(log(['act', 0, 'C8PuNo'], ['act', 1, 'C4SlWe'], ['offer', 1, 'takeback'], ['takeback', 1, '2'], ['act', 1, 'C5SrNo'])).map((l) => l.text)).toEqual(['In:C8PuNo', 'Te:C5SrNo'])
  })
})
