// Years and lives as they are written.
import { expect, test } from 'vitest'
import { datesOf, kindsOf, yearOf } from './people'

const say = (id: string, args?: Record<string, string | number>): string => `${id.slice(6)}(${Object.values(args ?? {}).join()})`
const person = { number: 1, name: 'Plato', line: '', born: -428, died: -348 as number | null, about: ['born'], sex: 'm', tradition: 'Greece', epoch: 'Antiquity' }

test('a year before our era has no minus', () => {
  expect(yearOf(say, 1637)).toBe('1637')
  expect(yearOf(say, -375)).toBe('before-era(375)')
  expect(yearOf(say, -428, true)).toBe('about(before-era(428))')
})
test('a life says which of its years is about right', () => {
  expect(datesOf(say, person)).toBe('life(about(before-era(428)),before-era(348))')
  expect(datesOf(say, { ...person, died: null })).toBe('life(about(before-era(428)),)')
})
test('epochs come in the order of the thinkers, each once', () => {
  const about = { thinkers: [person, { ...person, epoch: 'Later' }, person] } as Parameters<typeof kindsOf>[0]
  expect(kindsOf(about, 'epoch')).toEqual(['Antiquity', 'Later'])
})
