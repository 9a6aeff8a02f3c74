// Nobody decides a version they did not see: an edit between reading and clicking (R4, R7).
import { describe, expect, test } from 'vitest'
import { approveLeave, decideLeaves, editLeave, listLeaveRequests, rejectLeave } from '@hr/contract/leave.ts'
import { call } from '#test/call.ts'
import { detail, inOwnCompany, leaveRows, requested } from '#test/leave.ts'

const { server, company } = inOwnCompany()

describe('a request that was edited after somebody read it', () => {
  const edited = async () => {
    const seen = await requested(server, company)
    const draft = company.draft({ from: '2026-03-12', to: '2026-03-13' })
    const edit = { ...draft, id: seen.id, seenHistory: seen.history.length }
    expect((await call(server, company.tokens.employee, editLeave, edit)).status).toBe(200)
    return { id: seen.id, approveOrder: 1, seenHistory: seen.historyCount }
  }
  const words =
    'The request was changed after you opened it, so nothing was decided. Check the new version first'

  test('is not approved, rejected or decided in a batch; after reading it again it is', async () => {
    const seen = await edited()
    const { manager, hr } = company.tokens
    const before = await leaveRows(company)
    const tries = [
      await call(server, manager, approveLeave, seen),
      await call(server, manager, rejectLeave, { ...seen, comment: 'We are too few' }),
    ]
    for (const { status, code, message } of tries)
      expect([status, code, message]).toEqual([409, 'REQUEST_EDITED', words])
    const many = { decisions: [seen], decision: 'APPROVED' as const }
    expect((await call(server, manager, decideLeaves, many)).data).toEqual([
      { id: seen.id, status: null, refusal: { code: 'REQUEST_EDITED', message: words } },
    ])
    expect(await leaveRows(company)).toEqual(before)

    const [row] = (await call(server, manager, listLeaveRequests, { scope: 'approvals' })).data.rows
    expect(row).toMatchObject({ from: '2026-03-12', to: '2026-03-13', historyCount: 2 })
    const again = { ...seen, seenHistory: row?.historyCount ?? 0 }
    expect((await call(server, manager, approveLeave, again)).status).toBe(200)
    // Later events that are not edits do not matter.
    const last = { ...again, approveOrder: 2 }
    expect((await call(server, hr, approveLeave, last)).data.status).toBe('APPROVED')
  })

  test('an edit and an approval at once: only the seen version can be approved', async () => {
    const seen = await requested(server, company)
    const draft = company.draft({ from: '2026-03-12', to: '2026-03-13' })
    const [approved, edit] = await Promise.all([
      call(server, company.tokens.manager, approveLeave, { id: seen.id, seenHistory: seen.historyCount }),
      call(server, company.tokens.employee, editLeave, { ...draft, id: seen.id, seenHistory: 1 }),
    ])
    expect([approved.code, edit.code].sort()).toEqual(
      approved.code === '' ? ['', 'ALREADY_DECIDED'] : ['', 'REQUEST_EDITED'],
    )
    const { history } = await detail(server, company.tokens.employee, seen.id)
    expect(history.map(({ action }) => action)).toEqual([
      'REQUESTED',
      approved.code === '' ? 'APPROVED' : 'EDITED',
    ])
  })
})
