// One table's socket: it comes back by itself, knows what it has seen, and sends every request until it is answered.
import type { Act, Done, Down, Fact, FactDown, Look, Preview, Previewed, Refused, Since, StepDown, Sync, TableInfo } from './types.gen'

/** What a WebSocket offers, so that tests can bring their own. */
export interface Wire {
  send(text: string): void
  close(code?: number): void
  hear(open: () => void, message: (text: string) => void, end: (code: number) => void): void
}

export interface Clockwork {
  after(ms: number, run: () => void): () => void
  random(): number
  ref(): string
}

/** away: trying again; gone: the table does not exist or may not be seen, no use in trying. */
export type Link = 'connecting' | 'online' | 'away' | 'gone'

export interface Listener {
  link(state: Link): void
  sync(message: Sync): void
  step(message: StepDown): void
  fact(message: FactDown): void
  presence(table: TableInfo): void
}

/** A request the server refused, or that could not be made now. */
export class Refusal extends Error {
  constructor(readonly code: string, message: string, readonly args: Record<string, string | number> = {}) {
    super(message)
  }
}

type Request = Act | Preview | Look | Since | Fact
type Answer = Done | Previewed | Sync
interface Open { request: Request; resolve(answer: Answer): void; reject(why: Refusal): void }

const PING_EVERY = 20_000
const PONG_WITHIN = 8_000
const FIRST_WAIT = 250
const LONGEST_WAIT = 8_000
/** Close codes after which coming back is no use: the table may not be seen, or there is none. */
const FINAL = new Set([4403, 4404])

export const realClockwork: Clockwork = {
  after(ms, run) {
    const id = setTimeout(run, ms)
    return () => clearTimeout(id)
  },
  random: Math.random,
  ref: () => newRef(),
}

/** crypto.randomUUID is offered on secure origins only; a table in the local network is not one. */
function newRef(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export class TableSocket {
  /** The last event seen; -1 before the first sync. */
  seq = -1
  link: Link = 'connecting'
  private wire: Wire | null = null
  private open = new Map<string, Open>()
  private synced = false
  private asked = false
  private failures = 0
  private closed = false
  private stopWait: () => void = () => {}
  private stopPing: () => void = () => {}

  constructor(
    private readonly connect: () => Wire,
    private readonly listener: Listener,
    private readonly clockwork: Clockwork = realClockwork,
  ) {
    this.dial()
  }

  /** Take an action. One at a time: a second one before the answer is refused here. */
  act(text: string): Promise<void> {
    if ([...this.open.values()].some((one) => one.request.t === 'act')) {
      return Promise.reject(new Refusal('busy', 'the last action has not been answered yet'))
    }
    return this.ask({ t: 'act', seq: this.seq, text, ref: this.clockwork.ref() }).then(() => undefined)
  }

  fact(kind: Fact['kind'], seat: number, text = ''): Promise<void> {
    return this.ask({ t: 'fact', kind, seat, text, ref: this.clockwork.ref() }).then(() => undefined)
  }

  look(seat: number): Promise<void> {
    return this.ask({ t: 'look', seat, ref: this.clockwork.ref() }).then(() => undefined)
  }

  /** What would this action do? Null when the connection is down: a preview is not worth waiting for. */
  async preview(text: string): Promise<Previewed | null> {
    if (this.link !== 'online') return null
    const answer = await this.ask({ t: 'preview', seq: this.seq, text, ref: this.clockwork.ref() })
    return answer.t === 'previewed' ? answer : null
  }

  /** Do not wait for the next try: the network is said to be back, or somebody looks again. */
  hurry(): void {
    if (this.link === 'away') {
      this.stopWait()
      this.dial()
    }
  }

  close(): void {
    this.closed = true
    this.stopWait()
    this.drop()
    for (const one of this.open.values()) one.reject(new Refusal('closed', 'the table was left'))
    this.open.clear()
  }

  private ask(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.open.set(request.ref, { request, resolve, reject })
      if (this.synced) this.send(request)
    })
  }

  private send(message: object): void {
    this.wire?.send(JSON.stringify(message))
  }

  private dial(): void {
    this.enter(this.failures === 0 ? 'connecting' : 'away')
    const wire = this.connect()
    this.wire = wire
    wire.hear(
      () => this.wire === wire && this.since(),
      (text) => this.wire === wire && this.hear(text),
      (code) => this.wire === wire && this.lost(code),
    )
    // A connection that neither opens nor fails is given up like one that stopped answering.
    this.stopPing()
    this.stopPing = this.clockwork.after(PONG_WITHIN, () => this.synced || this.lost(1006))
  }

  private since(): void {
    if (this.asked) return
    this.asked = true
    this.send({ t: 'since', seq: Math.max(0, this.seq), ref: this.clockwork.ref() })
  }

  private lost(code: number): void {
    this.drop()
    for (const [ref, one] of this.open) {
      if (one.request.t !== 'preview') continue
      this.open.delete(ref)
      one.reject(new Refusal('away', 'the connection was lost'))
    }
    if (this.closed) return
    if (FINAL.has(code)) return this.enter('gone')
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures)
    this.failures += 1
    this.enter('away')
    this.stopWait = this.clockwork.after(wait * (0.5 + this.clockwork.random() / 2), () => this.dial())
  }

  private drop(): void {
    const wire = this.wire
    this.wire = null
    this.synced = false
    this.asked = false
    this.stopPing()
    wire?.close()
  }

  private enter(link: Link): void {
    if (this.link === link) return
    this.link = link
    this.listener.link(link)
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as Down
    this.watch()
    switch (message.t) {
      case 'sync': return this.hearSync(message)
      case 'step': return this.next(message.seq, () => this.listener.step(message))
      case 'fact': return this.next(message.seq, () => this.listener.fact(message))
      case 'tick': return this.next(message.seq, () => {})
      case 'presence': return this.listener.presence(message.table)
      case 'previewed': return this.answered(message.ref, (one) => one.resolve(message))
      case 'done': return this.answered(message.ref, (one) => one.resolve(message))
      case 'refused': return this.hearRefused(message)
      case 'pong': return
    }
  }

  /** Events come in order, each once: what was seen is dropped, and a gap is asked for. */
  private next(seq: number, tell: () => void): void {
    if (!this.synced || seq <= this.seq) return
    if (seq > this.seq + 1) return this.since()
    this.seq = seq
    tell()
  }

  private hearSync(message: Sync): void {
    const fresh = !this.synced
    this.asked = false
    if (message.seq >= this.seq) {
      this.seq = message.seq
      this.listener.sync(message)
    }
    this.synced = true
    this.failures = 0
    this.enter('online')
    this.answered(message.ref, (one) => one.resolve(message))
    // Whatever was not answered before the connection broke is sent again under the same ref; it counts once.
    if (fresh) for (const one of this.open.values()) this.send(one.request)
  }

  private hearRefused(message: Refused): void {
    this.answered(message.ref, (one) => one.reject(new Refusal(message.code, message.message, message.args)))
  }

  private answered(ref: string, tell: (one: Open) => void): void {
    const one = this.open.get(ref)
    if (!one) return
    this.open.delete(ref)
    tell(one)
  }

  /** A silent line is asked whether it is there, and given up when it does not say. */
  private watch(): void {
    this.stopPing()
    this.stopPing = this.clockwork.after(PING_EVERY, () => {
      this.send({ t: 'ping', ref: this.clockwork.ref() })
      this.stopPing = this.clockwork.after(PONG_WITHIN, () => this.lost(1006))
    })
  }
}
