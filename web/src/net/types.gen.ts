// Made by tools/ts_types.py from the Structs of Python: change those, never this file.

/** Who shall sit here: me (the asking guest), here (a second person on this device), bot, or open (by link). */
export interface SeatAsk {
  kind: "bot" | "here" | "me" | "open"
  level?: number
  name?: string
}

/** The time control: none; fischer with `base` and `gain` in seconds; days with `base` days for each move. */
export interface ClockAsk {
  kind?: "days" | "fischer" | "none"
  base?: number
  gain?: number
}

/** A new table. `start` is the seat that begins, or "random" (drawn by the table's fair chance). */
export interface TableAsk {
  game: string
  seats: SeatAsk[]
  options?: Record<string, unknown>
  clock?: ClockAsk
  start?: "first" | "random" | number
  public?: boolean
}

/** A seat as everybody may know it; `mine` is true for the asking guest. */
export interface SeatInfo {
  kind: "bot" | "guest" | "here" | "open"
  name: string
  level: number
  mine: boolean
  online: boolean
}

/** Time left for each seat in milliseconds at the moment of sending; `running` is the seat whose time runs, -1 for none. */
export interface ClockInfo {
  kind: string
  left: number[]
  running: number
}

/** The time that the present decision has of its own: its name, what is left of it at the moment of sending, its length, in ms. */
export interface DueInfo {
  what: string
  left: number
  span: number
}

/** An open offer and the seats that have agreed to it. */
export interface OfferInfo {
  what: "draw" | "takeback"
  by: number
  agreed: number[]
}

/** A table as the asking guest may know it. */
export interface TableInfo {
  id: string
  game: string
  rules_version: number
  options: Record<string, unknown>
  hidden: boolean
  curtain: boolean
  seats: SeatInfo[]
  clock: ClockInfo
  public: boolean
  status: "over" | "playing" | "waiting"
  outcome: Outcome | null
  seq: number
  turn: number
  awaited: number[]
  due: DueInfo | null
  playing: number[]
  respect: number
  offers: OfferInfo[]
  commitment: string
  seed: string
  rematch: string
  created: number
  spectators: number
}

/** How a game ended. */
export interface Outcome {
  winners: number[]
  scores: number[]
  reason: string
}

/** One line of the table's log as this viewer sees it; `kind` is act, chance or a match fact. */
export interface Event {
  seq: number
  at: number
  kind: string
  seat: number
  text: string
  name: string
}

/** Take an action for the own seat that is awaited; `seq` is the last event the client has seen. */
export interface Act {
  t: "act"
  seq: number
  text: string
  ref: string
}

/** What would this action do? Answered by `previewed`; at open tables only. */
export interface Preview {
  t: "preview"
  seq: number
  text: string
  ref: string
}

/** Look through the eyes of one of the guest's own seats (two people on one screen). */
export interface Look {
  t: "look"
  seat: number
  ref: string
}

/** Send everything after `seq`; the answer to any doubt. Answered by `sync`. */
export interface Since {
  t: "since"
  seq: number
  ref: string
}

/** A match fact: say, offer, accept, decline, concede, respect (hand the token to seat `text`). */
export interface Fact {
  t: "fact"
  kind: "accept" | "concede" | "decline" | "offer" | "respect" | "say"
  seat: number
  text: string
  ref: string
}

/** Are you there? */
export interface Ping {
  t: "ping"
  ref: string
}

/** Everything this viewer needs to show the table; `log` holds the events after the asked seq. */
export interface Sync {
  t: "sync"
  seq: number
  viewer: number
  table: TableInfo
  view: unknown
  legal: string[]
  log: Event[]
  ref: string
}

/** An action was taken: its event, its story, and the view after it. */
export interface StepDown {
  t: "step"
  seq: number
  event: Event
  story: Step[]
  view: unknown
  legal: string[]
  table: TableInfo
}

/** One step of the causal trace of an action: what happened, or what did not and why, with its rule. */
export interface Step {
  kind: string
  say: string
  args: Record<string, string | number>
  rule: string
  moves: Move[]
  marks: string[]
}

