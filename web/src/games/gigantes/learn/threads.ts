// Where the threads of a card run: from the card in the middle to the marks, and from each mark to the cards at its ends, as they lie on the page.
import type { Kind } from './ties'

export interface Thread { key: string; kind: Kind; path: string }

export interface Box { left: number; right: number; top: number; bottom: number }

const middle = (box: Box): number => (box.top + box.bottom) / 2
const round = (n: number): number => Math.round(n * 10) / 10

/** A thread from the side of one box to the facing side of another. */
export function between(a: Box, b: Box): string {
  const [x, to] = b.left + b.right > a.left + a.right ? [a.right, b.left] : [a.left, b.right]
  const bend = (x + to) / 2
  return `M${round(x)} ${round(middle(a))}C${round(bend)} ${round(middle(a))} ${round(bend)} ${round(middle(b))} ${round(to)} ${round(middle(b))}`
}

/** All threads of what lies within an element. */
export function threads(root: HTMLElement): Thread[] {
  const zero = root.getBoundingClientRect()
  const box = (element: Element): Box => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left: left - zero.left, right: right - zero.left, top: top - zero.top, bottom: bottom - zero.top }
  }
  const hub = box(root.querySelector('.hub')!)
  return [...root.querySelectorAll<HTMLElement>('[data-knot]')].flatMap((knot) => {
    const node = box(knot.querySelector('.node')!)
    const kind: Kind = knot.classList.contains('refutes') ? 'refutes' : 'supports'
    const ends = [...knot.querySelectorAll<HTMLElement>('[data-end]')].map((end) => ({ key: `${knot.dataset.knot} to ${end.dataset.end}`, kind, path: between(node, box(end)) }))
    // Where all stands in one column the card lies above, and the threads begin at the marks.
    return getComputedStyle(root).display === 'flex' ? ends : [{ key: `${knot.dataset.knot}`, kind, path: between(hub, node) }, ...ends]
  })
}
