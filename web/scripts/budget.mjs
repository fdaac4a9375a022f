// Weighs what was built, gzipped, against the budgets: the shell with its words, the JavaScript of each game with all its pages, and the
// words of each game. A visitor speaks one language: the longest counts. Data that a board fetches (a deck) is no code and is not counted.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const SHELL = 60 * 1024
const GAME = 30 * 1024
const WORDS = 10 * 1024

const root = join(dirname(fileURLToPath(import.meta.url)), '../../src/mochuelo/server/static')
const manifest = JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8'))
const weight = (file) => gzipSync(readFileSync(join(root, file)), { level: 9 }).length

/** The scripts that a chunk brings with it, itself included. */
function scripts(key, found = new Set()) {
  if (found.has(key)) return found
  found.add(key)
  for (const other of manifest[key].imports ?? []) scripts(other, found)
  return found
}

const games = Object.keys(manifest).filter((key) => /^src\/games\/[^/]+\/index\.ts$/.test(key))
const gameFolders = games.map((key) => key.slice(0, key.lastIndexOf('/') + 1))
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
const start = scripts(entry)
// The shell is everything that belongs to no game: the start and the pages that come later.
const shell = new Set(start)
for (const key of Object.keys(manifest)) {
  const name = manifest[key].src ?? key
  const page = manifest[key].isDynamicEntry && /^src\/(shell|net|kit)\//.test(name) && name.endsWith('.svelte')
  if (page) scripts(key, shell)
}
const total = (keys) => [...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + weight(file), 0)

let late = false
function say(name, bytes, budget) {
  const over = bytes > budget
  late ||= over
  console.log(`${over ? 'OVER' : 'ok  '} ${name.padEnd(28)} ${(bytes / 1024).toFixed(1).padStart(6)} KB of ${budget / 1024} KB gzipped`)
}

/** The words in some folders, in the language that takes most. */
function words(...folders) {
  const languages = {}
  for (const key of Object.keys(manifest)) {
    const found = folders.some((folder) => key.includes(`${folder}text/`)) && /([a-z]+)\.ftl(\?raw)?$/.exec(key)
    if (found) languages[found[1]] = (languages[found[1]] ?? 0) + weight(manifest[key].file)
  }
  return Math.max(0, ...Object.values(languages))
}

const spoken = words('src/shell/')
say('shell, first page', total(start) + spoken, SHELL)
say('shell, up to a table', total(scripts('src/shell/pages/Table.svelte', new Set(start))) + spoken, SHELL)
say('shell, every page, no words', total(shell), SHELL)
for (const [at, key] of games.entries()) {
  const own = new Set([...scripts(key)].filter((one) => !shell.has(one)))
  for (const other of Object.keys(manifest)) {
    if (other.startsWith(gameFolders[at]) && manifest[other].isDynamicEntry && !other.includes('.ftl')) for (const one of scripts(other)) if (!shell.has(one)) own.add(one)
  }
  const name = gameFolders[at].split('/').at(-2)
  say(name, total(own), GAME)
  say(`${name}, words`, words(gameFolders[at], `${gameFolders[at]}learn/`, `src/mochuelo/games/${name}/`), WORDS)
}
process.exit(late ? 1 : 0)
