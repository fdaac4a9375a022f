// How the people at a table are called.
import type { Say } from '../../kit/game'
import type { SeatInfo } from '../../net/types.gen'

/** What stands on a seat's plate: a name, an owl's strength, or that nobody sits there. */
export function seatName(say: Say, seat: SeatInfo): string {
  if (seat.kind === 'open') return say('seat-open')
  if (seat.kind === 'bot') return say('level', { level: seat.level })
  return seat.name || (seat.mine ? say('seat-you') : say('talk-spectator'))
}
