// A table lived through: stories in order and in their own time, nothing lost, secrets behind the curtain.
// long: the life of a table, each case in the words of the same few helpers
import { beforeEach, describe, expect, it } from 'vitest'
import { PaperWire, SlowBoard } from './fakes'
import { Session } from './session.svelte'

const seat = (kind: string, mine: boolean) => ({ kind, name: '', level: 0, mine, online: true })
let seats = [seat('guest', true), seat('bot', false)]
const table = (turn: number, more: object = {}) => ({ id: 't', game: 'g', seats, clock: { kind: 'none', left: [], running: -1 }, status: 'playing', turn, awaited: turn < 0 ? [] : [turn], due: null, outcome: null, playing: seats.map((_, at) => at), seq: 0, offers: [], options: {}, curtain, ...more })
const sync = (seq: number, turn: number, view = `v${seq}`) => ({ t: 'sync', seq, viewer: 0, table: table(turn), view, legal: ['a'], log: [], ref: '' })
const step = (seq: number, turn: number, story: object[] = [{ kind: 'k', say: 's', args: {}, rule: 'r', moves: [], marks: [] }]) =>
  ({ t: 'step', seq, event: { seq, at: 0, kind: 'act', seat: 0, text: `m${seq}` }, story, view: `v${seq}`, legal: ['b'], table: table(turn) })
const settle = () => new Promise((done) => setTimeout(done, 0))

let wire: PaperWire, board: SlowBoard
let turns: number, curtain: boolean
let session: Session
const views = () => board.shown.map((one) => one.view)

beforeEach(async () => {
  seats = [seat('guest', true), seat('bot', false)]
  wire = new PaperWire()
  board = new SlowBoard()
  turns = 0
  curtain = false
  session = new Session(() => wire, () => turns++)
  wire.open()
})

async function begin(): Promise<void> {
  wire.say(sync(1, 0))
  await settle()
  session.attach(board)
}

describe('what is no move', () => {
  it('is told as it happens, each thing once, and not again after a sync', async () => {
    const heard: string[] = []
    session = new Session(() => wire, () => {}, (event) => heard.push(`${event.kind} ${event.seq}`))
    wire.open()
    await begin()
    const fact = (seq: number, kind: string) => ({ ...step(seq, 0), t: 'fact', event: { seq, at: 0, kind, seat: 1, text: 'draw', name: '' } })
    wire.say(fact(2, 'offer'))
    wire.say(fact(2, 'offer'))
    wire.say(step(3, 1))
    wire.say(sync(4, 0))
    await settle()
    expect(heard).toEqual(['offer 2'])
  })
})

describe('stories', () => {
  it('hold the next view back until they are told', async () => {
    await begin()
    wire.say(step(2, 1))
    wire.say(step(3, 0))
    await settle()
    expect(views()).toEqual(['v1', 'v2'])
    board.finish()
    await settle()
    expect(views()).toEqual(['v1', 'v2', 'v3'])
  })

  it('leave the board untouchable until the last one has begun', async () => {
    await begin()
    wire.say(step(2, 0))
    wire.say(step(3, 0))
    await settle()
    board.finish()
    await settle()
    expect(board.shown.map((one) => one.live)).toEqual([true, true, true])
    wire.say(step(4, 0))
    wire.say(step(5, 0))
    wire.say(step(6, 0))
    board.finish()
    await settle()
    // 4 was shown while 5 and 6 waited behind it.
    expect(board.shown.at(-1)).toMatchObject({ view: 'v4', live: false })
  })

  it('say whose turn it is when they are over, and call when it is ours', async () => {
    await begin()
    expect(session.turn).toBe(0)
    turns = 0
    wire.say(step(2, 1))
    await settle()
    expect(session.turn).toBe(0)
    board.finish()
    await settle()
    expect([session.turn, turns]).toEqual([1, 0])
    wire.say(step(3, 0, []))
    await settle()
    expect([session.turn, turns]).toEqual([0, 1])
  })

  it('come before the end that they lead to: chance decides in between, and that is no end', async () => {
    const [outcome, chance] = [{ winners: [1], scores: [0, 1], reason: 'r' }, table(-1)]
    await begin()
    wire.say({ ...step(2, -1), table: chance })
    wire.say({ ...step(3, -1), table: table(-1, { status: 'over', outcome }) })
    board.finish()
    await settle()
    expect([views().at(-1), session.turn, session.table!.outcome, session.over]).toEqual(['v3', -1, outcome, null])
    board.finish()
    await settle()
    expect(session.over).toEqual(outcome)
  })

  it('are skipped when nobody watched: of a long queue the last is enough', async () => {
    await begin()
    for (let seq = 2; seq < 34; seq++) wire.say(step(seq, 0))
    await settle()
    for (let n = 0; n < 34; n++) {
      board.finish()
      await settle()
    }
    expect(views().at(-1)).toBe('v33')
    expect(views().length).toBeLessThan(18)
  })

  it('give way to a sync, which is shown at once and whole', async () => {
    await begin()
    wire.say(step(2, 1))
    wire.say(step(3, 0))
    await settle()
    wire.say(sync(7, 0))
    await settle()
    expect(board.skipped).toBeGreaterThan(0)
    expect(board.shown.at(-1)).toMatchObject({ view: 'v7', story: [], live: true })
    expect(views()).not.toContain('v3')
  })

  it('are kept for "what just happened"', async () => {
    await begin()
    wire.say(step(2, 1))
    await settle()
    expect(session.last).toHaveLength(1)
  })
})

