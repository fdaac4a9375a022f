// Where we are: the browser's history as a value, and the way to somewhere else.
import { addressOf, placeOf, type Place } from './router'

type Somewhere = Exclude<Place, { at: 'missing' }>

class Navigation {
  place = $state.raw<Place>(placeOf(new URL(location.href)))
  /** How many pages of ours lie behind this one: whether "back" stays with us. */
  private depth = 0

  constructor() {
    addEventListener('popstate', () => {
      this.depth = Math.max(0, this.depth - 1)
      this.arrive()
    })
    addEventListener('click', (event) => this.follow(event))
  }

  go(place: Somewhere): void {
    history.pushState(null, '', addressOf(place))
    this.depth += 1
    this.arrive()
    scrollTo(0, 0)
  }

  /** Change the address without a new entry in the history. */
  correct(place: Somewhere): void {
    history.replaceState(null, '', addressOf(place))
    this.arrive()
  }

  /** Back to where we came from, or to `otherwise` when that was not with us. */
  back(otherwise: Somewhere): void {
    if (this.depth > 0) history.back()
    else this.correct(otherwise)
  }

  private arrive(): void {
    this.place = placeOf(new URL(location.href))
  }

  /** Links to our own pages need no new page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download') || /^\/(api|docs|schema)\b/.test(link.pathname)) return
    const place = placeOf(new URL(link.href))
    if (place.at === 'missing') return
    event.preventDefault()
    this.go(place)
  }
}

export const navigation = new Navigation()
