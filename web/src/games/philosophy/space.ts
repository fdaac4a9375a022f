// Where the 37 spaces lie, and how to walk from one to the next: geometry of the drawing, no rules.

/** One space of the board: column and row counted from the middle, C5. */
export interface Spot { name: string; x: number; y: number }

const ROWS = [
  'N1 N2 N3',
  'NW N4 N5 N6 NE',
  'W1 W2 C1 C2 C3 E1 E2',
  'W3 W4 C4 C5 C6 E3 E4',
  'W5 W6 C7 C8 C9 E5 E6',
  'SW S1 S2 S3 SE',
  'S4 S5 S6',
]

/** The rows as they are read, each from left to right. */
export const rows: Spot[][] = ROWS.map((line, row) => {
  const names = line.split(' ')
  return names.map((name, column) => ({ name, x: column - (names.length - 1) / 2, y: row - 3 }))
})

export const spots: Spot[] = rows.flat()

const byName = new Map(spots.map((spot) => [spot.name, spot]))
const byPlace = new Map(spots.map((spot) => [`${spot.x},${spot.y}`, spot.name]))

export const spot = (name: string): Spot | undefined => byName.get(name)

/** The space in that column and row, "" off the board. */
export const spaceAt = (x: number, y: number): string => byPlace.get(`${x},${y}`) ?? ''

export const isSpace = (name: string): boolean => byName.has(name)

/** The centre nine carry a C. */
export const isCentre = (name: string): boolean => name.startsWith('C')

/** The next space in a direction: straight ahead, else the nearest one of the next row or column; the same one at the rim. */
export function walk(from: string, dx: number, dy: number): string {
  const here = byName.get(from)
  if (!here) return 'C5'
  const ahead = spots.filter((s) => (dx ? Math.sign(s.x - here.x) === dx : Math.sign(s.y - here.y) === dy))
  const cost = (s: Spot): number => Math.abs(s.x - here.x) * (dx ? 1 : 8) + Math.abs(s.y - here.y) * (dy ? 1 : 8)
  return ahead.sort((a, b) => cost(a) - cost(b))[0]?.name ?? from
}

/** Quarter turns clockwise from the first facing of a tile: No and Ne are 0. */
const EDGES = ['No', 'Ea', 'So', 'We']
const CORNERS = ['Ne', 'Se', 'Sw', 'Nw']

export const quarters = (facing: string): number => Math.max(EDGES.indexOf(facing), CORNERS.indexOf(facing))

/** Whether a facing looks at a corner. */
export const slants = (facing: string): boolean => CORNERS.includes(facing)

/** The facing after some quarter turns clockwise. */
export function turned(facing: string, by: number): string {
  const ring = slants(facing) ? CORNERS : EDGES
  return ring[(((quarters(facing) + by) % 4) + 4) % 4] as string
}

/** The unit way of a facing, in columns and rows. */
export function way(facing: string): { x: number; y: number } {
  const low = facing.toLowerCase()
  return { x: low.includes('e') && low !== 'we' ? 1 : low.includes('w') ? -1 : 0, y: low.includes('n') ? -1 : low.includes('s') ? 1 : 0 }
}

/** Turn a vector by quarter turns clockwise (rows grow downwards). */
export function rotate([x, y]: readonly [number, number], by: number): [number, number] {
  for (let n = 0; n < by; n++) [x, y] = [-y, x]
  return [x, y]
}
