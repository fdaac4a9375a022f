// The reading list: each card once, by thinker; mochuelos wrote nothing.
import { expect, test } from 'vitest'
import { played, readingList, years } from './reading'

test('what lay open, whose ever it was', () => {
  expect(played({ rows: [['TeW3'], []], libraries: [['InW3', 'InC13'], ['TeB1']], oblivions: [['InC12'], []] })).toEqual(['B1', 'W3', 'C12'])
})

test('by thinker', () => {
  const deck = { face: (id: string) => ({ id, number: Number(id.slice(1)) }), thinker: (number: number) => (number === 9 ? undefined : { number }) } as never
  expect(readingList(deck, ['C1', 'W1', 'C9', 'B2']).map(({ thinker, faces }) => [thinker.number, faces.map((face) => face.id)])).toEqual([[1, ['C1', 'W1']], [2, ['B2']]])
})

test('the years of a life say which of them is not certain', () => {
  const year = (value: number, about: boolean): string => `${about ? 'c. ' : ''}${value}`
  expect(years({ born: -369, died: -286, about: ['born'] } as never, year)).toBe('c. -369–-286')
  expect(years({ born: 1950, died: null, about: [] } as never, year)).toBe('1950–')
})
