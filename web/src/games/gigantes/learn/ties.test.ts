// The threads of a card, in a deck of six written down for it.
import { expect, test } from 'vitest'
import { incoming, outgoing, reach } from './ties'

const card = (id: string, letter: string, drawing: string, supports: string[], refutes: string[]) => ({ id, number: Number(id.slice(1)), letter, drawing, supports, refutes })
const sun = card('C1', 'M', 'sun', ['S'], ['wheel'])
const book = card('B1', 'S', 'book', ['2', 'M'], [])
const seed = card('C2', 'M', 'seed', ['5', 'S'], [])
const wheel = card('W3', 'K', 'wheel', [], ['sun'])
const both = card('E2', 'S', 'wheel', ['M', 'sun'], [])
const owl = card('C13', '', '', [], [])
const all = [sun, book, seed, wheel, both, owl]
const told = (knots: ReturnType<typeof incoming>): string[] => knots.map(({ kind, mark, ties }) => `${kind} ${mark}: ${ties.map(({ from, to }) => `${from}-${to}`).join(' ')}`)

test('what a card supports and refutes, mark by mark of its lists', () => {
  expect(told(outgoing(sun, all))).toEqual(['supports S: C1-B1 C1-E2', 'refutes wheel: C1-W3 C1-E2'])
  expect(told(outgoing(seed, all))).toEqual(['supports 5: ', 'supports S: C2-B1 C2-E2'])
})
test('what supports and refutes a card, by its own marks', () => {
  expect(told(incoming(sun, all))).toEqual(['supports M: B1-C1 E2-C1', 'supports sun: E2-C1', 'refutes sun: W3-C1'])
  expect(told(incoming(seed, all))).toEqual(['supports 2: B1-C2', 'supports M: B1-C2 E2-C2'])
})
test('a card that is tied by two marks is counted once', () => {
  expect(reach(incoming(sun, all), 'supports')).toBe(2)
  expect(reach(incoming(sun, all), 'refutes')).toBe(1)
  expect(reach(outgoing(book, all), 'supports')).toBe(3)
})
test('no thread leads to a mochuelo or from it', () => expect([...incoming(owl, all), ...outgoing(owl, all)]).toEqual([]))
