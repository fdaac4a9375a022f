// What somebody is writing: kept by this tab, so that neither a reload nor a lost line takes it.

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface Draft { text: string; told: boolean }

const NONE: Draft = { text: '', told: false }
const ROOM = 'mochuelo.sophie.room'

/** The place of a draft: one for each seat and turn of each table. */
export const placeOf = (table: string, seat: number, turn: string): string => `mochuelo.sophie.draft ${table} ${seat} ${turn}`

export function read(shelf: Shelf | undefined, place: string): Draft {
  try {
    return { ...NONE, ...(JSON.parse(shelf?.getItem(place) ?? '{}') as Partial<Draft>) }
  } catch {
    return NONE
  }
}

/** Keep it; where the browser keeps nothing, it lasts as long as the page. */
export function keep(shelf: Shelf | undefined, place: string, draft: Draft): void {
  try {
    shelf?.setItem(place, JSON.stringify(draft))
  } catch {
    // Full, or not allowed: nothing is lost that was there.
  }
}

/** Whether this device is in one room with the others: then people talk, and write nothing. */
export const inOneRoom = (shelf: Shelf | undefined): boolean => shelf?.getItem(ROOM) === 'yes'
export function setRoom(shelf: Shelf | undefined, yes: boolean): void {
  if (yes) shelf?.setItem(ROOM, 'yes')
  else shelf?.removeItem(ROOM)
}
