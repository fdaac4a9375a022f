// Sentences of the table, put together from the board's words: what a space is, what a landing would do, what is expected.
import type { Args, Say, SeatInfo, Situation, Step } from '../../kit/game'
import { EPOCH, FORGETTING, type Board } from './board'
import { acting, bookOf, type Target } from './model'
import { EPOCHS, keyOf, seatOf, type View } from './view'

export const seatWord = (say: Say, seat: number): string => say(`seat-${keyOf(seat)}`)

/** What a seat is called at this table. */
export const nameOf = (say: Say, now: Pick<Situation<View>, 'seats'>, seat: number): string => now.seats[seat]?.name || seatWord(say, seat)

/** Of each name as much as tells it from the others that begin alike: a letter, or two. */
export const initialsOf = (names: readonly string[]): string[] => {
  const cut = (name: string, size: number): string => [...name].slice(0, size).join('')
  return names.map((name, at) => cut(name, names.some((other, n) => n !== at && cut(other, 1) === cut(name, 1)) ? 2 : 1))
}

/** What a step's sentence is made of: whoever has a name is called by it, as on the plates. */
export function worded({ args }: Step, seats: readonly SeatInfo[]): Args {
  const name = seats[seatOf(String(args.seat ?? ''))]?.name
  return name ? { ...args, seat: name } : args
}

/** What an epoch is called: as its board names it, else by the game's own words. */
export function epochName(say: Say, board: Board | null, id: string): string {
  const names = board?.epochs.get(id)?.name
  return names?.[document.documentElement.lang] ?? names?.en ?? ((EPOCHS as readonly string[]).includes(id) ? say(`epoch-${id}`) : id)
}

/** Kinds of spaces that the board has words for. */
const KINDS = new Set(['plain', 'philosophy', 'travel', 'major', 'question', 'gadfly', 'forgetting', 'lake'])

/** What a space is called, without what it does. */
export function spaceName(say: Say, board: Board | null, id: string): string {
  const space = board?.spaces.get(id)
  if (!space || space.kind === EPOCH) return epochName(say, board, id)
  if (id === FORGETTING) return say('board-place-forgetting')
  return KINDS.has(space.kind) ? say(`board-kind-${space.kind}`, { count: space.n ?? 0 }) : id
}

/** What a landing there would do, in a few words: "Turn the disc by 4". */
export function prospect(say: Say, board: Board | null, view: View, seat: number, { space: id, goal }: Target): string {
  const space = board?.spaces.get(id)
  if (goal === 'land' && view.places[seat] === id) return say('board-do-still')
  if (!space || space.kind === EPOCH) {
    const name = epochName(say, board, id)
    if (goal === 'start') return name
    return say(view.markers[seat]?.includes(id) ? 'board-do-finished' : goal === 'rabbit' ? 'board-do-rabbit' : 'board-do-epoch', { name })
  }
  if (goal === 'gadfly') return say(board?.onDisc(id) ? 'board-do-gadfly-disc' : 'board-do-gadfly-path', { name: nearby(say, board, id) })
  const kind = say(`board-do-${space.kind}`, { count: space.n ?? 0 })
  const jumps = view.rabbits.includes(id) && space.kind !== 'major' && space.kind !== 'travel'
  return jumps ? `${kind} ${say('board-do-hole')}` : kind
}

/** The epoch that the path of a space belongs to. */
export function nearby(say: Say, board: Board | null, id: string): string {
  const path = board?.data.paths.find((one) => one.spaces.includes(id))
  return epochName(say, board, path?.spaces.find((one) => board?.epochs.has(one)) ?? '')
}

/** Where somebody stands, for those who cannot see it. */
export function whereabouts(say: Say, board: Board | null, view: { readonly places: readonly string[] }, seat: number): string {
  const id = view.places[seat] ?? ''
  if (!id) return say('board-at-none')
  const name = spaceName(say, board, id)
  if (id === FORGETTING || board?.epochs.has(id)) return name
  return board?.onDisc(id) ? say('board-at-ring', { space: name }) : say('board-at-path', { space: name, epoch: nearby(say, board, id) })
}

/** What is expected of whoever is to decide here; nothing when that is somebody else. */
export function expected(say: Say, now: Situation<View>): string {
  const { view, legal } = now
  if (acting(now) < 0 || view.phase === 'over') return ''
  const { targets, deeds } = bookOf(legal)
  const has = (deed: string): boolean => deeds.some((one) => one.deed === deed)
  if (targets.length) return say(`board-expect-${targets[0]!.goal}`)
  if (has('ask') && has('roll')) return say('board-expect-ask-or-roll')
  if (has('ask')) return say('board-expect-ask')
  if (has('roll') && deeds.length === 1) return say('board-expect-roll')
  if (has('speak') || has('six')) return say('board-expect-forgetting')
  if (deeds.length) return say('board-expect-choose')
  if (legal.some((text) => /^q\d$/.test(text))) return say('board-expect-number')
  if (legal.some((text) => /^[abc]$/.test(text))) return say('board-expect-answer')
  if (legal.includes('!')) return say('board-expect-speak')
  if (legal.some((text) => /^v[A-Z]/.test(text))) return say('board-expect-vote')
  return legal.length ? say('board-expect-choose') : ''
}
