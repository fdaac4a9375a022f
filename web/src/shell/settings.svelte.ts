// What a person has chosen for this browser, kept between visits.
import type { Settings as Told } from '../kit/game'
import { language } from './language.svelte'
import { LOCALES, localeOf, type Locale } from './words'

export type Theme = 'auto' | 'dawn' | 'dusk'
export type Motion = 'auto' | 'full' | 'reduced'
interface Kept { locale: Locale | 'auto'; theme: Theme; motion: Motion; speed: number; names: boolean; sound: boolean; panel: boolean }

const KEY = 'mochuelo'
const FRESH: Kept = { locale: 'auto', theme: 'auto', motion: 'auto', speed: 1, names: false, sound: false, panel: true }
export const SPEEDS = [0.5, 1, 2] as const

const one = <T>(value: unknown, allowed: readonly T[], otherwise: T): T => (allowed.includes(value as T) ? (value as T) : otherwise)

/** What was kept, whatever shape it has by now. */
export function read(text: string | null): Kept {
  let kept: Record<string, unknown> = {}
  try {
    kept = Object(JSON.parse(text ?? '{}')) as Record<string, unknown>
  } catch {
    // Something else wrote there; begin afresh.
  }
  return {
    locale: one<Locale | 'auto'>(kept.locale, ['auto', ...LOCALES], FRESH.locale),
    theme: one<Theme>(kept.theme, ['auto', 'dawn', 'dusk'], FRESH.theme),
    motion: one<Motion>(kept.motion, ['auto', 'full', 'reduced'], FRESH.motion),
    speed: one<number>(kept.speed, SPEEDS, FRESH.speed),
    names: one(kept.names, [true, false], FRESH.names),
    sound: one(kept.sound, [true, false], FRESH.sound),
    panel: one(kept.panel, [true, false], FRESH.panel),
  }
}

class Preferences {
  kept = $state<Kept>(FRESH)
  private darkSystem = $state(false)
  private stillSystem = $state(false)

  theme = $derived<'dawn' | 'dusk'>(this.kept.theme === 'auto' ? (this.darkSystem ? 'dusk' : 'dawn') : this.kept.theme)
  motion = $derived<'full' | 'reduced'>(this.kept.motion === 'auto' ? (this.stillSystem ? 'reduced' : 'full') : this.kept.motion)

  /** As a board is told. The values stay current. */
  get told(): Told {
    const me = this
    return {
      get motion() { return me.motion },
      get speed() { return me.kept.speed },
      get names() { return me.kept.names },
      get sound() { return me.kept.sound },
    }
  }

  async begin(): Promise<void> {
    try {
      this.kept = read(localStorage.getItem(KEY))
    } catch {
      // No storage: choices last as long as the page.
    }
    const follow = (query: string, set: (on: boolean) => void) => {
      const media = matchMedia(query)
      set(media.matches)
      media.addEventListener('change', (event) => set(event.matches))
    }
    follow('(prefers-color-scheme: dark)', (on) => (this.darkSystem = on))
    follow('(prefers-reduced-motion: reduce)', (on) => (this.stillSystem = on))
    await language.speak(this.locale)
  }

  get locale(): Locale {
    return this.kept.locale === 'auto' ? localeOf(navigator.languages) : this.kept.locale
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept = { ...this.kept, [name]: value }
    this.mark('theme', this.kept.theme)
    this.mark('motion', this.kept.motion)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept))
    } catch {
      // See above.
    }
    if (name === 'locale') void language.speak(this.locale)
  }

  private mark(name: 'theme' | 'motion', value: string): void {
    if (value === 'auto') delete document.documentElement.dataset[name]
    else document.documentElement.dataset[name] = value
  }
}

export const preferences = new Preferences()
