// The spaces and the ways over them: geometry of the drawing, no rules.
import { STEP, WAYS, type Way } from './dots'

export interface Spot { name: string; x: number; y: number }

/** The spaces of a grid as they are read. */
export const spotsOf = (size: number): Spot[] =>
  Array.from({ length: size * size }, (_, n) => ({ x: n % size, y: Math.floor(n / size), name: 'ABCD'[n % size]! + (Math.floor(n / size) + 1) }))

export const spot = (space: string): Spot => ({ name: space, x: space.charCodeAt(0) - 65, y: Number(space[1]) - 1 })

/** The space so many steps away, also where no grid reaches. */
const step = (space: string, dx: number, dy: number): string => String.fromCharCode(space.charCodeAt(0) + dx) + (Number(space[1]) + dy)

/** The spaces that a chain of steps passes, the first one left out. */
export function passed(from: string, ways: readonly Way[]): string[] {
  let here = from
  return ways.map((way) => (here = step(here, ...STEP[way])))
}

/** The next space in a direction of the keyboard, the same one at the rim. */
export function walk(from: string, dx: number, dy: number, size: number): string {
  const { x, y } = spot(from)
  const [a, b] = [x + dx, y + dy]
  return a >= 0 && b >= 0 && a < size && b < size ? step(from, dx, dy) : from
}

/** The direction from one space to a neighbour of it. */
export function wayTo(from: string, to: string): Way | undefined {
  const [a, b] = [spot(from), spot(to)]
  return WAYS.find((way) => STEP[way][0] === b.x - a.x && STEP[way][1] === b.y - a.y)
}
