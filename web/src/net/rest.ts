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

async function problem(answer: Response): Promise<Trouble> {
  const said = (await answer.json().catch(() => null)) as Partial<Problem> | null
  return new Trouble(said?.code ?? `http-${answer.status}`, said?.message ?? answer.statusText, said?.args ?? {})
}

const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`

export const rest = {
  games: () => json<GameCard[]>(call('GET', '/api/games')),
  me: () => json<Me>(call('GET', '/api/me')),
  rename: (name: string) => json<Me>(call('PUT', '/api/me', { name })),
  tables: () => json<TableInfo[]>(call('GET', '/api/tables')),
  open: (ask: TableAsk) => json<Opened>(call('POST', '/api/tables', ask)),
  table: (id: string) => json<TableInfo>(call('GET', table(id))),
  join: (id: string, ask: JoinAsk) => json<Opened>(call('POST', `${table(id)}/join`, ask)),
  quick: (ask: QuickAsk) => json<Paired>(call('POST', '/api/quick', ask)),
  rematch: (id: string) => json<Opened>(call('POST', `${table(id)}/rematch`)),
  record: async (id: string) => (await call('GET', `${table(id)}/record`)).text(),
  replay: (id: string) => json<Replay>(call('GET', `${table(id)}/replay`)),
  read: (ask: RecordAsk) => json<Replay>(call('POST', '/api/replays', ask)),
}
