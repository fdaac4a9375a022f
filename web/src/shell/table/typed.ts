// What somebody typed, in the spelling that the server reads.

const plain = (text: string): string => text.replace(/\s+/g, '').toLowerCase()
const shape = (text: string): string => plain(text).replace(/\d+/g, '#')

/**
 * Capitals and blanks are the notation's business, not the player's: the legal action that was meant. Where there is none, the action
 * of the same shape with the numbers that were typed, so that it is refused with its reason and not as unreadable; else the text itself.
 */
export function spelled(typed: string, legal: readonly string[]): string {
  const meant = legal.find((one) => plain(one) === plain(typed))
  if (meant !== undefined) return meant
  const alike = legal.find((one) => shape(one) === shape(typed))
  const numbers = typed.match(/\d+/g) ?? []
  return alike?.replace(/\d+/g, () => numbers.shift() ?? '') ?? typed
}
