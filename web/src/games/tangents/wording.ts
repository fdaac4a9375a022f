// Sentences of the board, put together from its words: what a space holds, what a card shows, what is expected.
import type { Args, Say, Situation, Step } from '../../kit/game'
import { deck, type Side } from './deck.svelte'
import { WAYS, valueAt } from './dots'
import { chained, chainsAt, open, stand, tried, ways, type Model } from './model'
import { mayEnd } from './turns'
import { at, sideOf, tally, type OnBoard, type View } from './view'

export const seatName = (say: Say, seat: number): string => say(`seat-${sideOf(seat)}`)

/** Say a message with names in place of the numbers of seats. */
export const worded = (say: Say, id: string, args: Args = {}): string =>
  say(id, typeof args.seat === 'number' ? { ...args, seat: seatName(say, args.seat) } : args)

/** What a step names, with the title of its card in place of the number. */
export const named = ({ args }: Step): Args => /^\d+$/.test(String(args.card)) ? { ...args, card: `“${deck.title(Number(args.card))}”` } : args

/** The eight values of a face as it lies, clockwise from north. */
export function ofValues(say: Say, card: number, side: Side, turned: boolean): string {
  const face = deck.face(card, side)
  return WAYS.map((way) => say('board-value', { way: say(`board-way-${way}`), value: valueAt(face, way, turned) })).join(', ')
}

const lieOf = (say: Say, turned: boolean): string => say(turned ? 'board-turned' : 'board-upright')

/** What a screen reader hears of a card of a hand. */
export function ofHand(say: Say, card: number, seat: number, turned: boolean): string {
  if (!card) return say('board-unknown')
  return say('board-card', { title: deck.title(card), side: say(`board-side-${sideOf(seat)}`), lie: lieOf(say, turned), values: ofValues(say, card, sideOf(seat), turned) })
}

function ofCard(say: Say, one: OnBoard): string {
  const card = ofHand(say, one.card, one.side, one.turned)
  return one.blocked ? `${card} ${say('board-blocked')}` : card
}

/** What a screen reader hears of a space, with what lies there for trial. */
export function ofSpace(say: Say, board: readonly OnBoard[], m: Model, space: string): string {
  const one = at(board, space)
  const parts = [one ? ofCard(say, one) : say('board-empty')]
  const n = chained(m).indexOf(space)
  if (m.held?.space === space) parts.unshift(say('board-tried'))
  else if (n >= 0) parts.unshift(say('board-tried-flip', { n: n + 1 }))
  else if (m.held && open(m).includes(space)) parts.push(say('board-open'))
  const thread = ways(m).find((way) => way.spaces.includes(space))
  if (thread && n < 0) parts.push(say('board-flips', { n: thread.chain.length - thread.spaces.length + thread.spaces.indexOf(space) + 1 }))
  return `${space}: ${parts.join(' ')}`
}

/** What is expected of whoever is to move here; nothing when that is somebody else. */
export const expected = (say: Say, view: View, now: Pick<Situation<View>, 'live' | 'mine'>): string =>
  now.live && now.mine.includes(view.turn) ? say(`board-expect-${view.phase}`) : ''

/** What the table says of what is held. */
export function ofHeld(say: Say, m: Model): string {
  if (!m.held) return ''
  if (!m.held.card) return say(m.held.space ? 'board-laid-block' : 'board-expect-block')
  const found = ways(m)
  if (!m.held.space) return found.length && stand(m) ? say('board-would-flip', { ways: found.length, most: Math.max(...found.map((way) => way.reach)) }) : say('board-held', { title: deck.title(m.held.card) })
  if (!mayEnd(chainsAt(m, m.held.space), m.chain)) return say('board-expect-chain')
  if (m.chain.length) return say('board-laid-flips', { count: m.chain.length })
  return say(found.length ? 'board-laid-optional' : 'board-laid')
}

/** The score as it stands, and as it would stand. */
export function ofScore(say: Say, board: readonly OnBoard[], m: Model): string {
  const [il, po] = tally(board)
  const now = say('board-score', { il, po })
  if (!m.held?.space) return now
  const [a, b] = tally(tried(m))
  return `${now} ${say('board-score-tried', { il: a, po: b })}`
}

/** Between the two games of a match: how the first one ended, and who begins the second. */
export function between(say: Say, view: View, mine: boolean): string {
  const [il = 0, po = 0] = view.results.at(-1) ?? []
  const ended = say('board-ended', { il, po })
  return mine ? ended : `${ended} ${worded(say, 'board-waits', { seat: view.turn })}`
}

/** How a game ended in cards, or both games of a match. */
export function ofEnd(say: Say, view: View): string {
  const [one, two] = view.results
  const [il = 0, po = 0] = view.score
  return one && two ? say('board-results', { a: one[0], b: one[1], c: two[0], d: two[1] }) : say('board-score', { il, po })
}
