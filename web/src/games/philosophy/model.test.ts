// The headless board against positions that the rules themselves have played.
import { describe, expect, test } from 'vitest'
import type { Situation } from '../../kit/game'
import type { Book } from './learn/lessons'
import book_ from './lessons.json' with { type: 'json' }
import * as model from './model'
import type { View } from './view'

const book = book_ as unknown as Book
const seats = ['Ana', 'Bruno'].map((name) => ({ kind: 'here' as const, name, level: 0, mine: true, online: true }))

/** A lesson's position, after some actions of it. */
function at(slug: string, ...acts: string[]): Situation<View> {
  const lesson = book.lessons.find((l) => l.slug === slug)!
  const node = acts.reduce((n, text) => book.nodes[n.acts[text]![1]]!, book.nodes[lesson.start]!)
  return { view: { ...lesson.view, ...node.view }, legal: Object.keys(node.acts), viewer: 0, mine: [0, 1], seats, story: [], live: true }
}

/** Run events through the model, and keep what they asked for. */
function play(start: model.Model, ...events: ((m: model.Model) => model.Result | model.Model)[]): { m: model.Model; asks: model.Ask[] } {
  const asks: model.Ask[] = []
  let m = start
  for (const event of events) {
    const result = event(m)
    if (Array.isArray(result)) {
      m = result[0] as model.Model
      asks.push(...(result[1] as model.Ask[]))
    } else m = result as model.Model
  }
  return { m, asks }
}

const hints = (asks: model.Ask[]): string[] => asks.flatMap((ask) => (ask.do === 'hint' ? [ask.words.id] : []))
const pick = (tile: string, seat = 0) => (m: model.Model) => model.pick(m, seat, tile)
const tap = (space: string) => (m: model.Model) => model.tap(m, space)
const key = (name: string, space: string, shift = false) => (m: model.Model) => model.key(m, name, shift, space) ?? m

describe('placing', () => {
  test('a tile chosen, laid, turned and placed asks for the action in notation', () => {
    const { m, asks } = play(model.begin(at('aim')), pick('Pu'), tap('C8'), model.confirm)
    expect(model.shown(m)).toBe('C8PuNo')
    expect(asks).toEqual([{ do: 'act', text: 'C8PuNo' }])
  })

  test('touching it again turns it a quarter clockwise', () => {
    const { m } = play(model.begin(at('aim')), pick('Pu'), tap('C8'), tap('C8'), tap('C8'))
    expect(model.shown(m)).toBe('C8PuSo')
  })

  test('touching the chosen Idea in the supply turns it too', () => {
    expect(play(model.begin(at('aim')), pick('Pu'), pick('Pu')).m.held?.facing).toBe('Ea')
  })

  test('the pointer shows the tile where it may lie, and nowhere else', () => {
    const held = play(model.begin(at('aim')), pick('Pu')).m
    expect(model.shown(model.point(held, 'C4'))).toBe('C4PuNo')
    expect(model.shown(model.point(held, 'C5'))).toBe('')
    expect(model.shown(model.point(held, 'N5'))).toBe('')
  })

  test('a laid tile stays when the pointer wanders, and moves when another space is touched', () => {
    const { m } = play(model.begin(at('aim')), pick('Pu'), tap('C8'), (n) => model.point(n, 'C4'))
    expect(model.shown(m)).toBe('C8PuNo')
    expect(model.shown(play(m, tap('C4')).m)).toBe('C4PuNo')
  })

  test('stepping back lifts the tile, then puts it away', () => {
    const { m } = play(model.begin(at('aim')), pick('Pu'), tap('C8'), model.cancel)
    expect(m.held?.space).toBe('')
    expect(model.cancel(m).held).toBeNull()
  })

  test('the facing is kept for the next tile of the same sort', () => {
    const { m } = play(model.begin(at('conclude')), pick('Pu'), (n) => model.turn(n, 2), pick('Sr'))
    expect(m.held).toMatchObject({ tile: 'Sr', facing: 'So' })
  })
})

