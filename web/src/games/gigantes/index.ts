// What the shell finds: the boards of A hombros de gigantes, one for each way to play, its picture, its move list and its pages.
import './board.css'
import { mount, unmount } from 'svelte'
import type { Board, Context, GameUi, Situation } from '../../kit/game'
import { deckOf } from './deck.svelte'
import { pages } from './learn'
import { moves } from './moves'
import { picture } from './picture'
import type { View } from './view'
import { expected, worded } from './wording'

type Exports = Omit<Board<View>, 'destroy'>
type Table = { default: Parameters<typeof mount>[0] }

/** Each way to play is a table of its own, fetched when it is played. */
const tables = import.meta.glob<Table>(['./Table.svelte', './colours/Table.svelte'])
const tableOf = (play: string): (() => Promise<Table>) => tables[play === 'four_colours' ? './colours/Table.svelte' : './Table.svelte']!

const ui: GameUi<View> = {
  key: 'gigantes',
  accent: { dawn: '#4a2c63', dusk: '#d9b8f2' },
  proposes: { play: 'arguments' },
  expects: (say, now) => expected(say, now.view, now),
  wording: (step, options) => worded(deckOf(String(options.deck ?? '')), step),
  picture,
  moves: (log) => moves(log),
  pages,
  mount(target: HTMLElement, context: Context<View>, first: Situation<View>) {
    let [latest, left] = [first, false]
    // The cards travel beside the table; where they cannot be fetched, the table says so.
    deckOf(first.view.options.deck).open().catch(() => {})
    let table: Exports | undefined
    const opened = tableOf(first.view.options.play)().then(({ default: component }) => {
      if (!left) table = mount(component, { target, props: { context, first: latest } }) as Exports
    })
    return {
      update(next) {
        latest = { ...next, story: [] }
        return table ? table.update(next) : undefined
      },
      skip: () => table?.skip?.(),
      refresh: () => table?.refresh(),
      destroy() {
        left = true
        void opened.then(() => table && unmount(table))
      },
    }
  },
}

export default ui
