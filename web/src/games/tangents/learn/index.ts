// The pages under "Learn", each fetched when it is opened.
import { mount, unmount, type Component } from 'svelte'
import type { Context, GameUi } from '../../../kit/game'
import type { View } from '../view'

type Told = Pick<Context<View>, 'say' | 'settings' | 'announce'>
type Page = GameUi<View>['pages'][number]

/** A page whose component comes later; leaving before it has come is fine. */
function page(slug: string, title: string, load: () => Promise<{ default: Component<{ context: Told }> }>): Page {
  return {
    slug,
    title: (say) => say(title),
    mount(target, context) {
      let left = false
      let end = (): void => void (left = true)
      void load().then(({ default: Shown }) => {
        if (left) return
        const made = mount(Shown, { target, props: { context } })
        end = () => void unmount(made)
      })
      return { destroy: () => end() }
    },
  }
}

export const pages: Page[] = [
  page('rules', 'learn-how', () => import('./Rules.svelte')),
  page('first-game', 'learn-first', () => import('./FirstGame.svelte')),
  page('cards', 'learn-cards', () => import('./Gallery.svelte')),
]
