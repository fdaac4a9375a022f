// Data that a page fetches when it is first needed, once; after a failure it may be asked for again.

export function fetched<T>(address: string): () => Promise<T> {
  let data: Promise<T> | null = null
  return () => {
    data ??= fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
      return answer.json() as Promise<T>
    })
    data.catch(() => (data = null))
    return data
  }
}
