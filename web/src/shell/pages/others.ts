// The pages that are neither the first one nor a table: they are small, and travel together.
export { default as about } from './About.svelte'
export { default as learn } from './Learn.svelte'
export { default as read } from './Read.svelte'
export { default as replay } from './Replay.svelte'
export { default as settings } from './Settings.svelte'
export { default as tables } from './Tables.svelte'
