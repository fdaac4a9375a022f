// Where one stops while leafing through a game.
import type { Event } from '../../net/types.gen'

/** The plies to stop at: the beginning, what the move list names, what is no action, the end. What chance does unlisted (a deal) comes with what follows. */
export function stopsOf(events: readonly Event[], lines: readonly { seqs: number[] }[]): number[] {
  const named = new Set(lines.flatMap((line) => line.seqs))
  const stays = ({ seq, kind }: Event, at: number) => named.has(seq) || !['act', 'chance', 'lapse'].includes(kind) || at === events.length - 1
  return [0, ...events.flatMap((event, at) => (stays(event, at) ? [at + 1] : []))]
}
