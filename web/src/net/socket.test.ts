// The socket against a server made of paper: what is sent, seen and sent again.
import { beforeEach, describe, expect, it } from 'vitest'
import { TableSocket, type Clockwork, type Listener, type Wire } from './socket'

class PaperWire implements Wire {
  sent: { t: string; ref?: string; seq?: number; text?: string }[] = []
  closed = false
  open: () => void = () => {}
  message: (text: string) => void = () => {}
  end: (code: number) => void = () => {}
  hear(open: () => void, message: (text: string) => void, end: (code: number) => void) { Object.assign(this, { open, message, end }) }
  send(text: string) { this.sent.push(JSON.parse(text)) }
  close() { this.closed = true }
  say(message: object) { this.message(JSON.stringify(message)) }
  break(code = 1006) { this.end(code) }
  of(t: string) { return this.sent.filter((one) => one.t === t) }
}

/** Time that passes when told to. */
class PaperClock implements Clockwork {
  now = 0
  private jobs: { at: number; run: () => void }[] = []
  private refs = 0
  after(ms: number, run: () => void) {
    const job = { at: this.now + ms, run }
    this.jobs.push(job)
    return () => { this.jobs = this.jobs.filter((one) => one !== job) }
  }
  random() { return 1 }
  ref() { return `r${++this.refs}` }
  pass(ms: number) {
    const end = this.now + ms
    for (;;) {
      const due = this.jobs.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      this.jobs = this.jobs.filter((one) => one !== due)
      this.now = due.at
      due.run()
    }
    this.now = end
  }
}

let wires: PaperWire[]
let clock: PaperClock
let heard: string[]
let socket: TableSocket
const wire = () => wires.at(-1)!
const sync = (seq: number, ref = '') => ({ t: 'sync', seq, viewer: 0, table: {}, view: {}, legal: [], log: [], ref })
const step = (seq: number) => ({ t: 'step', seq, event: { seq, at: 0, kind: 'act', seat: 0, text: `m${seq}` }, story: [], view: {}, legal: [], table: {} })
const join = (seq = 0) => { wire().open(); wire().say(sync(seq)) }

beforeEach(() => {
  wires = []
  clock = new PaperClock()
  heard = []
  const listener: Listener = {
    link: (state) => heard.push(`link ${state}`),
    sync: (message) => heard.push(`sync ${message.seq}`),
    step: (message) => heard.push(`step ${message.seq}`),
    fact: (message) => heard.push(`fact ${message.seq}`),
    presence: () => heard.push('presence'),
  }
  socket = new TableSocket(() => { const one = new PaperWire(); wires.push(one); return one }, listener, clock)
})

describe('seeing', () => {
  it('asks for everything when it opens, and passes on what comes in order', () => {
    join(3)
    wire().say(step(4))
    wire().say({ t: 'fact', seq: 5, event: {}, view: {}, legal: [], table: {} })
    expect(wire().sent).toMatchObject([{ t: 'since', seq: 0 }])
    expect(heard).toEqual(['sync 3', 'link online', 'step 4', 'fact 5'])
  })

  it('drops an event it has seen', () => {
    join(3)
    wire().say(step(4))
    wire().say(step(4))
    wire().say(step(2))
    expect(heard.filter((one) => one.startsWith('step'))).toEqual(['step 4'])
  })

  it('asks for a gap once, shows nothing out of order, and goes on after the sync', () => {
    join(3)
    wire().say(step(6))
    wire().say(step(7))
    expect(wire().of('since').map((one) => one.seq)).toEqual([0, 3])
    wire().say(sync(7))
    wire().say(step(8))
    expect(heard.slice(2)).toEqual(['sync 7', 'step 8'])
  })

  it('counts a hidden event', () => {
    join(3)
    wire().say({ t: 'tick', seq: 4 })
    wire().say(step(5))
    expect(heard.at(-1)).toBe('step 5')
  })

  it('does not go back to an old sync that comes late', () => {
    join(3)
    wire().say(step(4))
    wire().say(sync(3))
    expect(socket.seq).toBe(4)
    expect(heard.filter((one) => one === 'sync 3')).toHaveLength(1)
  })
})

describe('coming back', () => {
  it('tries again ever more slowly, up to a bound, and asks since the last seen event', () => {
    join(3)
    const waits: number[] = []
    for (let n = 0; n < 8; n++) {
      wire().break()
      const [before, tries] = [clock.now, wires.length]
      while (wires.length === tries) clock.pass(50)
      waits.push(clock.now - before)
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000])
    wire().open()
    expect(wire().of('since')).toMatchObject([{ seq: 3 }])
  })

  it('sends an unanswered action again under the same ref with the seq it was meant for', async () => {
    join(3)
    const acted = socket.act('x')
    wire().break()
    clock.pass(250)
    expect(wire().of('act')).toEqual([])
    wire().say(sync(4))
    const [again] = wire().of('act')
    expect(again).toEqual(wires[0]!.of('act')[0])
    expect(again!.seq).toBe(3)
    wire().say({ t: 'done', ref: again!.ref, seq: 4 })
    await expect(acted).resolves.toBeUndefined()
    wire().break()
    clock.pass(250)
    join(4)
    expect(wire().of('act')).toEqual([])
  })

  it('does not wait when it is told to hurry', () => {
    join(3)
    wire().break()
    socket.hurry()
    expect(wires).toHaveLength(2)
    clock.pass(5000)
    expect(wires.filter((one) => !one.closed)).toHaveLength(1)
  })

  it('gives up a line that stopped answering', () => {
    join(3)
    clock.pass(20_000)
    expect(wire().of('ping')).toHaveLength(1)
    clock.pass(8_000)
    expect(heard.at(-1)).toBe('link away')
    expect(wires[0]!.closed).toBe(true)
  })

  it('keeps a line that answers its pings', () => {
    join(3)
    for (let n = 0; n < 5; n++) {
      clock.pass(20_000)
      wire().say({ t: 'pong', ref: 'p', at: 0 })
    }
    expect(wires).toHaveLength(1)
  })

  it('gives up a connection that never opens', () => {
    clock.pass(8_000)
    expect(wires[0]!.closed).toBe(true)
    expect(heard).toContain('link away')
  })

  it('does not come back to a table that is not there', () => {
    wire().break(4404)
    clock.pass(60_000)
    expect(wires).toHaveLength(1)
    expect(heard).toEqual(['link gone'])
  })

  it('says nothing more once it was left', () => {
    join(3)
    socket.close()
    wire().say(step(4))
    clock.pass(60_000)
    expect(wires).toHaveLength(1)
    expect(heard.at(-1)).toBe('link online')
  })
})

describe('asking', () => {
  it('refuses a second action before the first is answered', async () => {
    join(3)
    void socket.act('x')
    await expect(socket.act('y')).rejects.toMatchObject({ code: 'busy' })
    expect(wire().of('act')).toHaveLength(1)
  })

  it('passes on a refusal, takes the sync that follows a late action, and may act again', async () => {
    join(3)
    const acted = socket.act('x')
    wire().say({ t: 'refused', ref: wire().of('act')[0]!.ref, code: 'stale', message: 'too late', args: {} })
    await expect(acted).rejects.toMatchObject({ code: 'stale' })
    wire().say(sync(5))
    void socket.act('y')
    expect(wire().of('act')[1]).toMatchObject({ seq: 5, text: 'y' })
  })

  it('previews only while the line stands', async () => {
    expect(await socket.preview('x')).toBeNull()
    join(3)
    const asked = socket.preview('x')
    wire().break()
    await expect(asked).rejects.toMatchObject({ code: 'away' })
  })
})
