// The secrets of links to tables that were opened in this visit; the server tells them again to those who sit there.
import { rest } from '../net/rest'

const known = new Map<string, string>()

export const invites = {
  set(table: string, secret: string): void {
    if (secret) known.set(table, secret)
  },
  /** The secret of the table's link, asked of the server when it is not known; "" when nothing is open. */
  async get(table: string): Promise<string> {
    if (!known.has(table)) this.set(table, (await rest.invite(table)).invite)
    return known.get(table) ?? ''
  },
}
