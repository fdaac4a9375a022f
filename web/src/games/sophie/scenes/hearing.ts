// A scene in words, for those who hear it.
import type { Say } from '../../../kit/game'
import type { View } from '../view'
import { tokensOf, type Ballot } from './ballot'
import { voteWord } from './review'

/** Where a speech stands. */
export type Stage = 'speak' | 'vote' | 'opened'

interface Shown {
  say: Say
  note: string
  names: readonly string[]
  /** The words of the question that is asked, or of the answer that was opened. */
  words: { question: string; answers: readonly string[]; because?: string } | undefined
  /** The answer that was opened. */
  last: View['last']
  big: Ballot | null
  stage: Stage
  ask: string
  speech: string
}

export function heard({ say, note, names, words, last, big, stage, ask, speech }: Shown): string {
  if (big && stage === 'opened') return [`${note}.`, ...tokensOf(big).map((token) => `${names[token.seat]}: ${voteWord(say, big.purpose === 'judge', token.face)}.`)].join(' ')
  if (big) return [`${note}.`, ask, stage === 'vote' ? speech : ''].join(' ').trim()
  if (last && words) return [`${note}.`, say('scene-right-is', { answer: words.answers['abc'.indexOf(last.right)] ?? '' }), words.because ?? ''].join(' ')
  if (words) return [`${note}.`, words.question, ...words.answers.map((text, n) => (text ? `${'abc'[n]}: ${text}.` : ''))].join(' ').trim()
  return note
}
