// Cards by their texts, and where they stand in their deck.
import { expect, test } from 'vitest'
import { byIndex, idOf, indexOf, parse } from './cards'

test('a card says its type and number, with several packs whose it is', () => {
  expect(parse('C5')).toEqual({ owner: '', id: 'C5', type: 'concept', number: 5 })
  expect(parse('TeB13')).toEqual({ owner: 'Te', id: 'B13', type: 'biography', number: 13 })
})

test.each(['?', 'In.3', '', 'X5', 'C', 'In'])('%j is no card', (text) => expect(parse(text)).toBeNull())

test('the deck goes by number, then concept, expression, work, biography', () => {
  expect(['C1', 'B1', 'C2', 'B13'].map(indexOf)).toEqual([0, 3, 4, 51])
  expect(['InW10', 'InC2', 'InB9', 'InE2'].sort(byIndex).map(idOf)).toEqual(['C2', 'E2', 'B9', 'W10'])
})
