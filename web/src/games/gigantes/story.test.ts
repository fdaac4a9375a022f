// Stories as scores: what lies where as each beat begins, what flies, and what is read.
import { expect, test } from 'vitest'
import type { Step } from '../../kit/game'
import { leads, score, type Stand } from './story'

const step = (kind: string, args: Step['args'], moves: Step['moves'] = []): Step => ({ kind, say: kind, args, rule: kind, moves, marks: [] })
const stand = (more: Partial<Stand> = {}): Stand => ({ rows: [['C1'], ['E5']], libraries: [[], []], oblivions: [[], []], hands: [['W3', 'B2'], ['?', '?']], stock: [9], ...more })

const REFUTATION = [
  step('refute', { seat: 'Te', card: 'W5', target: 'C1' }, [{ piece: 'Te.2', start: 'hand/Te', end: '' }, { piece: 'W5', start: '', end: 'library/Te' }, { piece: 'C1', start: 'row/In', end: 'library/Te' }]),
  step('reason', { card: 'W5', target: 'C1', mark: 'sun' }),
]

test('the reason is read before the cards move, against the card where it still lies', () => {
  const beats = score(stand(), REFUTATION)
  expect(beats.map((beat) => beat.step.kind)).toEqual(['reason', 'refute'])
  expect(beats[0]!.link).toEqual({ card: 'W5', target: 'C1', yes: false, mark: 'sun' })
  expect(beats[1]!.stand.rows).toEqual([['C1'], ['E5']])
})

test('a card that was not known turns over as it flies from the hand', () => {
  expect(score(stand(), REFUTATION)[1]!.flights).toEqual([{ card: 'W5', start: 'hand/Te', end: 'library/Te' }, { card: 'C1', start: 'row/In', end: 'library/Te' }])
})

test('a story leads to the view whose piles are as many as it says', () => {
  const after = stand({ rows: [[], ['E5']], libraries: [[], ['C1', 'W5']], hands: [['W3', 'B2'], ['?']] })
  expect(leads(stand(), REFUTATION, after)).toBe(true)
  expect(leads(stand(), REFUTATION, stand())).toBe(false)
})

test('a draw takes from the stock', () => {
  const beats = score(stand(), [step('draw', { seat: 'Te' }, [{ piece: 'Te.3', start: '', end: 'hand/Te' }]), step('pass', { seat: 'Te' })])
  expect(beats[0]!.flights).toEqual([{ card: '', start: 'stock/Te', end: 'hand/Te' }])
  expect(beats[1]!.stand).toMatchObject({ stock: [8], hands: [['W3', 'B2'], ['?', '?', '?']] })
})

test('of several reasons only the first takes the time to be read', () => {
  const reason = (target: string): Step => step('reason', { card: 'W3', target, mark: 'K' })
  const [first, second] = score(stand(), [step('support', { seat: 'In', card: 'W3' }, [{ piece: 'W3', start: 'hand/In', end: 'row/Te' }]), reason('E5'), reason('C1')])
  expect(first!.link!.yes).toBe(true)
  expect(second!.span).toBeLessThan(first!.span)
})
