import { afterEach, expect, it, vi } from 'vitest'
import { fetched } from './fetched'

afterEach(() => vi.unstubAllGlobals())

it('asks once, and again after a failure', async () => {
  const answers = [new Response('', { status: 503 }), new Response('[7]')]
  const ask = vi.fn(async () => answers.shift()!)
  vi.stubGlobal('fetch', ask)
  const book = fetched<number[]>('/book.json')
  await expect(book()).rejects.toThrow('/book.json: 503')
  expect(await Promise.all([book(), book()])).toEqual([[7], [7]])
  expect(ask).toHaveBeenCalledTimes(2)
})
