// The review: rows of what was asked, who knew it, filters, and the plain text.
import { expect, test } from 'vitest'
import type { Say } from '../../../kit/game'
import type { View } from '../view'
import { hardest, known, lately, resultsOf, rowsOf, sifted, sourceLine, textOf } from './review'
import { linesOf } from './speech'

const words = (question: string): View['book'][string] => ({ en: { question, answers: ['Knowing little', 'Good teachers', 'A long beard'], because: 'He did not fancy that he knew.' } }) as View['book'][string]
const source = { author: 'Plato', work: 'Apology', place: '21a-23b', look_up: "SEP, 'Socrates'" }
const past = (more: object): View['history'][number] => ({ seat: 0, pile: 'hellas', id: 'hellas-001', purpose: 'epoch', answer: 'right', right: true, voters: [], votes: '', points: 10, ...more }) as View['history'][number]
const ended = {
  history: [past({}), past({ seat: 1, id: 'hellas-002', answer: 'absurd', right: false, points: 0 }), past({ seat: 1, pile: 'big', id: 'big-001', purpose: 'space', answer: '', right: false, voters: [0], votes: '+', points: 20 })],
  book: { 'hellas-001': words('Why was he wise?'), 'hellas-002': words('What did he look like?'), 'big-001': { en: { question: 'Is a lie ever kind?', answers: ['', '', ''], because: 'Think of a present.' } } },
  sources: { 'hellas-001': source },
  last: null,
  phase: 'over',
} as unknown as View
const said = linesOf('Is a lie ever kind?', 'Sometimes.').map((text, at) => ({ seat: 1, text, seq: at }))
const rows = rowsOf(ended, said)

test('each row has its words, what was named, and what was said', () => {
  expect(rows.map((row) => [row.page?.right, row.page?.given, row.big, row.speech])).toEqual([['a', 'a', false, ''], ['a', 'c', false, ''], ['', '', true, 'Sometimes.']])
  expect([known(rows, 0), known(rows, 1)]).toEqual([{ asked: 1, right: 1 }, { asked: 1, right: 0 }])
})

test('one player, or what was missed; a Big Question is not missed', () => {
  expect(sifted(rows, { seat: 1, missed: false }).map((row) => row.at)).toEqual([1, 2])
  expect(sifted(rows, { seat: -1, missed: true }).map((row) => row.at)).toEqual([1])
})

test('while the game goes on only what has been seen open can be read', () => {
  const last = { seat: 1, id: 'hellas-002', answer: '-', right: 'b', words: words('What did he look like?'), source } as unknown as View['last']
  const going = { ...ended, phase: 'turn', book: {}, sources: {}, last, history: ended.history.slice(0, 2) } as View
  expect(rowsOf(going, []).map((row) => row.page?.right ?? null)).toEqual([null, 'b'])
  expect(lately(going)?.[0]).toBe(1)
  expect(rowsOf(going, [], new Map([[0, rows[0]!.page!]]))[0]!.page?.given).toBe('a')
})

test('a source is one line of what there is', () => {
  expect(sourceLine(source)).toBe("Plato, Apology, 21a-23b. SEP, 'Socrates'.")
  expect(sourceLine({ author: '', work: 'Our own', place: '', look_up: '' })).toBe('Our own.')
})

test('a question that was asked more than once has a result, and what was missed most comes first', () => {
  const often = { ...ended, history: [...ended.history, past({ seat: 1, id: 'hellas-001' }), past({ seat: 0, id: 'hellas-002', answer: '-', right: false, points: 0 }), past({ seat: 0, id: 'hellas-001', answer: 'wrong', right: false })] } as View
  const all = rowsOf(often, said)
  const results = resultsOf(all)
  expect([...results]).toEqual([['hellas hellas-001', { asked: 3, right: 2 }], ['hellas hellas-002', { asked: 2, right: 0 }]])
  expect(hardest(all, results).map((row) => row.at)).toEqual([1, 4, 0, 3, 5, 2])
  const say: Say = (id, args) => (id === 'scene-result' ? `${args?.right} of ${args?.asked}` : id)
  const lines = textOf(hardest(all, results), { say, names: ['Ana', 'Ben'], results, language: () => 'en', nameOf: (pile) => pile }).split('\n')
  expect(lines.filter((line) => /^\d/.test(line))).toEqual(['2. hellas. scene-erred. 0 of 2', '5. hellas. scene-passed', '1. hellas. scene-knew, +10. 2 of 3', '4. hellas. scene-knew, +10', '6. hellas. scene-erred, +10', '3. big. scene-spoke, +20'])
  expect(lines.filter((line) => line.includes('Why was he wise?')).length).toBe(1)
  expect(lines.at(lines.findIndex((line) => line.startsWith('6.')) + 1)).toBe('   Good teachers')
})

test('the plain text says who knew what', () => {
  const say: Say = (id, args) => `${id.replace('scene-', '')}${args?.name ? ` ${args.name}` : ''}`
  const text = textOf(rows, { say, names: ['Ana', 'Ben'], results: resultsOf(rows), language: () => 'en', nameOf: (pile) => pile })
  expect(text.split('\n')).toEqual([
    '1. hellas. knew Ana, +10', '   Why was he wise?', '   * Knowing little (Ana)', '   - Good teachers', '   - A long beard', '   He did not fancy that he knew.', "   Plato, Apology, 21a-23b. SEP, 'Socrates'.", '',
    '2. hellas. erred Ben', '   What did he look like?', '   * Knowing little', '   - Good teachers', '   - A long beard (Ben)', '   He did not fancy that he knew.', '',
    '3. big. spoke Ben, +20', '   Is a lie ever kind?', '   Ben: Sometimes.', '   Ana: vote-more',
  ])
})
