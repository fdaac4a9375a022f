// Fingers and mouse on a board: dragging, turning with two fingers or with the wheel, and finding what is under them.

export interface Grip {
  /** Take up what is under the pointer; false when it cannot be dragged. */
  take(event: PointerEvent): boolean
  carry(event: PointerEvent): void
  drop(event: PointerEvent): void
  abandon(): void
  turn(by: number): void
  /** Whether there is something that two fingers could turn. */
  turns(): boolean
}

const SLACK = 8
const TWIST = 32

interface Touch { x: number; y: number }

/** Watches one element; the answer removes the watch. A drag or a twist is no click. */
export function grip(el: HTMLElement, on: Grip): () => void {
  const down = new Map<number, Touch>()
  let begun: (Touch & { id: number; event: PointerEvent }) | null = null
  /** The finger that carries. */
  let carrier: number | null = null
  let angle: number | null = null
  let spent = false

  const slope = (): number => {
    const [a, b] = [...down.values()] as [Touch, Touch]
    return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  }

  function press(event: PointerEvent): void {
    if (event.button > 0) return
    down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    spent = down.size > 1
    angle = down.size === 2 && on.turns() ? slope() : null
    begun = down.size === 1 ? { id: event.pointerId, x: event.clientX, y: event.clientY, event } : null
  }

  function move(event: PointerEvent): void {
    const touch = down.get(event.pointerId)
    if (!touch) return
    down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (angle !== null && down.size === 2) return twist()
    if (carrier !== null) return carrier === event.pointerId ? on.carry(event) : undefined
    if (!begun || begun.id !== event.pointerId || Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < SLACK) return
    if (on.take(begun.event)) {
      carrier = event.pointerId
      spent = true
      el.setPointerCapture(event.pointerId)
      on.carry(event)
    } else begun = null
  }

  function twist(): void {
    const turned = ((slope() - (angle as number) + 540) % 360) - 180
    if (Math.abs(turned) < TWIST) return
    on.turn(Math.sign(turned))
    angle = slope()
  }

  function release(event: PointerEvent): void {
    if (!down.delete(event.pointerId)) return
    if (carrier === event.pointerId) {
      carrier = null
      if (event.type === 'pointerup') on.drop(event)
      else on.abandon()
    }
    begun = null
    if (down.size < 2) angle = null
  }

  /** The click that the browser makes of the end of a drag. */
  function click(event: MouseEvent): void {
    if (!spent || event.detail === 0) return
    spent = false
    event.stopPropagation()
    event.preventDefault()
  }

  const listen = { pointerdown: press, pointermove: move, pointerup: release, pointercancel: release } as Record<string, (event: PointerEvent) => void>
  for (const [name, hear] of Object.entries(listen)) el.addEventListener(name, hear as EventListener)
  el.addEventListener('click', click, true)
  return () => {
    for (const [name, hear] of Object.entries(listen)) el.removeEventListener(name, hear as EventListener)
    el.removeEventListener('click', click, true)
  }
}

/** The value of `data-<name>` on what is under an event, "" when nothing there has one. */
export const touched = (event: Event, name: string): string =>
  (event.target as Element).closest<HTMLElement | SVGElement>(`[data-${name}]`)?.dataset[name] ?? ''

/** The same at a point of the window, for a drag, whose events all go to where it began. */
export const beneath = (x: number, y: number, name: string): string =>
  document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>(`[data-${name}]`)?.dataset[name] ?? ''

/** A point of the window in the units of a drawing. */
export const within = (svg: SVGSVGElement, x: number, y: number): DOMPoint => new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse())

const NOTCH = 40

/** Turns by the wheel, one step for each notch; where nothing can be turned the page scrolls. */
export function roller(turns: () => boolean, turn: (by: number) => void): (event: WheelEvent) => void {
  let rolled = 0
  return (event) => {
    if (!turns()) return
    event.preventDefault()
    rolled += event.deltaY || event.deltaX
    if (Math.abs(rolled) < NOTCH) return
    turn(Math.sign(rolled))
    rolled = 0
  }
}
