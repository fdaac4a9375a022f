// Keys on a board: along a row and no further, and what is left to the browser.
import { expect, test } from 'vitest'
import { along, ARROWS, chorded } from './keys'

test('a row is walked to its ends and not beyond', () => {
  expect([along('ArrowLeft', 2, 8), along('ArrowRight', 2, 8)]).toEqual([1, 3])
  expect([along('ArrowLeft', 0, 8), along('ArrowRight', 7, 8)]).toEqual([0, 7])
  expect([along('Home', 5, 8), along('End', 5, 8)]).toEqual([0, 7])
  expect([along('ArrowUp', 5, 8), along('a', 5, 8)]).toEqual([undefined, undefined])
})

test('opposite arrows undo each other', () => {
  for (const [one, other] of [['ArrowUp', 'ArrowDown'], ['ArrowLeft', 'ArrowRight']] as const) {
    expect(ARROWS[one]!.map((step, axis) => step + ARROWS[other]![axis]!)).toEqual([0, 0])
  }
})

test('a key with another held down belongs to the browser, but for shift', () => {
  const key = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: true } as KeyboardEvent
  expect(chorded(key)).toBe(false)
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(chorded({ ...key, [held]: true })).toBe(true)
})
