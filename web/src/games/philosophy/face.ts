// The board as one piece of wood: its outline, its spaces, its waves and its ring, in hundredths of a space from C5.
import { isCentre, spots } from './space'

type Point = readonly [number, number]

/** A quarter of the outline, from the top to the right: where rows of 3, 5 and 7 spaces step out. */
const STEPS: readonly Point[] = [[1.5, -3.5], [1.5, -2.5], [2.5, -2.5], [2.5, -1.5], [3.5, -1.5]]

/** The outline, `rim` outside of the spaces, all the way round. */
function outline(rim: number): Point[] {
  const quarter = STEPS.map(([x, y]): Point => [x * 100 + rim, y * 100 - rim])
  const turn = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [-y, x])
  const right = turn(quarter)
  const below = turn(right)
  return [...quarter, ...right, ...below, ...turn(below)]
}

/** A closed path through points, each corner rounded. */
function rounded(points: readonly Point[], radius: number): string {
  const cut = (a: Point, b: Point): string => {
    const far = Math.hypot(b[0] - a[0], b[1] - a[1])
    const part = Math.min(radius, far / 2) / far
    return `${+(b[0] + (a[0] - b[0]) * part).toFixed(1)} ${+(b[1] + (a[1] - b[1]) * part).toFixed(1)}`
  }
  const parts = points.map((here, i) => {
    const before = points.at(i - 1) as Point
    const after = points[(i + 1) % points.length] as Point
    return `${i ? 'L' : 'M'}${cut(before, here)}Q${here[0]} ${here[1]} ${cut(after, here)}`
  })
  return parts.join('') + 'Z'
}

const shape = rounded(outline(24), 34)
const inner = rounded(outline(13), 26)

/** A wave across everything: crests of unequal length from far left to far right, filled down to the foot. */
function wave(y: number, swell: number, shift: number): string {
  const crests = [-2400, -1900, -1150, -620, -40, 420, 1010, 1500, 2200, 2900]
  const path = crests.map((x, n) => `S${x + shift - 170} ${y + (n % 2 ? swell : -swell)} ${x + shift} ${y + (n % 3) * 6}`)
  return `M-3000 ${y}${path.join('')}V3000H-3000Z`
}

const space = (name: string, x: number, y: number): string =>
  `<rect class="ph-space${isCentre(name) ? ' ph-centre' : ''}" x="${x * 100 - 45}" y="${y * 100 - 45}" width="90" height="90" rx="17"/>`

/** Scattered by the golden ratio and the plastic number, which never fall into rows. */
const stars = Array.from({ length: 64 }, (_, n) => `M${Math.round(((n * 0.618034) % 1) * 2800 - 1400)} ${Math.round(((n * 0.324718) % 1) * 560 - 600)}v.1`).join('')

/** The land behind the board: a light half hidden by it, stars by night, and waves that show where it steps back. */
export const land = [
  `<path class="ph-stars" d="${stars}"/>`,
  '<circle class="ph-halo" cx="292" cy="-282" r="170"/><circle class="ph-light" cx="292" cy="-282" r="98"/><circle class="ph-halo" cx="292" cy="-282" r="132"/>',
  `<path class="ph-far" d="${wave(90, 90, 40)}"/><path class="ph-mid" d="${wave(226, 70, -90)}"/><path class="ph-near" d="${wave(350, 60, 120)}"/>`,
].join('')

export const face = [
  `<path class="ph-shade" d="${shape}" transform="translate(0 20)"/>`,
  `<path class="ph-edge" d="${shape}" transform="translate(0 10)"/>`,
  `<path class="ph-wood" d="${shape}"/>`,
  `<clipPath id="ph-clip"><path d="${inner}"/></clipPath>`,
  `<g clip-path="url(#ph-clip)"><path class="ph-tone ph-far" d="${wave(-190, 60, 30)}"/><path class="ph-tone ph-mid" d="${wave(-20, 70, -260)}"/><path class="ph-tone ph-near" d="${wave(170, 60, 150)}"/></g>`,
  `<path class="ph-inset" d="${inner}"/>`,
  '<rect class="ph-heart" x="-152" y="-152" width="304" height="304" rx="24"/>',
  ...spots.map((s) => space(s.name, s.x, s.y)),
  '<circle class="ph-ring" r="33"/>',
].join('')
