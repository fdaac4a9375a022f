// Every sentence that the table asks for is written in both languages, and none is written that nobody asks for.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const here = import.meta.dirname
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
const code = sources.map((name) => readFileSync(join(here, name), 'utf8')).join('\n')
const quoted = [...code.matchAll(/['`](board-[A-Za-z-]+[A-Za-z])['`]/g)].map((found) => found[1] as string)
const all = (stem: string, ...ends: string[]): string[] => ends.map((end) => `board-${stem}-${end}`)
const kinds = ['plain', 'philosophy', 'travel', 'major', 'question', 'gadfly', 'forgetting', 'lake']
const families = [
  ...all('epoch-is', 'done', 'kept', 'open'),
  ...all('kind', ...kinds), ...all('do', ...kinds), ...all('about', ...kinds, 'epoch', 'place'),
  ...all('deed', 'ask', 'roll', 'follow', 'speak', 'six', 'stay'), ...all('expect', 'start', 'land', 'gadfly', 'rabbit'), ...all('no', 'over', 'turn', 'watching', 'line'),
]
const asked = new Set([...quoted, ...families])

describe.each(['en', 'es'])('%s', (locale) => {
  const text = readFileSync(join(here, 'text', `${locale}.ftl`), 'utf8')
  const written = [...text.matchAll(/^(board-[\w-]*) =/gm)].map((found) => found[1] as string)

  test('says all that is asked for', () => expect([...asked].filter((id) => !written.includes(id))).toEqual([]))
  test('says nothing that nobody asks for', () => expect(written.filter((id) => !asked.has(id))).toEqual([]))
  test('says each thing once', () => expect(written.length).toBe(new Set(written).size))
})
