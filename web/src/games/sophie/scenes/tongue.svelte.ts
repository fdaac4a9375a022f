// In which of their languages questions are read: the page's, until somebody chooses another; one choice for all questions on this device.

const KEPT = 'mochuelo.sophie.words'

class Tongue {
  chosen = $state('')

  constructor() {
    this.chosen = globalThis.localStorage?.getItem(KEPT) ?? ''
  }

  /** The language to read in, of those there are: the chosen one, the page's, English, or the first. */
  of(languages: readonly string[], page: string): string {
    return [this.chosen, page, 'en'].find((one) => languages.includes(one)) ?? languages[0] ?? page
  }

  /** The page's own language is no choice apart: questions follow the page again. */
  speak(language: string, page: string): void {
    this.chosen = language === page ? '' : language
    if (this.chosen) localStorage.setItem(KEPT, this.chosen)
    else localStorage.removeItem(KEPT)
  }
}

export const tongue = new Tongue()
