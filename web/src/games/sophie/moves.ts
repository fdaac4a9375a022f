// The move list: one line for each turn, in the signs of the rules page; what nobody may see yet is not listed, nor what chance says before the first turn.
import type { Event } from '../../kit/game'

export interface Line { text: string; seat: number; seqs: number[] }

const TOLD = new Set(['act', 'lapse', 'chance'])

/** What stands: a takeback withdraws the actions from an event's number on. */
const standing = (log: readonly Event[]): Event[] =>
  log.reduce<Event[]>((kept, event) => (event.kind === 'takeback' ? kept.filter((e) => !TOLD.has(e.kind) || e.seq < Number(event.text)) : [...kept, event]), [])

/** Chance as the log writes it, without its brackets. */
const bare = (text: string): string => text.replace(/^\[(.*)\]$/, '$1')
const isVote = (text: string): boolean => /^v[A-Z]/.test(text)

/** Cards drawn and orders of answers are nobody's to know, a vote is told when all are opened, and what a program knows is no move of the game. */
const said = (text: string, chance: boolean): string => ((chance ? /^(?:k[\d?].*|o.*|\?)$/.test(text) : isVote(text) || text.startsWith('%')) ? '' : text === 'ask' ? '?' : text)

export function moves(log: readonly Event[]): Line[] {
  const lines: Line[] = []
  for (const { kind, seat, seq, text: written } of standing(log)) {
    if (kind === 'concede' || kind === 'respect') lines.push({ text: kind === 'concede' ? '–' : '=', seat, seqs: [seq] })
    if (!TOLD.has(kind)) continue
    const chance = kind === 'chance'
    const text = bare(written)
    const last = lines.at(-1)
    if (last && (chance || isVote(text) || last.seat === seat)) Object.assign(last, { text: `${last.text} ${said(text, chance)}`.trim(), seqs: [...last.seqs, seq] })
    else if (!chance) lines.push({ text: said(text, chance), seat, seqs: [seq] })
  }
  return lines
}
