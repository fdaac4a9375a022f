// The secrets of links by which tables were opened or entered in this visit; the server tells them again to those who sit there.
import { rest } from '../net/rest'

const KEY = 'mochuelo-invites'
const known = new Map<string, string>(kept())

/** A page that is loaded anew in the same tab is the same visit. */
function kept(): [string, string][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, string][]
  } catch {
    return []
  }
}

export const invites = {
  set(table: string, secret: string): void {
    if (!secret || known.get(table) === secret) return
    known.set(table, secret)
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...known]))
    } catch {
      // No storage: secrets last as long as the page.
    }
  },
  /** The secret of the table's link, as far as this visit knows it. */
  known: (table: string): string => known.get(table) ?? '',
  /** The secret of the table's link, asked of the server when it is not known; "" when nothing is open. */
  async get(table: string): Promise<string> {
    if (!known.has(table)) this.set(table, (await rest.invite(table)).invite)
    return this.known(table)
  },
}
