// Who sits where: the hand that is to be used must always be one that can be touched.
import { describe, expect, test } from 'vitest'
import { seating } from './seating'
import type { View } from './view'

const at = (seats: number, turn: number): View => ({ seats, turn }) as View
const here = (...mine: number[]) => ({ mine, viewer: mine[0] ?? -1 })

describe('on a desk', () => {
  test('two face each other and keep their places', () => {
    expect(seating(at(2, 0), here(0, 1), true, true)).toEqual({ near: 0, far: [1], sides: [] })
    expect(seating(at(2, 1), here(0, 1), true, true)).toEqual({ near: 0, far: [1], sides: [] })
  })
  test('the own seat is near, wherever it is', () => expect(seating(at(2, 0), here(1), true, true)).toEqual({ near: 1, far: [0], sides: [] }))
  test('three have the flanks, four the far side too, in the order of play', () => {
    expect(seating(at(3, 0), here(0), true, true)).toEqual({ near: 0, far: [], sides: [1, 2] })
    expect(seating(at(4, 0), here(2), true, true)).toEqual({ near: 2, far: [0], sides: [3, 1] })
  })
  test('a spectator sits with the first seat', () => expect(seating(at(2, 1), { mine: [], viewer: -1 }, true, true).near).toBe(0))
})

describe('without room', () => {
  test('on a phone whoever is to move has the tray under the thumb', () => {
    expect(seating(at(4, 2), here(0, 1, 2, 3), false, false)).toEqual({ near: 2, far: [3, 0, 1], sides: [] })
    expect(seating(at(2, 1), here(0), false, false).near).toBe(0)
  })
  test('without flanks three on one screen take turns at the near side', () => expect(seating(at(3, 1), here(0, 1, 2), true, false).near).toBe(1))
})
