// What a viewer may know of a game, and looking things up in it.
export type { Asked, Big, Finale, Opened, Options, Past, Prompt, Shown as Asking, Source, Told as Answered, View } from './types.gen'

export const SEATS = ['In', 'Te', 'Sa', 'Am', 'Co', 'St'] as const
export const EPOCHS = ['mythology', 'hellas', 'middle', 'renaissance', 'enlightenment', 'modern'] as const
export const PILES = [...EPOCHS, 'philosophy', 'big'] as const

export const keyOf = (seat: number): string => SEATS[seat] ?? ''
export const seatOf = (key: string): number => (SEATS as readonly string[]).indexOf(key)

/** The words in the language of the page, else in English, else in the first there is. */
export const spokenIn = <W>(words: Readonly<Record<string, W>>, language: string): W | undefined => words[language] ?? words.en ?? Object.values(words)[0]
