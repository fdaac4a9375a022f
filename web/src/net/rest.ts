// Everything asked of the server outside of a table's socket.
import type { GameCard, JoinAsk, Me, Opened, Paired, Problem, QuickAsk, RecordAsk, Replay, TableAsk, TableInfo } from './types.gen'

/** An answer that is not what was asked for; `code` is the id of the sentence that explains it. */
export class Trouble extends Error {
  constructor(readonly code: string, message: string, readonly args: Record<string, string | number> = {}) {
    super(message)
  }
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json, text/plain' } }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { ...init.headers, 'content-type': 'application/json' }
  }
  let answer: Response
  try {
    answer = await fetch(path, init)
  } catch {
    throw new Trouble('away', 'the server does not answer')
  }
  if (!answer.ok) throw await problem(answer)
  return answer
}

export async function problem(answer: Response): Promise<Trouble> {
  const said = (await answer.json().catch(() => null)) as Partial<Problem> | null
  return new Trouble(said?.code ?? `http-${answer.status}`, said?.message ?? answer.statusText, said?.args ?? {})
}

const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>
const part = encodeURIComponent
const table = (id: string) => `/api/tables/${part(id)}`
const with_ = (invite: string) => invite && `?invite=${part(invite)}`

export const rest = {
  games: () => json<GameCard[]>(call('GET', '/api/games')),
  me: () => json<Me>(call('GET', '/api/me')),
  rename: (name: string) => json<Me>(call('PUT', '/api/me', { name })),
  mine: () => json<TableInfo[]>(call('GET', '/api/me/tables')),
  tables: () => json<TableInfo[]>(call('GET', '/api/tables')),
  open: (ask: TableAsk) => json<Opened>(call('POST', '/api/tables', ask)),
  table: (id: string, invite = '') => json<TableInfo>(call('GET', table(id) + with_(invite))),
  invite: (id: string) => json<Opened>(call('GET', `${table(id)}/invite`)),
  join: (id: string, ask: JoinAsk) => json<Opened>(call('POST', `${table(id)}/join`, ask)),
  leave: (id: string) => json<TableInfo>(call('POST', `${table(id)}/leave`)),
  quick: (ask: QuickAsk) => json<Paired>(call('POST', '/api/quick', ask)),
  rematch: (id: string) => json<Opened>(call('POST', `${table(id)}/rematch`)),
  record: async (id: string, format: string, invite = '') => (await call('GET', `${table(id)}/record/${part(format)}${with_(invite)}`)).text(),
  replay: (id: string, invite = '') => json<Replay>(call('GET', `${table(id)}/replay${with_(invite)}`)),
  read: (ask: RecordAsk) => json<Replay>(call('POST', '/api/replay', ask)),
}
