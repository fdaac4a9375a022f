// The pages under "Learn", fetched when the first of them is opened.
import { mount, unmount } from 'svelte'
import type { GameUi } from '../../../kit/game'
import type { View } from '../view'
import type { Slug } from './pages'

type Page = GameUi<View>['pages'][number]

/** A page whose component comes later; leaving before it has come is fine. */
const page = (slug: Slug, title: string): Page => ({
  slug,
  title: (say) => say(title),
  mount(target, context) {
    let left = false
    let end = (): void => void (left = true)
    const open = async (): Promise<void> => {
      const { Frame } = await import('./pages')
      if (left) return
      const made = mount(Frame, { target, props: { context, slug } })
      end = () => void unmount(made)
    }
    void open()
    return { destroy: () => end() }
  },
})

export const pages: Page[] = [page('rules', 'learn-how'), page('first-game', 'learn-first')]
