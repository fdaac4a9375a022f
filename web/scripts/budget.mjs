// Weighs what was built, gzipped, against the budgets: the shell, and each game with all its pages. A visitor speaks one language: the longest counts.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const SHELL = 60 * 1024
const GAME = 30 * 1024

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

/** The words in a folder, in the language that takes most. */
function words(folder) {
  const found = Object.keys(manifest).filter((key) => key.includes(`${folder}text/`) && /\.ftl(\?raw)?$/.test(key))
  return Math.max(0, ...found.map((key) => weight(manifest[key].file)))
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
  say(name, total(own) + words(gameFolders[at]) + words(`src/mochuelo/games/${name}/`), GAME)
}
process.exit(late ? 1 : 0)
