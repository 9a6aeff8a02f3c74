import { describe, expect, test } from 'vitest'
import { workLimit } from './work-limit.ts'

const stays = new AbortController().signal

/** Work that ends when the test says so, and the order in which it starts. */
function works(bounds: Parameters<typeof workLimit>[0]) {
  const limit = workLimit(bounds)
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const start = (name: string, signal = stays) =>
    limit(
      { who: name.charAt(0), signal },
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name)
          ends.set(name, error => (error ? reject(error) : resolve(name)))
        }),
    )
  const end = async (name: string, error?: Error) => {
    // Work starts in a later turn than its call.
    await new Promise(setImmediate)
    ends.get(name)?.(error)
    await new Promise(setImmediate)
  }
  return { begun, start, end }
}

describe('a limit on work', () => {
  test('runs that many at once, and the next one when one ends', async () => {
    const { begun, start, end } = works({ atOnce: 2, mostWaiting: 9, mostWaitingEach: 9 })
    const all = ['a1', 'b1', 'c1'].map(name => start(name))
    await new Promise(setImmediate)
    expect(begun).toEqual(['a1', 'b1'])
    await end('b1')
    expect(begun).toEqual(['a1', 'b1', 'c1'])
    await end('a1')
    await end('c1')
    expect(await Promise.all(all)).toEqual(['a1', 'b1', 'c1'])
  })

  test('starts the next when work fails', async () => {
    const { begun, start, end } = works({ atOnce: 1, mostWaiting: 9, mostWaitingEach: 9 })
    const first = expect(start('a1')).rejects.toThrow('broken')
    const second = start('b1')
    await end('a1', new Error('broken'))
    await first
    expect(begun).toEqual(['a1', 'b1'])
    await end('b1')
    expect(await second).toBe('b1')
  })

  test.each([
    [1, ['a1', 'a2', 'a3', 'b1'], ['a1', 'b1', 'a2', 'a3']],
    [2, ['a1', 'c1', 'a2', 'a3', 'b1'], ['a1', 'c1', 'b1', 'a2', 'a3']],
    [1, ['a1', 'a2', 'b1', 'c1', 'b2'], ['a1', 'b1', 'a2', 'c1', 'b2']],
  ])(
    'with %i at once another person comes before the second work of the same person',
    async (atOnce, asked, order) => {
      const { begun, start, end } = works({ atOnce, mostWaiting: 9, mostWaitingEach: 9 })
      for (const name of asked) void start(name)
      for (const name of order) await end(name)
      expect(begun).toEqual(order)
    },
  )

  test('refuses a person who has too much waiting, and nobody else', async () => {
    const { start } = works({ atOnce: 1, mostWaiting: 9, mostWaitingEach: 2 })
    for (const name of ['a1', 'a2', 'a3']) void start(name)
    await expect(start('a4')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', parameters: { seconds: 5 } })
    const waits = await Promise.race([start('b1'), new Promise(resolve => setImmediate(resolve, 'waits'))])
    expect(waits).toBe('waits')
  })

  test('refuses everybody when the queue is full, with 503', async () => {
    const { start } = works({ atOnce: 1, mostWaiting: 2, mostWaitingEach: 2 })
    for (const name of ['a1', 'b1', 'c1']) void start(name)
    await expect(start('d1')).rejects.toMatchObject({ code: 'OVERLOADED', status: 503 })
  })

  test('skips work of a caller who disconnected, and goes on with the next', async () => {
    const { begun, start, end } = works({ atOnce: 1, mostWaiting: 9, mostWaitingEach: 9 })
    const gone = new AbortController()
    void start('a1')
    const left = expect(start('b1', gone.signal)).rejects.toThrow('left')
    void start('c1')
    gone.abort(new Error('left'))
    await end('a1')
    await left
    expect(begun).toEqual(['a1', 'c1'])
  })
})
