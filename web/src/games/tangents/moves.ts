// The move list: one line for each turn, as the notation writes it. What chance deals is not listed; a pass is a dash, and what begins the second game of a match is a line of its own.
import type { Event } from '../../kit/game'
import { SIDES } from './deck.svelte'
import { seatOf } from './view'

export interface Line { text: string; seat: number; seqs: number[] }

const DEAL = /^..\+/
const DIE = /^..:d\d/
const THROW = /^..:(rock|paper|scissors|\?)$/
const SHOWN = /^(\w+)\/(\w+)$/

/** What stands: a takeback withdraws the actions from an event's number on. */
const standing = (log: readonly Event[]): Event[] =>
  log.reduce<Event[]>((kept, event) => (event.kind === 'takeback' ? kept.filter((e) => !['act', 'chance'].includes(e.kind) || e.seq < Number(event.text)) : [...kept, event]), [])

/** Whose line it is: the text says so, for what chance does too; what both did together is under the first seat. */
const lineSeat = (event: Event): number => Math.max(0, seatOf(event.text.slice(0, 2)))

function lineOf(event: Event): Line | null {
  const { kind, seat, seq, text } = event
  if (kind === 'concede') return { text: `${SIDES[seat] ?? '?'}-`, seat, seqs: [seq] }
  if (kind === 'respect') return { text: `R:${SIDES[Number(text)] ?? '?'}`, seat, seqs: [seq] }
  if (!['act', 'chance'].includes(kind) || DEAL.test(text) || THROW.test(text)) return null
  const shown = SHOWN.exec(text)
  const said = shown ? `Il:${shown[1]} Po:${shown[2]}` : text.endsWith(':--') ? `${text.slice(0, 3)}—` : text
  return { text: said, seat: lineSeat(event), seqs: [seq] }
}

/** Both dice stand on one line, and throws are listed once they are shown. */
export function moves(log: readonly Event[]): Line[] {
  const lines: Line[] = []
  for (const event of standing(log)) {
    const line = lineOf(event)
    const last = lines.at(-1)
    if (!line) continue
    if (last && last.seqs.length === 1 && DIE.test(last.text) && DIE.test(line.text)) Object.assign(last, { text: `${last.text} ${line.text}`, seqs: [...last.seqs, ...line.seqs] })
    else lines.push(line)
  }
  return lines
}
