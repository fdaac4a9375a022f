// Plays a score in time: the frame loop between the pure story and the screen.
import { advance, ended, play, type Playing, type Timed } from './score'

export interface Ear<B> {
  /** A new beat has begun. */
  beat(beat: B): void
  /** The story has been told to its end, or was skipped. */
  over(): void
  speed(): number
}

export class Player<B extends Timed> {
  now = $state.raw<Playing<B> | null>(null)
  private frame = 0
  private clock = 0
  private done: (() => void) | null = null

  constructor(private readonly ear: Ear<B>) {}

  /** Begin a score; resolves when it has been played or skipped. */
  start(beats: readonly B[]): Promise<void> {
    this.skip()
    if (document.hidden) {
      this.ear.over()
      return Promise.resolve()
    }
    document.addEventListener('visibilitychange', this.hide)
    this.now = play(beats)
    this.clock = 0
    this.frame = requestAnimationFrame((time) => this.run(time))
    return new Promise((resolve) => (this.done = resolve))
  }

  pause(): void {
    if (this.now) this.now = { ...this.now, paused: !this.now.paused }
  }

  skip(): void {
    if (this.now) this.settle()
  }

  stop(): void {
    this.rest()
    this.done?.()
  }

  /** The beat that is being played. */
  get beat(): B | undefined {
    return this.now?.beats[this.now.index]
  }

  private run(time: number): void {
    if (!this.now) return
    const first = this.clock === 0
    const before = this.now.index
    // A tab that slept must not swallow the story in one gulp.
    this.now = advance(this.now, first ? 0 : Math.min(time - this.clock, 100), this.ear.speed())
    this.clock = time
    if ((first || this.now.index !== before) && this.beat) this.ear.beat(this.beat)
    if (ended(this.now)) return this.settle()
    this.frame = requestAnimationFrame((next) => this.run(next))
  }

  /** A page that nobody sees draws no frames, and its story would never end. */
  private readonly hide = (): void => {
    if (document.hidden) this.skip()
  }

  private rest(): void {
    cancelAnimationFrame(this.frame)
    document.removeEventListener('visibilitychange', this.hide)
    this.now = null
  }

  private settle(): void {
    this.rest()
    this.ear.over()
    this.done?.()
    this.done = null
  }
}
