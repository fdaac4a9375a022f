// Reading legal turns: placements, their chains, what lies ahead, and writing a turn again.
import { describe, expect, test } from 'vitest'
import { bookOf, chainTo, forced, mayEnd, threads, written } from './turns'

const STRAIGHT = bookOf([
  'Il:23uC3xNu', 'Il:23uC3xNt', 'Il:23uC3xNuu', 'Il:23uC3xNut', 'Il:23uC3xNtu', 'Il:23uC3xNtt', 'Il:23uC3xWu', 'Il:23uC3xWt', 'Il:23tC3', 'Il:23uA1', 'Il:05tA1', 'Il:#B2',
])
const BENT = bookOf(['Po:07uA1xEu', 'Po:07uA1xEuSu', 'Po:07uA1xEuSuSEu', 'Po:07uA1xEuSuEu', 'Po:07uA1xSu'])
const at = (book: typeof STRAIGHT, place: string) => book.chains.get(place) ?? []

describe('the book', () => {
  test('keeps each chain once, however its cards may lie', () => {
    expect(at(STRAIGHT, '23uC3')).toEqual([['N'], ['N', 'N'], ['W']])
    expect(at(STRAIGHT, '23tC3')).toEqual([[]])
  })
  test('a direction is written only where it changes', () => expect(at(BENT, '07uA1')).toEqual([['E'], ['E', 'S'], ['E', 'S', 'SE'], ['E', 'S', 'E'], ['S']]))
  test('knows the cards, the places of the block, and what is neither', () => {
    expect([[...STRAIGHT.cards], STRAIGHT.blocks]).toEqual([[23, 5], ['B2']])
    expect(bookOf(['Po:rock', 'Po:paper']).answers).toEqual(['rock', 'paper'])
  })
})

describe('threads', () => {
  test('of straight chains are whole lines', () => {
    expect(threads(at(STRAIGHT, '23uC3'), 'C3', [])).toEqual([
      { from: 'C3', chain: ['N', 'N'], spaces: ['C2', 'C1'], reach: 2 },
      { from: 'C3', chain: ['W'], spaces: ['B3'], reach: 1 },
    ])
  })
  test('of bent chains are the next steps, each with what it may reach', () => {
    expect(threads(at(BENT, '07uA1'), 'A1', [])).toEqual([
      { from: 'A1', chain: ['E'], spaces: ['B1'], reach: 3 },
      { from: 'A1', chain: ['S'], spaces: ['A2'], reach: 1 },
    ])
    expect(threads(at(BENT, '07uA1'), 'A1', ['E', 'S']).map((thread) => [thread.from, thread.spaces])).toEqual([['B2', ['C2']], ['B2', ['C3']]])
  })
})

describe('choosing', () => {
  test('the last card of a line chooses direction and length', () => {
    expect(chainTo(at(STRAIGHT, '23uC3'), 'C3', [], 'C1')).toEqual(['N', 'N'])
    expect(chainTo(at(STRAIGHT, '23uC3'), 'C3', ['N', 'N'], 'B3')).toEqual(['W'])
    expect(chainTo(at(STRAIGHT, '23uC3'), 'C3', [], 'A1')).toBeUndefined()
  })
  test('a bent chain is carried on from what is begun', () => {
    expect(chainTo(at(BENT, '07uA1'), 'A1', ['E', 'S'], 'C3')).toEqual(['E', 'S', 'SE'])
    expect(chainTo(at(BENT, '07uA1'), 'A1', ['E'], 'C2')).toEqual(['E', 'S', 'E'])
  })
  test('two equally short ways are not guessed between', () => {
    const book = bookOf(['Po:07uA1xEuSu', 'Po:07uA1xSuEu'])
    expect(chainTo(at(book, '07uA1'), 'A1', [], 'B2')).toBeUndefined()
    expect(chainTo(at(book, '07uA1'), 'A1', ['S'], 'B2')).toEqual(['S', 'E'])
  })
  test('what is the only way is taken by itself', () => {
    expect(forced([['N']], [])).toEqual(['N'])
    expect(forced([['N'], ['N', 'N']], [])).toEqual([])
  })
  test('a chain may end where the texts let it', () => {
    expect([mayEnd([['N', 'N']], ['N']), mayEnd([['N', 'N']], ['N', 'N']), mayEnd([[], ['N']], [])]).toEqual([false, true, true])
  })
})

test('what is written is a legal turn again', () => {
  expect(written('Il', '23uC3', ['N', 'N'], [false, true])).toBe('Il:23uC3xNut')
  expect(written('Po', '07uA1', ['E', 'S', 'S'], [true, false, true])).toBe('Po:07uA1xEtSut')
  expect(written('Il', '23tC3', [], [])).toBe('Il:23tC3')
})