/** One piece changing its place in a step of a story; places are words such as "C5/No" or "hand/0". */
export interface Move {
  piece: string
  start: string
  end: string
}

/** A match fact entered the log; `view` and `legal` as they are after it (a takeback or a concession changes them). */
export interface FactDown {
  t: "fact"
  seq: number
  event: Event
  view: unknown
  legal: string[]
  table: TableInfo
}

/** An event this viewer may not see. */
export interface Tick {
  t: "tick"
  seq: number
}

/** Who is here changed (no event of the log). */
export interface Presence {
  t: "presence"
  table: TableInfo
}

/** The answer to `preview`: the story and the view after it. */
export interface Previewed {
  t: "previewed"
  ref: string
  text: string
  story: Step[]
  view: unknown
}

/** The request `ref` was carried out; it became the event `seq`. Asked again, the same. */
export interface Done {
  t: "done"
  ref: string
  seq: number
}

/** The request `ref` was not carried out and nothing changed. `code` is stable; `args` fill the words for it. */
export interface Refused {
  t: "refused"
  ref: string
  code: string
  message: string
  args: Record<string, string | number>
}

/** I am here. */
export interface Pong {
  t: "pong"
  ref: string
  at: number
}

/** A game as the home page shows it, with its options described. */
export interface GameCard {
  info: Info
  options: Record<string, unknown>
}

/** What is known of a game before it begins. */
export interface Info {
  key: string
  title: string
  seats: [number, number]
  rules_version: number
  chance: boolean
  seat_names: string[]
  levels: number[]
  longest: number
}

/** The guest as they know themselves. */
export interface Me {
  id: string
  name: string
}

/** A new name for the guest. */
export interface Name {
  name: string
}

/** Sit down: at `seat`, or at the first open one when -1. `invite` is the secret of the link of a private table. */
export interface JoinAsk {
  seat?: number
  invite?: string
}

/** A table was made or joined; `invite` is the secret to share, "" when nothing is open. */
export interface Opened {
  table: TableInfo
  invite: string
}

/** Pair me with anyone who asks for the same. */
export interface QuickAsk {
  game: string
  clock?: ClockAsk
}

/** The table found or made; `waiting` until somebody else comes. */
export interface Paired {
  table: string
  waiting: boolean
}

/** A record to look at, in our own form or in an exchange format of the game; through the eyes of `viewer`, -1 for a spectator's. */
export interface RecordAsk {
  game: string
  text: string
  viewer?: number
}

/** One action of a replay. */
export interface Frame {
  event: Event
  story: Step[]
  view: unknown
}

/** A whole game to leaf through; `trouble` says where a bad file stopped and why, else "". */
export interface Replay {
  game: string
  seats: string[]
  options: Record<string, unknown>
  hidden: boolean
  first: unknown
  frames: Frame[]
  outcome: Outcome | null
  trouble: string
}

/** Parts of decks to be put together: for each key of a part the digest of the deck it is taken from, "" for the house's. */
export interface DeckMix {
  parts: Record<string, string>
}

/** What came of bringing a deck: its digest, or "" and what is wrong with it. */
export interface DeckChecked {
  digest: string
  complaints: Complaint[]
  found: number
}

/** One thing that is wrong in a deck, and where. */
export interface Complaint {
  code: string
  place: string
  message: string
  args: Record<string, string | number>
}

/** What came of a file of questions of another program: the deck that was made of it, like one that was brought. */
export interface DeckTaken {
  digest: string
  complaints: Complaint[]
  found: number
  count: number
  left: Complaint[]
  left_found: number
  notices: Complaint[]
}

/** The one shape of a REST error. */
export interface Problem {
  code: string
  message: string
  args: Record<string, string | number>
}

export type Up = Act | Preview | Look | Since | Fact | Ping

export type Down = Sync | StepDown | FactDown | Tick | Presence | Previewed | Done | Refused | Pong
