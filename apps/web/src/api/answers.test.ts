import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { onCallFailed, queryClient, refreshByHint } from './answers.ts'
import { CallError } from './call-error.ts'

const reported: unknown[] = []
onCallFailed(error => reported.push(error))

const failure = (status: number) => new CallError({ status, code: 'CODE', message: 'Said by the server' })

async function read(meta: Record<string, unknown>, error: CallError): Promise<void> {
  const asked = { queryKey: ['/things/1'], queryFn: () => Promise.reject(error), meta, staleTime: 0 }
  await expect(queryClient.fetchQuery(asked)).rejects.toBe(error)
}

describe('a failed reading', () => {
  beforeEach(() => {
    queryClient.clear()
    reported.length = 0
  })

  test.each([400, 403, 404, 409, 500])('with status %i is reported, once (spec 8)', async status => {
    const error = failure(status)
    await read({}, error)
    expect(reported).toEqual([error])
  })

  test('that is quiet is not reported', async () => {
    await read({ quiet: true }, failure(500))
    expect(reported).toEqual([])
  })
})

/** A mounted list whose reads resolve when the test says so. */
function shownList(path: string) {
  const readings: { signal: AbortSignal; end: () => void }[] = []
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<string>(resolve => readings.push({ signal, end: () => resolve('rows') }))
  const stop = new QueryObserver(queryClient, { queryKey: [path], queryFn }).subscribe(() => undefined)
  const end = async (reading: number) => {
    readings[reading]?.end()
    await vi.waitFor(() => expect(queryClient.getQueryData([path])).toBe('rows'))
    await new Promise(resolve => setTimeout(resolve))
  }
  return { readings, end, stop }
}

describe('a live hint', () => {
  beforeEach(() => queryClient.clear())

  test('reads what is shown of its paths', async () => {
    const things = shownList('/things')
    const others = shownList('/others')
    await things.end(0)
    await others.end(0)
    refreshByHint('/things')
    expect(things.readings).toHaveLength(2)
    expect(others.readings).toHaveLength(1)
    things.stop()
    others.stop()
  })

  test.each([
    ['first', 0],
    ['second', 1],
  ])('lets the %s reading end, and reads once more for all hints meanwhile', async (_which, underWay) => {
    const { readings, end, stop } = shownList('/things')
    if (underWay === 1) {
      await end(0)
      refreshByHint('/things')
    }
    for (let hint = 0; hint < 3; hint++) refreshByHint('/things')
    expect(readings).toHaveLength(underWay + 1)
    await end(underWay)
    expect(readings).toHaveLength(underWay + 2)
    await end(underWay + 1)
    expect(readings).toHaveLength(underWay + 2)
    expect(readings.some(({ signal }) => signal.aborted)).toBe(false)
    stop()
  })
})
