// Words of the shell and of the games in one language, read from their .ftl files.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Args, Say } from '../kit/game'

export const LOCALES = ['en', 'es'] as const
export type Locale = (typeof LOCALES)[number]

const shellTexts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' })
const gameTexts = import.meta.glob<string>('../../../src/mochuelo/games/*/text/*.ftl', { query: '?raw', import: 'default' })
/** What only the board in the browser says lies beside the board. */
const boardTexts = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' })

/** The language of ours that a browser's list of wishes asks for first. */
export function localeOf(wishes: readonly string[]): Locale {
  for (const wish of wishes) {
    const found = LOCALES.find((locale) => wish.toLowerCase().split('-')[0] === locale)
    if (found) return found
  }
  return 'en'
}

export function bundleOf(locale: string, text: string): FluentBundle {
  // No isolating marks: both languages run left to right, and the marks would end up in copied text.
  const bundle = new FluentBundle(locale, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  return bundle
}

/** The text of a message, or null where the bundle has none of that id. */
export function format(bundle: FluentBundle | undefined, id: string, args?: Args): string | null {
  const value = bundle?.getMessage(id)?.value
  if (!bundle || !value) return null
  const faults: Error[] = []
  const text = bundle.formatPattern(value, args as Record<string, FluentVariable> | undefined, faults)
  if (faults.length > 0) console.warn(`message ${id}:`, ...faults)
  return text
}

export async function loadShell(locale: Locale): Promise<FluentBundle> {
  const text = await shellTexts[`./text/${locale}.ftl`]!()
  return bundleOf(locale, text)
}

/** The texts of a game and of its board; a language it does not speak yet is replaced by English. */
export async function textsOf(key: string, locale: Locale): Promise<string[]> {
  const rules = (name: string) => gameTexts[`../../../src/mochuelo/games/${key}/text/${name}.ftl`]
  const board = (name: string) => boardTexts[`../games/${key}/text/${name}.ftl`]
  const loads = [rules(locale) ?? rules('en'), board(locale) ?? board('en')]
  return Promise.all(loads.map((load) => load?.() ?? ''))
}

/** The words of a game. */
export async function loadGame(key: string, locale: Locale): Promise<FluentBundle> {
  return bundleOf(locale, (await textsOf(key, locale)).join('\n'))
}

/** Say a message of the first bundle that has it; the id itself shows what is missing. */
export function speaker(...bundles: (FluentBundle | undefined)[]): Say {
  return (id, args) => {
    for (const bundle of bundles) {
      const text = format(bundle, id, args)
      if (text !== null) return text
    }
    return `{${id}}`
  }
}
