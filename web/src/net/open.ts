// The real socket of a table.
import type { Wire } from './socket'

/** Opens the socket of a table; `invite` is the secret of a private table's link. */
export function openWire(table: string, invite: string): () => Wire {
  return () => {
    const address = new URL(`/ws/tables/${encodeURIComponent(table)}`, location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    if (invite) address.searchParams.set('invite', invite)
    const socket = new WebSocket(address)
    return {
      send: (text) => socket.send(text),
      close: (code) => socket.close(code),
      hear(open, message, end) {
        socket.onopen = open
        socket.onmessage = (event) => message(String(event.data))
        socket.onclose = (event) => end(event.code)
      },
    }
  }
}
