// A speech in the making: the draft that this tab keeps, and its way to the table.
import { inOneRoom, keep, placeOf, read, setRoom, type Draft } from './draft'
import { linesOf } from './speech'

export class Speaking {
  draft = $state.raw<Draft>({ text: '', told: false })
  room = $state(false)
  private place = ''
  private underway: Promise<void> | null = null

  constructor(private readonly tell: (text: string) => Promise<void>) {
    this.room = inOneRoom(globalThis.localStorage)
  }

  /** The question that is spoken about: what was written to it before comes back. */
  open(seat: number, turn: string): void {
    const place = placeOf(location.pathname, seat, turn)
    if (place === this.place) return
    this.place = place
    this.draft = read(globalThis.sessionStorage, place)
  }

  write(text: string): void {
    this.set({ text, told: false })
  }

  stay(room: boolean): void {
    this.room = room
    setRoom(globalThis.localStorage, room)
  }

  /** Say what was written, once, in the language it was asked in; what the line does not take waits for the next time. */
  async send(question: string): Promise<void> {
    if (this.room || this.draft.told || !this.draft.text.trim()) return
    this.underway ??= this.lines(question).finally(() => (this.underway = null))
    await this.underway
  }

  private async lines(question: string): Promise<void> {
    const { text } = this.draft
    for (const line of linesOf(question, text)) await this.tell(line)
    this.set({ text, told: true })
  }

  private set(draft: Draft): void {
    this.draft = draft
    keep(globalThis.sessionStorage, this.place, draft)
  }
}
