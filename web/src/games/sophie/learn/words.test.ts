// What the pages ask for is written in both languages, and nothing else is.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FIGURES } from './figures'
import book from './lessons.json' with { type: 'json' }
import type { Walk } from './lessons'

const here = import.meta.dirname
const code = readdirSync(here).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts')).map((name) => readFileSync(join(here, name), 'utf8')).join('\n')
/** What the game itself says, since it is needed before the words of the pages are there. */
const outside = ['learn-how', 'learn-first', 'learn-missing', 'learn-retry']
const first = book.first as unknown as Walk

/** Whether each step of the guided game can be missed. */
function missable(): boolean[] {
  let node = 0
  return first.watch.map((text) => {
    const { acts } = first.nodes[node]!
    node = acts[text]![1]
    while (first.nodes[node]!.then) node = first.nodes[node]!.then![1]
    return Object.values(acts).some(([, , good]) => !good)
  })
}

const asked = new Set([
  ...[...code.matchAll(/['`]((?:learn|lesson)-[a-z-]+[a-z])['`]/g)].map((found) => found[1] as string),
  ...book.parts.flatMap(({ slug, rules }) => [`learn-part-${slug}`, ...rules.flatMap((rule) => [`learn-rule-${rule.slug}`, `learn-rule-${rule.slug}-text`])]),
  ...book.options.map((option) => `learn-option-${option}`),
  ...Object.keys(book.examples).flatMap((slug) => [`learn-ex-${slug}`, `learn-ex-${slug}-text`]),
  ...Object.values(FIGURES).flatMap((lenses) => lenses.filter(({ word }) => word).map(({ word }) => `learn-figure-${word}`)),
  ...missable().flatMap((can, n) => ['', '-text', '-done', ...(can ? ['-again'] : [])].map((part) => `learn-first-${n + 1}${part}`)),
].filter((id) => !outside.includes(id)))
const text = (folder: string, locale: string): string => readFileSync(join(here, folder, `${locale}.ftl`), 'utf8')
const ids = (words: string): string[] => [...words.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] as string)

describe.each(['en', 'es'])('%s', (locale) => {
  const words = text('text', locale)
  const written = ids(words)

  test('says all that is asked for', () => expect([...asked].filter((id) => !written.includes(id))).toEqual([]))
  test('says nothing that nobody asks for', () => expect(written.filter((id) => !asked.has(id))).toEqual([]))
  test('says each thing once', () => expect(written.length).toBe(new Set(written).size))
  test('names only what it is told', () => expect([...words.matchAll(/\$(\w+)/g)].map((found) => found[1]).filter((name) => !['Te', 'Sa', 'n', 'all'].includes(name!))).toEqual([]))
  test('the game says its titles', () => expect(outside.filter((id) => !ids(text('../text', locale)).includes(id))).toEqual([]))
})

test('both languages name the same seats, questions and answers', () => {
  const told = (locale: string): string[] => [...text('text', locale).matchAll(/^(learn-(?:ex|first)-[\w-]+) = (.*)$/gm)].map(([, id, words]) => `${id} ${[...words!.matchAll(/\$\w+|\b[BC12]\b/g)].map(String).join(' ')}`)
  expect(told('es')).toEqual(told('en'))
})
