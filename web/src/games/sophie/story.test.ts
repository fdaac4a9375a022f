// A story in time: hops along the real way, the disc turning with what stands on it, leaps.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Move, Step } from '../../kit/game'
import { Board, type BoardData } from './board'
import { leads, pose, rateOf, score, type Stand } from './story'
import type { View } from './view'

const board = new Board(JSON.parse(readFileSync(join(import.meta.dirname, '../../../../src/mochuelo/games/sophie/deck/board.json'), 'utf8')) as BoardData)
const step = (kind: string, moves: Move[] = [], args: Step['args'] = {}): Step => ({ kind, say: `story-${kind}`, args, rule: kind, moves, marks: [] })
const move = (piece: string, start: string, end: string): Move => ({ piece, start, end })
const stand = (...places: string[]): Stand => ({ places, heading: places.map(() => ''), markers: places.map(() => []), kept: places.map(() => []), points: places.map(() => 0), rotation: 5, rabbits: [], die: 0 })
const view = (s: Stand): View => ({ ...s, rotation: 0 }) as unknown as View

test('a figure walks space by space', () => {
  const beats = score(board, stand('r2', 'middle'), [step('move', [move('In', 'r2', 'b6')])])
  expect(beats.map((beat) => beat.travels.map(({ from, to }) => `${from}-${to}`).join())).toEqual(['r2-r3', 'r3-r4', 'r4-b7', 'b7-b6'])
  expect(beats.map((beat) => beat.stand.places[0])).toEqual(['r2', 'r3', 'r4', 'b7'])
  expect(beats.map((beat) => beat.first)).toEqual([true, false, false, false])
})

test('the disc turns once, and all it carries with it', () => {
  const story = [step('turn_disc', [], { by: 4 }), step('carry', [move('In', 'r2', 'r6')]), step('carry', [move('Te', 'r22', 'r2')])]
  const beats = score(board, stand('r2', 'r22'), story)
  expect(beats).toHaveLength(1)
  expect([beats[0]!.turn, beats[0]!.travels.length]).toEqual([4, 2])
  const [from, to] = [board.spaces.get('r22')!, board.spaces.get('r2')!]
  const half = pose(beats[0]!.travels[1]!, from, to, 0.5)
  expect(half.x).toBeCloseTo(board.spaces.get('r0')!.x, 3)
  expect(half.y).toBeCloseTo(board.spaces.get('r0')!.y, 3)
})

test('the gadfly and the rabbit leap, and land', () => {
  const beats = score(board, stand('b4'), [step('fly', [move('In', 'b4', 'r23')]), step('rabbit', [move('In', 'r23', 'modern')])])
  expect(beats.map((beat) => beat.travels[0]!.manner)).toEqual(['leap', 'leap'])
  const up = pose(beats[0]!.travels[0]!, { x: 0, y: 0 }, { x: 1, y: 0 }, 0.5)
  expect([up.x, up.lift]).toEqual([0.5, 1])
})

test('the die shows what was drawn while it rolls, and lies there after', () => {
  const beats = score(board, stand('middle'), [step('die', [], { number: 3 }), step('move', [move('In', 'middle', 'c1')])])
  expect(beats.map((beat) => beat.die)).toEqual([3, 0])
  expect(beats[1]!.stand.die).toBe(3)
})

test('a marker is taken with its epoch, and a story that leads elsewhere is not told', () => {
  const story = [step('finish', [move('In/hellas', 'epoch/hellas', 'seat/In')]), step('end')]
  expect(score(board, stand('hellas'), story).at(-1)!.stand.markers[0]).toEqual(['hellas'])
  expect(leads(stand('hellas'), story, view(stand('hellas')))).toBe(true)
  expect(leads(stand('hellas'), story, view(stand('b1')))).toBe(false)
})

test('what programs do is told faster the more of them follow each other, but what lies open is read as long', () => {
  const story = [step('die', [], { number: 3 }), step('move', [move('In', 'middle', 'c1')])]
  const [own, second] = [0, 2].map((row) => score(board, stand('middle'), story, false, 1_000, rateOf(row)).map((beat) => beat.span))
  expect(second![0]).toBe(1_000)
  expect(own![0]).toBe(1_000)
  expect(second!.slice(1).map((span, n) => own![n + 1]! / span)).toEqual([1.8, 1.8, 1.8, 1.8].slice(0, second!.length - 1).map((rate) => expect.closeTo(rate)))
  expect([1, 2, 3, 4, 5].map(rateOf).every((rate, n, all) => rate > 1 && rate <= 2.4 && rate >= (all[n - 1] ?? 0))).toBe(true)
})
