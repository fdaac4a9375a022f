// Sentences of the table, put together from the board's words and the deck's: what a card is, why it goes with another, what is expected.
import type { Args, Say, Situation, Step } from '../../kit/game'
import { keyOf, OWL, parse, seatOf } from './cards'
import type { Deck } from './deck.svelte'
import { acting, cost, gain, lights, mover, offers, offersAt, type Light, type Model } from './model'
import type { Reason } from './relations'
import { personal, type View } from './view'

/** A sentence that speaks for or against. */
export interface Line { yes: boolean; text: string }

export const seatWord = (say: Say, seat: number): string => say(`seat-${keyOf(seat)}`)

/** What a seat is called at this table. */
export const nameOf = (say: Say, now: Pick<Situation<View>, 'seats'>, seat: number): string => now.seats[seat]?.name || seatWord(say, seat)

export const titleOf = (deck: Deck, card: string): string => deck.title(parse(card)?.id ?? card)

/** The one sentence why a card goes with or against another. */
export function ofReason(say: Say, deck: Deck, { card, target, mark }: Reason): string {
  if (mark === 'owl') return say('board-why-owl')
  const at = parse(card)
  if (mark === '') return say('board-why-number', { name: deck.name(at?.number ?? 0), card: titleOf(deck, card), other: titleOf(deck, target) })
  return deck.why(at?.id ?? '', mark) || say('board-why-mark', { card: titleOf(deck, card), mark: deck.mark(mark).name })
}

const linesOf = (say: Say, deck: Deck, light: Light | undefined): Line[] =>
  light ? [...(light.no ? [{ yes: false, text: ofReason(say, deck, light.no) }] : []), ...(light.yes ? [{ yes: true, text: ofReason(say, deck, light.yes) }] : [])] : []

/** The marks of a list by their names. */
const listed = (deck: Deck, marks: readonly string[]): string => marks.map((mark) => deck.mark(mark).name).join(', ')

/** What a screen reader hears of a card; `whole` with its lists. */
export function ofCard(say: Say, deck: Deck, card: string, whole: boolean): string {
  const at = parse(card)
  const face = at && deck.face(at.id)
  if (!at || !face) return card
  const owner = at.owner ? say('board-owned', { name: seatWord(say, seatOf(at.owner)) }) : ''
  const args = { title: face.title, name: deck.name(at.number), number: at.number, type: deck.type(at.type), letter: deck.mark(face.letter).name, drawing: deck.mark(face.drawing).name }
  if (at.number === OWL) return [say('board-owl', args), owner].filter(Boolean).join(' ')
  const lists = whole ? [face.supports.length ? say('board-supports', { list: listed(deck, face.supports) }) : '', face.refutes.length ? say('board-refutes', { list: listed(deck, face.refutes) }) : ''] : []
  return [say('board-card', args), owner, ...lists].filter(Boolean).join(' ')
}

/** A card on the table, with what the held one would do to it. */
export function ofLying(say: Say, deck: Deck, card: string, light: Light | undefined): string {
  const why = linesOf(say, deck, light).map(({ yes, text }) => say(yes ? 'board-light-yes' : 'board-light-no', { why: text }))
  return [ofCard(say, deck, card, false), ...why].join(' ')
}

/** What is expected of whoever is to move here; nothing when that is somebody else. */
export function expected(say: Say, view: View, now: Pick<Situation<View>, 'live' | 'mine' | 'legal'>): string {
  if (view.phase === 'pick' && view.turn >= 0 && now.mine.includes(view.turn)) return say('board-expect-pick')
  if (view.phase !== 'play' || !now.live || !now.mine.includes(view.turn)) return ''
  if (view.options.play === 'four_colours') return say('colours-expect')
  if (now.legal.length === 1 && now.legal[0]!.endsWith(':-')) return say('board-expect-pass')
  return say(view.rows[view.turn]?.length ? 'board-expect-play' : 'board-expect-open')
}

/** What the held card does: to what is pointed at, else in all. */
export function ofHeld(say: Say, deck: Deck, m: Model): { caption: string; lines: Line[] } {
  const title = titleOf(deck, m.held)
  const found = lights(m.now.view, deck.face, m.held)
  const [kind, name = ''] = m.over.split('/')
  const here = kind === 'card' ? [name] : kind === 'row' ? (m.now.view.rows[seatOf(name)] ?? []) : []
  const lines = here.flatMap((card) => linesOf(say, deck, found.get(card)).filter((line) => kind === 'card' || line.yes))
  if (kind === 'card' && lines.length) return { caption: say('board-held-on', { card: title, other: titleOf(deck, name) }), lines }
  if (lines.length) return { caption: say('board-held-row', { card: title, name: nameOf(say, m.now, seatOf(name)) }), lines: lines.slice(0, 3) }
  const lit = [...found.values()]
  const [yes, no] = [lit.filter((light) => light.yes).length, lit.filter((light) => light.no).length]
  const opens = offersAt(m, `row/${keyOf(mover(m))}`).some((offer) => offer.kind === 'open')
  const some = yes || no ? say('board-held-some', { card: title, yes, no }) : say('board-held-none', { card: title })
  return { caption: [some, opens ? say('board-held-open') : acting(m) && offers(m).length ? say('board-expect-target') : ''].filter(Boolean).join(' '), lines: [] }
}

/** What a pass or a question costs or brings, asked before it is done. */
export function ofAsking(say: Say, m: Model): string {
  if (m.asking !== 'pass') {
    const seat = seatOf(m.asking.slice(9))
    return say(personal(m.now.view) ? 'board-question-own' : 'board-question-both', { name: nameOf(say, m.now, seat), count: gain(m, seat) })
  }
  const { cards, heir } = cost(m)
  if (!cards) return say('board-pass-nothing')
  if (heir < 0) return say('board-pass-stays', { count: cards })
  return say(personal(m.now.view) ? 'board-pass-oblivion' : 'board-pass-cedes', { count: cards, name: nameOf(say, m.now, heir) })
}

const QUOTES: Record<string, string> = { es: '«»', de: '„“' }

/** The step's arguments as the shell tells them: titles in place of cards, and in place of a mark the sentence that makes the relation true. */
export function worded(deck: Deck, step: Step): Args {
  const [first, last] = QUOTES[document.documentElement.lang] ?? '“”'
  const args: Args = { ...step.args }
  for (const name of ['card', 'target']) if (typeof args[name] === 'string' && parse(args[name])) args[name] = `${first}${titleOf(deck, args[name])}${last}`
  const at = step.kind === 'reason' ? parse(String(step.args.card)) : null
  return at ? { ...args, mark: deck.why(at.id, String(step.args.mark ?? '')) } : args
}
