// Votes: laid face down they say nothing but that they lie there; opened they say what each said.
import { expect, test } from 'vitest'
import { tokensOf, voterOf, votesOf } from './ballot'

const voters = [1, 3, 4]

test('before they are opened: the own one, face down, not laid', () => {
  const tokens = tokensOf({ voters, votes: ['+', '?', ''], opened: '' })
  expect(tokens.map(({ laid, face, open }) => [laid, face, open])).toEqual([[true, '+', false], [true, '', false], [false, '', false]])
})

test('where votes are no secret, each lies open as soon as it is cast', () => {
  expect(tokensOf({ voters, votes: ['', '0', '+'], opened: '' }, true).map(({ laid, open }) => [laid, open])).toEqual([[false, false], [true, true], [true, true]])
})

test('opened, every token shows its face, in the order of the voters', () => {
  const tokens = tokensOf({ voters, votes: ['+', '?', ''], opened: '+0.' })
  expect(tokens.map(({ seat, face, open }) => [seat, face, open])).toEqual([[1, '+', true], [3, '0', true], [4, '.', true]])
})

test('whose votes may be cast', () => {
  const legal = ['vAm+', 'vAm0', 'vAm.']
  expect([voterOf(legal), voterOf(['q1', 'q2']), voterOf([])]).toEqual([3, -1, -1])
  expect([votesOf(legal, 3), votesOf(legal, 1)]).toEqual([{ '+': 'vAm+', '0': 'vAm0', '.': 'vAm.' }, {}])
})
