// Sentences of the board, put together from its words: what a space holds, what an action would do.
import type { Args, Preview, Say, Situation, Step } from '../../kit/game'
import { placing, type Model } from './model'
import { SEATS } from './tiles'
import { at, type View } from './view'

export const seatName = (say: Say, seat: number): string => say(`seat-${SEATS[seat] ?? 'In'}`)

/** Say a message with names in place of the codes of tiles and the numbers of seats. */
export function worded(say: Say, id: string, args: Args = {}): string {
  const full: Args = { ...args }
  if (typeof args.tile === 'string') full.tile = say(`tile-${args.tile}`)
  if (typeof args.seat === 'number') full.seat = seatName(say, args.seat)
  return say(id, full)
}

/** What a screen reader hears of a space. */
export function ofSpace(say: Say, view: View, m: Model, space: string): string {
  const tile = at(view, space)
  if (!tile) return say(view.free.includes(space) && placing(m) ? 'board-space-free' : 'board-space-empty', { space })
  const id = tile.target ? 'board-space-tile' : 'board-space-tile-off'
  return worded(say, id, { space, seat: tile.colour, tile: tile.tile, facing: say(`facing-${tile.facing}`), target: tile.target })
}

/** What is expected of whoever is to move here; nothing when that is somebody else. */
export const expected = (say: Say, view: View, now: Pick<Situation<View>, 'live' | 'mine'>): string =>
  now.live && now.mine.includes(view.turn) ? say(`board-expect-${view.phase}`) : ''

/** The step of a story that tells best what it is about. */
export const gist = (story: readonly Step[]): Step | undefined =>
  story.find((s) => s.kind === 'activate') ?? story.find((s) => s.kind === 'silent') ?? story[0]

/** What would come of an action. */
export function foretold(say: Say, what: Preview<View>): string {
  const step = gist(what.story)
  const more = what.story.filter((s) => s.kind === 'activate').length - 1
  const parts = [step ? say(step.say, step.args) : '']
  if (more > 0) parts.push(say('board-would-chain', { count: more }))
  if (what.view.phase === 'over') parts.push(what.view.winner < 0 ? say('board-would-end') : worded(say, 'board-would-win', { seat: what.view.winner }))
  else if (what.view.phase !== 'place') parts.push(say('board-would-ask'))
  return parts.filter(Boolean).join(' ')
}

/** Whether an action would set anything in motion. */
export const wakes = (story: readonly Step[]): boolean => story.some((s) => s.kind === 'activate' || (s.kind !== 'place' && s.moves.length > 0))

/** The label of an open choice. */
export function ofChoice(say: Say, view: View, text: string): string {
  if (view.phase === 'rephrase') return say(`facing-${text}`)
  if (text === 'OO') return say('board-off')
  const tile = at(view, text)
  return view.phase === 'react' && tile ? worded(say, 'board-react-with', { space: text, tile: tile.tile }) : say('board-move-to', { space: text })
}
