// The real socket of a table.
import { rest } from './rest'
import type { Wire } from './socket'

/** Whoever opens a table's link as the very first page gets a cookie before the socket, which else would belong to nobody. */
let known: Promise<unknown> | null = null
const introduce = (): Promise<unknown> => (known ??= rest.me().catch(() => (known = null)))

/** Opens the socket of a table; `invite` is the secret of a private table's link. */
export function openWire(table: string, invite: string): () => Wire {
  return () => {
    const address = new URL(`/ws/tables/${encodeURIComponent(table)}`, location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    if (invite) address.searchParams.set('invite', invite)
    let socket: WebSocket | null = null
    let left = false
    return {
      send: (text) => socket?.send(text),
      close(code) {
        left = true
        socket?.close(code)
      },
      hear(open, message, end) {
        void introduce().then(() => {
          if (left) return
          socket = new WebSocket(address)
          socket.onopen = open
          socket.onmessage = (event) => message(String(event.data))
          socket.onclose = (event) => end(event.code)
        })
      },
    }
  }
}
