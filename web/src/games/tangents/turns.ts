// The legal turns read as a tree: which card may go where, which ways its chains may take, and how long. All the board knows of the rules is in these texts.
import { WAYS, type Way } from './dots'
import { two } from './deck.svelte'
import { passed } from './space'

/** A chain as the texts allow it: one direction for each card it flips. */
export type Chain = readonly Way[]

export interface Book {
  readonly texts: ReadonlySet<string>
  /** The chains of each placement, by card, orientation and space ("07uC3"); a placement that flips nothing has the empty one. */
  readonly chains: ReadonlyMap<string, readonly Chain[]>
  readonly cards: ReadonlySet<number>
  /** Where the block may go. */
  readonly blocks: readonly string[]
  /** What is no turn on the grid: throws and who begins, without the seat. */
  readonly answers: readonly string[]
}

const PLACE = /^..:((\d\d)[ut][A-D]\d)(?:x(\w+))?$/
const FLIP = /([NESW]{1,2})?[ut]/g

/** The directions of a chain as it is written: each said once, until another follows. */
function directions(text: string): Way[] {
  let way: Way = 'N'
  return [...text.matchAll(FLIP)].map(([, said]) => (way = (said as Way | undefined) ?? way))
}

export function bookOf(legal: readonly string[]): Book {
  const found = new Map<string, Map<string, Chain>>()
  const cards = new Set<number>()
  const [blocks, answers]: [string[], string[]] = [[], []]
  for (const text of legal) {
    const [, place, card, flips = ''] = PLACE.exec(text) ?? []
    if (place) {
      const ways = directions(flips)
      const chains = found.get(place) ?? new Map<string, Chain>()
      found.set(place, chains.set(ways.join(), ways))
      cards.add(Number(card))
    } else if (text[3] === '#') blocks.push(text.slice(4))
    else answers.push(text.slice(3))
  }
  return { texts: new Set(legal), chains: new Map([...found].map(([place, chains]) => [place, [...chains.values()]])), cards, blocks, answers }
}

export const placeOf = (card: number, turned: boolean, space: string): string => two(card) + (turned ? 't' : 'u') + space

export const begins = (chain: Chain, start: Chain): boolean => start.every((way, n) => chain[n] === way)

/** The text of a turn; `lie` says of each flipped card whether it is turned. */
export function written(seat: string, place: string, chain: Chain, lie: readonly boolean[]): string {
  const flips = chain.map((way, n) => (way === chain[n - 1] ? '' : way) + (lie[n] ? 't' : 'u'))
  return `${seat}:${place}${flips.length ? `x${flips.join('')}` : ''}`
}

/** A way that a chain may take, drawn card by card; `reach` counts how many more it may flip in all. */
export interface Thread { from: string; chain: Chain; spaces: string[]; reach: number }

const straight = (chain: Chain): boolean => chain.every((way) => way === chain[0])

/** What can be drawn from a space, a chain being begun: whole lines where every chain is straight, else one step at a time. */
export function threads(chains: readonly Chain[], space: string, begun: Chain): Thread[] {
  const line = chains.every(straight)
  const base = line ? [] : begun
  const from = passed(space, base).at(-1) ?? space
  return WAYS.flatMap((way) => {
    const on = chains.filter((chain) => begins(chain, base) && chain[base.length] === way)
    const reach = Math.max(0, ...on.map((chain) => chain.length - base.length))
    const drawn = on.length ? [...base, ...Array.from({ length: line ? reach : 1 }, () => way)] : []
    return on.length ? [{ from, chain: drawn, spaces: passed(space, drawn).slice(base.length), reach }] : []
  })
}

/** The shortest chain that ends on a space, going on from what is begun if it can; undefined where none or two equally good ones do. */
export function chainTo(chains: readonly Chain[], space: string, begun: Chain, target: string): Chain | undefined {
  for (const start of [begun, []]) {
    const prefixes = chains.filter((chain) => begins(chain, start)).flatMap((chain) => {
      const at = passed(space, chain).indexOf(target)
      return at >= start.length ? [chain.slice(0, at + 1)] : []
    })
    const least = Math.min(...prefixes.map((chain) => chain.length))
    const best = new Map(prefixes.filter((chain) => chain.length === least).map((chain) => [chain.join(), chain]))
    if (best.size) return best.size === 1 ? [...best.values()][0] : undefined
  }
  return undefined
}

/** A chain carried on while nothing else can be done. */
export function forced(chains: readonly Chain[], begun: Chain): Chain {
  const open = chains.filter((chain) => begins(chain, begun))
  return open.length === 1 ? (open[0] as Chain) : begun
}

export const mayEnd = (chains: readonly Chain[], begun: Chain): boolean => chains.some((chain) => chain.length === begun.length && begins(chain, begun))
