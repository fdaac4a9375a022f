// The keyboard on a board: arrows, moving along a row of things, and what belongs to the browser.

/** The arrows as columns and rows. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0],
}

/** Keys held down together with others belong to the browser. */
export const chorded = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey

/** Where a key leads from place `at` in a row of `count` (a toolbar, a hand); undefined when it leads nowhere. */
export function along(key: string, at: number, count: number): number | undefined {
  const by = ({ ArrowLeft: -1, ArrowRight: 1, Home: -count, End: count } as Record<string, number>)[key]
  return by === undefined ? undefined : Math.min(count - 1, Math.max(0, at + by))
}
