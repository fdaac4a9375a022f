// What only these pages say, in the language they are read in, fetched when it is first needed.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Say } from '../../../kit/game'

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' })
/** The words of the game itself, for a language that the rest of the page does not speak. */
const others = import.meta.glob<string>(['../text/de.ftl', '../../../../../src/mochuelo/games/gigantes/text/de.ftl'], { query: '?raw', import: 'default' })

/** The language of these pages for one that a deck is read in. */
export const languageOf = (wish: string): string => (`./text/${wish}.ftl` in texts ? wish : 'en')

/** The words of the pages in a language, before those of the game. */
export async function learned(say: Say, language: string): Promise<Say> {
  const loads = [texts[`./text/${language}.ftl`], ...Object.entries(others).flatMap(([path, load]) => (path.endsWith(`/${language}.ftl`) ? [load] : []))]
  const words = new FluentBundle(language, { useIsolating: false })
  for (const text of await Promise.all(loads.map((load) => load?.() ?? ''))) words.addResource(new FluentResource(text))
  return (id, args) => {
    const pattern = words.getMessage(id)?.value
    return pattern ? words.formatPattern(pattern, args) : say(id, args)
  }
}
