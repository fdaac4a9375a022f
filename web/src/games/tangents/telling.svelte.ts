// The story told in time: what stands on the table meanwhile, what the last turn did, and the opening, which is told to whoever comes.
import { Player, type Ear } from '../../kit/board/player.svelte'
import type { Situation, Step } from '../../kit/game'
import { leads, NONE, opening, score, traced, untouched, type Beat, type Latest } from './story'
import type { View } from './view'

export interface Telling {
  readonly player: Player<Beat>
  /** The view that stands on the table; behind the newest one while a story plays. */
  readonly view: View
  readonly latest: Latest
  /** The opening while it is told to whoever came: the same view again does not cut it off, and the first turn waits for its end. */
  readonly opening: Promise<void> | null
  /** Tell the opening to whoever comes. */
  open(): void
  /** A new view, told by its story where that leads to it. What was laid for trial on `laid` lies there already. */
  meet(next: Situation<View>, laid: string): Promise<void> | void
}

/** Begins with a view that stands; `end` hears of the end of a game once its story has been told. */
export function telling(first: View, ear: Omit<Ear<Beat>, 'over'> & { end(step: Step): void }): Telling {
  let newest = first
  let view = $state.raw(first)
  let latest = $state.raw(NONE)
  let told: readonly Beat[] = []
  let dealt: Promise<void> | null = null

  const player = new Player<Beat>({
    ...ear,
    over() {
      view = newest
      for (const { step } of told) if (step.kind === 'end') ear.end(step)
      told = []
      dealt = null
    },
  })

  function tell(before: View, story: readonly Step[], laid = ''): Promise<void> {
    told = score(before, story, laid)
    latest = traced(latest, told)
    return player.start(told)
  }

  /** Whoever comes to a game that has just begun sees the cards dealt and the dice rolled. */
  function deal(): Promise<void> {
    const { before, story } = opening(newest)
    latest = NONE
    view = before
    return tell(before, story)
  }

  return {
    player,
    get view() { return view },
    get latest() { return latest },
    get opening() { return dealt },
    open() {
      const end = deal()
      // Where nobody sees the page, it is over at once.
      if (player.now) dealt = end
    },
    meet(next, laid) {
      const before = newest
      newest = next.view
      if (next.story.length && leads(before, next.story, next.view)) return tell(before, next.story, laid)
      if (untouched(next.view) && (before.game !== next.view.game || before.hands.every((hand) => !hand.length)) && next.mine.length) return deal()
      if (next.view.board.length !== before.board.length) latest = NONE
      view = next.view
    },
  }
}
