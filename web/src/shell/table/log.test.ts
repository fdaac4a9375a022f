// How a log grows, what is talk, and time as it is read.
import { describe, expect, it } from 'vitest'
import { digits, left, ran, reading } from './clock'
import { merged, talk, told } from './log'

const event = (seq: number, kind: string, text = '') => ({ seq, at: 0, kind, seat: 0, text, name: '' })

describe('what is told of an event', () => {
  const say = (id: string, args: object = {}) => `${id} ${JSON.stringify(args)}`

  it('names who did it, and nobody where a seat has no name', () => {
    expect(told(say, { ...event(1, 'takeback', '7'), seat: 1 }, ['Ana', 'Ben'])).toBe('fact-takeback {"name":"Ben","what":"7","text":"7"}')
    expect(told(say, { ...event(1, 'respect', '1'), seat: 0 }, ['Ana', 'Ben'])).toBe('fact-respect {"from":"Ana","to":"Ben"}')
    expect(told(say, { ...event(1, 'say', 'hm'), seat: -1, name: 'Eve' }, ['Ana'])).toContain('"name":"Eve"')
    expect(told(say, { ...event(1, 'say', 'hm'), seat: -1 }, ['Ana'])).toContain('"name":"talk-spectator')
  })

  it('is nothing for a move', () => {
    expect(told(say, event(1, 'act', 'a'), ['Ana'])).toBe('')
  })
})

describe('the log', () => {
  it('merges what overlaps', () => {
    expect(merged([event(1, 'act'), event(2, 'act')], [event(2, 'act'), event(3, 'act')]).map((one) => one.seq)).toEqual([1, 2, 3])
  })

  it('keeps moves out of the talk', () => {
    expect(talk([event(1, 'act'), event(2, 'say'), event(3, 'pause'), event(4, 'concede')]).map((one) => one.seq)).toEqual([2, 4])
  })
})

describe('the clock', () => {
  const clock = { kind: 'fischer', left: [60_000, 5_000], running: 1 }

  it('runs for the seat whose time runs, and stops at nothing', () => {
    expect([left(clock, 0, 3_000), left(clock, 1, 3_000), left(clock, 1, 9_000)]).toEqual([60_000, 2_000, 0])
  })

  it('stops when our action is sent, and goes on from what the server tells next', () => {
    expect(ran(1_500, 1_000, -1)).toBe(500)
    expect([1_500, 4_000].map((now) => ran(now, 1_000, 1_200))).toEqual([200, 200])
    expect(ran(4_000, 3_000, 1_200)).toBe(0)
  })

  it.each([
    [0, '0:00.0'],
    [9_940, '0:10.0'],
    [7_300, '0:07.3'],
    [10_000, '0:10'],
    [59_000, '0:59'],
    [299_000, '4:59'],
    [3_723_000, '1:02:03'],
    [90_000_000, '25:00:00'],
  ])('reads %i ms as %s', (ms, text) => {
    expect(digits(ms)).toBe(text)
  })

  it('reads days', () => {
    expect(reading(2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000)).toMatchObject({ days: 2, hours: 3, minutes: 4 })
  })
})
