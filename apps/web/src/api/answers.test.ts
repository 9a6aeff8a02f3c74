import type { Endpoint } from '@hr/contract/endpoint.ts'
import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { onCallFailed, queryClient, refresh, refreshByHint } from './answers.ts'
import { createHoliday, listHolidays } from '@hr/contract/holiday.ts'
import { leaveBalances } from '@hr/contract/leave.ts'
import { listAudit } from '@hr/contract/audit.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { CallError } from './call-error.ts'

const reported: unknown[] = []
onCallFailed(error => {
  reported.push(error)
  return () => reported.splice(reported.indexOf(error), 1)
})

const failure = (status: number) => new CallError({ status, code: 'CODE', message: 'Said by the server' })

async function read(meta: { quiet?: boolean }, error: CallError): Promise<void> {
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
function shownList({ path, topics }: Endpoint, isLive = true) {
  const readings: { signal: AbortSignal; end: () => void }[] = []
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<string>(resolve => readings.push({ signal, end: () => resolve('rows') }))
  const stop = new QueryObserver(queryClient, {
    queryKey: [path],
    queryFn,
    meta: { topics, isLive },
  }).subscribe(() => undefined)
  const end = async (reading = 0) => {
    readings[reading]?.end()
    await vi.waitFor(() => expect(queryClient.getQueryData([path])).toBe('rows'))
    await new Promise(resolve => setTimeout(resolve))
  }
  return { readings, end, stop }
}

test('a write reads again what is shown of its topics, and the audit log', async () => {
  queryClient.clear()
  const lists = [listHolidays, leaveBalances, listAudit, listNotifications].map(each => shownList(each))
  await Promise.all(lists.map(async ({ end }) => await end()))
  void refresh(createHoliday)
  expect(lists.map(({ readings }) => readings.length)).toEqual([2, 2, 2, 1])
  for (const { stop } of lists) stop()
})

describe('a live hint', () => {
  beforeEach(() => queryClient.clear())

  test('reads what is shown of its topic', async () => {
    const lists = [leaveBalances, listNotifications].map(each => shownList(each))
    await Promise.all(lists.map(async ({ end }) => await end()))
    refreshByHint('leave')
    expect(lists.map(({ readings }) => readings.length)).toEqual([2, 1])
    for (const { stop } of lists) stop()
  })

  test('does not read a call that is not live, which a write of this browser still does', async () => {
    const { readings, end, stop } = shownList(listHolidays, false)
    await end()
    refreshByHint('holiday')
    expect(readings).toHaveLength(1)
    void refresh(createHoliday)
    expect(readings).toHaveLength(2)
    stop()
  })

  test.each([
    ['first', 0],
    ['second', 1],
  ])('lets the %s reading end, and reads once more for all hints meanwhile', async (_which, underWay) => {
    const { readings, end, stop } = shownList(leaveBalances)
    if (underWay === 1) {
      await end(0)
      refreshByHint('leave')
    }
    for (let hint = 0; hint < 3; hint++) refreshByHint('leave')
    expect(readings).toHaveLength(underWay + 1)
    await end(underWay)
    expect(readings).toHaveLength(underWay + 2)
    await end(underWay + 1)
    expect(readings).toHaveLength(underWay + 2)
    expect(readings.some(({ signal }) => signal.aborted)).toBe(false)
    stop()
  })
})

describe('a failed action', () => {
  const run = async (variables: object, error?: CallError) => {
    const options = { mutationFn: () => (error ? Promise.reject(error) : Promise.resolve()) }
    const mutation = queryClient.getMutationCache().build(queryClient, options)
    await mutation.execute(variables).catch(() => undefined)
  }
  const act = (action: string, error?: CallError) => run({ action }, error)
  beforeEach(() => {
    reported.length = 0
  })

  test('is no longer shown after the same action succeeds', async () => {
    await act('POST /things/1', failure(409))
    expect(reported).toHaveLength(1)
    await act('POST /things/1')
    expect(reported).toEqual([])
  })

  test('a failed download stays when another download succeeds', async () => {
    await run({ file: 1 }, failure(404))
    await run({ file: 2 })
    expect(reported).toHaveLength(1)
  })

  test('stays when another action succeeds', async () => {
    await act('POST /things/1', failure(409))
    await act('POST /things/2')
    expect(reported).toHaveLength(1)
  })
})
