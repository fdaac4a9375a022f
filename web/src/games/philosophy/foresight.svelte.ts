// What actions would do, asked of the server once each and kept until the position changes.
import type { Preview } from '../../kit/game'
import type { View } from './view'

type Answer = Preview<View> | null

/** A pointer that only passes by asks nothing. */
const PATIENCE = 50

export class Foresight {
  private answers = $state.raw<ReadonlyMap<string, Answer>>(new Map())
  private asked = new Set<string>()
  private round = 0

  constructor(private readonly ask: (text: string) => Promise<Answer>) {}

  known(text: string): Answer {
    return this.answers.get(text) ?? null
  }

  /** Find out what an action would do; the answer stops the asking, if it has not begun. */
  wonder(text: string): (() => void) | undefined {
    if (!text || this.asked.has(text)) return undefined
    const timer = setTimeout(() => void this.learn(text, this.round), PATIENCE)
    return () => clearTimeout(timer)
  }

  forget(): void {
    this.round++
    this.asked.clear()
    this.answers = new Map()
  }

  private async learn(text: string, round: number): Promise<void> {
    this.asked.add(text)
    const answer = await this.ask(text).catch(() => null)
    if (round !== this.round) return
    if (answer) this.answers = new Map(this.answers).set(text, answer)
    else this.asked.delete(text)
  }
}
