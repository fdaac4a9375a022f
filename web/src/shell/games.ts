// The games that are here: those whose rules the server has and whose board this page has. There is no list of them.
import type { GameUi } from '../kit/game'
import { rest } from '../net/rest'
import type { GameCard } from '../net/types.gen'
import { language } from './language.svelte'
import { textsOf, type Locale } from './words'

export type Ui = GameUi<unknown>

const folders = import.meta.glob<{ default: Ui }>('../games/*/index.ts')
let cards: Promise<GameCard[]> | null = null

export interface Present { card: GameCard; ui: Ui }

export const hasBoard = (key: string): boolean => `../games/${key}/index.ts` in folders

export async function uiOf(key: string): Promise<Ui> {
  const load = folders[`../games/${key}/index.ts`]
  if (!load) throw new Error(`no board for ${JSON.stringify(key)}`)
  return (await load()).default
}

/** A card whose game is called as it is in the language of the page, once its words are here. */
function called(card: GameCard): GameCard {
  const { key, title } = card.info
  return { ...card, info: { ...card.info, get title() { return language.has(key, 'title') ? language.of(key)('title') : title } } }
}

/** The cards of all games that can be played here. Asked once; asked again after a failure. */
export function cardsHere(): Promise<GameCard[]> {
  cards ??= rest.games().then(
    (all) => all.filter((card) => hasBoard(card.info.key)).map(called),
    (why: unknown) => {
      cards = null
      throw why
    },
  )
  return cards
}

/** A game with its words loaded, or null when it is not here. */
export async function present(key: string): Promise<Present | null> {
  const card = (await cardsHere()).find((one) => one.info.key === key)
  if (!card) return null
  const [ui] = await Promise.all([uiOf(key), language.learn(key)])
  return { card, ui }
}

/** The words of the games set out together with those of the shell, so that a slow line is crossed once. */
export function wordsAhead(locale: Locale): void {
  for (const path of Object.keys(folders)) void textsOf(path.split('/')[2]!, locale).catch(() => {})
}

/** The games that are here, their words loaded. */
export async function everything(): Promise<GameCard[]> {
  const all = await cardsHere()
  await Promise.all(all.map((card) => language.learn(card.info.key)))
  return all
}