describe('what is not allowed says why', () => {
  const asked = (situation: Situation<View>, ...events: ((m: model.Model) => model.Result | model.Model)[]) => hints(play(model.begin(situation), ...events).asks)

  test.each([
    ['outside of the centre', 'aim', 'N5', 'board-no-rim'],
    ['an occupied space', 'aim', 'C5', 'board-no-occupied'],
    ['the middle for the first tile of a game', 'place', 'C5', 'board-no-first'],
  ])('%s', (_, slug, space, hint) => expect(asked(at(slug), pick('Pu'), tap(space))).toEqual([hint]))

  test('another player\'s supply', () => expect(asked(at('aim'), pick('Pu', 1))).toEqual(['board-no-other-hand']))
  test('an Idea that lies on the board', () => expect(asked(at('reaction'), pick('Sr'))).toEqual(['board-no-played']))
  test('an Idea that this lesson leaves out', () => expect(asked(at('aim'), pick('De'))).toEqual(['board-no-now']))
  test('an empty space with nothing in hand', () => expect(asked(at('aim'), tap('C8'))).toEqual(['board-expect-idea']))
  test('placing nothing', () => expect(asked(at('aim'), model.confirm)).toEqual(['board-expect-idea']))
  test('placing what is laid nowhere', () => expect(asked(at('aim'), pick('Pu'), model.confirm)).toEqual(['board-expect-space']))
  test('another\'s turn', () => expect(asked({ ...at('aim'), mine: [1] }, pick('Pu'))).toEqual(['board-no-turn']))
  test('a spectator', () => expect(asked({ ...at('aim'), mine: [] }, pick('Pu'))).toEqual(['board-no-watching']))
  test('a lost connection', () => expect(asked({ ...at('aim'), live: false }, pick('Pu'))).toEqual(['board-no-line']))
  test('a game that is over', () => expect(asked(at('conclude', 'C3PuNo'), pick('Pu'))).toEqual(['board-no-over']))
  test('a placement while a choice is open', () => expect(asked(at('choose', 'C1SlSo'), pick('Pl'))).toEqual(['board-expect-react']))
  test('an Idea that was activated already', () => expect(asked(at('choose', 'C1SlSo'), tap('C1'))).toEqual(['board-no-used']))
})

describe('choosing', () => {
  test('a reaction is looked at first and taken when touched again', () => {
    const { m, asks } = play(model.begin(at('choose', 'C1SlSo')), tap('C9'))
    expect(model.shown(m)).toBe('C9')
    expect(asks).toEqual([])
    expect(play(m, tap('C9')).asks).toEqual([{ do: 'act', text: 'C9' }])
  })

  test('the mouse looks by hovering, so that one click takes it', () => {
    expect(play(model.begin(at('choose', 'C1SlSo')), (m) => model.point(m, 'C8'), tap('C8')).asks).toEqual([{ do: 'act', text: 'C8' }])
  })

  test('a side of a Decision', () => {
    const now = at('decide', 'C4DeNe')
    expect(now.view.phase).toBe('decide')
    const side = now.view.choices[0]!
    expect(play(model.begin(now), tap(side), model.confirm).asks).toEqual([{ do: 'act', text: side }])
    expect(hints(play(model.begin(now), tap('W1')).asks)).toEqual(['board-expect-decide'])
  })

  test('a facing is turned to on the rephrased tile', () => {
    const now = at('rephrase', 'C8ReNw')
    const { m } = play(model.begin(now), tap('C4'))
    expect(m.chosen).toBe('Ea')
    expect(play(m, (n) => model.turn(n, 1), (n) => model.turn(n, 1), model.confirm).asks).toEqual([{ do: 'act', text: 'We' }])
  })
})

describe('keys', () => {
  test('arrows walk over the board and take the ghost along', () => {
    const { m, asks } = play(model.begin(at('aim')), pick('Pu'), key('ArrowRight', 'C7'))
    expect(asks).toEqual([{ do: 'focus', space: 'C8' }])
    expect(model.shown(m)).toBe('C8PuNo')
  })

  test('with shift they face that way', () => {
    expect(play(model.begin(at('aim')), pick('Pu'), key('ArrowLeft', 'C8', true)).m.held?.facing).toBe('We')
    expect(play(model.begin(at('decide')), pick('De'), key('ArrowDown', 'C8', true)).m.held?.facing).toBe('Sw')
  })

  test('Q and E turn, S shows the chain, Enter lays and then places, Escape steps back', () => {
    const start = model.begin(at('aim'))
    expect(play(start, pick('Pu'), key('q', 'C8')).m.held?.facing).toBe('We')
    expect(play(start, key('S', 'C8')).m.chain).toBe(true)
    expect(play(start, pick('Pu'), key('Enter', 'C8'), key('Enter', 'C8')).asks).toEqual([{ do: 'act', text: 'C8PuNo' }])
    expect(play(start, pick('Pu'), key('Escape', 'C8')).m.held).toBeNull()
  })

  test('a key that means nothing is left to the browser', () => expect(model.key(model.begin(at('aim')), 'Tab', false, 'C5')).toBeNull())
})

describe('a new situation', () => {
  test('keeps what is held while the same decision is open', () => {
    const held = play(model.begin(at('aim')), pick('Pu'), tap('C8')).m
    expect(model.meet(held, { ...at('aim'), seats: [] }).held).not.toBeNull()
  })

  test('lets go of it when the position has changed', () => {
    const held = play(model.begin(at('choose')), pick('Sl'), tap('C1')).m
    expect(model.meet(held, at('choose', 'C1SlSo')).held).toBeNull()
  })
})
