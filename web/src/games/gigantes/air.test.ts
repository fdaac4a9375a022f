// What flies: it begins and ends where it should, and in still mode it never travels.
import { expect, test } from 'vitest'
import { between } from './air'

const [a, b] = [{ x: 0, y: 100, w: 40 }, { x: 200, y: 0, w: 96 }]

test('from one place to the other, in a low arc', () => {
  expect(between(a, b, 0, false)).toMatchObject({ ...a, fade: 1 })
  expect(between(a, b, 1, false)).toMatchObject({ x: 200, w: 96 })
  expect(between(a, b, 0.5, false).y).toBeLessThan(50)
})

test('in still mode it fades out here and in there', () => {
  expect(between(a, b, 0.25, true)).toEqual({ ...a, fade: 0.5 })
  expect(between(a, b, 0.75, true)).toEqual({ ...b, fade: 0.5 })
})
