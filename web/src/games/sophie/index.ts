// What the shell finds: the board of Sophie's World, its picture, its move list and its pages.
import './board.css'
import { mount, unmount } from 'svelte'
import type { Board, Context, GameUi, Situation } from '../../kit/game'
import { atlasOf } from './atlas.svelte'
import { pages } from './learn'
import { moves } from './moves'
import { picture } from './picture'
import type { View } from './view'
import { expected, worded } from './wording'

type Exports = Omit<Board<View>, 'destroy'>
type Table = { default: Parameters<typeof mount>[0] }

/** The table is fetched when it is played at. */
const tables = import.meta.glob<Table>('./Table.svelte')

const ui: GameUi<View> = {
  key: 'sophie',
  accent: { dawn: '#263a7d', dusk: '#b8c8ff' },
  plates: true,
  roomy: true,
  expects: (say, now) => expected(say, now),
  wording: (step, _, seats) => worded(step, seats),
  picture,
  moves: (log) => moves(log),
  pages,
  mount(target: HTMLElement, context: Context<View>, first: Situation<View>) {
    let [latest, left] = [first, false]
    // The map travels beside the table; where it cannot be fetched, the table says so.
    atlasOf(first.view.options.deck).open().catch(() => {})
    let table: Exports | undefined
    const opened = tables['./Table.svelte']!().then(({ default: component }) => {
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
