// What a table's log says: which actions still stand, and what was said.
import type { Event } from '../../net/types.gen'

/** The actions that stand: those of players and of chance that no takeback has withdrawn. */
export function standing(log: readonly Event[]): Event[] {
  const line: Event[] = []
  for (const event of log) {
    if (event.kind === 'act' || event.kind === 'chance') line.push(event)
    // The text of a takeback is the number of the first event that it withdraws.
    if (event.kind === 'takeback') while (line.length > 0 && line.at(-1)!.seq >= Number(event.text)) line.pop()
  }
  return line
}

/** Two logs as one, in order and each event once. */
export function merged(known: readonly Event[], more: readonly Event[]): Event[] {
  const last = known.at(-1)?.seq ?? 0
  const fresh = more.filter((event) => event.seq > last)
  return fresh.length === 0 ? [...known] : [...known, ...fresh]
}

const SPOKEN = new Set(['say', 'join', 'start', 'offer', 'accept', 'decline', 'takeback', 'draw', 'concede', 'flag', 'respect'])

/** What belongs under "talk": chat, and the facts of the match that are not moves. */
export const talk = (log: readonly Event[]): Event[] => log.filter((event) => SPOKEN.has(event.kind))
