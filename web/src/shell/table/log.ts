// A table's log: how it grows, and what was said.
import type { Say } from '../../kit/game'
import type { Event } from '../../net/types.gen'

/** Two logs as one, in order and each event once; a whole log takes the place of the old one, since other eyes may see other texts. */
export function merged(known: readonly Event[], more: readonly Event[]): Event[] {
  if (more[0]?.seq === 1) return [...more]
  const last = known.at(-1)?.seq ?? 0
  const fresh = more.filter((event) => event.seq > last)
  return fresh.length === 0 ? [...known] : [...known, ...fresh]
}

const SPOKEN = new Set(['say', 'join', 'start', 'offer', 'accept', 'decline', 'takeback', 'draw', 'concede', 'flag', 'respect'])

/** What belongs under "talk": chat, and the facts of the match that are not moves. */
export const talk = (log: readonly Event[]): Event[] => log.filter((event) => SPOKEN.has(event.kind))

/** What belongs under "talk" as a sentence; "" for anything else. `names` are those of the seats. */
export function told(say: Say, event: Event, names: readonly string[]): string {
  if (!SPOKEN.has(event.kind)) return ''
  const nameOf = (seat: number) => names[seat] || event.name || say('talk-spectator')
  if (event.kind === 'respect') return say('fact-respect', { from: nameOf(event.seat), to: nameOf(Number(event.text)) })
  return say(`fact-${event.kind}`, { name: (event.kind === 'join' && event.text) || nameOf(event.seat), what: event.text, text: event.text })
}
