// Looking things up in a position.
import { SIDES, type Side } from './deck.svelte'
import type { OnBoard as Lying, View } from './types.gen'

export type { View } from './types.gen'
/** A card on the grid; whose block lies on it is not looked at. */
export type OnBoard = Omit<Lying, 'block'>

export const at = (board: readonly OnBoard[], space: string): OnBoard | undefined => board.find((one) => one.space === space)

export const sideOf = (seat: number): Side => SIDES[seat] ?? 'Il'

/** The seat that a side's name stands for, -1 where it is none. */
export const seatOf = (side: string): number => (SIDES as readonly string[]).indexOf(side)

/** How many cards show each side. */
export const tally = (board: readonly OnBoard[]): [number, number] => [0, 1].map((seat) => board.filter((one) => one.side === seat).length) as [number, number]

export const sizeOf = (view: View): number => view.options.grid
