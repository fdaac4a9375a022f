// Stand-ins for tests of a session: a wire of paper, and a board that takes its time.
import type { Board, Situation } from '../../kit/game'
import type { Wire } from '../../net/socket'

/** What was sent is kept, and the test says what is heard. */
export class PaperWire implements Wire {
  message: (text: string) => void = () => {}
  open: () => void = () => {}
  end: (code: number) => void = () => {}
  sent: string[] = []
  send(text: string) { this.sent.push(text) }
  close() {}
  hear(open: () => void, message: (text: string) => void, end: (code: number) => void) { Object.assign(this, { open, message, end }) }
  say(message: object) { this.message(JSON.stringify(message)) }
}

/** A board that plays until it is told that the story is over. */
export class SlowBoard implements Board<unknown> {
  shown: Situation<unknown>[] = []
  skipped = 0
  private done: (() => void)[] = []
  update(next: Situation<unknown>) {
    this.shown.push(next)
    return next.story.length > 0 ? new Promise<void>((done) => this.done.push(done)) : undefined
  }
  finish() { this.done.shift()?.() }
  skip() { this.skipped++; this.finish() }
  refresh() {}
  destroy() {}
}
