// Scores in time: beats follow each other, and none of their time is lost between them.
import { expect, test } from 'vitest'
import { advance, ease, ended, play, progress } from './score'

const beats = [{ span: 100 }, { span: 0 }, { span: 50 }]

test('time passes from one beat into the next, through those without a length', () => {
  const now = advance(play(beats), 120, 1)
  expect([now.index, now.spent, progress(now)]).toEqual([2, 20, 0.4])
  expect(ended(advance(now, 30, 1))).toBe(true)
})

test('speed stretches time and a pause stops it', () => {
  expect(advance(play(beats), 60, 2).index).toBe(2)
  expect(advance({ ...play(beats), paused: true }, 1000, 1)).toEqual({ ...play(beats), paused: true })
})

test('a score without beats has ended, and a beat without a length is done', () => {
  expect(ended(play([]))).toBe(true)
  expect(progress(play([{ span: 0 }]))).toBe(1)
})

test('movement starts and ends at rest', () => {
  expect([ease(0), ease(0.5), ease(1)]).toEqual([0, 0.5, 1])
  expect(ease(0.1)).toBeLessThan(0.1)
  expect(ease(0.9)).toBeGreaterThan(0.9)
})
