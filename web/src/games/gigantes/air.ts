// What flies over the table: from where to where on the screen, and how far it has come.
import { ease } from '../../kit/board/score'

/** A point of the table in pixels from its corner, with the width that a card has there. */
export interface Spot { x: number; y: number; w: number }
export interface Pose extends Spot { fade: number }

const WIDE = 96
const FAR = 40
const HIGH = 30
const GAP = 10

/** The middle of a place as the table stands: a card's own home, else its pile, else the end of its row. */
export function spotOf(table: HTMLElement, card: string, place: string): Spot {
  const home = (name: string): Element | null => (name ? table.querySelector(`[data-home="${name}"]`) : null)
  const key = place.split('/')[1] ?? ''
  const el = (place.startsWith('hand') || place.startsWith('row') ? home(card) : null) ?? home(place) ?? (place.startsWith('row') ? table.querySelector(`[data-row="${key}"] .cards`) : null) ?? home('stock') ?? table
  const box = el.getBoundingClientRect()
  const { x, y } = table.getBoundingClientRect()
  return { x: box.x - x + box.width / 2, y: box.y - y + Math.min(box.height / 2, 70), w: /^(library|oblivion|stock)/.test(place) ? FAR : Math.min(WIDE, Math.max(FAR, box.width)) }
}

/** Beside a card on the table, where there is room: what is held with or against it. */
export function beside(table: HTMLElement, lies: Element): Spot {
  const box = lies.getBoundingClientRect()
  const { x, y, width, height } = table.getBoundingClientRect()
  const w = Math.min(WIDE + 16, width / 4)
  const right = box.right - x + w / 2 + GAP + w / 2 <= width
  return { x: right ? box.right - x + GAP + w / 2 : Math.max(w / 2, box.x - x - GAP - w / 2), y: Math.min(height - w, Math.max(w * 0.75, box.y - y + 24)), w }
}

/** On the way from one spot to another, in a low arc; in still mode it fades out here and in there. */
export function between(a: Spot, b: Spot, t: number, still: boolean): Pose {
  if (still) return t < 0.5 ? { ...a, fade: 1 - 2 * t } : { ...b, fade: 2 * t - 1 }
  const k = ease(t)
  const mix = (from: number, to: number): number => from + (to - from) * k
  return { x: mix(a.x, b.x), y: mix(a.y, b.y) - Math.sin(Math.PI * k) * HIGH, w: mix(a.w, b.w), fade: t > 0.9 ? (1 - t) * 10 : 1 }
}
