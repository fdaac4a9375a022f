// Made by tools/ts_types.py from the Structs of Python: change those, never this file.

/** A position of Tangents as a viewer may know it. */
export interface View {
  options: Options
  viewer: number
  phase: "choose" | "deal" | "die" | "lot" | "next" | "over" | "pass" | "play" | "reveal" | "throw"
  turn: number
  mover: number
  game: number
  starter: number
  results: [number, number][]
  board: OnBoard[]
  hands: number[][]
  blocks: boolean[]
  throws: string[]
  shown_throws: string[]
  dice: number[]
  score: number[]
  conceded: number
  winners: number[]
  reason: string
  position: string
}

/** How to play; the defaults are the published rules. */
export interface Options {
  games: "one" | "two"
  hands: "hidden" | "open"
  first: "die" | "illustrator" | "poet" | "random" | "rock_paper_scissors"
  starter: "winner_chooses" | "winner_moves_first"
  flip: "forced" | "optional"
  chain: "bent" | "straight"
  chain_count: "all" | "extra"
  block_last_turn: "allowed" | "forbidden"
  grid: number
  cards: number
  position: string
}

/** A card on the grid. */
export interface OnBoard {
  space: string
  card: number
  side: number
  turned: boolean
  blocked: boolean
  block: number
}
