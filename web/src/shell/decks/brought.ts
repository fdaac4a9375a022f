// Decks that somebody brings: given to the server, asked for again, and remembered by this browser.
import { problem, Trouble } from '../../net/rest'
import type { DeckChecked, DeckTaken } from '../../net/types.gen'

/** What every game says of a deck, whatever else it says. */
export interface Face { digest: string; title: string; authors: string[]; licence: string }
export interface Kept { digest: string; title: string }

const KEY = 'mochuelo-decks'
const MOST = 4

const address = (game: string, deck = ''): string => `/api/decks/${encodeURIComponent(game)}${deck && `/${deck}`}`

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init).catch(() => null)
  if (!answer) throw new Trouble('away', 'the server does not answer')
  if (!answer.ok) throw await problem(answer)
  return (await answer.json()) as T
}

/** The server looks a pack through, and keeps it when nothing is wrong. */
export const bring = (game: string, file: Blob): Promise<DeckChecked> =>
  ask(address(game), { method: 'POST', body: file, headers: { 'content-type': 'application/zip' } })

/** The server makes a deck of a file of questions of another program; "" where the file says itself for which part they are. */
export const takeOver = (game: string, file: File, part: string, locale: string): Promise<DeckTaken> =>
  ask(`${address(game, 'import')}?${new URLSearchParams({ name: file.name.slice(-80), part, lang: locale })}`, { method: 'POST', body: file, headers: { 'content-type': 'text/plain' } })

/** The parts that a deck has for others; "" is the house's, which has all there are. */
export const partsOf = (game: string, digest: string): Promise<string[]> => ask(`${address(game, digest || 'house')}/parts`)

/** Put a deck together: for each part the digest of the deck it is taken from, the rest from the house. */
export const mix = (game: string, parts: Record<string, string>): Promise<DeckChecked> =>
  ask(address(game, 'mix'), { method: 'POST', body: JSON.stringify({ parts }), headers: { 'content-type': 'application/json' } })

/** Who made a deck, and how it is called; "" is the house's. */
export const face = (game: string, digest: string, language: string): Promise<Face> => ask(`${address(game, digest || 'house')}?lang=${language}`)

function all(): Record<string, Kept[]> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Record<string, Kept[]>
  } catch {
    return {}
  }
}

/** The decks brought lately, the last one first. */
export const remembered = (game: string): Kept[] => (Array.isArray(all()[game]) ? all()[game]! : []).filter((one) => /^[0-9a-f]{64}$/.test(one?.digest)).slice(0, MOST)

/** Remember a deck as the last one brought, or with no title forget it. */
export function remember(game: string, digest: string, title = ''): Kept[] {
  const others = remembered(game).filter((one) => one.digest !== digest)
  const now = (title ? [{ digest, title }, ...others] : others).slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: now }))
  } catch {
    // No storage: a deck is known as long as the sheet is open.
  }
  return now
}
