// The pages as one file: who opens one of them often opens another.
export { default as cards } from './Gallery.svelte'
export { default as firstGame } from './FirstGame.svelte'
export { default as rules } from './Rules.svelte'
export { learned } from './words'
