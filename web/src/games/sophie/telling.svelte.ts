// The story told in time: what stands on the map meanwhile, and what the last action said.
import { Player, type Ear } from '../../kit/board/player.svelte'
import type { Situation, Step } from '../../kit/game'
import type { Board } from './board'
import { leads, score, spoken, standing, type Beat, type Stand } from './story'
import type { View } from './view'

export interface Telling {
  readonly player: Player<Beat>
  /** The view that stands on the table; behind the newest one while a story plays. */
  readonly view: View
  /** What stands on the map now: that view, or where the story has come to. */
  readonly stand: Stand
  /** The steps of the last action that can be told in words. */
  readonly latest: readonly Step[]
  /** A new view, told by its story where that leads to it, after what is there has been read on for `hold` milliseconds; at once where it is `rushed`; `rate` times as fast. */
  meet(next: Situation<View>, still: boolean, hold: number, rushed: boolean, rate?: number): Promise<void> | void
}

/** The disc turns forward only: a rotation that is counted on from the last one shown. */
const onward = (from: number, rotation: number, size: number): number => from + ((rotation - (from % size) + size) % size)

export function telling(first: View, board: () => Board | null, ear: Omit<Ear<Beat>, 'over'>): Telling {
  let newest = first
  let view = $state.raw(first)
  let rest = $state.raw(standing(first))
  let latest = $state.raw<readonly Step[]>([])

  const settle = (): void => {
    const size = board()?.data.ring.size ?? 24
    view = newest
    rest = { ...standing(newest), rotation: onward(rest.rotation, Math.max(0, newest.rotation), size) }
  }
  const player = new Player<Beat>({ ...ear, over: settle })

  return {
    player,
    get view() { return view },
    get stand() { return player.beat?.stand ?? rest },
    get latest() { return latest },
    meet(next, still, hold, rushed, rate) {
      const before = newest
      newest = next.view
      const told = spoken(next.story)
      if (told.length) latest = told
      const fits = !rushed && next.story.length > 0 && leads(standing(before), next.story, next.view)
      const beats = fits ? score(board(), { ...standing(before), rotation: rest.rotation }, next.story, still, hold, rate) : []
      if (beats.length) return player.start(beats)
      settle()
    },
  }
}
