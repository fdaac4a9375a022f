// Asking for cards: the own hand by families, what may be asked of whom, and what was last asked and answered. Nothing here touches a screen.
import type { Step } from '../../../kit/game'
import { byIndex, parse, seatOf, TYPES } from '../cards'

const LETTERS = 'CEWB'

/** One of the four cards of a family: held, or to be asked for. */
export interface Place { card: string; held: boolean; askable: boolean }
export interface Family { number: number; places: Place[] }

/** Whom one may ask for each card, from the texts of the legal actions (`In:?TeC5`). */
export function questions(legal: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  for (const text of legal) {
    const ask = /^..:\?(..)([CEWB]\d+)$/.exec(text)
    if (!ask) continue
    const card = ask[2]!
    found.set(card, [...(found.get(card) ?? []), seatOf(ask[1]!)])
  }
  return found
}

/** The families of which a hand holds a card, in the order of their numbers. */
export function families(hand: readonly string[], asks: ReadonlyMap<string, readonly number[]>): Family[] {
  const held = [...hand].filter((card) => parse(card)).sort(byIndex)
  const numbers = [...new Set(held.map((card) => parse(card)!.number))]
  return numbers.map((number) => ({
    number,
    places: TYPES.map((_, type) => {
      const card = `${LETTERS[type]}${number}`
      return { card, held: held.includes(card), askable: asks.has(card) }
    }),
  }))
}

/** The action that asks a seat for a card, if it may be taken. */
export const question = (legal: readonly string[], key: string, card: string): string => legal.find((text) => text.endsWith(`:?${key}${card}`)) ?? ''

/** What was last asked and how it was answered, `hit` null while it is not known. */
export interface Talk { seat: number; other: number; card: string; hit: boolean | null }

/** The talk after another step. */
export function heard(talk: Talk | null, step: Step): Talk | null {
  if (step.kind !== 'ask' && step.kind !== 'hit' && step.kind !== 'miss') return step.kind === 'start' ? null : talk
  const { seat, other, card } = step.args
  return { seat: seatOf(String(seat)), other: seatOf(String(other)), card: String(card), hit: step.kind === 'ask' ? null : step.kind === 'hit' }
}
