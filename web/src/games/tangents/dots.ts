// Where the eight values of a face sit in the border of a card, and what a card shows in each direction as it lies. Geometry of the drawing, no rules.

/** The directions as the eight digits of a face list them: clockwise from north. */
export const WAYS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Way = (typeof WAYS)[number]

/** One step in a direction, in columns and rows. */
export const STEP: Record<Way, readonly [number, number]> = { N: [0, -1], NE: [1, -1], E: [1, 0], SE: [1, 1], S: [0, 1], SW: [-1, 1], W: [-1, 0], NW: [-1, -1] }

/** The value that a face shows in a direction; turned, it shows the one printed opposite. */
export const valueAt = (face: string, way: Way, turned: boolean): number => Number(face[(WAYS.indexOf(way) + (turned ? 4 : 0)) % 8] ?? 0)

/** The card is drawn 200 wide and 280 high; its border is 28. */
const EDGE = 14.5
const NOOK = 16.8
const PITCH = 13
const CORNER = 6.1

/** Offsets of 1 to 4 dots in a row, and in a corner whose outer end is up. */
const ROWS = [[], [0], [-0.5, 0.5], [-1, 0, 1], [-1.5, -0.5, 0.5, 1.5]]
const CORNERS = [
  [], [[0, 0]], [[0, -1.2], [0, 1.2]], [[0, -1.25], [-1.1, 0.75], [1.1, 0.75]], [[0, -1.4], [1.4, 0], [0, 1.4], [-1.4, 0]],
] as const

/** The spots of one value, as points of the card. */
function spots(way: Way, value: number): [number, number][] {
  const [dx, dy] = STEP[way]
  const inset = dx && dy ? NOOK : EDGE
  const x = 100 + dx * (100 - inset)
  const y = 140 + dy * (140 - inset)
  if (!dx || !dy) return (ROWS[value] ?? []).map((n) => (dx ? [x, y + n * PITCH] : [x + n * PITCH, y]))
  const out = Math.SQRT1_2
  // A corner's own axes: outwards, and to the right of that.
  return (CORNERS[value] ?? []).map(([a, b]) => [x + (-b * dx - a * dy) * out * CORNER, y + (-b * dy + a * dx) * out * CORNER])
}

/** The dots of a face as one path of round points. */
export const dotsOf = (face: string): string =>
  WAYS.flatMap((way, n) => spots(way, Number(face[n] ?? 0))).map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h.01`).join('')
