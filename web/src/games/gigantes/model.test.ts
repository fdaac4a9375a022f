// The table without a screen: what each touch asks for, from the legal actions alone.
import { expect, test } from 'vitest'
import type { Situation } from '../../kit/game'
import { ask, begin, cancel, confirm, cost, gain, hotkey, lay, lights, meet, offersAt, pick, ready, tap, type Ask, type Model, type Result } from './model'
import type { View } from './view'

const LEGAL = ['In:W3+In', 'In:W3+Te', 'In:W3xE5', 'In:B2+Te', 'In:C13xE5', 'In:C13xC1', 'In:?Te', 'In:-']

function situation(legal: string[] = LEGAL, more: Partial<View> = {}, live = true): Situation<View> {
  const view = {
    options: { match: 'hand_card', decks: 'common', play: 'arguments' }, viewer: 0, phase: 'play', turn: 0, mover: 0, heir: 1,
    rows: [['C1', 'B4', 'W7', 'E9'], ['E5']], libraries: [[], []], oblivions: [[], []], hands: [['B2', 'W3', 'C13', 'C12'], ['?']], ...more,
  } as unknown as View
  return { view, legal, viewer: 0, mine: [0], seats: [], story: [], live }
}
const model = (legal?: string[], more?: Partial<View>): Model => begin(situation(legal, more))
const held = (card: string, m = model()): Model => pick(m, card)[0]
const acts = ([, asks]: Result): string[] => asks.map((one: Ask) => (one.do === 'act' ? one.text : one.do === 'hint' ? one.words.id : `look ${one.card}`))

test('the first touch points and shows why, the second does it', () => {
  const [pointed, none] = tap(held('B2'), 'card/E5')
  expect([pointed.over, none]).toEqual(['card/E5', []])
  expect(acts(tap(pointed, 'card/E5'))).toEqual(['In:B2+Te'])
})

test('where a card can support and refute, the buttons decide', () => {
  const m = { ...held('W3'), over: 'card/E5' }
  expect(offersAt(m, 'card/E5').map((offer) => offer.kind)).toEqual(['support', 'refute'])
  expect(acts(tap(m, 'card/E5'))).toEqual(['board-which'])
  expect(acts(confirm(m, 'refute'))).toEqual(['In:W3xE5'])
  expect(acts(hotkey(m, 's')!)).toEqual(['In:W3+Te'])
})

test('a card dropped acts at once, on a card or anywhere in its row', () => {
  expect(acts(lay(held('C13'), 'card/C1'))).toEqual(['In:C13xC1'])
  expect(acts(lay(held('W3'), 'row/In'))).toEqual(['In:W3+In'])
  expect(acts(lay(held('C12'), 'row/Te'))).toEqual(['board-no-fit'])
})

test('opening has its button as soon as the card is held', () => {
  const m = held('C12', model(['In:C12', 'In:B2', 'In:B2+Te'], { rows: [[], ['E5']] }))
  expect(ready(m).map((offer) => offer.text)).toEqual(['In:C12'])
  expect(ready(held('B2', m)).map((offer) => offer.text)).toEqual(['In:B2'])
})

test('a pass says what it costs and is asked about once', () => {
  expect(cost(model())).toEqual({ cards: 4, heir: 1 })
  const [asked, none] = ask(model(), 'pass')
  expect([asked.asking, none]).toEqual(['pass', []])
  expect(acts(ask(asked, 'pass'))).toEqual(['In:-'])
  expect(acts(ask(model(['In:C12']), 'pass'))).toEqual(['board-no-pass'])
  expect(cancel(asked).asking).toBe('')
})

test('a question brings both rows, with personal decks the own one', () => {
  expect(gain(model(), 1)).toBe(5)
  expect(gain(model(LEGAL, { options: { decks: 'personal', play: 'arguments' } as View['options'] }), 1)).toBe(4)
  const [asked] = ask(model(), 'question/Te')
  expect(acts(ask(asked, asked.asking))).toEqual(['In:?Te'])
})

test('with personal decks a target says whose it is, and the hand card does not', () => {
  const m = begin(situation(['In:W3xTeE5', 'In:W3+Te'], { rows: [[], ['TeE5']], hands: [['InW3'], ['?']] }))
  expect(acts(confirm({ ...pick(m, 'InW3')[0], over: 'card/TeE5' }, 'refute'))).toEqual(['In:W3xTeE5'])
})

test('off turn a card can be held, and shows by the deck what it would do', () => {
  const m = begin({ ...situation([], { turn: 1, mover: 1 }), live: false })
  expect(ready(held('W3', m))).toEqual([])
  const deck = { W3: { number: 3, letter: 'K', drawing: 'wheel', supports: ['5'], refutes: [] }, E5: { number: 5, letter: 'J', drawing: 'mask', supports: [], refutes: [] } }
  const lit = lights(m.now.view, (id) => deck[id as 'W3' | 'E5'], 'W3')
  expect([...lit]).toEqual([['E5', { yes: { card: 'W3', target: 'E5', mark: '5' }, no: null }]])
  expect(acts(lay(held('W3', m), 'row/Te'))).toEqual(['board-no-turn'])
})

test('taken twice, a card is looked at; without one, a touch looks at the table', () => {
  expect(acts(pick(held('W3'), 'W3'))).toEqual(['look W3'])
  expect(acts(tap(model(), 'card/E5'))).toEqual(['look E5'])
})

test('a held card stays held while it is in the hand', () => {
  expect(meet(held('W3'), situation()).held).toBe('W3')
  expect(meet(held('W3'), situation(LEGAL, { hands: [['B2'], ['?']] })).held).toBe('')
})
