// What the gallery's filters let through, for a card told by hand.
import { describe, expect, test } from 'vitest'
import { ALL, asks, fits, type Known, type Wish } from './filter'

const card: Known = { type: 'work', number: 7, letter: 'N', drawing: 'book', epoch: 3, tradition: 6, words: 'Respuesta a Sor Filotea Un obispo le aconseja dejar las letras. Sor Juana Inés de la Cruz' }

describe('a wish', () => {
  test('for nothing is met by all', () => {
    expect(fits(ALL, card)).toBe(true)
    expect(asks(ALL)).toBe(false)
  })
  const wishes: [Partial<Wish>, boolean][] = [
    [{ type: 'work' }, true], [{ type: 'concept' }, false], [{ number: 7 }, true], [{ number: 13 }, false], [{ letter: 'N' }, true], [{ letter: 'K' }, false],
    [{ drawing: 'book' }, true], [{ drawing: 'sun' }, false], [{ epoch: 3 }, true], [{ epoch: 1 }, false], [{ tradition: 6 }, true], [{ tradition: 2 }, false],
    [{ words: 'ines FILOTEA' }, true], [{ words: 'filotea platón' }, false], [{ words: '  ' }, true], [{ type: 'work', letter: 'K' }, false], [{ type: 'work', letter: 'N', words: 'obispo' }, true],
  ]
  test.each(wishes)('for %j is met: %s', (wish, met) => {
    expect(fits({ ...ALL, ...wish }, card)).toBe(met)
    expect(asks({ ...ALL, ...wish })).toBe(true)
  })
})
