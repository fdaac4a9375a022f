// The contract between the shell and a game's folder: the shell knows no game, a game knows no socket.

export type Args = Record<string, string | number>

/** A change of place of one piece; places are words such as "C5/No" or "hand/0". */
export interface Move { piece: string; start: string; end: string }

/** One step of the causal trace of an action. `say` and `rule-<rule>` are Fluent message ids of the game's words. */
export interface Step { kind: string; say: string; args: Args; rule: string; moves: Move[]; marks: string[] }

export interface SeatInfo { kind: 'guest' | 'here' | 'bot' | 'open'; name: string; level: number; mine: boolean; online: boolean }

/** One line of the table's log, as this viewer sees it. */
export interface Event { seq: number; at: number; kind: string; seat: number; text: string }

/** Words: the text of a Fluent message in the current language. */
export type Say = (id: string, args?: Args) => string

export interface Preview<V> { story: Step[]; view: V }

/** The time that the present decision has: `deadline` is on performance.now()'s scale, `span` its whole length in ms. When it is out the table acts. */
export interface Due { what: string; deadline: number; span: number }

/** Something that a seat has said at the table. */
export interface Said { seat: number; text: string; seq: number }

/** Everything a board is told. `viewer` is -1 for a spectator; `mine` lists the seats this person plays. */
export interface Situation<V> {
  view: V
  legal: string[]
  viewer: number
  mine: number[]
  seats: SeatInfo[]
  /** The story that led from the previous view to this one; play it step by step, then show the view. Empty: show at once. */
  story: Step[]
  /** False while the connection is down, in a replay, or when it is nobody's turn here: the board only shows. */
  live: boolean
  /** All seats that decide now, the turn's first: more than one where they decide at once. `legal` is what one of `mine` may do. */
  awaited?: number[]
  /** Null where the decision has as long as it takes. A board shows the time; the shell does not. */
  due?: Due | null
  /** What seats have said so far, oldest first. */
  said?: Said[]
}

export interface Settings { motion: 'full' | 'reduced'; speed: number; names: boolean; sound: boolean }

/** What a game may ask of the shell. */
export interface Context<V> {
  say: Say
  settings: Settings
  /** Send an action; resolves when the server carried it out, rejects with a sentence for the player. */
  act(text: string): Promise<void>
  /** Ask what an action would do, without taking it; null when the server is away. */
  preview(text: string): Promise<Preview<V> | null>
  /** Say something at the table's talk as the seat that decides here; rejects with a sentence for the player. */
  tell(text: string): Promise<void>
  /** See what another seat at this screen is to read out to the one that decides; they look on together until that is decided. */
  look?(seat: number): Promise<void>
  /** Speak to a screen reader. */
  announce(text: string): void
  /** Tell the player something on the table's own line: why something is not allowed, what is expected; "" takes it back. */
  hint(text: string): void
  /** Open the sheet that explains a step and its rule. */
  explain(step: Step): void
}

export interface Board<V> {
  /** Resolves when the story has been played and the view stands; until then the shell holds the next update back. */
  update(next: Situation<V>): Promise<void> | void
  /** Stop playing the story and show its end at once; the promise of `update` then resolves. A board also offers this itself when a story takes long. */
  skip?(): void
  /** New settings or another language. */
  refresh(): void
  destroy(): void
}

/** What `web/src/games/<key>/index.ts` exports as default. */
export interface GameUi<V> {
  key: string
  /** The one accent colour: a CSS custom property value for each theme. */
  accent: { dawn: string; dusk: string }
  /** `el` is a size container: a board fits itself into 100cqi by var(--room), never into the window. */
  mount(el: HTMLElement, context: Context<V>, first: Situation<V>): Board<V>
  /** Values of options that the set-up sheet shows first and chosen, where the published rule is not how most will want to begin, or where a choice should be seen at once. */
  proposes?: Record<string, string | number | boolean>
  /** Whether the board tells who plays, whose turn it is and who is away; on a wide screen the shell then does so only where a clock runs. */
  plates?: boolean
  /** Whether the board asks for all the room there is: beside it the shell's panel begins folded where the screen is of middling width. */
  roomy?: boolean
  /** What is expected of the one to move, in a short sentence ("Choose which Idea reacts"); the shell shows it on the table's line. */
  expects?(say: Say, now: Situation<V>): string
  /** Arguments of a step with words in place of ids, or besides them (a card's title, where the story carries its number; a player's name), under the table's options. */
  wording?(step: Step, options: Record<string, unknown>, seats: readonly SeatInfo[]): Args
  /** The picture of the game on the home page: a small SVG, as text. */
  picture: string
  /** The move list: the log's actions gathered into turns as players write them; `seqs` are the events of each line. */
  moves(log: Event[], seats: number): { text: string; seat: number; seqs: number[] }[]
  /** Pages under "Learn": each mounts itself into an element. */
  pages: { slug: string; title: (say: Say) => string; mount(el: HTMLElement, context: Pick<Context<V>, 'say' | 'settings' | 'announce'>): { destroy(): void } }[]
}
