// The lessons as the page walks through them: stories picked by how cards lie, positions that follow from stories.
import { describe, expect, test } from 'vitest'
import { at, type View } from '../view'
import { after, storyOf, unmarked, variant, type Book } from './lessons'
import file from './lessons.json' with { type: 'json' }

const book = file as unknown as Book
const sides = (view: View): number[] => [0, 1].map((seat) => view.board.filter((one) => one.side === seat).length)

test('a step is written short and read whole', () => {
  const [step] = storyOf(book, [0])
  expect(Object.keys(step!)).toEqual(['kind', 'say', 'args', 'rule', 'moves', 'marks'])
  expect(step!.moves.every((move) => 'piece' in move && 'start' in move && 'end' in move)).toBe(true)
})

describe('a story that depends on how cards lie', () => {
  const lying = (turned: boolean, side = 0): View => ({ ...book.view, board: [{ space: 'B2', card: 1, side, turned, blocked: false, block: -1 }] })
  test('is the one for these cards', () => {
    const told: [string, number[]][] = [['B2=Ilu', [1]], ['B2=Ilt', [2]], ['B2=Pot', [3]]]
    expect(variant(lying(false), told)).toEqual([1])
    expect(variant(lying(true), told)).toEqual([2])
    expect(variant(lying(true, 1), told)).toEqual([3])
  })
  test('needs every card that it names', () => expect(variant(lying(false), [['B2=Ilu C3=Ilu', [1]], ['B2=Ilu', [2]]])).toEqual([2]))
  test('is told of any when it names none', () => expect(variant(lying(false), [['', [4]]])).toEqual([4]))
})

test.each(Object.keys(book.examples))('the example %s can be walked through', (slug) => {
  const { view, nodes, watch } = book.examples[slug]!
  let now: View = { ...book.view, ...view }
  let node = 0
  for (const text of watch) {
    const [numbers, to] = nodes[node]!.acts[text]!
    const before = now.board.length
    now = after(now, storyOf(book, numbers))
    if (/^..:\d/.test(text)) expect(at(now.board, text.slice(6, 8))?.card).toBe(Number(text.slice(3, 5)))
    else expect(now.board.length).toBe(before)
    node = to
  }
  expect(node).toBe(-1)
})

/** The first game with some way to do each step; how many cards each side has at the end. */
function playedThrough(choose: (texts: string[]) => string): number[] {
  let now = book.view
  for (const { before, held, hands, block, acts } of book.first) {
    now = { ...now, hands: held, blocks: [false, true] }
    for (const variants of before) now = after(now, storyOf(book, variant(now, variants)))
    now = { ...now, hands, blocks: [block, true] }
    const text = choose(Object.keys(acts).filter((one) => acts[one]![1] === 1))
    if (text[3] === '#') expect(at(now.board, text.slice(4, 6))).toBeDefined()
    else expect(at(now.board, text.slice(6, 8))).toBeUndefined()
    now = after(now, storyOf(book, variant(now, acts[text]![0])))
  }
  expect(now.board.length).toBe(16)
  return sides(now)
}

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('the first game comes to its end whatever is chosen on the way (%i)', (seed) => {
  let n = seed
  expect(playedThrough((texts) => texts[(n = (n * 7 + 3) % 101) % texts.length]!)).toEqual([9, 7])
})

test('only an empty space that is called taken is not open in the lesson', () => {
  const say = (id: string, args?: Record<string, string | number>): string => `${id} ${args?.space}`
  const view: View = { ...book.view, board: [{ space: 'A1', card: 1, side: 0, turned: false, blocked: false, block: -1 }] }
  expect(unmarked(say, 'board-no-taken B2', view)).toBe(true)
  expect(unmarked(say, 'board-no-taken A1', view)).toBe(false)
  expect(unmarked(say, 'board-no-reach B2', view)).toBe(false)
})
