// The table without a screen: taking, laying, choosing, turning, stepping back, and what is refused with which words.
import { describe, expect, test } from 'vitest'
import type { Situation } from '../../kit/game'
import * as model from './model'
import type { Model, Result } from './model'
import type { View } from './view'

const card = (space: string, number: number, side: number, turned = false, blocked = false) => ({ space, card: number, side, turned, blocked, block: blocked ? 0 : -1 })
const BOARD = [card('C1', 2, 1), card('C2', 4, 1, true), card('B3', 6, 1), card('D4', 8, 0)]
const LEGAL = [
  ...['u', 't', 'uu', 'ut', 'tu', 'tt'].map((lie) => `Il:23uC3xN${lie}`), 'Il:23uC3xWu', 'Il:23uC3xWt', 'Il:23tC3', 'Il:23uA1', 'Il:23tA1', 'Il:05uA1', 'Il:05tA1',
  'Il:05uD3xNWu', 'Il:05uD3xNWt', 'Il:#D4', 'Il:#C1',
]
const VIEW = { options: { grid: 4 }, phase: 'play', turn: 0, board: BOARD, hands: [[5, 23], [7]], blocks: [true, true] } as unknown as View
const now = (more: Partial<Situation<View>> = {}): Situation<View> => ({
  view: VIEW, legal: LEGAL, viewer: -1, mine: [0], live: true, story: [], seats: [{ kind: 'guest', name: 'Ana', level: 0, mine: true, online: true }, { kind: 'bot', name: 'Owl', level: 1, mine: false, online: true }], ...more,
})

/** Do one thing after the other; the answer is the last result. */
const run = (m: Model, ...deeds: ((m: Model) => Result)[]): Result => deeds.reduce<Result>(([at], deed) => deed(at), [m, []])
const take = (number: number) => (m: Model): Result => model.pick(m, 0, number)
const tap = (space: string) => (m: Model): Result => model.tap(m, space)
const turn = (space = '') => (m: Model): Result => model.turn(m, space)
const back = (m: Model): Result => [model.cancel(m), []]
const fresh = model.begin(now())
const words = ([, asks]: Result): string => asks.map((ask) => (ask.do === 'hint' ? ask.words.id : `${ask.do} ${'text' in ask ? ask.text : ask.space}`)).join()

describe('laying', () => {
  test('what flips nothing may be placed at once', () => {
    const done = run(fresh, take(23), tap('A1'), model.confirm)
    expect(words(done)).toBe('act Il:23uA1')
  })
  test('a chain that is the only one is taken by itself', () => {
    const [m] = run(fresh, take(5), tap('D3'))
    expect([m.chain, model.chained(m), model.shown(m)]).toEqual([['NW'], ['C2'], 'Il:05uD3xNWu'])
  })
  test('where there are several, one has to be chosen first', () => {
    const [m, ] = run(fresh, take(23), tap('C3'))
    expect([model.shown(m), model.ways(m).map((way) => way.spaces)]).toEqual(['', [['C2', 'C1'], ['B3']]])
    expect(words(model.confirm(m))).toBe('board-expect-chain')
  })
  test('the last card of a chain chooses it, and another one chooses anew', () => {
    expect(model.shown(run(fresh, take(23), tap('C3'), tap('C1'))[0])).toBe('Il:23uC3xNuu')
    expect(model.shown(run(fresh, take(23), tap('C3'), tap('C1'), tap('B3'))[0])).toBe('Il:23uC3xWu')
  })
  test('a longer chain keeps how its cards lie', () => {
    expect(model.shown(run(fresh, take(23), tap('C3'), tap('C2'), tap('C2'), tap('C1'))[0])).toBe('Il:23uC3xNtu')
  })
  test('another free space moves the card there', () => {
    expect(model.shown(run(fresh, take(23), tap('C3'), tap('C1'), tap('A1'))[0])).toBe('Il:23uA1')
  })
  test('another card of the hand takes its place where it may', () => {
    expect(run(fresh, take(23), tap('A1'), take(5))[0].held).toMatchObject({ card: 5, space: 'A1' })
    expect(run(fresh, take(23), tap('C3'), take(5))[0].held).toMatchObject({ card: 5, space: '' })
  })
})

describe('dragging', () => {
  test('takes a card off the grid as it is turned, with nothing chosen', () => {
    const [m] = run(fresh, take(23), turn(), tap('C3'), (at) => model.grab(at, 0, 23))
    expect([m.held, m.chain]).toEqual([{ seat: 0, card: 23, turned: true, space: '' }, []])
  })
  test('another card of the hand is not laid where the last one lay', () => {
    expect(run(fresh, take(23), tap('A1'), (m) => model.grab(m, 0, 5))[0].held).toMatchObject({ card: 5, space: '' })
  })
  test('what may not be played leaves what is held', () => {
    expect(run(fresh, take(23), tap('A1'), (m) => model.grab(m, 0, 9))[0].held).toMatchObject({ card: 23, space: 'A1' })
  })
})

