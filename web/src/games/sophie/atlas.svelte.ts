// The board of a table as the server tells it: its data and its drawings, by the digest of the deck; the house's like any other.
import { Board, type BoardData } from './board'

/** What everybody may see of a deck, as far as the map asks. */
interface Public { digest: string; board: BoardData }

export class Atlas {
  private told = $state.raw<Board | null>(null)
  private asked: Promise<void> | null = null

  constructor(readonly digest: string) {}

  private get address(): string {
    return `/api/decks/sophie/${this.digest || 'house'}`
  }

  /** Fetch the board, once; what cannot be fetched is asked for again the next time. */
  open(): Promise<void> {
    this.asked ??= this.fetch().catch((why: unknown) => {
      this.asked = null
      throw why
    })
    return this.asked
  }

  private async fetch(): Promise<void> {
    const answer = await fetch(`${this.address}?lang=${document.documentElement.lang || 'en'}`)
    if (!answer.ok) throw new Error(`${this.address}: ${answer.status}`)
    this.told = new Board(((await answer.json()) as Public).board)
  }

  get board(): Board | null {
    return this.told
  }

  /** The address of a drawing by day or by night: "board", "disc". */
  art = (name: string, theme: 'dawn' | 'dusk'): string => `${this.address}/art/${name}-${theme}.svg`
}

const atlases = new Map<string, Atlas>()

/** The board of a digest, "" being the house's; one for all that show it. */
export function atlasOf(digest = ''): Atlas {
  const known = atlases.get(digest) ?? new Atlas(digest)
  atlases.set(digest, known)
  return known
}
