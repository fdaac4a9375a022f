// The whole conversation of a game: every question that was asked, by whom it was known, and what was said to the Big Questions.
import type { Said, Say } from '../../../kit/game'
import type { View } from '../view'
import { speechOf } from './speech'

type Past = View['history'][number]
type Words = Record<string, { question: string; answers: readonly string[]; because: string }>
type Source = NonNullable<View['last']>['source']

/** What a question says, by language, and where it can be looked up; `right` and `given` are letters, `given` "" where none was named. */
export interface Page { words: Words; source: string; right: string; given: string }

/** A question that was asked; `page` is null for what this viewer may not read yet. */
export interface Row extends Past { at: number; big: boolean; page: Page | null; speech: string }

/** `missed`: only what was not known. `seat`: -1 for everybody. */
export interface Sieve { seat: number; missed: boolean }

export const isBig = (past: Pick<Past, 'pile'>): boolean => past.pile === 'big'

/** Where a fact can be looked up, as one line. */
export function sourceLine(source: Source | undefined): string {
  if (!source) return ''
  const { author, work, place, look_up } = source
  return [[author, work, place].filter(Boolean).join(', '), look_up].filter(Boolean).map((part) => part.replace(/\.?$/, '.')).join(' ')
}

/** The latest question, which everybody has seen opened, with its place in the history. */
export function lately(view: View): [number, Page] | null {
  const { last } = view
  const at = last ? view.history.findLastIndex((past) => past.id === last.id && past.seat === last.seat) : -1
  return last && at >= 0 ? [at, { words: last.words, source: sourceLine(last.source), right: last.right, given: /^[abc]$/.test(last.answer) ? last.answer : '' }] : null
}

/** In the book the answers stand right, wrong, absurd. */
const KINDS = ['right', 'wrong', 'absurd']

function pageOf(view: View, past: Past): Page | null {
  const words = view.book[past.id]
  const at = KINDS.indexOf(past.answer)
  return words ? { words, source: sourceLine(view.sources[past.id]), right: isBig(past) ? '' : 'a', given: at < 0 ? '' : 'abc'[at]! } : null
}

/** `seen`: pages that were open before, by their place in the history, while the game goes on. */
export function rowsOf(view: View, said: readonly Said[], seen: ReadonlyMap<number, Page> = new Map()): Row[] {
  const latest = lately(view)
  return view.history.map((past, at) => {
    const page = latest?.[0] === at ? latest[1] : (seen.get(at) ?? pageOf(view, past))
    return { ...past, at, big: isBig(past), page, speech: isBig(past) && page ? speechOf(said, past.seat, page.words) : '' }
  })
}

export const sifted = (rows: readonly Row[], { seat, missed }: Sieve): Row[] => rows.filter((row) => (seat < 0 || row.seat === seat) && (!missed || (!row.big && !row.right)))

/** How many questions a seat was asked and knew; Big Questions have no right answer and do not count. */
export function known(rows: readonly Row[], seat: number): { asked: number; right: number } {
  const own = rows.filter((row) => row.seat === seat && !row.big)
  return { asked: own.length, right: own.filter((row) => row.right).length }
}

/** How often a question was asked, to whomever, and how often it was known. */
export interface Result { asked: number; right: number }

/** The same question has the same key, whenever it was asked. */
export const keyOf = (row: Pick<Past, 'pile' | 'id'>): string => `${row.pile} ${row.id}`

/** What came of each question; a Big Question has no right answer and no result. */
export function resultsOf(rows: readonly Row[]): Map<string, Result> {
  const results = new Map<string, Result>()
  for (const row of rows.filter((one) => !one.big)) {
    const { asked, right } = results.get(keyOf(row)) ?? { asked: 0, right: 0 }
    results.set(keyOf(row), { asked: asked + 1, right: right + Number(row.right) })
  }
  return results
}

