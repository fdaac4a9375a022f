// Made by tools/ts_types.py from the Structs of Python: change those, never this file.

/** A game as one viewer may know it. Cards are texts such as "C5", with personal decks "TeC5"; what is not known is "?". */
export interface View {
  options: Options
  viewer: number
  phase: string
  turn: number
  mover: number
  starter: number
  rows: string[][]
  libraries: string[][]
  oblivions: string[][]
  hands: string[][]
  stock: number[]
  packs: number[]
  pack: string[]
  picks: string[][]
  suggested: string[]
  drawn: string
  last: number[]
  heir: number
  passes: number
  passed: number[]
  scores: number[]
  quartets: number[][]
  known: string[][]
  lacks: string[][]
  some: string[][][]
  asked: number
  asker: number
  latest: string
  conceded: number[]
  winners: number[]
  reason: string
  position: string
}

/** How to play; the defaults are the published rules, but for `pass_empty`, of which the README says why. */
export interface Options {
  play: "arguments" | "four_colours"
  length: "long" | "short"
  decks: "common" | "personal"
  packs: "own" | "shared"
  pass_empty: "allowed" | "never"
  match: "either" | "hand_card"
  question_min: "0" | "1"
  pass_to: "last_other" | "stays"
  three_players: "51" | "all"
  personal_owls: "0" | "1" | "4"
  quartet_end: "all_out" | "first_out"
  ask_held: "no" | "yes"
  deck: string
  numbers: number
  owls: number
  hand: number
  picks: number
  position: string
}
