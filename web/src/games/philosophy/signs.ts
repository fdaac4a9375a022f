// Pictures of what an Idea does, drawn over the board: the ring on its target and the arrows of its impact.
import { quarters, rotate, slants, spot } from './space'
import { aim, comes, kindIsRephrase, pushes } from './tiles'

/** An arrow in hundredths of a space: its shaft, and the place and turn of its head. */
export interface Arrow { shaft: string; x: number; y: number; turn: number }

export interface Impact { x: number; y: number; arrows: Arrow[]; spin: boolean }

interface Point { x: number; y: number }

/** From one space to another; `bend` bows it sideways, in spaces. */
export function arrow(from: Point, to: Point, bend = 0, near = 0.16, far = 0.2): Arrow {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const long = Math.hypot(dx, dy)
  const [ux, uy] = [dx / long, dy / long]
  const start = { x: from.x + ux * near, y: from.y + uy * near }
  const end = { x: to.x - ux * far, y: to.y - uy * far }
  const middle = { x: (from.x + to.x) / 2 - uy * bend * 2, y: (from.y + to.y) / 2 + ux * bend * 2 }
  const turn = (Math.atan2(end.y - (bend ? middle.y : start.y), end.x - (bend ? middle.x : start.x)) * 180) / Math.PI + 90
  const n = (v: number): number => Math.round(v * 100)
  const way = bend ? `Q${n(middle.x)} ${n(middle.y)} ` : 'L'
  return { shaft: `M${n(start.x)} ${n(start.y)}${way}${n(end.x)} ${n(end.y)}`, x: n(end.x), y: n(end.y), turn }
}

/** What the drawing on an Idea says about the spaces around it, when it lies on `space` facing `facing`. */
export function impact(kind: string, facing: string, space: string): Impact | null {
  const here = spot(space)
  if (!here) return null
  const [ax, ay] = aim(kind, facing)
  const target = { x: here.x + ax, y: here.y + ay }
  const arrows = pushes(kind, facing).flatMap(([dx, dy]) => {
    const bend = Math.max(Math.abs(dx), Math.abs(dy)) > 1 ? 0.3 : 0
    return (comes(kind) ? [target, here] : [target]).map((from) => arrow(from, { x: from.x + dx, y: from.y + dy }, bend))
  })
  return { x: target.x * 100, y: target.y * 100, arrows, spin: kindIsRephrase(kind) }
}

/** Two corners of a tile laid for trial, away from where it looks: for the handles that turn and place it. */
export function handles(facing: string, space: string): Point[] {
  const here = spot(space) ?? { x: 0, y: 0 }
  const corners: [number, number][] = slants(facing) ? [[-1, -1], [1, 1]] : [[-1, 1], [1, 1]]
  return corners.map((corner) => {
    const [x, y] = rotate(corner, quarters(facing))
    return { x: here.x * 100 + x * 46, y: here.y * 100 + y * 46 }
  })
}

/** Where "off the board" is chosen: beside the Decision's target, opposite of its other side. */
export function overboard(target: string, other: string): Point {
  const [a, b] = [spot(target), spot(other)]
  if (!a || !b) return { x: 0, y: 0 }
  return { x: (2 * a.x - b.x) * 100 - (a.x - b.x) * 38, y: (2 * a.y - b.y) * 100 - (a.y - b.y) * 38 }
}
