// Which scene is seen when, and what keys do in it.
import { describe, expect, test } from 'vitest'
import type { View } from '../view'
import { arrive, follow, keyed, sceneOf, type Here } from './scene'

const view = (more: Partial<View>): View => ({ phase: 'turn', die: 0, mover: 0, places: ['hellas', 'a5'], history: [], question: null, big: null, ...more }) as View
const here: Here = { acting: true, read: false, stage: 'a5' }
const question = {} as NonNullable<View['question']>
const big = {} as NonNullable<View['big']>
const past = (n: number): View['history'] => Array.from({ length: n }, () => ({ seat: 0, pile: 'hellas', id: 'x' }) as View['history'][number])

describe('the scene', () => {
  test.each([
    ['two questions face down', view({ phase: 'choose', question }), here, 'choose'],
    ['a question', view({ phase: 'answer', question }), here, 'question'],
    ['a speech', view({ phase: 'speak', big }), { ...here, acting: false }, 'big'],
    ['an answer to be read', view({}), { ...here, read: true }, 'read'],
    ['an answer before the next is chosen', view({ phase: 'choose', question }), { ...here, read: true }, 'read'],
    ['a question that does not wait', view({ phase: 'answer', question }), { ...here, read: true }, 'question'],
    ['a bet that is judged', view({ phase: 'vote', question, big }), { ...here, acting: false }, 'big'],
    ['the last answer before the end', view({ phase: 'over' }), { ...here, read: true }, 'read'],
    ['the end', view({ phase: 'over' }), { ...here, acting: false }, 'over'],
    ['the mist', view({ places: ['forgetting', ''] }), here, 'forgetting'],
    ['the mist for those who look on', view({ places: ['forgetting', ''] }), { ...here, acting: false }, ''],
    ['the landing stage', view({ mover: 1 }), here, 'lake'],
    ['a rabbit', view({ phase: 'rabbit' }), here, 'rabbit'],
    ['a gadfly', view({ phase: 'jump' }), here, 'gadfly'],
    ['a turn', view({}), here, ''],
  ])('%s', (_, at, where, kind) => expect(sceneOf(at, where)).toBe(kind))
})

describe('what was opened is read', () => {
  const opened = follow(arrive(view({ history: past(2) })), view({ history: past(3) }))

  test('from when it is opened until a die is rolled', () => {
    expect(opened).toEqual({ count: 3, open: true })
    expect(follow(opened, view({ history: past(3) })).open).toBe(true)
    expect(follow(opened, view({ history: past(3), phase: 'choose' })).open).toBe(true)
    expect(follow(opened, view({ history: past(3), phase: 'land', die: 4 })).open).toBe(false)
  })

  test('not again at a later turn, nor by whoever has just come', () => {
    const over = follow(opened, view({ history: past(3), phase: 'land', die: 4 }))
    expect(follow(over, view({ history: past(3) })).open).toBe(false)
    expect(arrive(view({ history: past(3) })).open).toBe(false)
  })

  test('a take-back takes it away', () => expect(follow(opened, view({ history: past(2) }))).toEqual({ count: 2, open: false }))
})

test.each([
  [['q1', 'q2'], '2', 'q2'], [['q1', 'q2'], '3', ''], [['q1', 'q2'], 'a', ''],
  [['a', 'b', 'c', '-'], '3', 'c'], [['a', 'b', 'c', '-'], 'B', 'b'], [['a', 'b', 'c', '-'], '0', '-'],
  [['s+', 's-'], '1', 's+'], [['vTe+', 'vTe0', 'vTe.'], '2', 'vTe0'], [['vTe+', 'vTe0', 'vTe.'], 'a', ''],
  [['?', '^'], '1', ''], [[], '1', ''], [['a', 'b', 'c'], 'Enter', ''],
])('of %j the key %s takes %j', (legal, key, text) => expect(keyed(legal, key)).toBe(text))
