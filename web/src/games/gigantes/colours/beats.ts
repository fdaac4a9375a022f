// A story of four colours as a score of beats: the main game's score with the lengths of its own steps, and the quartets that lie at each.
import type { Step } from '../../../kit/game'
import { seatOf } from '../cards'
import { score as scored, type Beat as Main, type Stand } from '../story'

export interface Beat extends Main { quartets: readonly (readonly number[])[] }

/** Milliseconds of each kind of step: a question and its answer are for reading. */
const SPANS: Record<string, number> = { start: 900, deal: 45, draw: 420, dealt: 500, ask: 1100, hit: 900, miss: 1100, quartet: 1100, skip: 700, end: 900 }

/** What lies before a story. */
export interface Before extends Stand { quartets: readonly (readonly number[])[] }

const laid = (quartets: Beat['quartets'], step: Step): Beat['quartets'] =>
  step.kind === 'quartet' ? quartets.map((own, seat) => (seat === seatOf(String(step.args.seat)) ? [...own, Number(step.args.number)] : own)) : quartets

export function score(view: Before, story: readonly Step[]): Beat[] {
  let quartets = view.quartets
  return scored(view, story).map((beat) => {
    const now = quartets
    quartets = laid(quartets, beat.step)
    return { ...beat, span: SPANS[beat.step.kind] ?? 0, quartets: now }
  })
}
