// A record small enough for a link: deflated, in letters that addresses may hold. It stays in the fragment, which no server sees.

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const body = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(body).arrayBuffer())
}

/** Text to link letters. */
export async function pack(text: string): Promise<string> {
  const small = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  return btoa(Array.from(small, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Link letters to text; null for letters that hold none. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const raw = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = await through(Uint8Array.from(raw, (letter) => letter.charCodeAt(0)), new DecompressionStream('deflate-raw'))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
