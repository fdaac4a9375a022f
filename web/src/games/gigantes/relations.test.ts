// Relations between cards, each case from the rules page: lists against own marks, the own number, mochuelos, either way.
import { expect, test } from 'vitest'
import { reason, reasons, type Marks } from './relations'

const card = (number: number, letter: string, drawing: string, supports: string[], refutes: string[] = []): Marks => ({ number, letter, drawing, supports, refutes })
const DECK: Record<string, Marks> = {
  C1: card(1, 'M', 'sun', ['mirror', 'S'], ['razor', 'wheel']),
  E8: card(8, 'M', 'razor', ['N', '5'], ['sun']),
  W5: card(5, 'K', 'scales', ['hand', '2'], ['sun']),
  B8: card(8, 'L', 'chain', ['7', 'P'], ['mask']),
  C13: card(13, '', '', []),
}
const of = (id: string): Marks | undefined => DECK[id]

test('the tick list of the hand card names a number, letter or drawing of the table card', () => {
  expect(reason(of, 'E8', 'W5', true)).toEqual({ card: 'E8', target: 'W5', mark: '5' })
  expect(reason(of, 'W5', 'E8', true)).toBeNull()
})

test('the X list refutes, both ways where both name each other', () => {
  expect(reason(of, 'C1', 'E8', false)?.mark).toBe('razor')
  expect(reason(of, 'E8', 'C1', false)?.mark).toBe('sun')
})

test('the same number supports, whatever the lists say, and never refutes', () => {
  expect(reason(of, 'B8', 'E8', true)).toEqual({ card: 'B8', target: 'E8', mark: '' })
  expect(reason(of, 'B8', 'E8', false)).toBeNull()
})

test('a mochuelo refutes anything and supports nothing; only a mochuelo refutes it', () => {
  expect(reason(of, 'C13', 'C1', false)?.mark).toBe('owl')
  expect(reason(of, 'C13', 'TeB13', false)?.mark).toBe('owl')
  expect(reason(of, 'C13', 'TeB13', true)).toBeNull()
  expect(reason(of, 'C1', 'C13', false)).toBeNull()
  expect(reason(of, 'C1', 'C13', true)).toBeNull()
})

test('either way, the table card may name the hand card as well: then its sentence counts', () => {
  expect(reason(of, 'W5', 'E8', true, true)).toEqual({ card: 'E8', target: 'W5', mark: '5' })
})

test('of a row, every card that allows it', () => {
  expect(reasons(of, 'InB8', ['InE8', 'TeC1', 'TeB8'], true).map((one) => one.target)).toEqual(['InE8', 'TeB8'])
})
