// Every sentence that the scenes ask for is written in both languages, and none is written that nobody asks for.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const here = import.meta.dirname
const sources = readdirSync(here, { encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
const code = sources.map((name) => readFileSync(join(here, name), 'utf8')).join('\n')
const quoted = [...code.matchAll(/['`](scene-[a-z-]+[a-z])['`]/g)].map((found) => found[1] as string)
const all = (stem: string, ...ends: string[]): string[] => ends.map((end) => `scene-${stem}-${end}`)
const families = [
  ...all('pile', 'mythology', 'hellas', 'middle', 'renaissance', 'enlightenment', 'modern', 'philosophy', 'big'), ...all('vote', 'more', 'none', 'abstain', 'right', 'wrong'),
  ...['speak', 'vote', 'opened', 'alone'].flatMap((stage) => [`scene-big-${stage}`, `scene-big-${stage}-you`]), ...['forgetting', 'lake'].flatMap((place) => [`scene-${place}`, ...all(place, 'open', 'closed')]),
  ...['rabbit', 'gadfly'].flatMap((place) => [`scene-${place}`, `scene-${place}-text`]),
]
const asked = new Set([...quoted, ...families])

describe.each(['en', 'es'])('%s', (locale) => {
  const text = readFileSync(join(here, '../text', `${locale}.ftl`), 'utf8')
  const written = [...text.matchAll(/^(scene-[\w-]*) =/gm)].map((found) => found[1] as string)

  test('says all that is asked for', () => expect([...asked].filter((id) => !written.includes(id))).toEqual([]))
  test('says nothing that nobody asks for', () => expect(written.filter((id) => !asked.has(id))).toEqual([]))
  test('says each thing once', () => expect(written.length).toBe(new Set(written).size))
})
