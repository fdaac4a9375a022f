// The pages as one file: who opens one of them often opens another.
import FirstGame from './FirstGame.svelte'
import Gallery from './Gallery.svelte'
import Rules from './Rules.svelte'

export { default as Frame } from './Frame.svelte'
export const PAGES = { rules: Rules, 'first-game': FirstGame, 'four-colours': FirstGame, cards: Gallery } as const
export type Slug = keyof typeof PAGES
