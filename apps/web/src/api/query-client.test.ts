import { beforeEach, describe, expect, test } from 'vitest'
import { onCallFailed } from './answers.ts'
import { CallError } from './call-error.ts'
import { queryClient } from './query-client.ts'

const told: unknown[] = []
onCallFailed(error => told.push(error))

const failure = (status: number) => new CallError({ status, code: 'CODE', message: 'Said by the server' })
const missing = failure(404)

async function read(meta: Record<string, unknown>, error: CallError): Promise<void> {
  const asked = { queryKey: ['/things/1'], queryFn: () => Promise.reject(error), meta, staleTime: 0 }
  await expect(queryClient.fetchQuery(asked)).rejects.toBe(error)
}

describe('a failed reading', () => {
  beforeEach(() => {
    queryClient.clear()
    told.length = 0
  })

  test('is told', async () => {
    await read({}, missing)
    expect(told).toEqual([missing])
  })

  test('is told by the page alone when there is no such thing', async () => {
    await read({ saysMissing: true }, missing)
    expect(told).toEqual([])
  })

  test('is told when the page still shows what is there no longer', async () => {
    queryClient.setQueryData(['/things/1'], { name: 'Was there' }, { updatedAt: 0 })
    await read({ saysMissing: true }, missing)
    expect(told).toEqual([missing])
  })

  test.each([403, 409, 500])('with status %i is told by such a page too', async status => {
    const error = failure(status)
    await read({ saysMissing: true }, error)
    expect(told).toEqual([error])
  })

  test('that is quiet is told to nobody', async () => {
    await read({ quiet: true }, failure(500))
    expect(told).toEqual([])
  })
})
