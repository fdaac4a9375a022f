// Dots and directions: what a card shows as it lies, and that every dot is drawn once, inside the border.
import { expect, test } from 'vitest'
import { dotsOf, valueAt, WAYS } from './dots'

test('upright a card shows its digits clockwise from north, turned those printed opposite', () => {
  const face = '12340000'
  expect(WAYS.map((way) => valueAt(face, way, false)).join('')).toBe('12340000')
  expect(WAYS.map((way) => valueAt(face, way, true)).join('')).toBe('00001234')
})

test.each(['00000000', '44444444', '12341234', '04030201'])('%s has as many dots as it is worth, all within the border of 28', (face) => {
  const points = [...dotsOf(face).matchAll(/M([\d.-]+) ([\d.-]+)h/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  expect(points.length).toBe([...face].reduce((sum, digit) => sum + Number(digit), 0))
  for (const [x, y] of points) {
    const depth = Math.min(x, y, 200 - x, 280 - y)
    expect(depth).toBeGreaterThan(5.3)
    expect(depth).toBeLessThan(28)
  }
})

test('a face that is turned is the same drawing turned', () => {
  const spots = (face: string): string[] => [...dotsOf(face).matchAll(/M([\d.-]+) ([\d.-]+)h/g)].map(([, x, y]) => `${Number(x).toFixed(1)},${Number(y).toFixed(1)}`).sort()
  const turned = spots('12340000').map((spot) => spot.split(',').map(Number)).map(([x, y]) => `${(200 - x!).toFixed(1)},${(280 - y!).toFixed(1)}`).sort()
  expect(spots('00001234')).toEqual(turned)
})
