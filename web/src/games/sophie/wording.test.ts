// What a landing is said to do, from the board and the view alone.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Args, SeatInfo, Situation, Step } from '../../kit/game'
import { Board, type BoardData } from './board'
import type { View } from './view'
import { expected, initialsOf, prospect, whereabouts, worded } from './wording'

const board = new Board(JSON.parse(readFileSync(join(import.meta.dirname, '../../../../src/mochuelo/games/sophie/deck/board.json'), 'utf8')) as BoardData)
/** The id and the arguments of a sentence instead of its words. */
const say = (id: string, args?: Args): string => [id, ...Object.values(args ?? {}).filter((value) => value !== 0)].join(' ')
const view = (more: Partial<View> = {}): View => ({ places: ['r2', 'hellas'], markers: [['hellas'], []], rabbits: [], phase: 'land', turn: 0, mover: 0, awaited: [0], ...more }) as unknown as View
const land = (space: string, more?: Partial<View>): string => prospect(say, board, view(more), 0, { space, text: `>${space}`, goal: 'land' })

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }))

test('each kind of space says what a landing does', () => {
  const kinds = { r1: 'philosophy', r2: 'still', r3: 'major 3', r6: 'forgetting', r7: 'travel', r5: 'plain', r16: 'question', r23: 'gadfly', l2: 'lake' }
  for (const [space, kind] of Object.entries(kinds)) expect(land(space), space).toBe(`board-do-${kind}`)
})

test('an epoch is one to be asked in, or finished', () => {
  expect(land('middle')).toBe('board-do-epoch Middle Ages')
  expect(land('hellas')).toBe('board-do-finished Hellas and Rome')
  expect(prospect(say, board, view(), 0, { space: 'modern', text: 'w:modern', goal: 'rabbit' })).toBe('board-do-rabbit 19th and 20th century')
})

test('beside an open rabbit hole one jumps, but not from where the disc will turn or one rolls on', () => {
  expect(land('r1', { rabbits: ['r1', 'r3', 'r7'] })).toBe('board-do-philosophy board-do-hole')
  expect(land('r3', { rabbits: ['r3'] })).toBe('board-do-major 3')
  expect(land('r7', { rabbits: ['r7'] })).toBe('board-do-travel')
})

test('where somebody stands is told in words', () => {
  expect(whereabouts(say, board, { places: ['r1'] }, 0)).toBe('board-at-ring board-kind-philosophy')
  expect(whereabouts(say, board, { places: ['c3'] }, 0)).toBe('board-at-path board-kind-philosophy Middle Ages')
  expect(whereabouts(say, board, { places: ['forgetting'] }, 0)).toBe('board-place-forgetting')
})

test('what is expected follows from what may be done', () => {
  const situation = (legal: string[], live = true): Situation<View> => ({ view: view(), legal, viewer: 0, mine: [0], seats: [], story: [], live }) as unknown as Situation<View>
  expect(expected(say, situation(['ask', '^']))).toBe('board-expect-ask-or-roll')
  expect(expected(say, situation(['^']))).toBe('board-expect-roll')
  expect(expected(say, situation(['>c3']))).toBe('board-expect-land')
  expect(expected(say, situation(['a', 'b', 'c', '-']))).toBe('board-expect-answer')
  expect(expected(say, situation(['vIn+', 'vIn0', 'vIn.']))).toBe('board-expect-vote')
  expect(expected(say, situation(['^'], false))).toBe('')
})

test('whoever has a name is called by it, and the others by their colour', () => {
  const seats = [{ name: 'Ana' }, { name: '' }] as SeatInfo[]
  const step = (seat: string): Step => ({ args: { seat, points: 3 } }) as unknown as Step
  expect([worded(step('In'), seats), worded(step('Te'), seats)]).toEqual([{ seat: 'Ana', points: 3 }, { seat: 'Te', points: 3 }])
  expect(worded({ args: { by: 3 } } as unknown as Step, seats)).toEqual({ by: 3 })
})

test('names that begin alike are told apart by a second letter', () => {
  expect(initialsOf(['Indigo', 'Teal', 'Sage', 'Amber', 'Coral', 'Stone'])).toEqual(['I', 'T', 'Sa', 'A', 'C', 'St'])
  expect(initialsOf(['Ana', ''])).toEqual(['A', ''])
})
