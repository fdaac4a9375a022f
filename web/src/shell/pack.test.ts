// A record survives its way through a link.
import { describe, expect, it } from 'vitest'
import { pack, unpack } from './pack'

describe('packing', () => {
  it.each(['', 'a', 'Game: drill\n\n0 e2e4\n1 d7d5 ; ¿por qué? «así»\n', 'x'.repeat(20_000)])('gives the same text back', async (text) => {
    expect(await unpack(await pack(text))).toBe(text)
  })

  it('uses letters that an address may hold', async () => {
    const noise = Array.from({ length: 2_000 }, (_, at) => String.fromCharCode(33 + ((at * 7919) % 90))).join('')
    expect(await pack(noise)).toMatch(/^[\w-]+$/)
  })

  it.each(['', 'not packed', '%%%', 'AAAA'])('says that %j holds nothing', async (packed) => {
    expect(await unpack(packed)).toBeNull()
  })
})
