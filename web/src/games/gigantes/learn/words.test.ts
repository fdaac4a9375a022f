// What the pages ask for is written in all three languages, and nothing else is.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import book from './lessons.json' with { type: 'json' }

const here = import.meta.dirname
const code = readdirSync(here).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts')).map((name) => readFileSync(join(here, name), 'utf8')).join('\n')
const titles = ['learn-how', 'learn-first', 'learn-four', 'learn-cards']
const asked = new Set([
  ...[...code.matchAll(/['`]((?:learn|lesson|cards)-[a-z-]+[a-z])['`]/g)].map((found) => found[1] as string),
  ...book.parts.flatMap(({ slug, rules }) => [`learn-part-${slug}`, ...rules.flatMap((rule) => [`learn-rule-${rule.slug}`, `learn-rule-${rule.slug}-text`])]),
  ...book.options.map((option) => `learn-option-${option}`),
  ...Object.keys(book.examples).flatMap((slug) => [`learn-ex-${slug}`, `learn-ex-${slug}-text`]),
  ...Object.entries(book.games).flatMap(([name, { watch }]) => [`learn-${name}-lead`, ...watch.flatMap((_, n) => ['', '-text', '-done', '-again'].map((part) => `learn-${name}-${n + 1}${part}`))]),
  ...['supports', 'refutes', 'supported', 'refuted', 'tie-supports', 'tie-refutes', 'epoch', 'tradition', 'type'].map((part) => `cards-${part}`),
])
const titled = new Set(['In', 'Te', 'Sa', 'Am', ...'CEWB'.split('').flatMap((type) => Array.from({ length: 13 }, (_, n) => `${type}${n + 1}`))])
const text = (folder: string, locale: string): string => readFileSync(join(here, folder, `${locale}.ftl`), 'utf8')
const ids = (words: string): string[] => [...words.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] as string)

describe.each(['en', 'es', 'de'])('%s', (locale) => {
  const words = text('text', locale)
  const written = ids(words)

  test('says all that is asked for', () => expect([...asked].filter((id) => !written.includes(id) && !titles.includes(id))).toEqual([]))
  test('says nothing that nobody asks for', () => expect(written.filter((id) => !asked.has(id))).toEqual([]))
  test('says each thing once', () => expect(written.length).toBe(new Set(written).size))
  test('names only seats and cards that there are', () => {
    const rules = words.slice(words.indexOf('learn-ex-'), words.indexOf('learn-count'))
    expect([...rules.matchAll(/\$(\w+)/g)].map((found) => found[1] as string).filter((name) => !titled.has(name))).toEqual([])
  })
})

test('every language names the same cards in the same message', () => {
  const named = (locale: string): string[] =>
    [...text('text', locale).matchAll(/^(learn-[\w-]+) = (.*)$/gm)].map(([, id, words]) => `${id} ${[...new Set([...words!.matchAll(/\$([CEWB]\d+)/g)].map((found) => found[1]))].sort().join()}`)
  expect(named('es')).toEqual(named('en'))
  expect(named('de')).toEqual(named('en'))
})

test.each(['en', 'es'])('the list of pages finds their titles (%s)', (locale) => expect(titles.filter((id) => !ids(text('../text', locale)).includes(id))).toEqual([]))

test('the German words of the table are words of the table', () => expect(ids(text('../text', 'de')).filter((id) => !ids(text('../text', 'en')).includes(id))).toEqual([]))
