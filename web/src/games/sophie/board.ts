// The board as data, and the ways over it: where every space lies, which way a piece walks from one to another. Geometry, no rules.

export interface Spot { x: number; y: number }
export interface Space extends Spot { id: string; kind: string; ring?: number; n?: number }
export interface Epoch extends Spot { id: string; name: Readonly<Record<string, string>>; land: readonly [number, number]; exit: string }
export interface Path { id: string; spaces: readonly string[]; one_way: boolean }

/** A board file: x to the right, y down, the unit circle; ring index 0 at the top, clockwise; the disc in its own frame at rotation 0. */
export interface BoardData {
  epochs: readonly Epoch[]
  ring: { size: number; inner: number; outer: number; edge: number }
  spaces: readonly Space[]
  paths: readonly Path[]
  lake: { before: string; near: string; water: string; far: string; ring: number }
  forgetting: Spot & { ring: number }
  rabbits: readonly number[]
  disc: { windows: readonly number[]; marks: string }
}

export const FORGETTING = 'forgetting'
/** What an epoch is among the kinds of spaces. */
export const EPOCH = 'epoch'

/** How far a walk may be: a roll, one more for a space beyond an occupied one, and some for tables with other boards. */
const FAR = 16

export class Board {
  readonly spaces: ReadonlyMap<string, Space>
  readonly epochs: ReadonlyMap<string, Epoch>
  private readonly ahead = new Map<string, Set<string>>()
  private readonly rings: readonly string[]

  constructor(readonly data: BoardData) {
    const { epochs, spaces, forgetting } = data
    this.epochs = new Map(epochs.map((one) => [one.id, one]))
    this.spaces = new Map([
      ...spaces.map((one): [string, Space] => [one.id, one]),
      ...epochs.map(({ id, x, y }): [string, Space] => [id, { id, x, y, kind: EPOCH }]),
      [FORGETTING, { id: FORGETTING, kind: FORGETTING, x: forgetting.x, y: forgetting.y }],
    ])
    this.rings = [...spaces].filter((one) => one.ring !== undefined).sort((a, b) => a.ring! - b.ring!).map((one) => one.id)
    this.rings.forEach((id, n) => this.join(id, this.rings[(n + 1) % this.rings.length]!))
    for (const path of data.paths) this.lay(path)
    this.join(FORGETTING, this.rings[forgetting.ring] ?? '')
  }

  private join(from: string, to: string): void {
    if (!to) return
    this.ahead.set(from, (this.ahead.get(from) ?? new Set()).add(to))
  }

  /** From an epoch only its own exit leads away. */
  private lay({ id, spaces, one_way }: Path): void {
    const leave = (from: string, to: string): void => {
      const epoch = this.epochs.get(from)
      if (!epoch || epoch.exit === id) this.join(from, to)
    }
    spaces.slice(1).forEach((to, n) => {
      leave(spaces[n]!, to)
      if (!one_way) leave(to, spaces[n]!)
    })
  }

  /** The index on the ring, -1 off it. */
  ring = (id: string): number => this.spaces.get(id)?.ring ?? -1
  /** Where a piece on it is: on the disc it travels with it. */
  onDisc = (id: string): boolean => this.ring(id) >= 0

  /** Spaces that a walk may come to next, never straight back. */
  next = (id: string, before = ''): string[] => [...(this.ahead.get(id) ?? [])].filter((to) => to !== before)

  /** The spaces of the shortest walk from one to another, both included, that begins towards `heading` (any way when ""); null where none leads there. */
  way(from: string, to: string, heading = ''): string[] | null {
    if (from === to) return [from]
    const met = new Set<string>()
    let edge = this.next(from).filter((one) => !heading || one === heading).map((one) => [from, one])
    for (let step = 0; step < FAR && edge.length; step++) {
      const found = edge.find((way) => way.at(-1) === to)
      if (found) return found
      edge = edge.flatMap((way) => {
        const [before, here] = way.slice(-2) as [string, string]
        // A journey ends at an epoch: nobody walks through.
        return this.epochs.has(here) ? [] : this.next(here, before).filter((one) => !met.has(`${here} ${one}`) && met.add(`${here} ${one}`)).map((one) => [...way, one])
      })
    }
    return heading ? this.way(from, to) : null
  }

  /** Which way a piece looks that stands there, in degrees clockwise from the right: to its next space, along the ring, out of an epoch. */
  facing(id: string, heading = ''): number {
    const here = this.spaces.get(id)
    const to = this.spaces.get(heading || (this.onDisc(id) ? '' : (this.next(id)[0] ?? '')))
    if (!here) return 0
    if (!to) return degrees({ x: -here.y, y: here.x })
    return degrees({ x: to.x - here.x, y: to.y - here.y })
  }

  /** The space nearest to a point among some, no farther than `reach`; "" when all are. */
  nearest(at: Spot, among: Iterable<string>, reach: number): string {
    let [best, far] = ['', reach]
    for (const id of among) {
      const spot = this.spaces.get(id)
      const off = spot ? Math.hypot(spot.x - at.x, spot.y - at.y) : Infinity
      if (off < far) [best, far] = [id, off]
    }
    return best
  }
}

export const degrees = ({ x, y }: Spot): number => (Math.atan2(y, x) * 180) / Math.PI

/** Where one of `count` pieces on the same place stands: alone in its middle, several fanned out around it. */
export function fanned(spot: Spot, n: number, count: number, spread = 0.062): Spot {
  if (count < 2) return spot
  const turn = (n / count) * 2 * Math.PI - Math.PI / 2 - (count === 2 ? Math.PI / 2 : 0)
  const out = spread * (count > 4 ? 1.12 : 1)
  return { x: spot.x + out * Math.cos(turn), y: spot.y + out * Math.sin(turn) }
}

/** A point between two, t from 0 to 1; around the middle of the board where both lie equally far from it. */
export function between(a: Spot, b: Spot, t: number): Spot {
  const [ra, rb] = [Math.hypot(a.x, a.y), Math.hypot(b.x, b.y)]
  if (Math.abs(ra - rb) > 0.002 || ra < 0.01) return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
  return swung(a, sweep(a, b, true) * t)
}

/** By how many degrees one point lies after another around the middle, clockwise; the short way round where `short`. */
export function sweep(a: Spot, b: Spot, short = false): number {
  const turn = (degrees(b) - degrees(a) + 720) % 360
  return short && turn > 180 ? turn - 360 : turn
}

/** A point turned clockwise around the middle. */
export function swung({ x, y }: Spot, by: number): Spot {
  const [c, s] = [Math.cos((by * Math.PI) / 180), Math.sin((by * Math.PI) / 180)]
  return { x: x * c - y * s, y: x * s + y * c }
}
