// Flights over the table: they begin and end where they should, and in still mode nothing travels.
import { expect, test } from 'vitest'
import { between } from './air'

const a = { x: 0, y: 100, w: 50 }
const b = { x: 200, y: 300, w: 110 }

test('a flight begins in the one box and ends in the other, high in between', () => {
  expect(between(a, b, 0, false)).toEqual({ ...a, fade: 1 })
  const { x, y, w } = between(a, b, 1, false)
  expect([x, Math.round(y), w]).toEqual([200, 300, 110])
  expect(between(a, b, 0.5, false)).toMatchObject({ x: 100, w: 80 })
  expect(between(a, b, 0.5, false).y).toBeLessThan(200)
})

test('where motion is not wanted it fades from the one place to the other', () => {
  expect(between(a, b, 0.25, true)).toEqual({ ...a, fade: 0.5 })
  expect(between(a, b, 0.75, true)).toEqual({ ...b, fade: 0.5 })
})
