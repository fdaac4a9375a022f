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

/** A wave across the board: crests of unequal length, filled down to the foot. */
const wave = (y: number, swell: number, shift: number): string =>
  `M-420 ${y}C${-300 + shift} ${y - swell} ${-180 + shift} ${y + swell} ${-40 + shift} ${y}S${200 + shift} ${y - swell} 420 ${y + swell / 3}V420H-420Z`

const space = (name: string, x: number, y: number): string =>
  `<rect class="ph-space${isCentre(name) ? ' ph-centre' : ''}" x="${x * 100 - 45}" y="${y * 100 - 45}" width="90" height="90" rx="17"/>`

export const face = [
  `<path class="ph-shade" d="${shape}" transform="translate(0 20)"/>`,
  `<path class="ph-edge" d="${shape}" transform="translate(0 10)"/>`,
  `<path class="ph-wood" d="${shape}"/>`,
  `<clipPath id="ph-clip"><path d="${inner}"/></clipPath>`,
  `<g clip-path="url(#ph-clip)"><path class="ph-wave ph-far" d="${wave(-190, 70, 30)}"/><path class="ph-wave ph-mid" d="${wave(-20, 80, -60)}"/><path class="ph-wave ph-near" d="${wave(170, 60, 50)}"/></g>`,
  `<path class="ph-inset" d="${inner}"/>`,
  '<rect class="ph-heart" x="-152" y="-152" width="304" height="304" rx="24"/>',
  ...spots.map((s) => space(s.name, s.x, s.y)),
  '<circle class="ph-ring" r="33"/>',
].join('')
