// Deciding at once, and in time: who of those at this screen decides, what a board is told of the time, and the curtain between them.
import { beforeEach, expect, it } from 'vitest'
import { PaperWire, SlowBoard } from './fakes'
import { Session } from './session.svelte'

const seat = (mine: boolean) => ({ kind: mine ? 'here' : 'guest', name: '', level: 0, mine, online: true })
const SEATS = [seat(false), seat(true), seat(true), seat(false), seat(true), seat(false)]
const settle = () => new Promise((done) => setTimeout(done, 0))

let wire: PaperWire, board: SlowBoard, session: Session, turns: number

const table = (awaited: number[], more: object = {}) => ({ id: 't', game: 'g', seats: SEATS, clock: { kind: 'none', left: [], running: -1 }, status: 'playing', turn: awaited[0] ?? -1, awaited, due: null, playing: [0, 1, 2, 3, 4, 5], seq: 0, offers: [], options: {}, curtain: false, ...more })
const sync = (seq: number, viewer: number, awaited: number[], more: object = {}) => ({ t: 'sync', seq, viewer, table: table(awaited, more), view: `v${seq}`, legal: [], log: [], ref: '' })
const step = (seq: number, by: number, awaited: number[], more: object = {}) =>
  ({ t: 'step', seq, event: { seq, at: 0, kind: 'act', seat: by, text: '?' }, story: [], view: `v${seq}`, legal: [], table: table(awaited, more) })

async function hear(...messages: object[]): Promise<void> {
  for (const message of messages) wire.say(message)
  await settle()
}

beforeEach(() => {
  wire = new PaperWire()
  board = new SlowBoard()
  turns = 0
  session = new Session(() => wire, () => turns++)
  session.attach(board)
  wire.open()
})

it('the own seats that are awaited decide one after the other, whoever the turn names', async () => {
  await hear(sync(1, -1, [0, 1, 4]))
  expect([session.turn, session.acting, session.voice]).toEqual([0, 1, 1])
  expect(session.shown).toMatchObject({ live: true, awaited: [0, 1, 4], mine: [1, 2, 4], viewer: 1 })
  await hear(step(2, 0, [1, 4]))
  expect([session.acting, turns]).toEqual([1, 1])
  await hear(step(3, 1, [4]))
  expect([session.acting, turns]).toEqual([4, 2])
  await hear(step(4, 4, [3]))
  expect([session.acting, session.shown?.live, turns]).toEqual([-1, false, 2])
})

it('those of others do not make a board that may be touched', async () => {
  await hear(sync(1, -1, [0, 3, 5]))
  expect(session.shown).toMatchObject({ live: false, awaited: [0, 3, 5] })
})

it('between two at one screen who decide in secret the curtain falls once for each', async () => {
  const secret = { curtain: true }
  await hear(sync(1, -1, [0, 1, 4], secret))
  expect(session.curtain).toBe(1)
  void session.lift()
  await hear({ ...sync(1, 1, [0, 1, 4], secret), ref: JSON.parse(wire.sent.at(-1)!).ref })
  expect([session.curtain, session.acting, session.shown?.viewer]).toEqual([-1, 1, 1])
  await hear(step(2, 0, [1, 4], secret))
  expect(session.curtain).toBe(-1)
  await hear(step(3, 1, [4], secret))
  expect(session.curtain).toBe(4)
  expect(JSON.parse(wire.sent.at(-1)!)).toMatchObject({ t: 'look', seat: -1 })
})

it('whoever looks through one of several decides for that one', async () => {
  await hear(sync(1, 4, [1, 4], { curtain: true }))
  expect([session.curtain, session.acting]).toEqual([-1, 4])
})

it('a board is told when time is out, by its own clock', async () => {
  const before = performance.now()
  await hear(sync(1, -1, [1], { due: { what: 'vote-3', left: 12_000, span: 20_000 } }))
  const { due } = session.shown!
  expect(due).toMatchObject({ what: 'vote-3', span: 20_000 })
  expect(due!.deadline).toBeGreaterThanOrEqual(before + 12_000)
  expect(due!.deadline).toBeLessThanOrEqual(performance.now() + 12_000)
  wire.end(1006)
  await settle()
  expect(session.shown).toMatchObject({ live: false, due })
  session.leave()
})

it('a board hears what seats have said, not what spectators say', async () => {
  await hear(sync(1, -1, [1]))
  const say = (seq: number, by: number, text: string) => ({ ...step(seq, by, [1]), t: 'fact', event: { seq, at: 0, kind: 'say', seat: by, text } })
  await hear(say(2, 1, 'I think'), say(3, -1, 'boo'), say(4, 0, 'therefore'))
  expect(session.shown?.said).toEqual([{ seat: 1, text: 'I think', seq: 2 }, { seat: 0, text: 'therefore', seq: 4 }])
})
