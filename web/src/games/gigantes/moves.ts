// The move list: one line for each turn, as the notation writes it. What chance says, deals and draws is not listed; the cards of a personal deck are one line,
// and so is a question of four colours with its answer.
import type { Event } from '../../kit/game'
import { SEATS } from './cards'

export interface Line { text: string; seat: number; seqs: number[] }

const PICK = /^..=/
/** How a question of four colours is answered: no, yes, or yes and that makes a quartet. */
const ANSWER = /^..(?:-|(>)..)[CEWB]\d+(!?)$/

/** What stands: a takeback withdraws the actions from an event's number on. */
const standing = (log: readonly Event[]): Event[] =>
  log.reduce<Event[]>((kept, event) => (event.kind === 'takeback' ? kept.filter((e) => !['act', 'chance'].includes(e.kind) || e.seq < Number(event.text)) : [...kept, event]), [])

function lineOf({ kind, seat, seq, text }: Event): Line | null {
  if (kind === 'concede') return { text: `${SEATS[seat] ?? '?'}-`, seat, seqs: [seq] }
  if (kind === 'respect') return { text: `R:${SEATS[Number(text)] ?? '?'}`, seat, seqs: [seq] }
  if (kind !== 'act') return null
  if (text === '?') return { text: `${SEATS[seat] ?? ''}=`, seat, seqs: [seq] }
  return { text: text.endsWith(':-') ? `${text.slice(0, 3)}—` : text, seat, seqs: [seq] }
}

export function moves(log: readonly Event[]): Line[] {
  const lines: Line[] = []
  for (const event of standing(log)) {
    const line = lineOf(event)
    const last = lines.at(-1)
    const answer = event.kind === 'chance' && last?.text.includes(':?') ? ANSWER.exec(event.text) : null
    if (answer) Object.assign(last!, { text: `${last!.text} ${answer[1] ? (answer[2] ? '!' : '+') : '–'}`, seqs: [...last!.seqs, event.seq] })
    if (!line) continue
    if (last && PICK.test(last.text) && PICK.test(line.text) && last.seat === line.seat) Object.assign(last, { text: last.text + line.text.slice(3), seqs: [...last.seqs, ...line.seqs] })
    else lines.push(line)
  }
  return lines.map((line) => (/^..=$/.test(line.text) ? { ...line, text: `${line.text}${'?'.repeat(line.seqs.length)}` } : line))
}
