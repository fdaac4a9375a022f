// Made by tools/ts_types.py from the Structs of Python: change those, never this file.

/** A position of Philosophy. */
export interface View {
  seats: number
  board: Tile[]
  hands: string[][]
  out: boolean[]
  turn: number
  phase: "decide" | "over" | "place" | "react" | "rephrase"
  acting: string
  choices: string[]
  moved: string[]
  fresh: string
  conclusions: Conclusion[]
  standing: Conclusion[]
  free: string[]
  turns: number
  repeats: number
  past: number[]
  position: string
  pending: boolean[]
  stuck_tiles: string
  repetition: string
  rephrase_reach: string
  winner: number
  reason: string
}

/** An Idea on the board. */
export interface Tile {
  space: string
  seat: number
  colour: number
  tile: string
  facing: string
  target: string
  used: boolean
}

/** Three or more in a row, as a maximal line. */
export interface Conclusion {
  seat: number
  spaces: string[]
}

/** How to play; the defaults are the published rules. */
export interface Options {
  stuck_tiles: "removed" | "stay"
  repetition: "draw" | "play_on"
  rephrase_reach: "any" | "existing"
  start: number
  position: string
}
