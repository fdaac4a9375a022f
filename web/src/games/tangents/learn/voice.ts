// Reading aloud, where the browser can.

export const speaks = 'speechSynthesis' in globalThis

export const hush = (): void => speechSynthesis.cancel()

/** Read paragraphs one after the other; `over` is called when the last has been read. */
export function read(paragraphs: readonly string[], over: () => void): void {
  hush()
  paragraphs.forEach((text, n) => {
    const words = new SpeechSynthesisUtterance(text)
    words.lang = document.documentElement.lang
    words.rate = 0.92
    if (n === paragraphs.length - 1) words.onend = over
    speechSynthesis.speak(words)
  })
}
