// Our codes against those of an independent library, module by module.
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { code } from './qr'

const link = (length: number) => 'https://example.org/table/aB3-_x?invite='.padEnd(length, 'kQ7vZ2').slice(0, length)
const drawn = (square: boolean[][]) => square.map((row) => row.map((dark) => (dark ? '█' : ' ')).join('')).join('\n')

describe('a code', () => {
  // The lengths at which each version begins and ends, and some between.
  it.each([1, 14, 15, 26, 27, 42, 43, 62, 63, 75, 84, 85, 106, 107, 122, 123, 152, 153, 180, 181, 213])('of %i bytes is what the library draws', (length) => {
    const theirs = encode(link(length), { ecc: 'M', border: 0, maskPattern: 0, boostEcc: false })
    expect(drawn(code(link(length)))).toBe(drawn(theirs.data))
  })

  it('carries letters beyond ASCII as UTF-8', () => {
    expect(drawn(code('¿Mesa «é»?'))).toBe(drawn(encode('¿Mesa «é»?', { ecc: 'M', border: 0, maskPattern: 0, boostEcc: false }).data))
  })

  it('refuses what does not fit', () => {
    expect(() => code(link(214))).toThrow(RangeError)
  })
})
