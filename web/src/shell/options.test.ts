// Options from the kinds of schema that msgspec prints.
import { expect, it } from 'vitest'
import { inForce, optionId, optionsOf } from './options'

const schema = {
  $ref: '#/$defs/Options',
  $defs: {
    Options: {
      title: 'Options',
      type: 'object',
      properties: {
        stuck_tiles: { enum: ['removed', 'stay'], default: 'removed' },
        open_hands: { type: 'boolean', default: true },
        rounds: { type: 'integer', minimum: 1, maximum: 3, default: 2 },
        size: { $ref: '#/$defs/Size' },
        seed: { type: 'integer', default: 0 },
        title: { type: 'string', default: '' },
        only: { enum: ['one'], default: 'one' },
      },
    },
    Size: { enum: ['small', 'large'] },
  },
}

it('offers what can be chosen among a few, the published rule first chosen', () => {
  expect(optionsOf(schema).options).toEqual([
    { name: 'stuck_tiles', values: ['removed', 'stay'], standard: 'removed' },
    { name: 'open_hands', values: [false, true], standard: true },
    { name: 'rounds', values: [1, 2, 3], standard: 2 },
    { name: 'size', values: ['small', 'large'], standard: 'small' },
  ])
})

it('offers nothing where there is nothing', () => {
  expect(optionsOf({})).toEqual({ options: [], starts: false, decks: false })
  expect(optionsOf({ $ref: '#/$defs/None', $defs: {} })).toEqual({ options: [], starts: false, decks: false })
})

it('shows only what means something under the others, and with so many players', () => {
  const modes = {
    properties: {
      play: { enum: ['cards', 'dice'], default: 'cards' },
      decks: { enum: ['common', 'personal'], default: 'common', needs: { '*': { play: ['cards'] } } },
      packs: { enum: ['own', 'shared', 'all'], default: 'own', needs: { '*': { decks: ['personal'] }, shared: { seats: ['2', '4'] } } },
    },
  }
  const shown = (given: Record<string, string>, seats = 2) => inForce(optionsOf(modes).options, given, seats).map((one) => `${one.name}: ${one.values.join(' ')}`)
  expect(shown({ play: 'cards', decks: 'common' })).toEqual(['play: cards dice', 'decks: common personal'])
  expect(shown({ play: 'cards', decks: 'personal' })).toEqual(['play: cards dice', 'decks: common personal', 'packs: own shared all'])
  expect(shown({ play: 'cards', decks: 'personal' }, 3)[2]).toBe('packs: own all')
  expect(shown({ play: 'dice', decks: 'personal' })).toEqual(['play: cards dice'])
})

it('knows whether a game lets one choose who begins, which is asked of the table', () => {
  const starting = { properties: { start: { type: 'integer', minimum: 0, maximum: 1, default: 0 } } }
  expect(optionsOf(starting)).toEqual({ options: [], starts: true, decks: false })
  expect(optionsOf(schema).starts).toBe(false)
  expect(optionsOf({ properties: { deck: { type: 'string', default: '' } } })).toEqual({ options: [], starts: false, decks: true })
})

it('names options as words are named', () => {
  expect(optionId('stuck_tiles')).toBe('option-stuck-tiles')
  expect(optionId('repetition', 'play_on')).toBe('option-repetition-play-on')
})
