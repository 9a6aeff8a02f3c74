import { beforeEach, describe, expect, test } from 'vitest'
import { onCallFailed } from './answers.ts'
import { CallError } from './call-error.ts'
import { queryClient } from './query-client.ts'

const told: unknown[] = []
onCallFailed(error => told.push(error))

const failure = (status: number) => new CallError({ status, code: 'CODE', message: 'Said by the server' })

async function read(meta: Record<string, unknown>, error: CallError): Promise<void> {
  const asked = { queryKey: ['/things/1'], queryFn: () => Promise.reject(error), meta, staleTime: 0 }
  await expect(queryClient.fetchQuery(asked)).rejects.toBe(error)
}

describe('a failed reading', () => {
  beforeEach(() => {
    queryClient.clear()
    told.length = 0
  })

  test.each([400, 403, 404, 409, 500])('with status %i is told, once (spec 8)', async status => {
    const error = failure(status)
    await read({}, error)
    expect(told).toEqual([error])
  })

  test('that is quiet is told to nobody', async () => {
    await read({ quiet: true }, failure(500))
    expect(told).toEqual([])
  })
})
