// Which scene lies over the map, if any, and what the keys mean in it.
import { FORGETTING } from '../board'
import type { View } from '../view'

/** `choose`: two questions lie face down. `read`: the latest answer or vote. The places: something happens to whoever comes there. */
export type SceneKind = '' | 'choose' | 'question' | 'big' | 'read' | 'over' | 'forgetting' | 'lake' | 'rabbit' | 'gadfly'

/** What was opened last is read until the next thing happens: `count` things had been asked, `open` while nothing has happened since. */
export interface Reading { count: number; open: boolean }

/** Phases in which nothing has happened yet since the turn before ended; a die tells a turn that has begun to move. */
const QUIET = new Set(['turn', 'roll', 'draw', 'choose', 'over'])

const quiet = (view: View): boolean => QUIET.has(view.phase) && view.die === 0

/** Whoever comes to a table has not been told what was asked before. */
export const arrive = (view: View): Reading => ({ count: view.history.length, open: false })

export function follow(reading: Reading, view: View): Reading {
  const count = view.history.length
  if (count > reading.count) return { count, open: true }
  return count === reading.count && quiet(view) ? reading : { count, open: false }
}

const CHOOSE = new Set(['draw', 'choose', 'read', 'shuffle'])
const PLACES: Readonly<Record<string, SceneKind>> = { rabbit: 'rabbit', jump: 'gadfly' }

export interface Here {
  /** Whether somebody on this page decides now. */
  acting: boolean
  read: boolean
  /** The landing stage from which the lake is crossed. */
  stage: string
}

/** The scene of a view at rest. What is to be read comes before what follows from it, but a question that is asked does not wait. */
export function sceneOf(view: View, { acting, read, stage }: Here): SceneKind {
  if (view.big) return 'big'
  if (view.question && !CHOOSE.has(view.phase)) return 'question'
  if (read) return 'read'
  if (view.question) return 'choose'
  if (view.phase === 'over') return 'over'
  if (!acting) return ''
  if (view.phase === 'turn' && view.places[view.mover] === FORGETTING) return 'forgetting'
  if (view.phase === 'turn' && stage && view.places[view.mover] === stage) return 'lake'
  return PLACES[view.phase] ?? ''
}

/** What the keys 1 to 3, letters and 0 mean, of what may be done now; "" where they mean nothing. */
export function keyed(legal: readonly string[], key: string): string {
  if (key === '0') return legal.includes('a') && legal.includes('-') ? '-' : ''
  if (/^[abc]$/i.test(key)) return legal.includes(key.toLowerCase()) ? key.toLowerCase() : ''
  const at = '123'.indexOf(key)
  if (key.length !== 1 || at < 0) return ''
  const votes = ['+', '0', '.'].map((face) => legal.find((text) => /^v[A-Z][a-z].$/.test(text) && text.endsWith(face)) ?? '')
  const row = [['q1', 'q2'], ['a', 'b', 'c'], ['s+', 's-'], votes].find((one) => one.some((text) => legal.includes(text)))
  return row?.[at] && legal.includes(row[at]) ? row[at] : ''
}
