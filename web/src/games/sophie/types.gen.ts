// Made by tools/ts_types.py from the Structs of Python: change those, never this file.

/** A game as one viewer may know it. Spaces are ids of the board, seats numbers. */
export interface View {
  options: Options
  viewer: number
  phase: string
  turn: number
  awaited: number[]
  mover: number
  starter: number
  round: number
  rotation: number
  places: string[]
  heading: string[]
  came: string[]
  points: number[]
  markers: string[][]
  kept: string[][]
  carried: number[]
  piles: number[]
  used: number[]
  die: number
  needs: string
  rabbits: string[]
  exit_open: boolean
  boat: boolean
  question: Asked | null
  last: Opened | null
  big: Big | null
  history: Past[]
  book: Record<string, Record<string, Told>>
  sources: Record<string, Source>
  finale: Finale | null
  closing: boolean
  socrates: number[]
  conceded: number[]
  winners: number[]
  reason: string
}

/** How to play; the defaults are the published rules. */
export interface Options {
  last_round: "off" | "on"
  finale_points: "10" | "20" | "30"
  gadfly: "next_path" | "path_disc"
  socrates_cards: "off" | "on"
  enter_epoch_once: "off" | "on"
  disc_moves: "all_instructions" | "forgetting_rabbit"
  answer_seconds: "0" | "20" | "30" | "45" | "60" | "90"
  reader: "left_neighbour" | "program"
  begins: "name_nearest_sophie" | "random"
  votes: "open" | "secret"
  deck: string
  bots: number[]
  goal: number
}

/** The question on the table. */
export interface Asked {
  pile: string
  number: number
  id: string
  difficulty: number
  topic: string
  purpose: string
  seat: number
  reader: number
  words: Record<string, Shown>
  bet: string
  odds: number
  answer: string
  right: string
}

/** A question as it is asked: its three answers as they stand at a, b and c. */
export interface Shown {
  question: string
  answers: [string, string, string]
}

/** The latest question that was answered. */
export interface Opened {
  seat: number
  id: string
  pile: string
  purpose: string
  answer: string
  right: string
  points: number
  words: Record<string, Told>
  source: Source
  difficulty: number
  topic: string
}

/** A question after it was answered, with the sentence that explains it, "" where the deck has none. */
export interface Told {
  question: string
  answers: [string, string, string]
  because: string
}

/** Where a fact stands, and where it can be looked up; "" for what the deck does not say. */
export interface Source {
  author: string
  work: string
  place: string
  look_up: string
}

/** What is being spoken and voted for. */
export interface Big {
  id: string
  seat: number
  purpose: string
  words: Record<string, Prompt>
  voters: number[]
  votes: string[]
}

/** A Big Question, with a hint that helps somebody to begin. */
export interface Prompt {
  question: string
  hint: string
}

/** One thing that was asked, and what came of it. */
export interface Past {
  seat: number
  pile: string
  id: string
  purpose: string
  answer: string
  right: boolean
  voters: number[]
  votes: string
  points: number
}

/** Who plays or has played the finale, and how many of its questions are answered. */
export interface Finale {
  seat: number
  asked: number
}
