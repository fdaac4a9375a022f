// What the pages ask for is written in both languages, and nothing else is.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import book from './lessons.json' with { type: 'json' }

const here = import.meta.dirname
const code = readdirSync(here).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts')).map((name) => readFileSync(join(here, name), 'utf8')).join('\n')
const titles = ['learn-how', 'learn-first', 'learn-cards']
const asked = new Set([
  ...[...code.matchAll(/['`]((?:learn|lesson|cards)-[a-z-]+[a-z])['`]/g)].map((found) => found[1] as string),
  ...book.rules.flatMap(({ slug }) => [`learn-rule-${slug}`, `learn-rule-${slug}-text`]),
  ...Object.keys(book.examples).flatMap((slug) => [`learn-ex-${slug}`, `learn-ex-${slug}-text`]),
  ...book.first.flatMap((_, n) => ['', '-text', '-done', '-again'].map((part) => `learn-first-${n + 1}${part}`)),
  ...['side-Il', 'side-Po', 'side', 'strong', 'strong-edges', 'strong-corners', 'face-Il', 'face-Po'].map((part) => `cards-${part}`),
])

describe.each(['en', 'es'])('%s', (locale) => {
  const read = (folder: string): string[] => [...readFileSync(join(here, folder, `${locale}.ftl`), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] as string)
  const written = read('text')

  test('says all that is asked for', () => expect([...asked].filter((id) => !written.includes(id) && !titles.includes(id))).toEqual([]))
  test('says nothing that nobody asks for', () => expect(written.filter((id) => !asked.has(id))).toEqual([]))
  test('says each thing once', () => expect(written.length).toBe(new Set(written).size))
  test('has the titles where the list of pages finds them', () => expect(titles.filter((id) => !read('../text').includes(id))).toEqual([]))
})
