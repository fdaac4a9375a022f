// A story as beats: what lies where while it is told, what flies, what is turned over and against which card.
import { describe, expect, test } from 'vitest'
import type { Move, Step } from '../../kit/game'
import { leads, moved, NONE, opening, score, traced, untouched } from './story'
import type { View } from './view'

const card = (space: string, number: number, side: number, turned = false) => ({ space, card: number, side, turned, blocked: false, block: -1 })
const view = (more: Partial<View> = {}): View => ({
  options: { grid: 4 }, phase: 'play', turn: 0, game: 1, starter: 0, board: [card('C1', 2, 1), card('C2', 4, 1, true)], hands: [[5, 23], [7]], blocks: [true, true], throws: ['', ''], dice: [0, 0], ...more,
} as unknown as View)
const step = (kind: string, moves: [string, string, string][] = [], args: Step['args'] = {}): Step => ({ kind, say: `story-${kind}`, args, rule: kind, marks: [], moves: moves.map(([piece, start, end]): Move => ({ piece, start, end })) })
const TURN = [
  step('place', [['23', 'hand/Il', 'C3/Il/u']]),
  step('attack', [], { mine: 4, theirs: 1 }),
  step('flip', [['04', 'C2/Po/t', 'C2/Il/u']]),
  step('flip', [['02', 'C1/Po/u', 'C1/Il/t']]),
  step('stop'),
]

describe('a turn', () => {
  const beats = score(view(), TURN)
  test('the card flies from the hand, and lies there afterwards', () => {
    expect(beats[0]!.flights).toEqual([{ card: 23, seat: 0, start: 'hand/Il', end: 'C3/Il/u' }])
    expect(beats[1]!.stand.hands).toEqual([[5], [7]])
    expect(beats[1]!.stand.board.map((one) => one.space)).toEqual(['C1', 'C2', 'C3'])
  })
  test('each card is turned over in a beat of its own, as it lay and as it will lie', () => {
    expect(beats.map((beat) => beat.turning && [beat.turning.from.space, beat.turning.from.side, beat.turning.from.turned, beat.turning.to.side, beat.turning.to.turned])).toEqual([
      null, null, ['C2', 1, true, 0, false], ['C1', 1, false, 0, true], null,
    ])
  })
  test('the second card is attacked by the first one as it lay before it was flipped', () => {
    expect(beats[3]!.clash).toMatchObject({ by: { space: 'C2', side: 1, turned: true }, target: { space: 'C1' }, way: 'N' })
    expect(beats[1]!.clash).toMatchObject({ by: { space: 'C3' }, target: { space: 'C2' }, way: 'N' })
  })
  test('what was laid for trial does not fly in', () => {
    const laid = score(view(), TURN, 'C3')
    expect([laid[0]!.flights, laid[0]!.span, laid[0]!.stand.board.length]).toEqual([[], 0, 3])
  })
  test('leaves the chain as what the last turn did', () => {
    expect(traced(NONE, beats)).toEqual({ space: 'C3', flips: ['C2', 'C1'], way: ['N', 'N'] })
  })
})

test('an unknown card leaves the hand and a known one comes to the grid', () => {
  const beats = score(view({ hands: [[5, 23], [0, 0]] }), [step('place', [['Po.2', 'hand/Po', ''], ['07', '', 'A1/Po/t']]), step('stop')])
  expect(beats[0]!.flights).toEqual([{ card: 7, seat: 1, start: 'hand/Po', end: 'A1/Po/t' }])
  expect([beats[1]!.stand.hands[1], beats[1]!.stand.board.at(-1)]).toMatchObject([[0], { space: 'A1', card: 7, side: 1, turned: true }])
})

test('a block flies onto its card, which is blocked from then on', () => {
  const beats = score(view(), [step('block', [['block-Po', 'hand/Po', 'C1']]), step('end')])
  expect(beats[0]!.flights).toEqual([{ card: -1, seat: 1, start: 'hand/Po', end: 'C1' }])
  expect(beats[1]!.stand.blocks).toEqual([true, false])
  expect(beats[1]!.stand.board.find((one) => one.space === 'C1')?.blocked).toBe(true)
})

test('the next game clears the grid and gives the blocks back', () => {
  const start = { board: [card('C1', 2, 1)], hands: [[], []] as number[][], blocks: [false, true] }
  const after = [{ piece: '02', start: 'C1/Po/u', end: '' }, { piece: 'block-Il', start: 'C1', end: 'hand/Il' }].reduce(moved, start)
  expect([after.board, after.blocks]).toEqual([[], [true, true]])
})

test('deals are quick: all of them within 1.2 seconds', () => {
  const { before, story } = opening(view({ board: [], hands: [[1, 2, 3, 4, 5, 6, 7, 8], [0, 0, 0, 0, 0, 0, 0, 0]], dice: [5, 3] }))
  const deals = score(before, story).filter((beat) => beat.step.kind === 'deal')
  expect(deals.length).toBe(16)
  expect(deals.reduce((sum, beat) => sum + beat.span, 0)).toBeLessThanOrEqual(1200)
  expect(story.slice(16).map((one) => [one.kind, one.args])).toEqual([['die', { seat: 'Il', number: 5, d0: 5, d1: 0 }], ['die', { seat: 'Po', number: 3, d0: 5, d1: 3 }], ['first', { seat: 'Il', d0: 5, d1: 3 }]])
})

test('a story that leaves something out does not lead from the one view to the other', () => {
  const to = view({ board: [card('C1', 2, 0), card('C2', 4, 0), card('C3', 23, 0)], hands: [[5], [7]] })
  expect(leads(view(), TURN, to)).toBe(true)
  expect(leads(view({ hands: [[5, 9, 23], [7]] }), TURN, to)).toBe(false)
})

test('a game is untouched until a card lies or a throw is made', () => {
  expect([untouched(view({ board: [] })), untouched(view()), untouched(view({ board: [], throws: ['?', ''] })), untouched(view({ board: [], hands: [[], []] }))]).toEqual([true, false, false, false])
})
