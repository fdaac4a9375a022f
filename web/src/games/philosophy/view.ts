// Looking things up in a position.
import type { Tile, View } from './types.gen'

export type { Conclusion, Tile, View } from './types.gen'

export const at = (view: View, space: string): Tile | undefined => view.board.find((tile) => tile.space === space)
