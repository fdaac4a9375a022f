// The story told in time: what stands on the table meanwhile, and what the last turn said.
import { Player, type Ear } from '../../kit/board/player.svelte'
import type { Situation, Step } from '../../kit/game'
import { leads, score, spoken, type Beat } from './story'
import type { View } from './view'

export interface Telling {
  readonly player: Player<Beat>
  /** The view that stands on the table; behind the newest one while a story plays. */
  readonly view: View
  /** The steps of the last turn that can be told in words. */
  readonly latest: readonly Step[]
  /** A new view, told by its story where that leads to it. */
  meet(next: Situation<View>): Promise<void> | void
}

export function telling(first: View, ear: Omit<Ear<Beat>, 'over'>): Telling {
  let newest = first
  let view = $state.raw(first)
  let latest = $state.raw<readonly Step[]>([])

  const player = new Player<Beat>({ ...ear, over: () => void (view = newest) })

  return {
    player,
    get view() { return view },
    get latest() { return latest },
    meet(next) {
      const before = newest
      newest = next.view
      const told = spoken(next.story)
      if (told.length) latest = told
      if (next.story.length && leads(before, next.story, next.view)) return player.start(score(before, next.story))
      view = next.view
    },
  }
}
