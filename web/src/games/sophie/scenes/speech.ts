// A speech goes over the table's talk: how it is written there, and how it is found again under its Big Question.
import type { Said } from '../../../kit/game'

/** The longest line that a table takes. */
const LINE = 500
/** So much can be written to one question: what one says in a minute. */
export const LONGEST = 1200

const MORE = '… '
const AFTER = ' — '

/** One line, without runs of blanks. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Cut at a blank, where there is one near. */
function cut(text: string, room: number): [string, string] {
  if (text.length <= room) return [text, '']
  const blank = text.lastIndexOf(' ', room)
  const at = blank > room / 2 ? blank : room
  return [text.slice(0, at), text.slice(at).trimStart()]
}

/** The lines to say: the question that is answered, the words, and where they are long more lines that go on. */
export function linesOf(question: string, words: string): string[] {
  const head = plain(question) + AFTER
  let [line, rest] = cut(plain(words).slice(0, LONGEST), LINE - head.length)
  const lines = line ? [head + line] : []
  while (rest) {
    [line, rest] = cut(rest, LINE - MORE.length)
    lines.push(MORE + line)
  }
  return lines
}

/** What a seat said to a Big Question, "" where nothing was written: the latest lines that begin with it, in any language. */
export function speechOf(said: readonly Said[], seat: number, words: Readonly<Record<string, { question: string }>>): string {
  const own = said.filter((line) => line.seat === seat)
  const heads = Object.values(words).map(({ question }) => plain(question) + AFTER)
  const at = own.findLastIndex((line) => heads.some((head) => line.text.startsWith(head)))
  if (at < 0) return ''
  const first = own[at]!.text
  const parts = [first.slice(heads.find((head) => first.startsWith(head))!.length)]
  for (const line of own.slice(at + 1)) {
    if (!line.text.startsWith(MORE)) break
    parts.push(line.text.slice(MORE.length))
  }
  return parts.join(' ')
}
