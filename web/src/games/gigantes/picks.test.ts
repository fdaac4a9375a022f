// Choosing a personal deck: limits, what is kept, and the order in which it is told.
import { expect, test } from 'vitest'
import { atRandom, fits, keep, load, nextPick, owlsIn, recalled, toggled } from './picks'

const PACK = ['InC1', 'InE1', 'InW1', 'InB1', 'InC2', 'InC13', 'InE13']
const limits = { count: 4, owls: 1 }

test('no more cards, and no more mochuelos, than are allowed', () => {
  expect(fits(['InC13'], 'InE13', limits)).toBe(false)
  expect(fits(['InC1', 'InE1', 'InW1', 'InB1'], 'InC2', limits)).toBe(false)
  expect(toggled(['InC2'], 'InC1', limits)).toEqual(['InC1', 'InC2'])
  expect(toggled(['InC1', 'InC2'], 'InC1', limits)).toEqual(['InC2'])
})

test('filled at random: full, and with what was chosen', () => {
  const deck = atRandom(PACK, ['InC13'], limits, () => 0)
  expect(deck).toHaveLength(4)
  expect(deck).toContain('InC13')
  expect(owlsIn(deck)).toBe(1)
})

test('what was kept is found again in another pack, as far as it has those cards', () => {
  expect(recalled(['TeC1', 'TeC13', 'TeE13'], ['C1', 'B1', 'C13', 'E13'], limits)).toEqual(['TeC1', 'TeC13'])
})

test('the lowest card that is not yet taken is told next', () => {
  const legal = ['In=C1', 'In=E1', 'In=W1']
  expect(nextPick(['InW1', 'InE1'], [], legal)).toBe('In=E1')
  expect(nextPick(['InW1', 'InE1'], ['InE1'], ['In=W1', 'In=B1'])).toBe('In=W1')
  expect(nextPick(['InE1'], ['InE1'], ['In=W1'])).toBeUndefined()
})

test('decks are kept by their names, for each deck of cards apart; without cards they are forgotten', () => {
  const kept = new Map<string, string>()
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
  keep('', store, 'stoics', ['InC2', 'InC1'])
  expect(load('', store)).toEqual([{ name: 'stoics', cards: ['C1', 'C2'] }])
  expect(load('066174', store)).toEqual([])
  expect(keep('', store, 'stoics', [])).toEqual([])
  kept.set('mochuelo.gigantes.decks.house', '{broken')
  expect(load('', store)).toEqual([])
})
