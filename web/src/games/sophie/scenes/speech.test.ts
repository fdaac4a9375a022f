// Speeches on the table's talk: short and long ones come back whole, and chat is none.
import { expect, test } from 'vitest'
import { linesOf, speechOf } from './speech'

const WORDS = { en: { question: 'Is a kind lie better than the truth?' }, es: { question: '¿Es mejor una mentira amable?' } }
const said = (seat: number, ...lines: string[]): { seat: number; text: string; seq: number }[] => lines.map((text, at) => ({ seat, text, seq: at + 1 }))

test('what was written is found under its question, in whatever language it was asked', () => {
  expect(speechOf(said(1, ...linesOf(WORDS.en.question, 'Yes,\n sometimes.')), 1, WORDS)).toBe('Yes, sometimes.')
  expect(speechOf(said(1, ...linesOf(WORDS.es.question, 'Sí.')), 1, WORDS)).toBe('Sí.')
})

test('a long speech takes several lines of what a table takes at most, cut between words', () => {
  const long = Array.from({ length: 150 }, (_, n) => `thought${n}`).join(' ')
  const lines = linesOf(WORDS.en.question, long)
  expect(lines.length).toBe(3)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(500)
  expect(long.startsWith(speechOf(said(0, ...lines), 0, WORDS).slice(0, -12))).toBe(true)
  expect(speechOf(said(0, ...lines), 0, WORDS)).toContain('thought100')
})

test('chat, other people and other questions are no speech', () => {
  expect(speechOf(said(1, 'hello', 'Would a sunset be beautiful? — Yes.'), 1, WORDS)).toBe('')
  expect(speechOf(said(2, ...linesOf(WORDS.en.question, 'No.')), 1, WORDS)).toBe('')
  expect(linesOf(WORDS.en.question, '  ')).toEqual([])
})

test('asked the same again, the latest words count', () => {
  expect(speechOf(said(0, ...linesOf(WORDS.en.question, 'No.'), 'ha', ...linesOf(WORDS.en.question, 'Yes.'), 'well'), 0, WORDS)).toBe('Yes.')
})
