// What a change of approved leave includes (R6): the years that pay for it, and the delegation of an approver.
import { describe, expect, test } from 'vitest'
import { createDelegation, listDelegations } from '@hr/contract/approval-delegation.ts'
import {
  amendLeave,
  approveLeave,
  editLeave,
  leaveBalances,
  previewLeave,
  rejectLeave,
} from '@hr/contract/leave.ts'
import { call, signIn } from '#test/call.ts'
import { detail, inOwnCompany, requested } from '#test/leave.ts'
import { runJob } from '#test/run-jobs.ts'

const { server, company } = inOwnCompany({ staysSound: true })

const approve = (token: string, id: string) => call(server, token, approveLeave, { id })
const amend = (token: string, id: string, dates: { from: string; to: string }) =>
  call(server, token, amendLeave, { ...company.draft({ ...dates, reason: 'The wedding moved' }), id })

test('over New Year: each year pays for its own days, and days that the leave already has are not taken twice', async () => {
  server.setNow('2026-11-16T02:00:00Z')
  await runJob(server, 'leave.grant-year')
  const employee = await signIn(server, company.employee.username)
  const [manager, hr] = [
    await signIn(server, company.manager.username),
    await signIn(server, company.hr.username),
  ]
  const available = async (date: string) =>
    (await call(server, employee, leaveBalances, { date })).data.find(
      row => row.leaveTypeId === company.types.ANNUAL,
    )?.available
  const years = () => Promise.all([available('2026-12-31'), available('2027-01-02')])
  const before = await years()
  const leave = await requested(server, company, { from: '2026-12-30', to: '2026-12-31' }, employee)
  await approve(manager, leave.id)
  await approve(hr, leave.id)
  const held = await years()
  const { id, days } = (await amend(employee, leave.id, { from: '2026-12-31', to: '2027-01-05' })).data
  const counted = (year: string) => days.filter(day => day.counted && day.date.startsWith(year)).length
  const taken = [before[0], Number(before[1]) - counted('2027')]
  expect(await years()).toEqual([held[0], taken[1]])
  await approve(manager, id)
  await approve(hr, id)
  expect(await years()).toEqual([Number(before[0]) - counted('2026'), taken[1]])
})

const decide = async (id: string) => {
  for (const token of [company.tokens.admin, company.tokens.hr]) await approve(token, id)
}
const given = async () => (await call(server, company.tokens.manager, listDelegations, {})).data.given
/** Approved leave of the manager, with a delegate unless given otherwise. */
const away = async (more: { delegateId?: number } = { delegateId: company.colleague.id }) => {
  const leave = await requested(server, company, { ...leaveDates, ...more }, company.tokens.manager)
  await decide(leave.id)
  return leave
}
const leaveDates = { from: '2026-03-12', to: '2026-03-13' }

test('the delegation of the leave moves to the change and its dates', async () => {
  const leave = await away()
  const change = await amend(company.tokens.manager, leave.id, { from: '2026-03-12', to: '2026-03-17' })
  expect(await given()).toMatchObject([leaveDates])
  await decide(change.data.id)
  expect((await detail(server, company.tokens.manager, change.data.id)).status).toBe('APPROVED')
  expect(await given()).toMatchObject([
    { from: '2026-03-12', to: '2026-03-17', delegate: { id: company.colleague.id }, state: 'PLANNED' },
  ])
})

test.each([
  ['some of the new days', '2026-03-12', ['2026-03-16', '2026-03-18'], ['2026-03-12', '2026-03-15']],
  ['all of them', '2026-03-16', ['2026-03-16', '2026-03-18'], undefined],
] as const)('whom the approver named by hand for %s stays; the approval is not refused', async (...row) => {
  const [, first, [from, to], rest] = row
  const { manager } = company.tokens
  const leave = await away()
  const change = await amend(manager, leave.id, { from: first, to: '2026-03-17' })
  const other = { from, to, delegateId: company.hr.id }
  expect((await call(server, manager, createDelegation, other)).code).toBe('')
  await decide(change.data.id)
  expect((await detail(server, manager, change.data.id)).status).toBe('APPROVED')
  const shown = (await given()).map(one => [one.delegate.id, one.from, one.to])
  expect(shown).toEqual([
    [company.hr.id, from, to],
    ...(rest === undefined ? [] : [[company.colleague.id, ...rest]]),
  ])
})

describe('a delegate named with a change', () => {
  const dates = { from: '2026-03-16', to: '2026-03-17' }
  const ask = async (id: string) => {
    const asked = { ...company.draft({ ...dates, reason: 'It moved' }), delegateId: company.colleague.id, id }
    return (await call(server, company.tokens.manager, amendLeave, asked)).data
  }
  const mayDelegate = async (requestId: string) => {
    const { leaveTypeId } = company.draft()
    const asked = { leaveTypeId, ...dates, requestId }
    return (await call(server, company.tokens.manager, previewLeave, asked)).data.mayDelegate
  }

  test('is offered if the leave had none, and stays with the changed leave', async () => {
    const leave = await away({})
    expect(await mayDelegate(leave.id)).toBe(true)
    const change = await ask(leave.id)
    expect(await given()).toMatchObject([{ ...dates, withLeave: true }])
    await decide(change.id)
    expect(await given()).toMatchObject([{ ...dates, withLeave: true, state: 'PLANNED' }])
  })

  test('is removed when the change is rejected', async () => {
    const change = await ask((await away({})).id)
    await call(server, company.tokens.admin, rejectLeave, { id: change.id, comment: 'Not now' })
    expect(await given()).toEqual([])
  })

  test('replaces the one of the leave, which offers no other', async () => {
    const leave = await away()
    expect(await mayDelegate(leave.id)).toBe(false)
    const change = await ask(leave.id)
    expect(await given()).toMatchObject([dates, leaveDates])
    await decide(change.id)
    expect(await given()).toMatchObject([dates])
  })

  test('and for a request that is edited', async () => {
    const { manager } = company.tokens
    const { id, history } = await requested(server, company, leaveDates, manager)
    const edited = { ...company.draft(leaveDates), id, seenHistory: history.length }
    await call(server, manager, editLeave, { ...edited, delegateId: company.colleague.id })
    expect(await given()).toMatchObject([{ ...leaveDates, withLeave: true }])
    const refused = await call(server, manager, editLeave, {
      ...edited,
      seenHistory: history.length + 1,
      delegateId: company.hr.id,
    })
    expect([refused.code, Object.keys(refused.fields)]).toEqual(['DELEGATION_OVERLAPS', ['delegateId']])
  })
})
