// The time controls on offer.
import type { Say } from '../../kit/game'
import type { ClockAsk } from '../../net/types.gen'

export const CLOCKS: readonly ClockAsk[] = [
  { kind: 'none', base: 0, gain: 0 },
  { kind: 'fischer', base: 300, gain: 5 },
  { kind: 'fischer', base: 900, gain: 10 },
  { kind: 'days', base: 3, gain: 0 },
]

export function clockText(say: Say, clock: ClockAsk): string {
  if (clock.kind === 'fischer') return say('clock-fischer', { base: Math.round((clock.base ?? 0) / 60), gain: clock.gain ?? 0 })
  if (clock.kind === 'days') return say('clock-days', { days: clock.base ?? 0 })
  return say('clock-none')
}
