// What the eye is led to: the aim of the Idea under attention, the lines that conclude, the traces of the last action.
import { choosing, mover, stand, type Model } from './model'
import { impact, type Impact } from './signs'
import { spot } from './space'
import { kindOf, seatOf, trailsOf, type Beat, type Trail } from './story'
import { SEATS } from './tiles'
import { at, type Conclusion, type View } from './view'

/** Where an Idea aims; `weak` when nothing would come of it. */
export interface Aimed { impact: Impact; seat: number; weak: boolean }

const aimed = (kind: string, facing: string, space: string, seat: number, weak: boolean): Aimed | null => {
  const found = impact(kind, facing, space)
  return found && { impact: found, seat, weak }
}

/** The aim of what is held or looked at; `idle` when the held Idea is not known to set anything in motion. */
export function aimOf(m: Model, view: View, idle: boolean): Aimed | null {
  if (m.held) return aimed(m.held.tile, m.held.facing, stand(m), m.held.seat, idle)
  const tile = at(view, choosing(m) && view.phase === 'react' ? m.chosen || m.over : m.over)
  return tile ? aimed(tile.tile, tile.facing, tile.space, tile.colour, !at(view, tile.target)) : null
}

/** The aim of the Idea that activates in this beat. */
export function aimOfBeat(beat: Beat | undefined): Aimed | null {
  const step = beat?.steps[0]
  if (!beat || step?.kind !== 'activate') return null
  const space = step.marks[0] ?? ''
  const piece = [...beat.before].find(([, place]) => place.startsWith(`${space}/`))
  return piece ? aimed(kindOf(piece[0]), piece[1].slice(3), space, seatOf(piece[0]), false) : null
}

/** The line that a beat draws. */
export function linesOfBeat(beat: Beat | undefined): Conclusion[] {
  const step = beat?.steps[0]
  return step?.kind === 'conclusion' ? [{ seat: SEATS.findIndex((s) => s === step.args.seat), spaces: step.marks }] : []
}

/** The newest Idea of the turn and the spaces that its tiles came from. */
export interface Latest { space: string; from: string[]; trails: Trail[] }

export const NONE: Latest = { space: '', from: [], trails: [] }

/** The traces after some beats: a placement begins them anew, a choice adds to them. */
export function traced(latest: Latest, beats: readonly Beat[]): Latest {
  const put = beats.flatMap((b) => b.steps).find((step) => step.kind === 'place')
  const from = beats.flatMap((b) => b.flights.map((f) => f.start.slice(0, 2)).filter((name) => spot(name)))
  const trails = trailsOf(beats)
  return put ? { space: put.marks[0] ?? '', from, trails } : { space: latest.space, from: [...latest.from, ...from], trails }
}

export type Mode = 'place' | 'choose' | 'play' | 'watch'

export const modeOf = (m: Model, playing: boolean): Mode =>
  playing ? 'play' : mover(m) < 0 ? 'watch' : choosing(m) ? 'choose' : m.now.view.phase === 'place' ? 'place' : 'watch'
