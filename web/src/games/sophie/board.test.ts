// Ways over the board of the house, checked against the board file and the rules page.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Board, between, fanned, swung, type BoardData } from './board'

const data = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../src/mochuelo/games/sophie/deck/board.json'), 'utf8')) as BoardData
const board = new Board(data)

test('a walk goes space by space, clockwise on the ring, out at a mouth', () => {
  expect(board.way('r2', 'r5')).toEqual(['r2', 'r3', 'r4', 'r5'])
  expect(board.way('r2', 'b6')).toEqual(['r2', 'r3', 'r4', 'b7', 'b6'])
  expect(board.way('r23', 'r1')).toEqual(['r23', 'r0', 'r1'])
})

test('a heading decides the way on a path, and nobody turns round on it', () => {
  expect(board.way('c3', 'c5', 'c4')).toEqual(['c3', 'c4', 'c5'])
  expect(board.way('a5', 'a7', 'a6')).toEqual(['a5', 'a6', 'a7'])
  expect(board.way('a3', 'l1', 'a4')).toEqual(['a3', 'a4', 'l1'])
})

test('an epoch is left by its exit, and one-way paths are', () => {
  expect(board.next('renaissance')).toEqual(['w1'])
  expect(board.next('hellas')).toEqual(['b1'])
  expect(board.next('l1', 'a4')).toEqual(['l2'])
  expect(board.next('d1', 'r12')).toEqual(['d2'])
  expect(board.next('forgetting')).toEqual(['r14'])
})

test('standing still is a way of one space, and what cannot be walked is none', () => {
  expect(board.way('c3', 'c3')).toEqual(['c3'])
  expect(board.way('w1', 'a1')).toBe(null)
})

test('every space can be walked from and lies in the map', () => {
  for (const [id, { x, y }] of board.spaces) {
    expect(board.next(id).length, id).toBeGreaterThan(0)
    expect(Math.hypot(x, y), id).toBeLessThan(1)
  }
})

test('a piece looks along the ring, to its next space, out of its epoch', () => {
  expect(Math.round(board.facing('r0'))).toBe(0)
  expect(Math.round(board.facing('r6'))).toBe(90)
  const look = board.facing('mythology')
  expect(look).toBeGreaterThan(-20)
  expect(look).toBeLessThan(10)
  expect(board.facing('c3', 'c4')).not.toBe(board.facing('c3', 'c2'))
})

test('the nearest of some spaces is taken, none beyond the reach', () => {
  expect(board.nearest({ x: 0.02, y: -0.4 }, ['r0', 'r1'], 0.2)).toBe('r0')
  expect(board.nearest({ x: 0.8, y: 0.8 }, ['r0', 'r1'], 0.2)).toBe('')
})

test('several on one epoch stand apart, and a turn keeps the distance from the middle', () => {
  const six = Array.from({ length: 6 }, (_, n) => fanned({ x: 0, y: 0 }, n, 6))
  for (const [n, a] of six.entries()) for (const b of six.slice(n + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.06)
  const half = between({ x: 0, y: -0.385 }, { x: 0.385, y: 0 }, 0.5)
  expect(Math.hypot(half.x, half.y)).toBeCloseTo(0.385)
  expect(swung({ x: 0, y: -1 }, 90).x).toBeCloseTo(1)
})