describe('the connection', () => {
  it('makes the board untouchable while it is down', async () => {
    await begin()
    wire.end(1006)
    await settle()
    expect(session.link).toBe('away')
    expect(board.shown.at(-1)).toMatchObject({ view: 'v1', live: false })
    session.leave()
  })

  it('keeps the log whole, each event once', async () => {
    await begin()
    wire.say(step(2, 0, []))
    wire.say({ ...sync(4, 0), log: [2, 3, 4].map((seq) => ({ seq, at: 0, kind: 'act', seat: 0, text: `m${seq}` })) })
    await settle()
    expect(session.log.map((event) => event.seq)).toEqual([2, 3, 4])
  })
})

describe('the curtain', () => {
  const sent = () => wire.sent.map((text) => JSON.parse(text)).filter((message) => message.t === 'look')
  /** What the server does when it is asked to lend a seat's eyes. */
  async function lent(seq: number, turn: number): Promise<void> {
    const { seat: viewer, ref } = sent().at(-1)
    wire.say({ ...sync(seq, turn, `v${seq} of ${viewer}`), viewer, ref })
    await settle()
  }
  async function lift(seq: number, turn: number): Promise<void> {
    void session.lift()
    await lent(seq, turn)
  }

  beforeEach(async () => {
    seats = [seat('guest', true), seat('here', true), seat('bot', false)]
    curtain = true
    wire.say({ ...sync(1, 0, 'v1 of none'), viewer: -1 })
    await settle()
    session.attach(board)
  })

  it('is down at first: who is there must say so, and is then shown their own', async () => {
    expect(session.curtain).toBe(0)
    await lift(1, 0)
    expect(sent().map((look) => look.seat)).toEqual([0])
    expect(session.curtain).toBe(-1)
    expect(session.shown).toMatchObject({ view: 'v1 of 0', viewer: 0 })
  })

  it('falls between two people; the next is shown theirs when they say so', async () => {
    await lift(1, 0)
    wire.say(step(2, 1, []))
    await settle()
    expect(session.curtain).toBe(1)
    expect(session.shown).toMatchObject({ view: 'v2', viewer: 0 })
    await lift(2, 1)
    expect(session.curtain).toBe(-1)
    expect(session.shown).toMatchObject({ view: 'v2 of 1', viewer: 1 })
  })

  it('stays up while one reads out to another, and falls when somebody else decides', async () => {
    await lift(1, 0)
    void session.look(1)
    await lent(1, 0)
    expect(session.curtain).toBe(-1)
    expect(session.shown).toMatchObject({ view: 'v1 of 1', viewer: 1, live: true })
    wire.say(step(2, 0, []))
    await settle()
    expect(session.curtain).toBe(-1)
    wire.say(step(3, 2, []))
    wire.say(step(4, 0, []))
    await settle()
    expect(session.curtain).toBe(0)
  })

  it('hides what the one before knew, on the board and in the log', async () => {
    const log = (text: string) => [1, 2].map((seq) => ({ seq, at: 0, kind: 'act', seat: 0, text: seq === 1 ? 'm1' : text }))
    await lift(1, 0)
    wire.say({ ...step(2, 1), event: { seq: 2, at: 0, kind: 'act', seat: 0, text: 'secret' } })
    await settle()
    board.finish()
    await settle()
    expect(sent().map((look) => look.seat)).toEqual([0, -1])
    expect(session.last).toEqual([])
    wire.say({ ...sync(2, 1, 'v2 of none'), viewer: -1, log: log('?'), ref: sent().at(-1).ref })
    await settle()
    expect(session.curtain).toBe(1)
    expect(session.shown).toMatchObject({ view: 'v2 of none', viewer: -1 })
    expect(session.log.map((event) => event.text)).toEqual(['m1', '?'])
    expect(sent()).toHaveLength(2)
  })

  it('stays up while the same person goes on', async () => {
    await lift(1, 0)
    wire.say(step(2, 0, []))
    await settle()
    expect(session.curtain).toBe(-1)
    expect(session.shown).toMatchObject({ view: 'v2', viewer: 0 })
  })

  it('stays up while a bot moves, which is seen with the eyes of whoever sits there', async () => {
    await lift(1, 0)
    wire.say(step(2, 1, []))
    await settle()
    await lift(2, 1)
    wire.say(step(3, 2, []))
    await settle()
    expect([session.curtain, session.turn]).toEqual([-1, 2])
    expect(session.shown).toMatchObject({ view: 'v3', viewer: 1 })
    wire.say(step(4, 0, []))
    await settle()
    expect(session.curtain).toBe(0)
  })

  it('stays up when the connection comes back to the same person', async () => {
    await lift(1, 0)
    wire.say({ ...sync(1, 0, 'v1 of none'), viewer: -1 })
    await settle()
    expect(session.curtain).toBe(-1)
    await lent(1, 0)
    expect(session.curtain).toBe(-1)
    expect(views().filter((view) => view === 'v1 of none')).toHaveLength(1)
    expect(session.shown).toMatchObject({ view: 'v1 of 0', viewer: 0 })
  })

  it('stays up when the game is over', async () => {
    await lift(1, 0)
    wire.say({ ...step(2, -1, []), table: table(-1, { status: 'over' }) })
    await settle()
    expect(session.curtain).toBe(-1)
  })

  it('is not there while nothing is secret between them', async () => {
    curtain = false
    wire.say(step(2, 1, []))
    await settle()
    expect(session.curtain).toBe(-1)
    expect(session.shown).toMatchObject({ view: 'v2', viewer: 1 })
  })

  it('is gone with the secret, and a new one is behind it for whoever sat there, too', async () => {
    await lift(1, 0)
    curtain = false
    wire.say(step(2, 1, []))
    await settle()
    wire.say({ ...sync(2, 1, 'v2 again'), viewer: -1 })
    await settle()
    expect([session.curtain, sent().length]).toEqual([-1, 1])
    expect(session.shown).toMatchObject({ view: 'v2 again', viewer: 1, live: true })
    curtain = true
    wire.say(step(3, 0, []))
    await settle()
    expect(session.curtain).toBe(0)
    expect(session.shown).toMatchObject({ view: 'v3', viewer: -1 })
  })
})

