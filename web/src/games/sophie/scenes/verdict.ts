// Everybody's points in order; equal points share a place.
import type { View } from '../view'

export interface Rank { seat: number; points: number; place: number }

/** Winners first, whoever gave up last. */
export function ranked(view: Pick<View, 'points' | 'winners' | 'conceded'>): Rank[] {
  const weight = (seat: number): number => (view.winners.includes(seat) ? 1e6 : 0) + (view.conceded.includes(seat) ? -1e6 : 0) + (view.points[seat] ?? 0)
  const order = view.points.map((points, seat) => ({ seat, points })).sort((a, b) => weight(b.seat) - weight(a.seat) || a.seat - b.seat)
  return order.map((one) => ({ ...one, place: 1 + order.filter((other) => weight(other.seat) > weight(one.seat)).length }))
}
