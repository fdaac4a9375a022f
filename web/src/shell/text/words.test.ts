// Both languages say the same things with the same arguments, and every message the shell asks for exists.
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundleOf, localeOf, speaker } from '../words'

const shell = join(import.meta.dirname, '..')
const text = (locale: string) => readFileSync(join(shell, 'text', `${locale}.ftl`), 'utf8')
const messages = (ftl: string) => new Map([...ftl.matchAll(/^([a-z][\w-]*) =((?:.*\n)(?:[ \t}].*\n|\n(?=[ \t]))*)/gm)].map((m) => [m[1]!, m[2]!]))
const args = (body: string) => [...new Set([...body.matchAll(/\$(\w+)/g)].map((m) => m[1]))].sort()
const files = (dir: string): string[] => readdirSync(dir).flatMap((name) => {
  const path = join(dir, name)
  return statSync(path).isDirectory() ? (['decks', 'foreign'].includes(name) ? [] : files(path)) : /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts') ? [path] : []
})

const [en, es] = [messages(text('en')), messages(text('es'))]

describe('words of the shell', () => {
  it('are the same messages in both languages, in the same order', () => {
    expect([...es.keys()]).toEqual([...en.keys()])
    expect(en.size).toBeGreaterThan(200)
  })

  it.each([...en.keys()])('%s takes the same arguments', (id) => {
    expect(args(es.get(id)!)).toEqual(args(en.get(id)!))
  })

  it('can be read without a fault and say something', () => {
    for (const [locale, all] of [['en', en], ['es', es]] as const) {
      const say = speaker(bundleOf(locale, text(locale)))
      const given = Object.fromEntries([...new Set([...all.values()].flatMap(args))].map((name) => [name, 2]))
      for (const id of all.keys()) expect(say(id, given)).not.toMatch(/^\{|\{\$/)
    }
  })

  it('hold every message that the code names', () => {
    const asked = files(shell).flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\bsay\('([a-z][\w-]*)'/g)].map((m) => m[1]!))
    expect(asked.length).toBeGreaterThan(100)
    expect(asked.filter((id) => !en.has(id))).toEqual([])
  })

  it('are all said somewhere', () => {
    const code = files(shell).map((path) => readFileSync(path, 'utf8')).join('\n')
    const begun = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((m) => m[1]!)
    const unsaid = [...en.keys()].filter((id) => !new RegExp(`['"\`]${id}['"\`]`).test(code) && !begun.some((start) => id.startsWith(start)))
    expect(unsaid).toEqual([])
  })

  it('call no function of Fluent, which does not travel', () => {
    const games = join(shell, '../../../src/mochuelo/games')
    const ftl = [shell, join(shell, '../games'), games].flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ftl')).map((name) => join(root, name)))
    expect(ftl.length).toBeGreaterThan(10)
    expect(ftl.filter((path) => /\b(NUMBER|DATETIME)\(/.test(readFileSync(path, 'utf8')))).toEqual([])
  })

  it('have no exclamation marks', () => {
    expect([...en.values(), ...es.values()].filter((body) => /[!¡]/.test(body))).toEqual([])
  })
})

describe('the language', () => {
  it.each([[['es-AR', 'en'], 'es'], [['de', 'es'], 'es'], [['fr'], 'en'], [[], 'en']] as const)('of %o is %s', (wishes, locale) => {
    expect(localeOf(wishes)).toBe(locale)
  })

  it('knows one from many', () => {
    const say = speaker(bundleOf('es', text('es')))
    expect([say('tables-free', { free: 1 }), say('tables-free', { free: 3 })]).toEqual(['1 asiento libre', '3 asientos libres'])
  })
})
