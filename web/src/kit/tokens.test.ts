// The tokens keep their promises: contrast in both lights, seats that differ in lightness, Dusk written twice alike.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const values = (block: string) => Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((found) => [found[1]!, found[2]!.trim()]))
const blocks = [...css.matchAll(/:root(?:[^{]*)\{([^}]*)\}/g)].map((found) => values(found[1]!))
const [dawn, system, chosen] = blocks as [Record<string, string>, Record<string, string>, Record<string, string>]
const themes = [['dawn', dawn], ['dusk', { ...dawn, ...chosen }]] as const

/** Relative luminance after WCAG 2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** CIE lightness, what is left in greyscale. */
const lightness = (hex: string) => 116 * Math.cbrt(luminance(hex)) - 16

it('says the same for Dusk whether the system or the person asks for it', () => {
  expect(blocks).toHaveLength(3)
  expect(system).toEqual(chosen)
})

describe.each(themes)('%s', (_, token) => {
  const grounds = ['surface', 'surface-raised', 'surface-sunken'] as const

  it.each(['ink', 'ink-soft'])('%s reads at 7:1 on every ground', (ink) => {
    for (const ground of grounds) expect(contrast(token[ink]!, token[ground]!)).toBeGreaterThanOrEqual(7)
  })

  it.each(['accent', 'bad', 'good', 'focus'])('%s stands out 4.5:1 on every ground', (mark) => {
    for (const ground of grounds) expect(contrast(token[mark]!, token[ground]!)).toBeGreaterThanOrEqual(4.5)
  })

  it('words on washes and fills can be read', () => {
    for (const wash of ['accent-wash', 'good-wash', 'bad-wash']) expect(contrast(token.ink!, token[wash]!)).toBeGreaterThanOrEqual(7)
    expect(contrast(token.bad!, token['bad-wash']!)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(token.accent!, token['accent-wash']!)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(token['on-accent']!, token.accent!)).toBeGreaterThanOrEqual(7)
  })

  it('ink can be read on the land behind the pages', () => {
    for (const land of ['sky-high', 'sky-low', 'wave-far', 'wave-mid', 'wave-near']) expect(contrast(token.ink!, token[land]!)).toBeGreaterThanOrEqual(7)
  })

  it('controls are marked at 3:1', () => {
    for (const ground of grounds) expect(contrast(token['line-strong']!, token[ground]!)).toBeGreaterThanOrEqual(3)
  })

  it('seats have an edge of 3:1 on every ground and words of 4.5:1', () => {
    for (let seat = 0; seat < 4; seat++) {
      for (const ground of grounds) expect(contrast(token[`seat-${seat}-edge`]!, token[ground]!)).toBeGreaterThanOrEqual(3)
      expect(contrast(token[`seat-${seat}-on`]!, token[`seat-${seat}`]!)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('seats are four steps of grey, far enough apart', () => {
    const steps = [0, 1, 2, 3].map((seat) => lightness(token[`seat-${seat}`]!)).sort((a, b) => a - b)
    for (let at = 1; at < 4; at++) expect(steps[at]! - steps[at - 1]!).toBeGreaterThanOrEqual(11)
  })
})
