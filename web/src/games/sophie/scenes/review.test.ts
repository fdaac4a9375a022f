// The review: rows of what was asked, who knew it, filters, and the plain text.
import { expect, test } from 'vitest'
import type { Say } from '../../../kit/game'
import type { View } from '../view'
import { known, lately, rowsOf, sifted, sourceLine, textOf } from './review'
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

test('the plain text says who knew what', () => {
  const say: Say = (id, args) => `${id.replace('scene-', '')}${args?.name ? ` ${args.name}` : ''}`
  const text = textOf(rows, { say, names: ['Ana', 'Ben'], language: () => 'en', nameOf: (pile) => pile })
  expect(text.split('\n')).toEqual([
    '1. hellas. knew Ana, +10', '   Why was he wise?', '   * Knowing little (Ana)', '   - Good teachers', '   - A long beard', '   He did not fancy that he knew.', "   Plato, Apology, 21a-23b. SEP, 'Socrates'.", '',
    '2. hellas. erred Ben', '   What did he look like?', '   * Knowing little', '   - Good teachers', '   - A long beard (Ben)', '   He did not fancy that he knew.', '',
    '3. big. spoke Ben, +20', '   Is a lie ever kind?', '   Ben: Sometimes.', '   Ana: vote-more',
  ])
})
