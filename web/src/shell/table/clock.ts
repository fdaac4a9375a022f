// Time as a player reads it.
import type { ClockInfo } from '../../net/types.gen'

/** Milliseconds left for a seat, `since` milliseconds after the clock was sent. */
export function left(clock: ClockInfo, seat: number, since: number): number {
  const then = clock.left[seat] ?? 0
  return Math.max(0, clock.running === seat ? then - since : then)
}

/** Milliseconds that a clock told at `told` has visibly run on: our own stops when our action is sent (`sent`, -1 for none on its way). */
export function ran(now: number, told: number, sent: number): number {
  return Math.max(0, (sent < 0 ? now : Math.min(now, sent)) - told)
}

export interface Reading { days: number; hours: number; minutes: number; seconds: number; tenths: number }

export function reading(ms: number): Reading {
  const tenths = Math.ceil(ms / 100)
  const seconds = Math.floor(tenths / 10)
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  return { days: Math.floor(hours / 24), hours: hours % 24, minutes: minutes % 60, seconds: seconds % 60, tenths: tenths % 10 }
}

const two = (n: number): string => String(n).padStart(2, '0')

/** "1:02:03", "4:09", and "0:07.3" when it gets tight. */
export function digits(ms: number): string {
  const { days, hours, minutes, seconds, tenths } = reading(ms)
  if (days + hours > 0) return `${days * 24 + hours}:${two(minutes)}:${two(seconds)}`
  return ms < 10_000 ? `${minutes}:${two(seconds)}.${tenths}` : `${minutes}:${two(seconds)}`
}
