// Drafts outlive the page; what cannot be read is an empty one.
import { expect, test } from 'vitest'
import { inOneRoom, keep, placeOf, read, setRoom } from './draft'

function shelf(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) }
}

test('a draft comes back at its own place alone', () => {
  const here = shelf()
  keep(here, placeOf('/table/a', 1, '8 big-003'), { text: 'I think', told: false })
  expect(read(here, placeOf('/table/a', 1, '8 big-003'))).toEqual({ text: 'I think', told: false })
  const others = [placeOf('/table/b', 1, '8 big-003'), placeOf('/table/a', 0, '8 big-003'), placeOf('/table/a', 1, '9 big-003')]
  expect(others.map((place) => read(here, place).text)).toEqual(others.map(() => ''))
})

test('what is broken or not allowed is nothing', () => {
  const here = shelf()
  here.setItem('x', '{"text":')
  expect(read(here, 'x')).toEqual({ text: '', told: false })
  expect(read(undefined, 'x')).toEqual({ text: '', told: false })
  const full = { ...shelf(), setItem: () => { throw new Error('full') } }
  expect(() => keep(full, 'x', { text: 'a', told: false })).not.toThrow()
})

test('a device remembers that it is in one room with the others', () => {
  const here = shelf()
  expect(inOneRoom(here)).toBe(false)
  setRoom(here, true)
  expect(inOneRoom(here)).toBe(true)
  setRoom(here, false)
  expect(inOneRoom(here)).toBe(false)
})
