// What is typed small is the action that was meant, or at least one that can be refused with its reason.
import { expect, it } from 'vitest'
import { spelled } from './typed'

const legal = ['C1PuNo', 'C2PuNo', 'C12SlEa', 'OO']

it.each([
  ['c2puno', 'C2PuNo'],
  ['c12 sl ea', 'C12SlEa'],
  ['oo', 'OO'],
  ['c5puno', 'C5PuNo'],
  ['C5PuNo', 'C5PuNo'],
  ['c5 sl ea', 'C5SlEa'],
  ['c5xxno', 'c5xxno'],
  ['what', 'what'],
])('%s is %s', (typed, text) => expect(spelled(typed, legal)).toBe(text))
