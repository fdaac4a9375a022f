// Every sentence that the board asks for is written in both languages, and none is written that nobody asks for.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const here = import.meta.dirname
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
const code = sources.map((name) => readFileSync(join(here, name), 'utf8')).join('\n')
const quoted = [...code.matchAll(/['`](board-[A-Za-z-]+[A-Za-z])['`]/g)].map((found) => found[1] as string)
const families = [
  ...['start', 'deal', 'pick', 'draw', 'over'].map((phase) => `board-phase-${phase}`), ...['open', 'support', 'refute'].map((kind) => `board-do-${kind}`),
  ...['library', 'oblivion'].flatMap((kind) => [`board-${kind}`, `board-${kind}-of`, `board-${kind}-note`]), ...['over', 'turn', 'watching', 'line'].map((why) => `board-no-${why}`),
]
const asked = new Set([...quoted, ...families])

describe.each(['en', 'es'])('%s', (locale) => {
  const text = readFileSync(join(here, 'text', `${locale}.ftl`), 'utf8')
  const written = [...text.matchAll(/^(board-[\w-]*) =/gm)].map((found) => found[1] as string)

  test('says all that is asked for', () => expect([...asked].filter((id) => !written.includes(id))).toEqual([]))
  test('says nothing that nobody asks for', () => expect(written.filter((id) => !asked.has(id))).toEqual([]))
  test('says each thing once', () => expect(written.length).toBe(new Set(written).size))
})