describe('turning', () => {
  test('the card that lies is turned, and its chains with it', () => {
    const [m] = run(fresh, take(23), tap('C3'), tap('C3'))
    expect(model.shown(m)).toBe('Il:23tC3')
  })
  test('a flipped card is turned by touching it', () => {
    expect(model.shown(run(fresh, take(23), tap('C3'), tap('C1'), tap('C1'))[0])).toBe('Il:23uC3xNut')
    expect(model.shown(run(fresh, take(23), tap('C3'), tap('C1'), turn('C2'))[0])).toBe('Il:23uC3xNtu')
  })
  test('a card turned where it fits no longer is lifted', () => {
    expect(run(fresh, take(5), tap('D3'), turn())[0].held).toEqual({ seat: 0, card: 5, turned: true, space: '' })
  })
})

describe('stepping back', () => {
  test('goes choice by choice: length, direction, space, card', () => {
    let [m] = run(fresh, take(23), tap('C3'), tap('C1'))
    const seen = [m.chain.length]
    for (let n = 0; n < 4; n++) {
      ;[m] = back(m)
      seen.push(m.held ? (m.held.space ? m.chain.length : -1) : -2)
    }
    expect(seen).toEqual([2, 1, 0, -1, -2])
  })
  test('what was no choice is no step', () => expect(run(fresh, take(5), tap('D3'), back)[0].held?.space).toBe(''))
})

describe('the try', () => {
  test('shows the grid as it would stand', () => {
    const [m] = run(fresh, take(23), tap('C3'), tap('C1'), tap('C1'))
    const lies = model.tried(m).map((one) => [one.space, one.side, one.turned])
    expect(lies).toEqual([['C1', 0, true], ['C2', 0, false], ['B3', 1, false], ['D4', 0, false], ['C3', 0, false]])
  })
  test('a block for trial blocks the card under it', () => {
    const done = run(fresh, take(0), tap('D4'))
    expect(model.tried(done[0]).find((one) => one.space === 'D4')?.blocked).toBe(true)
    expect(words(model.confirm(done[0]))).toBe('act Il:#D4')
  })
})

describe('what cannot be done', () => {
  test.each([
    ['a taken space', run(fresh, take(23), tap('D4')), 'board-no-taken'],
    ['a card no chain ends on', run(fresh, take(23), tap('C3'), tap('D4')), 'board-no-reach'],
    ['a block on nothing', run(fresh, take(0), tap('A1')), 'board-no-block-empty'],
    ['a block where it may not go', run(fresh, take(0), tap('B3')), 'board-no-block-here'],
    ['a space before a card', run(fresh, tap('A1')), 'board-expect-card'],
    ['the other hand', model.pick(fresh, 1, 7), 'board-no-other-hand'],
    ['a card that may not be played', model.pick(fresh, 0, 9), 'board-no-now'],
    ['the block, where it may not be played', model.pick(model.begin(now({ legal: ['Il:23uA1'] })), 0, 0), 'board-no-block'],
    ['anything on another one’s turn', model.pick(model.begin(now({ mine: [1], live: false })), 0, 23), 'board-no-turn'],
    ['anything while watching', model.pick(model.begin(now({ mine: [], live: false })), 0, 23), 'board-no-watching'],
    ['anything without a line', model.pick(model.begin(now({ live: false })), 0, 23), 'board-no-line'],
  ])('%s', (_, result, id) => expect(words(result)).toBe(id))

  test('a card on the grid is looked at', () => expect(words(run(fresh, tap('C2')))).toBe('look C2'))
})

describe('keys', () => {
  const press = (name: string, space: string) => (m: Model): Result => model.key(m, name, space) ?? [m, []]
  test('arrows walk over the grid and stop at its rim', () => {
    expect(words(press('ArrowRight', 'B2')(fresh))).toBe('focus C2')
    expect(words(press('ArrowUp', 'B1')(fresh))).toBe('focus B1')
  })
  test('Enter lays, chooses, and on the card itself plays', () => {
    const done = run(fresh, take(23), press('Enter', 'C3'), press('Enter', 'C1'), press('r', 'C1'), press('Enter', 'C3'))
    expect(words(done)).toBe('act Il:23uC3xNut')
  })
  test('D goes through the chains', () => {
    const seen = ['N', 'NN', 'W', 'N']
    let [m] = run(fresh, take(23), tap('C3'))
    for (const chain of seen) {
      ;[m] = press('d', 'C3')(m)
      expect(m.chain.join('')).toBe(chain)
    }
  })
})

describe('a new situation', () => {
  test('leaves what is held while the decision is the same', () => {
    const [m] = run(fresh, take(23), tap('C3'))
    expect(model.meet(m, now()).held).not.toBeNull()
    expect(model.meet(m, now({ legal: LEGAL.slice(1) })).held).toBeNull()
    expect(model.meet(m, now({ live: false })).held).toBeNull()
  })
})

test('an answer that is no card names the seat', () => {
  const m = model.begin(now({ legal: ['Il:rock', 'Il:paper', 'Il:scissors'], view: { ...VIEW, phase: 'throw' } }))
  expect(m.book.answers).toEqual(['rock', 'paper', 'scissors'])
  expect(words(model.answer(m, 'rock'))).toBe('act Il:rock')
})
