// The lessons as the pages walk through them: every story leads from the view before it to the one after.
import { describe, expect, test } from 'vitest'
import { leads } from '../story'
import file from './lessons.json' with { type: 'json' }
import { legalAt, situation, storyOf, viewOf, type Book, type Walk } from './lessons'

const book = file as unknown as Book
const walks: [string, Walk][] = [...Object.entries(book.examples), ...Object.entries(book.games)]
const main = walks.filter(([, walk]) => viewOf(book, walk, 0).options.play === 'arguments')

test('a step is written short and read whole', () => {
  const [step] = storyOf(book, [0])
  expect(Object.keys(step!)).toEqual(['kind', 'say', 'args', 'rule', 'moves', 'marks'])
  expect(step!.moves.every((move) => 'piece' in move && 'start' in move && 'end' in move)).toBe(true)
})

describe.each(walks)('%s', (_, walk) => {
  test('can be walked through as it is meant', () => {
    let node = 0
    for (const text of walk.watch) {
      const [, to, good] = walk.nodes[node]!.acts[text]!
      expect(good).toBe(1)
      node = walk.nodes[to]!.then?.[1] ?? to
    }
    expect(legalAt(walk, node)).toEqual([])
  })
  test('leaves the learner to decide wherever something may be tried', () => {
    for (const [node, { acts }] of walk.nodes.entries()) if (Object.keys(acts).length) expect(viewOf(book, walk, node).turn).toBe(0)
  })
})

test.each(main)('the stories of %s lead from view to view', (_, walk) => {
  for (const [node, { acts, then }] of walk.nodes.entries()) {
    for (const [story, to] of [...Object.values(acts), ...(then ? [then] : [])]) expect(leads(viewOf(book, walk, node), storyOf(book, story), viewOf(book, walk, to))).toBe(true)
  }
})

test('where there is nothing to try it is nobody’s turn here', () => {
  const view = viewOf(book, book.examples.number!, 0)
  expect(situation(view, [], [], ['You']).mine).toEqual([])
  expect(situation(view, ['In:-'], [], ['You']).seats.map((seat) => [seat.name, seat.mine])).toEqual([['You', true], ['', false]])
})
