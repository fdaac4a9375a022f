// Walking over the table by keys: up and down a row of arguments, across from one player to the next.

const STEPS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The spot that a key leads to among columns of spots; "" where it leads nowhere. Beside a shorter column it is its last spot. */
export function stepped(columns: readonly (readonly string[])[], spot: string, key: string): string {
  const step = STEPS[key]
  const at = columns.findIndex((column) => column.includes(spot))
  if (!step || at < 0) return ''
  const line = columns[at]!.indexOf(spot)
  if (step[1]) return columns[at]![line + step[1]] ?? ''
  for (let next = at + step[0]; next >= 0 && next < columns.length; next += step[0]) {
    const column = columns[next]!
    if (column.length) return column[Math.min(line, column.length - 1)]!
  }
  return ''
}

/** The same on the screen. */
export const walk = (root: HTMLElement, spot: string, key: string): string =>
  stepped([...root.querySelectorAll('[data-row]')].map((row) => [...row.querySelectorAll<HTMLElement>('[data-spot]')].map((el) => el.dataset.spot!)), spot, key)
