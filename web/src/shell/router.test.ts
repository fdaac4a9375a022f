// Every place has an address that leads back to it, and strange addresses lead nowhere quietly.
import { describe, expect, it } from 'vitest'
import { addressOf, placeOf, type Place } from './router'

const at = (path: string) => placeOf(new URL(path, 'http://table.test'))

const places: Exclude<Place, { at: 'missing' }>[] = [
  { at: 'home' },
  { at: 'new', game: 'drill', seating: 'bot' },
  { at: 'new', game: 'drill', seating: 'here' },
  { at: 'new', game: 'drill', seating: 'friend' },
  { at: 'tables' },
  { at: 'table', id: 'a1', invite: '' },
  { at: 'table', id: 'a/1?', invite: 'k&=y' },
  { at: 'replay', id: 'a1', ply: -1 },
  { at: 'replay', id: 'a1', ply: 0 },
  { at: 'read', game: '', ply: -1, packed: '' },
  { at: 'read', game: 'drill', ply: 12, packed: 'q-_A' },
  { at: 'learn', game: 'drill', slug: '' },
  { at: 'learn', game: 'drill', slug: 'first' },
  { at: 'settings' },
  { at: 'about' },
]

describe('addresses', () => {
  it.each(places)('leads back to %o', (place) => {
    expect(at(addressOf(place))).toEqual(place)
  })

  it.each(['/nowhere', '/table', '/table/a/b', '/table/a/replay/c', '/learn', '/new', '/settings/x'])('%s is missing', (path) => {
    expect(at(path)).toEqual({ at: 'missing' })
  })

  it('takes a wrong ply for none', () => {
    expect(at('/table/a/replay?ply=-3')).toMatchObject({ ply: -1 })
    expect(at('/table/a/replay?ply=1e9')).toMatchObject({ ply: -1 })
  })

  it('survives an address that is escaped wrongly', () => {
    expect(at('/table/%E0%A4%A')).toMatchObject({ at: 'table' })
  })

  it('does not mind a slash at the end', () => {
    expect(at('/tables/')).toEqual({ at: 'tables' })
  })
})
