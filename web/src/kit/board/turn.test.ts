// Whose turn it is: each reason for which a person can do nothing.
import { expect, test } from 'vitest'
import type { Situation } from '../game'
import { idleOf, moverOf } from './turn'

const at = (mine: number[], live: boolean): Situation<unknown> => ({ view: null, legal: [], viewer: mine[0] ?? -1, mine, seats: [], story: [], live })

test.each([
  ['their own turn', at([1], true), 1, false, '', 1],
  ['the turn of another', at([1], false), 0, false, 'turn', -1],
  ['both seats are theirs', at([0, 1], true), 1, false, '', 1],
  ['the line is down', at([1], false), 1, false, 'line', -1],
  ['they watch', at([], false), 1, false, 'watching', -1],
  ['the game is over', at([1], false), -1, true, 'over', -1],
])('%s', (_, now, turn, over, why, mover) => {
  expect([idleOf(now, turn, over), moverOf(now, turn)]).toEqual([why, mover])
})
