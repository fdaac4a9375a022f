// Stories in time: every lesson's stories are played and must end in the position that the rules have written.
import { describe, expect, test } from 'vitest'
import type { Book } from './learn/lessons'
import book_ from './lessons.json' with { type: 'json' }
import { advance, ended, play, progress } from '../../kit/board/score'
import { kindOf, places, pose, scene, score, seatOf, trails, type Home } from './story'
import { aim } from './tiles'
import { spaceAt, spot } from './space'
import type { View } from './view'

const book = book_ as unknown as Book
const home: Home = () => ({ x: 0, y: 6, size: 0.5 })

/** Every action of every lesson: the view before it, its story and the view after it. */
const actions = book.lessons.flatMap((lesson) => {
  const found: { name: string; before: View; story: Book['nodes'][number]['acts'][string][0]; after: View }[] = []
  const walk = (at: number): void => {
    const node = book.nodes[at]!
    for (const [text, [story, to]] of Object.entries(node.acts)) {
      found.push({ name: `${lesson.slug} ${text}`, before: { ...lesson.view, ...node.view }, story, after: { ...lesson.view, ...book.nodes[to]!.view } })
      walk(to)
    }
  }
  walk(lesson.start)
  return found
})

test('there are stories to play', () => expect(actions.length).toBeGreaterThan(200))

test('a story ends where the rules say', () => {
  for (const { name, before, story, after } of actions) {
    const now = places(before)
    for (const { flights } of score(before, story)) {
      for (const { piece, end } of flights) {
        if (end.startsWith('hand')) now.delete(piece)
        else now.set(piece, end)
      }
    }
    expect([...now].sort(), name).toEqual([...places(after)].sort())
  }
})

test('the drawings aim where the rules aim', () => {
  for (const { after } of actions) {
    for (const tile of after.board) {
      const here = spot(tile.space)!
      const [dx, dy] = aim(tile.tile, tile.facing)
      expect(spaceAt(here.x + dx, here.y + dy), `${tile.space}${tile.tile}${tile.facing}`).toBe(tile.target)
    }
  }
})

describe('the beats of a pushed line', () => {
  const line = actions.find(({ name }) => name === 'line C4PuEa')!
  const beats = score(line.before, line.story)
  const push = beats.find((b) => b.number === 1)!

  test('are one movement, outermost first', () => {
    expect(push.flights.map((f) => [f.piece, f.start, f.end])).toEqual([['In.Pr', 'E3/No', 'E4/No'], ['Te.Sl', 'C6/So', 'E3/So'], ['Te.Pu', 'C5/No', 'C6/No']])
    expect(push.flights.map((f) => f.way)).toEqual(['slide', 'slide', 'slide'])
    expect(push.flights[2]!.wait).toBeGreaterThan(push.flights[0]!.wait)
  })

  test('an Idea that lies there already does not fly in', () => {
    expect(beats[0]!.flights).toHaveLength(1)
    const laid = score(line.before, line.story, 'C4/Ea')[0]!
    expect(laid.flights).toHaveLength(0)
    expect(laid.before.get('In.Pu')).toBe('C4/Ea')
  })
})

test('what falls off flies to its hand', () => {
  const off = actions.find(({ name }) => name === 'off C5PuNo')!
  const back = score(off.before, off.story).flatMap((b) => b.flights).find((f) => f.end === 'hand/Te')!
  expect(back).toMatchObject({ piece: 'Te.Pu', way: 'fly' })
  expect(pose(back, 1, home, false)).toMatchObject({ x: 0, y: 6, size: 0.5 })
})

test('a Toss goes in an arc and a Rephrase turns on the spot', () => {
  const ways = (kind: string): string[] => book.examples[kind]!.flatMap(({ view, story }) => score(view, story).flatMap((b) => b.flights.map((f) => f.way)))
  expect(ways('To')).toContain('arc')
  expect(ways('Re')).toContain('turn')
})

describe('time', () => {
  const chain = actions.find(({ name }) => name === 'reaction C4PuEa')!
  const beats = score(chain.before, chain.story)
  const total = beats.reduce((sum, b) => sum + b.span, 0)

  test('runs through every beat and ends', () => {
    let now = play(beats)
    let frames = 0
    while (!ended(now) && frames < 10_000) {
      now = advance(now, 16, 1)
      frames++
    }
    expect(ended(now)).toBe(true)
    expect(frames * 16).toBeGreaterThanOrEqual(total)
    expect(frames * 16).toBeLessThan(total + 100)
  })

  test('passes twice as fast at twice the speed, and not at all in a pause', () => {
    expect(ended(advance(play(beats), total / 2 + 1, 2))).toBe(true)
    expect(advance({ ...play(beats), paused: true }, 1000, 1).index).toBe(0)
  })

  test('a step takes between 300 and 450 ms', () => {
    for (const b of beats.filter((one) => one.number)) expect(b.span).toBeGreaterThanOrEqual(300)
    for (const b of beats.filter((one) => one.number && one.flights.length === 1)) expect(b.span).toBeLessThanOrEqual(450)
  })

  test('half way, a pushed tile is between its spaces', () => {
    const at = beats.findIndex((b) => b.number === 1)
    const now = { ...play(beats), index: at, spent: beats[at]!.span / 2 }
    expect(progress(now)).toBeCloseTo(0.5)
    expect(scene(now, home, false).get('Te.Pu')!.x).toBeCloseTo(0.5)
    expect([0, 1]).toContain(scene(now, home, true).get('Te.Pu')!.x)
  })
})

test('the whole chain at once: each tile with its first and last place and the numbers of its steps', () => {
  const chain = actions.find(({ name }) => name === 'reaction C4PuEa')!
  const trail = trails(chain.before, chain.story).find((t) => t.piece === 'Te.Pu')!
  expect(trail).toEqual({ piece: 'Te.Pu', start: 'C5/No', end: 'E3/No', numbers: [1, 2], stops: ['C5/No', 'C6/No', 'E3/No'] })
})

test('a piece names its seat and its kind', () => {
  expect([seatOf('Sa.Re'), kindOf('Sa.Re')]).toEqual([2, 'Re'])
})
