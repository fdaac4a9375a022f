// Choosing a personal deck: what is chosen, what may still be, and what is kept for another time. The rules take one card at a time, in the order of the deck.
import { byIndex, idOf, OWL, parse } from './cards'

export interface Limits { count: number; owls: number }

const isOwl = (card: string): boolean => parse(card)?.number === OWL
export const owlsIn = (chosen: readonly string[]): number => chosen.filter(isOwl).length
export const sorted = (cards: readonly string[]): string[] => [...cards].sort(byIndex)

/** Whether a card may be added. */
export const fits = (chosen: readonly string[], card: string, { count, owls }: Limits): boolean =>
  chosen.length < count && !chosen.includes(card) && (!isOwl(card) || owlsIn(chosen) < owls)

/** Take a card, or put it back. */
export const toggled = (chosen: readonly string[], card: string, limits: Limits): string[] =>
  chosen.includes(card) ? chosen.filter((one) => one !== card) : fits(chosen, card, limits) ? sorted([...chosen, card]) : [...chosen]

/** Of what was kept, the cards that this pack has, as many as are allowed. */
export function recalled(pack: readonly string[], kept: readonly string[], limits: Limits): string[] {
  const wanted = new Set(kept.map(idOf))
  return pack.filter((card) => wanted.has(idOf(card))).reduce<string[]>((chosen, card) => (fits(chosen, card, limits) ? sorted([...chosen, card]) : chosen), [])
}

/** Any cards, on top of those that are chosen. */
export function atRandom(pack: readonly string[], chosen: readonly string[], limits: Limits, random = Math.random): string[] {
  let now = [...chosen]
  const left = [...pack]
  while (left.length && now.length < limits.count) {
    const [card] = left.splice(Math.floor(random() * left.length), 1)
    if (fits(now, card!, limits)) now = sorted([...now, card!])
  }
  return now
}

/** The next card to tell the server: the lowest that is chosen and not yet taken. */
export const nextPick = (chosen: readonly string[], taken: readonly string[], legal: readonly string[]): string | undefined =>
  sorted(chosen).filter((card) => !taken.includes(card)).map((card) => legal.find((text) => /^..=/.test(text) && text.slice(3) === idOf(card))).find(Boolean)

// ---------------------------------------------------------------- what is kept

export interface Saved { name: string; cards: string[] }
const keyOf = (deck: string): string => `mochuelo.gigantes.decks.${deck || 'house'}`

export function load(deck: string, store: Pick<Storage, 'getItem'>): Saved[] {
  try {
    const found: unknown = JSON.parse(store.getItem(keyOf(deck)) ?? '[]')
    return Array.isArray(found) ? found.filter((one): one is Saved => typeof one?.name === 'string' && Array.isArray(one.cards)) : []
  } catch {
    return []
  }
}

/** Keep a choice under a name, in place of an older one of that name; without cards it is forgotten. */
export function keep(deck: string, store: Pick<Storage, 'getItem' | 'setItem'>, name: string, cards: readonly string[]): Saved[] {
  const others = load(deck, store).filter((one) => one.name !== name)
  const now = cards.length ? [...others, { name, cards: sorted(cards.map(idOf)) }] : others
  store.setItem(keyOf(deck), JSON.stringify(now))
  return now
}
