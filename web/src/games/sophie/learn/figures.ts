// What is shown beside the rules: pieces of the map under a glass, some with the disc turned.

/** A piece of the map: its middle and its radius in thousandths, how far the disc is turned, -1 where it is left off, and the end of the word that stands below. */
export interface Lens { x: number; y: number; r: number; turned: number; word: string }

const lens = (x: number, y: number, r = 92, turned = -1, word = ''): Lens => ({ x, y, r, turned, word })

export const FIGURES: Readonly<Record<string, readonly Lens[]>> = {
  aim: [lens(0, 0, 1000, 0)],
  travel: [lens(525, -653)],
  philosophy: [lens(599, -590)],
  big: [lens(431, -673)],
  gadfly: [lens(389, -597)],
  major: [lens(681, 62)],
  forget: [lens(-184, 848)],
  ring: [lens(0, 0, 520, 0)],
  rabbit: [lens(318, -85, 150, 0, 'open'), lens(318, -85, 150, 1, 'shut')],
  exit: [lens(-262, 456, 150, 0, 'open'), lens(-262, 456, 150, 2, 'shut')],
  lake: [lens(240, -470, 170, 2, 'boat'), lens(240, -470, 170, 1, 'wait')],
}
