// Our drawings of the twelve Ideas: an inlay in the shape of the seat, a drop towards the target, the impact as arrows.
import { quarters, rotate } from './space'

/** The fixed order in which a supply is always shown. */
export const KINDS = ['Pu', 'Sl', 'Sr', 'Pl', 'Pr', 'Ls', 'To', 'Pe', 'Cp', 'Cl', 'De', 'Re'] as const
export type Kind = (typeof KINDS)[number]

/** The seats in the order of play, as the notation writes them. */
export const SEATS = ['In', 'Te', 'Sa', 'Am'] as const

type Vector = readonly [number, number]

/** What is drawn of a kind, facing North or North-East, in spaces: where its drop points, which ways its arrows push, and whether it comes along. */
interface Drawing { aim: Vector; pushes: readonly Vector[]; comes?: true; glyph: string }

const head = (x: number, y: number, turn: number, size = 13): string =>
  `<path class="ph-head" transform="translate(${x} ${y}) rotate(${turn})" d="M0-${size}L${size} ${size * 0.62}Q0 ${size * 0.2}-${size} ${size * 0.62}Z"/>`
const line = (d: string): string => `<path class="ph-shaft" d="${d}"/>`
const bead = (x: number, y: number, size: number): string => `<circle class="ph-head" cx="${x}" cy="${y}" r="${size}"/>`
const spin = (turn: number, inside: string): string => `<g transform="rotate(${turn})">${inside}</g>`

const straight = line('M0 24V-10') + head(0, -15, 0)
/** The way of the long ones: a tail that bends past the space between, and the bead it started from. */
const leaping = line('M-17 22C-17 5 0 15 0-4V-10') + head(0, -14, 0) + bead(-17, 22, 7.5)

const DRAWINGS: Record<Kind, Drawing> = {
  Pu: { aim: [0, -1], pushes: [[0, -1]], glyph: straight },
  Sl: { aim: [0, -1], pushes: [[-1, 0]], glyph: spin(-90, straight) },
  Sr: { aim: [0, -1], pushes: [[1, 0]], glyph: spin(90, straight) },
  Pl: { aim: [0, -1], pushes: [[-1, 1]], glyph: spin(-135, straight) },
  Pr: { aim: [0, -1], pushes: [[1, 1]], glyph: spin(135, straight) },
  Ls: { aim: [0, -2], pushes: [[0, -1]], glyph: leaping },
  To: { aim: [0, -1], pushes: [[0, 2]], glyph: line('M-18-8C-18-32 18-32 18-6V6') + head(18, 14, 180) + bead(-9, 14, 10) },
  Pe: { aim: [0, -1], pushes: [[0, 1]], comes: true, glyph: line('M0-26V-14') + head(0, -5, 180, 14) + line('M0-2V10') + head(0, 24, 180, 14) },
  Cp: { aim: [1, -1], pushes: [[1, -1]], glyph: spin(45, straight) },
  Cl: { aim: [2, -2], pushes: [[1, -1]], glyph: spin(45, leaping) },
  De: { aim: [1, -1], pushes: [[-1, -1], [1, 1]], glyph: spin(-45, line('M0-8V-16') + head(0, -22, 0, 12) + line('M0 8V16') + head(0, 22, 180, 12)) },
  Re: {
    aim: [1, -1],
    pushes: [],
    glyph: line('M-21 3A21 21 0 0 1 11-18') + head(16, -15, 122, 12) + line('M21-3A21 21 0 0 1-11 18') + head(-16, 15, -58, 12),
  },
}

/** The inlay of each seat: disc, diamond, leaf, square. */
const INLAYS = [
  'M0-37A37 37 0 1 1 0 37A37 37 0 1 1 0-37Z',
  'M0-43Q2-43 4-41L41-4Q45 0 41 4L4 41Q0 45-4 41L-41 4Q-45 0-41-4L-4-41Q-2-43 0-43Z',
  'M-35-35H5C25-35 35-25 35-5V35H-5C-25 35-35 25-35 5Z',
  'M-28-33H28Q33-33 33-28V28Q33 33 28 33H-28Q-33 33-33 28V-28Q-33-33-28-33Z',
]
/** A small token of each seat, for names and labels; drawn around the origin, 24 units wide. */
export const MARKS = ['M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11Z', 'M0-12L12 0L0 12L-12 0Z', 'M-11-11H2C8-11 11-8 11-2V11H-2C-8 11-11 8-11 2Z', 'M-10-10H10V10H-10Z']

const known = (kind: string): Drawing => DRAWINGS[kind as Kind]
export const isCorner = (kind: string): boolean => known(kind).aim[0] !== 0
export const kindIsRephrase = (kind: string): boolean => known(kind).pushes.length === 0
const isLong = (kind: string): boolean => Math.max(...known(kind).aim.map(Math.abs)) === 2

/** The facing a tile lies in before anyone turns it. */
export const firstFacing = (kind: string): string => (isCorner(kind) ? 'Ne' : 'No')

/** Where the drop points, in columns and rows from the tile. */
export const aim = (kind: string, facing: string): [number, number] => rotate(known(kind).aim, quarters(facing))

/** The ways the arrows push, in columns and rows. */
export const pushes = (kind: string, facing: string): [number, number][] => known(kind).pushes.map((p) => rotate(p, quarters(facing)))

/** Whether the Idea itself goes where it sends its target. */
export const comes = (kind: string): boolean => known(kind).comes ?? false

function drop(kind: string): string {
  const [turn, tip] = isCorner(kind) ? [45, -68] : [0, -56]
  const hole = isLong(kind) ? `<circle class="ph-hole" cy="${tip + 20}" r="5"/>` : ''
  return `<g transform="rotate(${turn})"><path class="ph-drop" d="M0 ${tip}L11 ${tip + 15}A12.5 12.5 0 1 1-11 ${tip + 15}Z"/>${hole}</g>`
}

/** The part of a tile that turns with its facing: inlay, drop and arrows, in a square of 100 around the origin. */
export function inlay(seat: number, kind: string): string {
  const shift = isCorner(kind) ? 'translate(-4 4)' : 'translate(0 5)'
  return `<g transform="${shift}"><path class="ph-inlay" d="${INLAYS[seat % 4]}"/></g>${drop(kind)}<g transform="${shift}">${known(kind).glyph}</g>`
}

/** The body, which keeps its light from above whichever way the tile faces. */
export const body = '<rect class="ph-side" x="-45" y="-41" width="90" height="90" rx="17"/><rect class="ph-face" x="-45" y="-45" width="90" height="90" rx="17"/>'

/** A whole tile as SVG text, for places without a component. */
export const drawn = (seat: number, kind: string, facing: string): string =>
  `<g class="ph-seat-${seat}">${body}<g transform="rotate(${quarters(facing) * 90})">${inlay(seat, kind)}</g></g>`
