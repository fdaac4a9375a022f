// The words about decks: those of this part of the shell, those of what every deck must keep, and those of the game.
import { FluentBundle } from '@fluent/bundle'
import type { Say } from '../../kit/game'
import { bundleOf, speaker } from '../words'

const own = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' })
const common = import.meta.glob<string>('../../../../src/mochuelo/core/text/decks/*.ftl', { query: '?raw', import: 'default' })
const ofGames = import.meta.glob<string>('../../../../src/mochuelo/games/*/text/decks/*.ftl', { query: '?raw', import: 'default' })

/** Speak of the decks of a game; `thorough` with what may be wrong in one, which is much. */
export async function speech(game: string, locale: string, thorough: boolean): Promise<Say> {
  const page = (texts: Record<string, () => Promise<string>>, folder: string): Promise<string> => texts[`${folder}${locale}.ftl`]?.() ?? Promise.resolve('')
  const root = '../../../../src/mochuelo'
  const more = thorough ? [page(common, `${root}/core/text/decks/`), page(ofGames, `${root}/games/${game}/text/decks/`)] : []
  const texts = await Promise.all([page(own, './text/'), ...more])
  return speaker(...texts.map((text): FluentBundle => bundleOf(locale, text)))
}
