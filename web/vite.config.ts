/// <reference types="vitest/config" />
// Builds the pages into the server's package; in development the Python server is asked for everything that is not a page.
import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.MOCHUELO_SERVER ?? 'http://127.0.0.1:8000'

/** Words travel without what only their writers read. */
const words = {
  name: 'words',
  enforce: 'pre' as const,
  load(id: string) {
    if (!id.endsWith('.ftl?raw')) return undefined
    const text = readFileSync(id.slice(0, -'?raw'.length), 'utf8').replace(/^#.*\n/gm, '').replace(/\n\n+(?=\S)/g, '\n')
    return `export default ${JSON.stringify(text)}`
  },
}

/** No message calls a function of Fluent (a test looks), so none travels. */
const functions = {
  name: 'functions',
  load: (id: string) => (id.endsWith('@fluent/bundle/esm/builtins.js') ? 'export const NUMBER = undefined, DATETIME = undefined' : undefined),
}

/** What several pages share is one file: on a slow line each file costs a turn of six. What only boards share comes with the first board. */
const chunks = [
  { name: 'shared', test: /src\/(shell\/(?!parts\/Leaves|decks|qr)|net|kit\/(?!board\/))|node_modules/, minShareCount: 2 },
  { name: 'decks', test: /shell\/decks\//, minShareCount: 2 },
  { name: 'boards', test: /src\/kit\/board\//, minShareCount: 2 },
  // What only the pages of a game share, or the tables of one of its modes, does not come with the first of its tables.
  { name: (id: string) => /src\/games\/(.+)\//.exec(id)?.[1]?.replaceAll('/', '-'), test: /src\/games\/.*\.(ts|svelte)$/, minShareCount: 2 },
]

export default defineConfig({
  plugins: [words, functions, svelte({ configFile: false, compilerOptions: { runes: true, discloseVersion: false, cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}` } })],
  build: {
    outDir: '../src/mochuelo/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files: the content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: {
    port: Number(process.env.PORT ?? 5173),
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] },
})
