// The move list: the log's actions gathered into turns, written as players write them.
import type { Event } from '../../kit/game'
import { SEATS } from './tiles'

export interface Line { text: string; seat: number; seqs: number[] }

/** A turn while it is being gathered: the placement and the choices that followed. */
interface Turn { seat: number; place: string; choices: string[]; seqs: number[] }

const name = (seat: number): string => SEATS[seat] ?? '?'

const isPlacement = (text: string): boolean => text.length === 6

function written({ seat, place, choices, seqs }: Turn): Line {
  const after = choices.length ? `[${choices.join('')}]` : ''
  return { text: `${name(seat)}:${place}${after}`, seat, seqs }
}

/** What is written of a match fact; the others leave no trace in the notation. */
function fact(event: Event): Line | null {
  const { seat, seq } = event
  if (event.kind === 'concede') return { text: `${name(seat)}-`, seat, seqs: [seq] }
  if (event.kind === 'respect') return { text: `R:${name(Number(event.text))}`, seat, seqs: [seq] }
  return null
}

/** What stands: a takeback withdraws the actions from an event's number on. */
const standing = (log: readonly Event[]): Event[] =>
  log.reduce<Event[]>((kept, event) => (event.kind === 'takeback' ? kept.filter((e) => e.kind !== 'act' || e.seq < Number(event.text)) : [...kept, event]), [])

/** A concession may come in the middle of another's turn: choices join the last turn that was begun. */
export function moves(log: readonly Event[]): Line[] {
  const lines: (Line | Turn)[] = []
  let open: Turn | null = null
  for (const event of standing(log)) {
    if (event.kind !== 'act') {
      const line = fact(event)
      if (line) lines.push(line)
    } else if (isPlacement(event.text) || !open) {
      open = { seat: event.seat, place: event.text, choices: [], seqs: [event.seq] }
      lines.push(open)
    } else {
      open.choices.push(event.text)
      open.seqs.push(event.seq)
    }
  }
  return lines.map((line) => ('place' in line ? written(line) : line))
}
