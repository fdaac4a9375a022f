// What is said to a screen reader, and the short notes that everybody sees.
import { say } from './language.svelte'

class Announcer {
  spoken = $state('')
  note = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Speak politely. The same words twice are spoken twice. */
  announce(text: string): void {
    this.spoken = text === this.spoken ? `${text}\u00a0` : text
  }

  /** A short note at the foot of the page that leaves by itself. */
  tell(text: string): void {
    this.note = text
    this.announce(text)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.note = ''), 5_000)
  }
}

export const announcer = new Announcer()

/** Put a text on the clipboard, and say whether the browser let us. */
export async function copy(text: string): Promise<void> {
  const done = await navigator.clipboard?.writeText(text).then(() => true, () => false)
  announcer.tell(say(done || copyByHand(text) ? 'copied' : 'error-not-copied'))
}

/** The same with the address of a place. */
export const copyLink = (path: string): Promise<void> => copy(location.origin + path)

/** Outside of secure origins there is no clipboard, but a selection can still be copied. */
function copyByHand(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'unseen'
  ;(document.querySelector('dialog[open]') ?? document.body).append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  return done
}
