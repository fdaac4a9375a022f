// Four colours: families and questions from the texts of the legal actions, what was said, and the beats of a story.
import { expect, test } from 'vitest'
import type { Step } from '../../../kit/game'
import { families, heard, question, questions } from './ask'
import { score } from './beats'

const legal = ['In:?TeC5', 'In:?SaC5', 'In:?TeW5', 'In:?AmB13']
const step = (kind: string, args: Step['args'], moves: Step['moves'] = []): Step => ({ kind, say: '', args, rule: '', moves, marks: [] })
const asked = { seat: 'In', other: 'Te', card: 'C5' }

test('whom one may ask for a card stands in the legal actions', () => {
  expect(questions(legal).get('C5')).toEqual([1, 2])
  expect(questions(legal).get('B13')).toEqual([3])
  expect(questions(['In<C5', 'In:-']).size).toBe(0)
})

test('a hand is shown by families, each with its four places in the order of the types', () => {
  const shown = families(['W13', 'E5', 'B5'], questions(legal))
  expect(shown.map(({ number }) => number)).toEqual([5, 13])
  expect(shown[0]!.places).toEqual([
    { card: 'C5', held: false, askable: true },
    { card: 'E5', held: true, askable: false },
    { card: 'W5', held: false, askable: true },
    { card: 'B5', held: true, askable: false },
  ])
})

test('cards that are not known make no family', () => expect(families(['?', '?'], new Map())).toEqual([]))

test('a question is one of the legal actions or none', () => {
  expect(question(legal, 'Sa', 'C5')).toBe('In:?SaC5')
  expect(question(legal, 'Sa', 'W5')).toBe('')
})

test('a question waits for its answer, and what else happens changes nothing that was said', () => {
  const talk = heard(null, step('ask', asked))
  expect(talk).toEqual({ seat: 0, other: 1, card: 'C5', hit: null })
  expect(heard(talk, step('hit', asked))!.hit).toBe(true)
  expect(heard(talk, step('miss', asked))!.hit).toBe(false)
  expect(heard(talk, step('quartet', { seat: 'In', number: 5 }))).toBe(talk)
})

test('a quartet lies from the beat after the one that lays it down', () => {
  const before = { rows: [], libraries: [], oblivions: [], hands: [['C5'], ['?']], stock: [0], quartets: [[], []] }
  const beats = score(before, [step('ask', asked), step('quartet', { seat: 'In', number: 5 }), step('end', {})])
  expect(beats.map((beat) => beat.quartets[0])).toEqual([[], [], [5]])
  expect(beats.every((beat) => beat.span > 0)).toBe(true)
})
