// A vote after a speech: who has voted, what each said once it is opened, and what may be cast.
import { keyOf, type View } from '../view'

type Big = NonNullable<View['big']>
export type Choice = '+' | '0' | '.'
export const CHOICES: readonly Choice[] = ['+', '0', '.']

/** What was spoken about; `opened` are the faces of the votes in the order of the voters once they are open, "" before. */
export interface Ballot extends Big { opened: string }

/** A voter's token: not laid yet, laid face down, or the face that this viewer knows. */
export interface Token { seat: number; laid: boolean; face: Choice | ''; open: boolean }

const faceOf = (text: string): Choice | '' => ((CHOICES as readonly string[]).includes(text) ? (text as Choice) : '')

/** `plain`: at this table votes are no secret, so each lies there as it is. */
export function tokensOf({ voters, votes, opened }: Pick<Ballot, 'voters' | 'votes' | 'opened'>, plain = false): Token[] {
  return voters.map((seat, at) => {
    const text = opened ? (opened[at] ?? '') : (votes[at] ?? '')
    return { seat, laid: text !== '', face: faceOf(text), open: opened !== '' || (plain && faceOf(text) !== '') }
  })
}

/** The votes that a seat may cast now, by what they say; empty when it is not asked. */
export function votesOf(legal: readonly string[], seat: number): Partial<Record<Choice, string>> {
  const key = `v${keyOf(seat)}`
  return Object.fromEntries(CHOICES.map((choice) => [choice, `${key}${choice}`]).filter(([, text]) => legal.includes(text!)))
}

const KEYS = [0, 1, 2, 3, 4, 5].map(keyOf)

/** The seat whose votes these are, -1 where there are none. */
export function voterOf(legal: readonly string[]): number {
  const text = legal.find((one) => /^v[A-Z][a-z][+0.]$/.test(one))
  return text ? KEYS.indexOf(text.slice(1, 3) as (typeof KEYS)[number]) : -1
}
