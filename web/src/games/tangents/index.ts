// What the shell finds: the board of Tangents, its picture, its move list and its pages.
import './board.css'
import { mount, unmount } from 'svelte'
import type { Context, GameUi } from '../../kit/game'
import Table from './Table.svelte'
import { pages } from './learn'
import { moves } from './moves'
import { picture } from './picture'
import type { View } from './view'
import { expected, named } from './wording'

const ui: GameUi<View> = {
  key: 'tangents',
  accent: { dawn: '#14524f', dusk: '#8be0d6' },
  proposes: { games: 'two' },
  expects: (say, now) => expected(say, now.view, now),
  wording: named,
  picture,
  moves: (log) => moves(log),
  pages,
  mount(target: HTMLElement, context: Context<View>, first) {
    const table = mount(Table, { target, props: { context, first } })
    return {
      update: (next) => table.update(next),
      skip: () => table.skip(),
      refresh: () => table.refresh(),
      destroy: () => void unmount(table),
    }
  },
}

export default ui
