// The shape of the board as its naming picture shows it.
import { expect, test } from 'vitest'
import { isCentre, rotate, rows, spaceAt, spots, turned, walk, way } from './space'
import { handles, impact, overboard } from './signs'

test('37 spaces in rows of 3, 5, 7, 7, 7, 5, 3, nine of them the centre', () => {
  expect(rows.map((row) => row.length)).toEqual([3, 5, 7, 7, 7, 5, 3])
  expect(new Set(spots.map((s) => s.name)).size).toBe(37)
  expect(spots.filter((s) => isCentre(s.name))).toHaveLength(9)
})

test('C5 is the middle, and its neighbours are where the picture has them', () => {
  expect([spaceAt(0, 0), spaceAt(0, -1), spaceAt(2, -2), spaceAt(-3, 1), spaceAt(0, 3), spaceAt(3, 3)]).toEqual(['C5', 'C2', 'NE', 'W5', 'S5', ''])
})

test('arrows walk straight on, slip to the nearest space at a step of the rim, and stop at its edge', () => {
  expect(walk('C5', 1, 0)).toBe('C6')
  expect(walk('N1', -1, 0)).toBe('NW')
  expect(walk('E2', 0, -1)).toBe('NE')
  expect(walk('E4', 1, 0)).toBe('E4')
  for (const s of spots) for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) expect(spots.map((o) => o.name)).toContain(walk(s.name, dx, dy))
})

test('every space can be reached with arrows alone', () => {
  const seen = new Set(['C5'])
  for (const name of seen) for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) seen.add(walk(name, dx, dy))
  expect(seen.size).toBe(37)
})

test('facings turn clockwise within their own four', () => {
  expect([turned('No', 1), turned('We', 1), turned('Ne', -1), turned('Sw', 2)]).toEqual(['Ea', 'No', 'Nw', 'Ne'])
  expect([way('No'), way('Ea'), way('Sw'), way('We')]).toEqual([{ x: 0, y: -1 }, { x: 1, y: 0 }, { x: -1, y: 1 }, { x: -1, y: 0 }])
  expect(rotate([1, -1], 1)).toEqual([1, 1])
})

test('a Slide Left that looks south sends its target east', () => {
  const { x, y, arrows } = impact('Sl', 'So', 'C2')!
  expect([x, y]).toEqual([0, 0])
  expect(arrows[0]!.x).toBeGreaterThan(50)
  expect(Math.abs(arrows[0]!.y)).toBe(0)
})

test('a Decision has two arrows, a Rephrase none but a turn', () => {
  expect(impact('De', 'Ne', 'C7')!.arrows).toHaveLength(2)
  expect(impact('Re', 'Ne', 'C7')).toMatchObject({ spin: true, arrows: [] })
})

test('handles lie behind a tile as it looks', () => {
  for (const h of handles('No', 'C5')) expect(h.y).toBeGreaterThan(0)
  for (const h of handles('Ea', 'C5')) expect(h.x).toBeLessThan(0)
})

test('off the board is chosen opposite of the other side', () => {
  const { x, y } = overboard('N1', 'N4')
  expect([x < -200 || x === -100, y < -300]).toEqual([true, true])
})
