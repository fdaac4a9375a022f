// The pages under "Learn", fetched when the first of them is opened.
import { mount, unmount } from 'svelte'
import type { GameUi } from '../../../kit/game'
import type { View } from '../view'

type Page = GameUi<View>['pages'][number]

/** A page whose component comes later; leaving before it has come is fine. */
const page = (slug: string, title: string, name: 'rules' | 'firstGame' | 'cards'): Page => ({
  slug,
  title: (say) => say(title),
  mount(target, context) {
    let left = false
    let end = (): void => void (left = true)
    const open = async (): Promise<void> => {
      const pages = await import('./pages')
      const say = await pages.learned(context.say)
      if (left) return
      const made = mount(pages[name], { target, props: { context: { ...context, say } } })
      end = () => void unmount(made)
    }
    void open()
    return { destroy: () => end() }
  },
})

export const pages: Page[] = [page('rules', 'learn-how', 'rules'), page('first-game', 'learn-first', 'firstGame'), page('cards', 'learn-cards', 'cards')]
