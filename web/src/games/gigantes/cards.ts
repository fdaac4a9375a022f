// Cards by their texts: type letter and number, with several packs the owner first.
export const SEATS = ['In', 'Te', 'Sa', 'Am'] as const
export const TYPES = ['concept', 'expression', 'work', 'biography'] as const
export type Type = (typeof TYPES)[number]
const LETTERS = 'CEWB'
export const OWL = 13

/** What a card's text says: whose pack it is of ("" for the common one), its name within a deck, its type and number. */
export interface Parsed { owner: string; id: string; type: Type; number: number }

const TEXT = /^(In|Te|Sa|Am)?(([CEWB])(\d{1,2}))$/

/** Null for what is no card, as the "?" of one that is not known. */
export function parse(text: string): Parsed | null {
  const found = TEXT.exec(text)
  return found && { owner: found[1] ?? '', id: found[2]!, type: TYPES[LETTERS.indexOf(found[3]!)]!, number: Number(found[4]) }
}

/** The card within its deck: without its owner. */
export const idOf = (text: string): string => parse(text)?.id ?? text

/** Where a card stands in its deck, 0 to 51. */
export const indexOf = (id: string): number => (Number(id.slice(1)) - 1) * 4 + LETTERS.indexOf(id[0]!)
export const byIndex = (a: string, b: string): number => indexOf(idOf(a)) - indexOf(idOf(b))

export const seatOf = (key: string): number => (SEATS as readonly string[]).indexOf(key)
export const keyOf = (seat: number): string => SEATS[seat] ?? ''
