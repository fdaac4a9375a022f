// The arrows of the front end: games know the kit alone, nothing knows a game by name, nothing is fetched from elsewhere.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const src = join(import.meta.dirname, '../src')
const under = (dir: string): string[] =>
  existsSync(dir) ? readdirSync(dir).flatMap((name) => (statSync(join(dir, name)).isDirectory() ? under(join(dir, name)) : [join(dir, name)])) : []
const files = under(src).filter((path) => /\.(ts|svelte|css)$/.test(path))
const code = files.filter((path) => /\.(ts|svelte)$/.test(path))
const games = existsSync(join(src, 'games')) ? readdirSync(join(src, 'games')).filter((name) => statSync(join(src, 'games', name)).isDirectory()) : []

interface Arrow { from: string; to: string }

/** Where a file's imports lead, as paths within src. */
function arrows(path: string, text: string): Arrow[] {
  const named = [...text.matchAll(/(?:from\s+|import\s+|import\(\s*)['"](\.[^'"]+)['"]/g)].map((found) => found[1]!)
  return named.map((name) => ({ from: relative(src, path), to: relative(src, resolve(dirname(path), name)) }))
}

/** Arrows that may not be. */
function forbidden({ from, to }: Arrow): boolean {
  const [layer, game] = from.split('/')
  const [toLayer, toGame] = to.split('/')
  if (layer === 'games') return !(toLayer === 'kit' || (toLayer === 'games' && toGame === game))
  if (layer === 'kit') return toLayer !== 'kit'
  if (layer === 'net') return toLayer !== 'net' && toLayer !== 'kit'
  return toLayer === 'games'
}

describe('the arrows', () => {
  it('point inward', () => {
    const all = code.flatMap((path) => arrows(path, readFileSync(path, 'utf8')))
    expect(all.length).toBeGreaterThan(50)
    expect(all.filter(forbidden)).toEqual([])
  })

  it.each([
    ['games/a/index.ts', "import { x } from '../../net/socket'", true],
    ['games/a/index.ts', "import '../../shell/base.css'", true],
    ['games/a/board/deep.ts', "import type { V } from '../../b/view'", true],
    ['games/a/index.ts', "const b = await import('../b/index')", true],
    ['games/a/index.ts', "import { m } from './model'\nimport type { Say } from '../../kit/game'", false],
    ['kit/sound.ts', "import { say } from '../shell/language.svelte'", true],
    ['net/rest.ts', "import { hint } from '../shell/words'", true],
    ['shell/App.svelte', "import ui from '../games/a/index'", true],
    ['shell/App.svelte', "import { rest } from '../net/rest'", false],
  ])('from %s, %j is forbidden: %s', (from, text, no) => {
    expect(arrows(join(src, from), text).some(forbidden)).toBe(no)
  })
})

describe('the data of a game', () => {
  /** The games whose data a file of `game` imports from the folder of their rules, but its own. */
  const foreign = (game: string, text: string): string[] =>
    [...text.matchAll(/src\/mochuelo\/games\/([^/'"]+)\//g)].map((found) => found[1]!).filter((other) => other !== game)

  it('is imported by its own board alone', () => {
    const boards = code.filter((path) => relative(src, path).startsWith('games/'))
    expect(boards.flatMap((path) => foreign(relative(src, path).split('/')[1]!, readFileSync(path, 'utf8')))).toEqual([])
    expect(foreign('a', "import.meta.glob('../../../../src/mochuelo/games/b/deck/*.svg')")).toEqual(['b'])
    expect(foreign('a', "import.meta.glob('../../../../src/mochuelo/games/a/deck/*.svg')")).toEqual([])
  })
})

describe('the shell', () => {
  const outside = files.filter((path) => !relative(src, path).startsWith('games/'))

  it('names no game', () => {
    const named = outside.filter((path) => !path.endsWith('.test.ts')).filter((path) => {
      // The product's own subject is not a game's name: sentences of .ftl files are not looked at, code is.
      const text = readFileSync(path, 'utf8').toLowerCase()
      return games.some((game) => text.includes(game))
    })
    expect(named.map((path) => relative(src, path))).toEqual([])
  })

  it('uses colours by their roles only', () => {
    const raw = outside.filter((path) => /\.(svelte|css)$/.test(path) && !path.endsWith('tokens.css')).filter((path) => /#[0-9a-f]{3,8}\b(?!-)|\b(?:rgb|hsl)a?\((?!0 0 0 \/)/i.test(readFileSync(path, 'utf8').replace(/\{#(if|each|snippet|await|key)/g, '').replace(/url\([^)]*\)|href="#\w+"/g, '')))
    expect(raw.map((path) => relative(src, path))).toEqual([])
  })

  it('asks nothing of other sites', () => {
    const pages = [...files.filter((path) => !path.endsWith('.test.ts')), join(src, '../index.html'), ...under(join(src, '../public'))]
    const asking = pages.filter((path) => /https?:\/\/(?!www\.w3\.org|table\.test)/.test(readFileSync(path, 'utf8').replace(/\/\/ .*|\/\*[\s\S]*?\*\//g, '')))
    expect(asking.map((path) => relative(src, path))).toEqual([])
  })

  it('keeps its files short', () => {
    // A longer one says why in its first lines.
    const reasoned = (text: string): boolean => text.split('\n').slice(0, 5).some((line) => line.startsWith('// long: '))
    const long = outside.filter((path) => !/\.gen\.ts$/.test(path) && readFileSync(path, 'utf8').split('\n').length > 300 && !reasoned(readFileSync(path, 'utf8')))
    expect(long.map((path) => relative(src, path))).toEqual([])
  })
})
