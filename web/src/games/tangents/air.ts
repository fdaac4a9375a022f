// What flies over the table: from where to where on the screen, and how far it has come.
import { ease } from '../../kit/board/score'
import { two } from './deck.svelte'
import type { Flight } from './story'
import { sideOf } from './view'

/** A place on the table in pixels from its corner, with the width that a card has there. */
export interface Box { x: number; y: number; w: number }
export interface Pose extends Box { fade: number }

/** How wide cards are in the middle of the table, from where they are dealt, and how wide a block is at most. */
const DEALT = 80
const BLOCK = 120
const HIGH = 26

/** Where in a hand a flight begins or ends: at its card, at an unknown one, at the last one, or anywhere in an empty hand. */
function slotOf(table: HTMLElement, { card, seat }: Flight): Element | null {
  const side = sideOf(seat)
  const home = card < 0 ? `block-${side}` : two(card)
  return table.querySelector(`[data-home="${home}"]`) ?? [...table.querySelectorAll(`[data-home^="${side}."]`)].at(-1) ?? [...table.querySelectorAll(`.hand.${side} .slot:not(.block)`)].at(-1) ?? table.querySelector(`.hand.${side}`)
}

/** The box of a place as the table stands. */
export function boxOf(table: HTMLElement, place: string, flight: Flight): Box {
  const el = place.startsWith('hand') ? slotOf(table, flight) : table.querySelector(place === 'deck' ? '.grid' : `[data-space="${place.slice(0, 2)}"]`)
  const box = el?.getBoundingClientRect() ?? new DOMRect()
  const { x, y } = table.getBoundingClientRect()
  if (place === 'deck') return { x: box.x - x + (box.width - DEALT) / 2, y: box.y - y + (box.height - DEALT * 1.4) / 2, w: DEALT }
  return { x: box.x - x, y: box.y - y, w: flight.card < 0 ? Math.min(box.width, BLOCK) : el?.matches('.hand') ? Math.min(box.width / 2.1, DEALT) : box.width }
}

/** On the way from one box to another, in a low arc; in still mode it fades out here and in there. */
export function between(a: Box, b: Box, t: number, still: boolean): Pose {
  if (still) return t < 0.5 ? { ...a, fade: 1 - 2 * t } : { ...b, fade: 2 * t - 1 }
  const k = ease(t)
  const mix = (from: number, to: number): number => from + (to - from) * k
  return { x: mix(a.x, b.x), y: mix(a.y, b.y) - Math.sin(Math.PI * k) * HIGH, w: mix(a.w, b.w), fade: 1 }
}
