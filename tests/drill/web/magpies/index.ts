// The board of the drill game: hands as buttons, nothing more; it shows that the shell needs no more than this folder.
import type { Board, Context, GameUi, Situation } from '../../kit/game'
import { cards, turns } from './model'
import type { View } from './types.gen'

function mount(el: HTMLElement, context: Context<View>, first: Situation<View>): Board<View> {
  let now = first

  function button(text: string, words: string): HTMLButtonElement {
    const made = document.createElement('button')
    made.textContent = words
    made.disabled = !now.live || !now.legal.includes(text)
    made.onclick = () => void context.act(text).catch((why: unknown) => context.hint(String(why)))
    return made
  }

  function draw(): void {
    const rows = now.view.hands.map((_, seat) => {
      const row = document.createElement('p')
      row.append(...cards(now.view, seat).map((card) => button(`set:${seat}:${card}`, card ? String(card) : context.say('board-unknown'))))
      return row
    })
    const show = now.legal.find((text) => text.startsWith('show:'))
    el.replaceChildren(...rows, ...(show ? [button(show, context.say('board-show'))] : []))
  }

  draw()
  return {
    update(next) {
      now = next
      draw()
    },
    refresh: draw,
    destroy: () => el.replaceChildren(),
  }
}

const ui: GameUi<View> = {
  key: 'magpies',
  accent: { dawn: '#234', dusk: '#9cf' },
  picture: '<svg viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>',
  mount,
  moves: turns,
  pages: [],
}

export default ui
