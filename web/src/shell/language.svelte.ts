// The language spoken now; everything that says something through here says it anew when the language changes.
import type { FluentBundle } from '@fluent/bundle'
import type { Args, Say } from '../kit/game'
import { Refusal } from '../net/socket'
import { Trouble } from '../net/rest'
import { optionId, type Value } from './options'
import { format, loadGame, loadShell, localeOf, speaker, type Locale } from './words'

class Language {
  locale = $state<Locale>('en')
  private shell = $state.raw<FluentBundle>()
  private games = $state.raw<Record<string, FluentBundle>>({})

  /** Speak `locale`; the games whose words were loaded follow. */
  async speak(locale: Locale): Promise<void> {
    const keys = Object.keys(this.games)
    const [shell, ...games] = await Promise.all([loadShell(locale), ...keys.map((key) => loadGame(key, locale))])
    this.games = Object.fromEntries(keys.map((key, at) => [key, games[at]!]))
    this.shell = shell
    this.locale = locale
    document.documentElement.lang = locale
  }

  /** Learn the words of a game. */
  async learn(key: string): Promise<void> {
    if (this.games[key]) return
    const bundle = await loadGame(key, this.locale)
    this.games = { ...this.games, [key]: bundle }
  }

  /** A message of the shell. */
  say: Say = (id, args) => speaker(this.shell)(id, args)

  /** A message of a game, or of the shell where the game has none. */
  of(key: string): Say {
    return (id, args) => speaker(this.games[key], this.shell)(id, args)
  }

  /** Whether the game has words for a message. */
  has(key: string, id: string): boolean {
    return format(this.games[key], id, {}) !== null
  }

  /** The words for a value of an option of the game. */
  valueOf(key: string, name: string, value: Value): string {
    const id = optionId(name, value)
    if (this.has(key, id)) return this.of(key)(id)
    return typeof value === 'boolean' ? this.say(value ? 'yes' : 'no') : String(value)
  }

  /** The sentence for something that went wrong: in the game's words, the shell's, or as the server put it. */
  trouble(why: unknown, key = ''): string {
    if (!(why instanceof Refusal || why instanceof Trouble)) {
      console.error(why)
      return this.say('error-unknown')
    }
    const args: Args = { ...why.args }
    const id = `error-${why.code}`
    const known = format(this.games[key], id, args) ?? format(this.shell, id, args)
    // A file that cannot be read says where, whatever is wrong with it.
    return known ?? ('line' in args ? this.say('error-record', args) : this.say('error-said', { message: why.message }))
  }
}

export const language = new Language()
export const say = language.say
export { localeOf }
