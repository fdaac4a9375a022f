// The long press: a finger that stays on a card, told from one that taps, drags or scrolls.

const PATIENCE = 480
/** How many pixels a finger may move from one event to the next and still stay. */
const TREMBLE = 4

export interface Linger { down(event: PointerEvent): void; move(event: PointerEvent): void; settle(): void }

/** `on` hears what a finger stays on, a card of a hand or a space, where `may` allowed it as the finger came down. */
export function linger(may: () => boolean, on: (el: HTMLElement) => void): Linger {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const settle = (): void => clearTimeout(waiting)
  return {
    settle,
    down(event) {
      settle()
      const el = (event.target as Element).closest<HTMLElement>('[data-card], [data-space]')
      if (el && event.pointerType === 'touch' && may()) waiting = setTimeout(() => on(el), PATIENCE)
    },
    move(event) {
      if (event.pointerType === 'touch' && Math.hypot(event.movementX, event.movementY) > TREMBLE) settle()
    },
  }
}
