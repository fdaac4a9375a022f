// Weighs what was built, gzipped, against the budgets. Of the shell: the first page, what it takes up to a table, all of its pages; parts that
// are fetched only where they are asked for are weighed apart. Of a game: what each of its tables takes (a mode may have a table of its own), all
// of it with its pages, and the words of either. A visitor speaks one language: the longest counts. Data that a board fetches (a deck) is no code.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const SHELL = 60 * 1024
const PART = 6 * 1024
const TABLE = 30 * 1024
const GAME = 50 * 1024
const WORDS = 10 * 1024

const root = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '../../src/mochuelo/server/static')
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
// The shell is everything that belongs to no game: the start and the pages that come later. What is fetched only when somebody asks for it has a folder of its own.
const later = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && /^src\/(shell|net|kit)\/.*\.(svelte|ts)$/.test(manifest[key].src ?? key))
const apart = (key) => /^src\/shell\/(?!pages\/|parts\/|table\/)([^/]+)\//.exec(key)?.[1]
const shell = new Set(start)
for (const key of later) if (!apart(key)) scripts(key, shell)
const total = (keys) => [...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + weight(file), 0)

let over = false
function say(name, bytes, budget) {
  over ||= bytes > budget
  console.log(`${bytes > budget ? 'OVER' : 'ok  '} ${name.padEnd(36)} ${(bytes / 1024).toFixed(1).padStart(6)} KB of ${budget / 1024} KB gzipped`)
}

/** The words in some folders, in the language that takes most. */
function words(...folders) {
  const languages = {}
  for (const key of Object.keys(manifest)) {
    const language = folders.map((folder) => key.split(`${folder}text/`)[1]).map((rest) => /^([a-z]+)\.ftl(\?raw)?$/.exec(rest ?? '')?.[1]).find(Boolean)
    if (language) languages[language] = (languages[language] ?? 0) + weight(manifest[key].file)
  }
  return Math.max(0, ...Object.values(languages))
}

const spoken = words('src/shell/')
say('shell, first page', total(start) + spoken, SHELL)
say('shell, up to a table', total(scripts('src/shell/pages/Table.svelte', new Set(start))) + spoken, SHELL)
say('shell, every page, no words', total(shell), SHELL)
for (const part of new Set(later.map(apart).filter(Boolean))) {
  const own = new Set(later.filter((key) => apart(key) === part).flatMap((key) => [...scripts(key)]).filter((one) => !shell.has(one)))
  say(`shell, ${part}`, total(own) + words(`src/shell/${part}/`), PART)
}
for (const [at, key] of games.entries()) {
  const folder = gameFolders[at]
  const name = folder.split('/').at(-2)
  const own = (...keys) => new Set(keys.flatMap((one) => [...scripts(one)]).filter((one) => !shell.has(one)))
  const parts = Object.keys(manifest).filter((other) => other.startsWith(folder) && manifest[other].isDynamicEntry && !other.includes('.ftl'))
  const tables = parts.filter((other) => other.endsWith('/Table.svelte'))
  for (const table of tables.length > 0 ? tables : [key]) {
    const mode = table.slice(folder.length).split('/').slice(0, -1).join(' ')
    say(`${name}, up to a table${mode && ` of ${mode}`}`, total(own(key, table)), TABLE)
  }
  say(`${name}, all of it`, total(own(key, ...parts)), GAME)
  say(`${name}, words at a table`, words(folder, `src/mochuelo/games/${name}/`), WORDS)
  say(`${name}, words of its pages`, words(`${folder}learn/`), WORDS)
}
process.exit(over ? 1 : 0)
