// The lessons as the pages walk through them: every story leads from the view before it to the one after.
import { describe, expect, test } from 'vitest'
import { leads, standing } from '../story'
import file from './lessons.json' with { type: 'json' }
import { legalAt, others, situation, speech, storyOf, viewOf, type Book, type Walk } from './lessons'

const book = file as unknown as Book
const walks: [string, Walk][] = [...Object.entries(book.examples), ['first', book.first]]

test('a step is written short and read whole', () => {
  const [step] = storyOf(book, [0])
  expect(Object.keys(step!)).toEqual(['kind', 'say', 'args', 'rule', 'moves', 'marks'])
})

describe.each(walks)('%s', (_, walk) => {
  /** The position in which nothing more follows by itself. */
  const settled = (node: number): number => (walk.nodes[node]!.then ? settled(walk.nodes[node]!.then![1]) : node)

  test('can be walked through as it is meant', () => {
    let node = settled(0)
    for (const text of walk.watch) {
      const [, to, good] = walk.nodes[node]!.acts[text]!
      expect(good).toBe(1)
      node = settled(to)
    }
    expect(legalAt(walk, node)).toEqual([])
  })
  test('leaves the learner to decide wherever something may be tried', () => {
    for (const [node, { acts, then }] of walk.nodes.entries()) {
      if (Object.keys(acts).length) expect([viewOf(book, walk, node).turn, then]).toEqual([0, undefined])
    }
  })
  test('is told by stories that lead from view to view', () => {
    for (const [node, { acts, then }] of walk.nodes.entries()) {
      for (const [story, to] of [...Object.values(acts), ...(then ? [then] : [])]) expect(leads(standing(viewOf(book, walk, node)), storyOf(book, story), viewOf(book, walk, to))).toBe(true)
    }
  })
})

test('where there is nothing to try the map only shows', () => {
  const view = viewOf(book, book.examples.right!, 0)
  expect(situation(view, [], [], ['Indigo', 'Teal']).live).toBe(false)
  expect(situation(view, ['ask'], [], ['Indigo', 'Teal']).seats.map((seat) => [seat.name, seat.mine])).toEqual([['Indigo', true], ['Teal', false]])
})

test('another seat is heard under its own Big Question, and decides by itself', () => {
  const voting = book.first.nodes.findIndex((node) => Object.keys(node.acts).some((text) => text.startsWith('v')))
  const view = viewOf(book, book.first, voting)
  globalThis.document = { documentElement: { lang: 'en' } } as Document
  expect(speech(view, 'A thought.')).toEqual([{ seat: 1, text: `${view.big!.words.en!.question} — A thought.`, seq: 0 }])
  expect(speech(viewOf(book, book.first, 0), 'A thought.')).toEqual([])
  expect(others(book, book.first, voting)).toBe(false)
  expect(book.first.nodes.some((_, node) => others(book, book.first, node))).toBe(true)
})
