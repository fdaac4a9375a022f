// Where a thread begins, bends and ends.
import { expect, test } from 'vitest'
import { between } from './threads'

const box = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 20 })

test('it leaves on the side of what it leads to', () => {
  expect(between(box(0, 0), box(100, 80))).toBe('M40 10C70 10 70 90 100 90')
  expect(between(box(100, 80), box(0, 0))).toBe('M100 90C70 90 70 10 40 10')
})
