// What a viewer may know of a game, and looking things up in it.

/** The words of a question in one language: the answers as they are shown, a to c. */
export interface Asking { question: string; answers: string[] }
/** The same once it is opened: with the sentence why. */
export interface Answered extends Asking { because: string }
export interface Prompt { question: string; hint: string }

/** The question that is being asked; `words` is empty for whoever may not read it, `reader` is -1 where the program reads. */
export interface Asked {
  pile: string
  number: number
  id: string
  difficulty: number
  topic: string
  purpose: 'epoch' | 'philosophy' | 'finale'
  seat: number
  reader: number
  words: Record<string, Asking>
}

/** The latest question that was answered; `answer` is a letter, or "-". */
export interface Opened {
  seat: number
  id: string
  pile: string
  answer: string
  right: string
  points: number
  words: Record<string, Answered>
  source: string
}

/** A Big Question; `votes` holds for each voter its own text, "?" for cast, "" for not yet. */
export interface Big {
  id: string
  seat: number
  purpose: 'space' | 'forgetting' | 'judge'
  words: Record<string, Prompt>
  voters: number[]
  votes: string[]
  opened: string
}

export interface Past { seat: number; pile: string; id: string; right: boolean; votes: string; points: number }
export interface Finale { seat: number; asked: number }

/** How to play; the defaults are the published rules. */
export interface Options {
  last_round: 'off' | 'on'
  finale_points: '30' | '20' | '10'
  gadfly: 'path_disc' | 'next_path'
  socrates_cards: 'off' | 'on'
  enter_epoch_once: 'off' | 'on'
  disc_moves: 'forgetting_rabbit' | 'all_instructions'
  answer_seconds: string
  reader: 'program' | 'left_neighbour'
  begins: 'random' | 'name_nearest_sophie'
  votes: 'secret' | 'open'
  deck: string
  bots: number[]
  goal: number
}

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
  rabbits: string[]
  exit_open: boolean
  boat: boolean
  question: Asked | null
  last: Opened | null
  big: Big | null
  history: Past[]
  book: Record<string, Record<string, Answered>>
  finale: Finale | null
  socrates: number[]
  conceded: number[]
  winners: number[]
  reason: string
}

export const SEATS = ['In', 'Te', 'Sa', 'Am', 'Co', 'St'] as const
export const EPOCHS = ['mythology', 'hellas', 'middle', 'renaissance', 'enlightenment', 'modern'] as const
export const PILES = [...EPOCHS, 'philosophy', 'big'] as const

export const keyOf = (seat: number): string => SEATS[seat] ?? ''
export const seatOf = (key: string): number => (SEATS as readonly string[]).indexOf(key)

/** The words in the language of the page, else in English, else in the first there is. */
export const spokenIn = <W>(words: Readonly<Record<string, W>>, language: string): W | undefined => words[language] ?? words.en ?? Object.values(words)[0]