/** What was missed most often first, the same question's rows together; then by how seldom it was known, then as it was asked. Big Questions come last. */
export function hardest(rows: readonly Row[], results: ReadonlyMap<string, Result>): Row[] {
  const first = new Map<string, number>()
  for (const row of rows) if (!first.has(keyOf(row))) first.set(keyOf(row), row.at)
  const weight = (row: Row): [number, number, number, number] => {
    const { asked, right } = results.get(keyOf(row)) ?? { asked: 0, right: 0 }
    return [row.big ? 1 : 0, right - asked, asked ? right / asked : 0, first.get(keyOf(row))!]
  }
  return [...rows].sort((a, b) => {
    const [one, other] = [weight(a), weight(b)]
    const at = one.findIndex((value, n) => value !== other[n])
    return at < 0 ? a.at - b.at : one[at]! - other[at]!
  })
}

/** Whether a row only adds who was asked the question above it. */
export const again = (rows: readonly Row[], at: number): boolean => at > 0 && !rows[at]!.big && keyOf(rows[at - 1]!) === keyOf(rows[at]!)

/** "Known by 2 of 3", of a question that was asked more than once. */
export function resultLine(say: Say, row: Row, results: ReadonlyMap<string, Result>): string {
  const found = results.get(keyOf(row))
  return found && found.asked > 1 ? say('scene-result', { right: found.right, asked: found.asked }) : ''
}

/** The wrong answer that was named, "" where none was. */
export function erred(row: Row, language: string): string {
  const page = row.page
  return page && page.given && page.given !== page.right ? (page.words[language]?.answers['abc'.indexOf(page.given)] ?? '') : ''
}

/** Whose vote was what, in the order of the voters. */
export const votesIn = (row: Past): { seat: number; vote: string }[] => row.voters.map((seat, at) => ({ seat, vote: row.votes[at] ?? '' }))

/** What a vote is called: of a bet it says whether the answer was right. */
export const voteWord = (say: Say, judging: boolean, vote: string): string => say(`scene-vote-${vote === '+' ? (judging ? 'right' : 'more') : vote === '0' ? (judging ? 'wrong' : 'none') : 'abstain'}`)

/** What came of a question: "Ana knew it". */
export const outcome = (say: Say, row: Past, name: string): string => say(isBig(row) ? 'scene-spoke' : row.right ? 'scene-knew' : row.answer === '-' ? 'scene-passed' : 'scene-erred', { name })

interface Telling { say: Say; names: readonly string[]; results: ReadonlyMap<string, Result>; language: (words: Words) => string; nameOf: (pile: string) => string }

/** The rows as plain text, to print or to put into a lesson; a star stands before the right answer. */
export function textOf(rows: readonly Row[], { say, names, results, language, nameOf }: Telling): string {
  const lines = (row: Row, at: number): string[] => {
    const page = row.page
    if (page && again(rows, at)) return [erred(row, language(page.words))].filter(Boolean)
    const words = page?.words[language(page.words)]
    if (!page || !words) return []
    const answers = row.big ? [] : words.answers.map((text, n) => `${'abc'[n] === page.right ? '*' : '-'} ${text}${'abc'[n] === page.given ? ` (${names[row.seat]})` : ''}`)
    const speech = row.speech ? [`${names[row.seat]}: ${row.speech}`] : []
    return [words.question, ...answers, ...(row.big || !words.because ? [] : [words.because]), ...speech, ...votesIn(row).map(({ seat, vote }) => `${names[seat]}: ${voteWord(say, !row.big, vote)}`), ...(page.source ? [page.source] : [])]
  }
  const head = (row: Row, at: number): string => {
    const result = again(rows, at) ? '' : resultLine(say, row, results)
    return `${row.at + 1}. ${nameOf(row.pile)}. ${outcome(say, row, names[row.seat] ?? '')}${row.points ? `, +${row.points}` : ''}${result && `. ${result}`}`
  }
  return rows.map((row, at) => [head(row, at), ...lines(row, at).map((line) => `   ${line}`)].join('\n')).join('\n\n')
}
