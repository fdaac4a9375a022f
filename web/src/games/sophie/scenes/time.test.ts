// The countdown: it empties evenly, is not moved by the way a message took, and says once that it is nearly out.
import { expect, test } from 'vitest'
import { left, passes, seconds, share, steady } from './time'

const due = { what: 'answer', deadline: 50_000, span: 30_000 }

test('what is left goes from the whole span to nothing', () => {
  expect([left(due, 10_000), left(due, 35_000), left(due, 90_000)]).toEqual([30_000, 15_000, 0])
  expect([share(due, 20_000), share(due, 35_000), share(due, 50_000)]).toEqual([1, 0.5, 0])
  expect([seconds(due, 20_000), seconds(due, 20_001), seconds(due, 49_500), seconds(due, 50_000)]).toEqual([30, 30, 1, 0])
})

test('the same span told again a little sooner or later goes on as it was; another one is taken over', () => {
  expect(steady(due, { ...due, deadline: 50_400 })).toBe(due)
  const late = { ...due, deadline: 56_000 }
  expect(steady(due, late)).toBe(late)
  const other = { ...due, what: 'vote' }
  expect(steady(due, other)).toBe(other)
  expect([steady(due, null), steady(null, due)]).toEqual([null, due])
})

test('ten seconds to go are met once, and not by a span that is shorter', () => {
  expect([passes(due, 39_900, 40_100, 10_000), passes(due, 40_100, 40_300, 10_000), passes(due, 20_000, 60_000, 10_000)]).toEqual([true, false, false])
  expect(passes({ ...due, span: 8_000 }, 10_000, 45_000, 10_000)).toBe(false)
})
