// The story told in time: what stands on the table meanwhile, and what the last turn said.
import { Player, type Ear } from '../../kit/board/player.svelte'
import type { Situation, Step } from '../../kit/game'
import { leads, opening, score, spoken, type Beat } from './story'
import type { View } from './view'

export interface Telling {
  readonly player: Player<Beat>
  /** The view that stands on the table; behind the newest one while a story plays. */
  readonly view: View
  /** The steps of the last turn that can be told in words. */
  readonly latest: readonly Step[]
  /** The opening while it is told: the first turn waits for its end. */
  readonly opening: Promise<void> | null
  /** Tell the opening to whoever comes to a game that has just begun. */
  open(): void
  /** A new view, told by its story where that leads to it. */
  meet(next: Situation<View>): Promise<void> | void
}

export function telling(first: View, ear: Omit<Ear<Beat>, 'over'>): Telling {
  let newest = first
  let view = $state.raw(first)
  let latest = $state.raw<readonly Step[]>([])

  let dealt: Promise<void> | null = null

  const player = new Player<Beat>({
    ...ear,
    over() {
      view = newest
      dealt = null
    },
  })

  return {
    player,
    get view() { return view },
    get latest() { return latest },
    get opening() { return dealt },
    open() {
      const { before, story } = opening(newest)
      view = before
      const end = player.start(score(before, story))
      // Where nobody sees the page, it is over at once.
      if (player.now) dealt = end
    },
    meet(next) {
      const before = newest
      if (dealt && next.view === before) return
      newest = next.view
      const told = spoken(next.story)
      // Where scenes were left out, what was told before is no longer the last that was said.
      if (told.length || next.view.latest !== before.latest) latest = told
      if (next.story.length && leads(before, next.story, next.view)) return player.start(score(before, next.story))
      view = next.view
    },
  }
}
