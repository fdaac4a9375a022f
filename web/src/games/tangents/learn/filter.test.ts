// The gallery's filters, with the eight digits of a face told by hand: N, NE, E, SE, S, SW, W, NW.
import { describe, expect, test } from 'vitest'
import { ALL, fits, questionOf, strength, twinOf, type Known } from './filter'

const bat: Known = { number: 9, face: '43403024', words: 'El murciélago\nElla llama, y la noche\nvuelve entera.' }

describe('strength', () => {
  test.each([['40404040', 'edges'], ['04040404', 'corners'], ['44444444', ''], ['43403024', 'edges']])('of %s is %j', (face, strong) => expect(strength(face)).toBe(strong))
})

describe('a wish', () => {
  test('for nothing is met by all', () => expect(fits(ALL, bat)).toBe(true))
  test.each([['N', true], ['NE', false], ['E', true], ['NW', true], ['SW', false]] as const)('for a four to %s: %s', (four, met) => expect(fits({ ...ALL, four }, bat)).toBe(met))
  test.each([['murcielago', true], ['NOCHE  llama', true], ['noche día', false], ['  ', true]])('for the words %j: %s', (words, met) => expect(fits({ ...ALL, words }, bat)).toBe(met))
  test('for strong edges or corners', () => {
    expect(fits({ ...ALL, strong: 'edges' }, bat)).toBe(true)
    expect(fits({ ...ALL, strong: 'corners' }, bat)).toBe(false)
  })
  test('for a question is met by its two cards', () => expect([8, 9, 10, 11].map((number) => fits({ ...ALL, question: 5 }, { ...bat, number }))).toEqual([false, true, true, false]))
})

test('twins answer one question', () => {
  expect([1, 2, 31, 32].map(twinOf)).toEqual([2, 1, 32, 31])
  expect([1, 2, 3, 32].map(questionOf)).toEqual([1, 1, 2, 16])
})
