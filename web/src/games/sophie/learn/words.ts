// What only these pages say, in the language of the page, fetched when the first of them is opened.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Say } from '../../../kit/game'

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' })

/** The words of the pages in the page's language, before those of the game. */
export async function learned(say: Say, locale = document.documentElement.lang): Promise<Say> {
  const words = new FluentBundle(locale, { useIsolating: false })
  words.addResource(new FluentResource((await (texts[`./text/${locale}.ftl`] ?? texts['./text/en.ftl'])?.()) ?? ''))
  return (id, args) => {
    const pattern = words.getMessage(id)?.value
    return pattern ? words.formatPattern(pattern, args) : say(id, args)
  }
}
