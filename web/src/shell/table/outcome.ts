// How a game ended, in words.
import type { Say } from '../../kit/game'
import type { Outcome } from '../../net/types.gen'

/** The headline: who won, as one of those who played or as somebody who watched. */
export function verdict(say: Say, outcome: Outcome, names: string[], mine: number[]): string {
  const { winners } = outcome
  if (winners.length === 0) return say(new Set(outcome.scores).size <= 1 ? 'over-draw' : 'over-nobody')
  if (winners.length > 1) return say('over-shared', { names: winners.map((seat) => names[seat] ?? '').join(', ') })
  // Two people at one screen are not both "you".
  if (mine.length === 1 && mine[0] === winners[0]) return say('over-won-you')
  return say('over-won', { name: names[winners[0]!] ?? '' })
}
