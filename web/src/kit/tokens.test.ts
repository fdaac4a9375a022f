// The tokens keep their promises: contrast in both lights, seats that differ in lightness, Dusk written twice alike.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const values = (block: string) => Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((found) => [found[1]!, found[2]!.trim()]))
const blocks = [...css.matchAll(/:root(?:[^{]*)\{([^}]*)\}/g)].map((found) => values(found[1]!))
const [dawn, system, chosen] = blocks as [Record<string, string>, Record<string, string>, Record<string, string>]
const themes = [['dawn', dawn], ['dusk', { ...dawn, ...chosen }]] as const

type Three = [number, number, number]
const light = (hex: string): Three => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as Three

/** Relative luminance after WCAG 2. */
function luminance(hex: string): number {
  const [r, g, b] = light(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** What eyes that lack one sort of cones make of linear light, after Machado, Oliveira and Fernandes (2009), at full severity. */
const EYES: Record<string, Three[]> = {
  protanopic: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopic: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopic: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}
const through = (hex: string, eyes: Three[]): Three => eyes.map((row) => Math.min(1, Math.max(0, row.reduce((sum, part, at) => sum + part * light(hex)[at]!, 0)))) as Three

/** CIE 1976 L*a*b* of linear light under D65. */
function lab([r, g, b]: Three): Three {
  const [x, y, z] = [(0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, 0.2126 * r + 0.7152 * g + 0.0722 * b, (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089].map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)) as Three
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
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
    for (let seat = 0; seat < 6; seat++) {
      for (const ground of grounds) expect(contrast(token[`seat-${seat}-edge`]!, token[ground]!)).toBeGreaterThanOrEqual(3)
      expect(contrast(token[`seat-${seat}-on`]!, token[`seat-${seat}`]!)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each([[4, 11], [6, 6]])('the first %i seats are steps of grey, %i apart', (seats, apart) => {
    const steps = Array.from({ length: seats }, (_, seat) => lightness(token[`seat-${seat}`]!)).sort((a, b) => a - b)
    for (let at = 1; at < seats; at++) expect(steps[at]! - steps[at - 1]!).toBeGreaterThanOrEqual(apart)
  })

  it.each(Object.keys(EYES))('%s eyes tell all seats apart by their colours', (eyes) => {
    const seen = Array.from({ length: 6 }, (_, seat) => lab(through(token[`seat-${seat}`]!, EYES[eyes]!)))
    for (const [at, one] of seen.entries()) for (const other of seen.slice(at + 1)) expect(Math.hypot(...one.map((part, n) => part - other[n]!))).toBeGreaterThanOrEqual(12)
  })
})
