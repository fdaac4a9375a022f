// The pages under "Learn", each fetched when it is opened.
import { mount, unmount } from 'svelte'
import type { Context, GameUi, Say } from '../../../kit/game'
import { KINDS } from '../tiles'
import type { View } from '../view'

type Told = Pick<Context<View>, 'say' | 'settings' | 'announce'>
type Page = GameUi<View>['pages'][number]

/** A page whose component comes later; leaving before it has come is fine. */
function page(slug: string, title: (say: Say) => string, show: (target: HTMLElement, context: Told) => Promise<() => void>): Page {
  return {
    slug, title,
    mount(target, context) {
      let left = false
      let end = (): void => { left = true }
      void show(target, context).then((close) => (left ? close() : (end = close)))
      return { destroy: () => end() }
    },
  }
}

const first = page('first-game', (say) => say('learn-first'), async (target, context) => {
  const { default: FirstGame } = await import('./FirstGame.svelte')
  const made = mount(FirstGame, { target, props: { context } })
  return () => void unmount(made)
})

const tiles = KINDS.map((kind) => page(`tile-${kind.toLowerCase()}`, (say) => say(`tile-${kind}`), async (target, context) => {
  const { default: TilePage } = await import('./TilePage.svelte')
  const made = mount(TilePage, { target, props: { context, kind } })
  return () => void unmount(made)
}))

export const pages: Page[] = [first, ...tiles]
