// What is said of decks is the same in both languages, and nothing is written that nobody says; what is remembered survives anything kept.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bundleOf, speaker } from '../words'
import { remember, remembered } from './brought'

const here = import.meta.dirname
const ids = (locale: string) => [...readFileSync(join(here, 'text', `${locale}.ftl`), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!)
const code = [here, join(here, '../foreign')].flatMap((folder) => readdirSync(folder).filter((name) => name.endsWith('.svelte')).map((name) => readFileSync(join(folder, name), 'utf8'))).join('\n')
const said = [...code.matchAll(/'(deck-[a-z]+)'/g)].map((found) => found[1]!)

describe('words of decks', () => {
  it('are the same messages in both languages', () => expect(ids('es')).toEqual(ids('en')))
  it('are those that are said', () => {
    expect(said.filter((id) => !ids('en').includes(id) && id !== 'deck-unknown')).toEqual([])
    expect(ids('en').filter((id) => id.startsWith('deck-') && !said.includes(id))).toEqual([])
  })
  it('know one from many', () => {
    const say = speaker(bundleOf('es', readFileSync(join(here, 'text/es.ftl'), 'utf8')))
    expect([say('deck-wrong', { found: 1 }), say('deck-wrong', { found: 2 })]).toEqual([expect.stringMatching(/^Hay una/), expect.stringMatching(/^Hay 2/)])
  })
})

describe('what is remembered', () => {
  const store = new Map<string, string>()
  const [a, b] = ['a'.repeat(64), 'b'.repeat(64)]
  beforeEach(() => {
    store.clear()
    vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) })
  })

  it('begins with the last one, holds four, and is of each game', () => {
    for (const letter of ['a', 'b', 'c', 'd', 'e']) remember('g', letter.repeat(64), letter)
    expect(remember('g', b, 'bb').map((one) => one.title)).toEqual(['bb', 'e', 'd', 'c'])
    expect(remembered('h')).toEqual([])
  })

  it('is forgotten when it is gone', () => {
    remember('g', a, 'one')
    remember('g', b, 'two')
    expect(remember('g', a)).toEqual([{ digest: b, title: 'two' }])
  })

  it.each(['', 'null', '[]', '7', '{"g":7}', '{"g":[null,{"digest":"../me"}]}'])('survives %s', (text) => {
    store.set('mochuelo-decks', text)
    expect(remembered('g')).toEqual([])
    expect(remember('g', a, 'one')).toEqual([{ digest: a, title: 'one' }])
  })
})