describe('who speaks, and when', () => {
  it('is the seat to move, else the first of this screen that is still in the game', async () => {
    seats = [seat('guest', true), seat('here', true), seat('bot', false)]
    await begin()
    expect(session.voice).toBe(0)
    wire.say({ ...step(2, 2, []), table: table(2, { playing: [1, 2] }) })
    await settle()
    expect([session.turn, session.voice]).toEqual([2, 1])
    wire.say({ ...step(3, 2, []), table: table(2, { playing: [2] }) })
    await settle()
    expect(session.voice).toBe(0)
  })

  it('has sent an action from the moment it goes out until it is answered, and not while the connection is down', async () => {
    await begin()
    expect(session.sent).toBe(-1)
    const before = performance.now()
    const acted = session.act('a')
    expect(session.sent).toBeGreaterThanOrEqual(before)
    await expect(session.act('b')).rejects.toMatchObject({ code: 'busy' })
    expect(session.sent).toBeGreaterThanOrEqual(before)
    const { ref } = JSON.parse(wire.sent.at(-1)!)
    wire.end(1006)
    expect(session.sent).toBe(-1)
    await new Promise((dialled) => setTimeout(dialled, 300))
    wire.open()
    wire.say(sync(1, 0))
    wire.say({ t: 'done', ref, seq: 2 })
    await acted
    expect(session.sent).toBe(-1)
  })
})
