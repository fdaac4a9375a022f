// The pages as one file: who opens one of them often opens the other.
import FirstGame from './FirstGame.svelte'
import Rules from './Rules.svelte'

export { default as Frame } from './Frame.svelte'
export const PAGES = { rules: Rules, 'first-game': FirstGame } as const
export type Slug = keyof typeof PAGES
