// Walking over the table by keys.
import { expect, test } from 'vitest'
import { stepped } from './space'

const COLUMNS = [['card/C1', 'card/C2', 'row/In'], [], ['card/E5']]

test('down a row and no further', () => {
  expect(stepped(COLUMNS, 'card/C1', 'ArrowDown')).toBe('card/C2')
  expect(stepped(COLUMNS, 'row/In', 'ArrowDown')).toBe('')
})

test('across to the next player who has something, to the last spot of a shorter row', () => {
  expect(stepped(COLUMNS, 'card/C2', 'ArrowRight')).toBe('card/E5')
  expect(stepped(COLUMNS, 'card/E5', 'ArrowLeft')).toBe('card/C1')
  expect(stepped(COLUMNS, 'card/E5', 'ArrowRight')).toBe('')
})

test('other keys lead nowhere', () => expect(stepped(COLUMNS, 'card/C1', 'Enter')).toBe(''))
