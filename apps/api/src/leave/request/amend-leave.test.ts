// Changing approved leave by request (R6): it stays until the change is approved, which then replaces it.
import { describe, expect, test } from 'vitest'
import { createHoliday } from '@hr/contract/holiday.ts'
import {
  amendLeave,
  approveLeave,
  cancelLeave,
  leaveBalances,
  previewLeave,
  rejectLeave,
  requestCancellation,
  requestLeave,
} from '@hr/contract/leave.ts'
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { leaveCalendar } from '@hr/contract/leave-calendar.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { call } from '#test/call.ts'
import { detail, inOwnCompany, leaveCompany, leaveRows, requested } from '#test/leave.ts'
import type { Draft } from '#test/leave.ts'

const { server, company } = inOwnCompany({ staysSound: true })

const approve = (token: string, id: string) => call(server, token, approveLeave, { id })
const amend = (token: string | null, id: string, changes: Partial<Draft>) =>
  call(server, token, amendLeave, {
    ...company.draft({ to: '2026-03-12', reason: 'The wedding moved', ...changes }),
    id,
  })

/** Tuesday 10 to Thursday 12 March, annual leave. */
async function approved(changes: Partial<Draft> = {}): Promise<LeaveRequestDetail> {
  const { id } = await requested(server, company, { to: '2026-03-12', ...changes })
  await approve(company.tokens.manager, id)
  return (await approve(company.tokens.hr, id)).data
}
async function approveAll(id: string) {
  await approve(company.tokens.manager, id)
  return approve(company.tokens.hr, id)
}
const balance = async (type: 'ANNUAL' | 'PERSONAL' = 'ANNUAL') =>
  (await call(server, company.tokens.employee, leaveBalances, {})).data.find(
    row => row.leaveTypeId === company.types[type],
  )
const titles = async (token: string) =>
  (await call(server, token, listNotifications, {})).data.rows.map(row => row.title)
const calendar = async (until = '2026-03-31') =>
  (
    await call(server, company.tokens.employee, leaveCalendar, { from: '2026-03-01', to: until })
  ).data.leaves.map(leave => [leave.from, leave.to])
/** Sets the employee's annual leave to this many half days. */
const granted = (halfDays: number) =>
  company.inside(trx =>
    trx
      .updateTable('leave_lot')
      .set({ half_days: halfDays })
      .where('employee_id', '=', company.employee.id)
      .where('leave_type_id', '=', company.types.ANNUAL)
      .execute(),
  )

describe('pending', () => {
  test('longer: the leave stays, and only the additional days are reserved', async () => {
    const leave = await approved()
    const answer = await amend(company.tokens.employee, leave.id, { to: '2026-03-13' })
    expect(answer.data).toMatchObject({
      number: 2,
      purpose: 'AMENDMENT',
      status: 'PENDING',
      original: { id: leave.id, number: 1, from: '2026-03-10', to: '2026-03-12', halfDays: 6 },
      halfDays: 8,
      may: { cancel: true, edit: false, askToCancel: false },
    })
    expect(await detail(server, company.tokens.employee, leave.id)).toMatchObject({
      status: 'APPROVED',
      openChange: { id: answer.data.id, purpose: 'AMENDMENT' },
      may: { askToCancel: false, askRefusal: 'CHANGE_OPEN' },
    })
    expect(await balance()).toMatchObject({ used: 6, pending: 2, available: 22 })
    expect(await calendar()).toEqual([['2026-03-10', '2026-03-12']])
    expect((await titles(company.tokens.manager))[0]).toBe('employee Tester wants to change leave')
    const { decision } = await detail(server, company.tokens.manager, answer.data.id)
    expect(decision?.years).toMatchObject([{ before: 30, after: 22 }])
    // The additional days are taken, though they are not leave yet.
    const other = company.draft({ from: '2026-03-13', to: '2026-03-13' })
    expect((await call(server, company.tokens.employee, requestLeave, other)).code).toBe('OVERLAPS')
  })

  test.each([
    ['longer', { to: '2026-03-13' }, 8],
    ['shorter', { to: '2026-03-10' }, 2],
    ['by half a day', { toHalf: 'AM' as const }, 5],
    ['partly over itself', { from: '2026-03-12', to: '2026-03-16' }, 6],
    ['to other days', { from: '2026-04-07', to: '2026-04-08' }, 4],
  ])('%s, approved: it replaces the leave', async (_name, changes, used) => {
    const leave = await approved()
    const { id } = (await amend(company.tokens.employee, leave.id, changes)).data
    const done = await approveAll(id)
    expect(done.data).toMatchObject({ status: 'APPROVED', halfDays: used })
    const ended = await detail(server, company.tokens.employee, leave.id)
    expect(ended).toMatchObject({ status: 'CANCELLED', openChange: null })
    expect(ended.history.at(-1)).toMatchObject({
      action: 'CANCELLED',
      actor: { id: company.hr.id },
      comment: 'Replaced by request 2',
    })
    expect(await balance()).toMatchObject({ used, pending: 0, available: 30 - used })
    expect(await calendar('2026-04-30')).toEqual([[done.data.from, done.data.to]])
    const bell = await titles(company.tokens.employee)
    expect([bell[0], bell.includes('Leave cancelled')]).toEqual(['Leave change approved', false])
    // It is leave like any other: it can be changed again.
    const again = await amend(company.tokens.employee, id, { from: '2026-05-05', to: '2026-05-05' })
    expect((await approveAll(again.data.id)).data.status).toBe('APPROVED')
    expect(await balance()).toMatchObject({ used: 2, available: 28 })
  })

  test('to another type: everything is reserved there, and the first type gets its days back after approval', async () => {
    const leave = await approved({ to: '2026-03-11' })
    const personal = { leaveTypeId: company.types.PERSONAL, to: '2026-03-11' }
    const { id } = (await amend(company.tokens.employee, leave.id, personal)).data
    const before = await balance('PERSONAL')
    expect(before).toMatchObject({ pending: 4, used: 0 })
    expect(await balance()).toMatchObject({ used: 4, pending: 0 })
    await approveAll(id)
    expect(await balance('PERSONAL')).toMatchObject({ pending: 0, used: 4 })
    expect(await balance()).toMatchObject({ used: 0, available: 30 })
  })

  test('unpaid leave instead needs no balance', async () => {
    const leave = await approved()
    const { id } = (await amend(company.tokens.employee, leave.id, { leaveTypeId: company.types.UNPAID }))
      .data
    expect(await balance()).toMatchObject({ used: 6, pending: 0 })
    await approveAll(id)
    expect(await balance()).toMatchObject({ used: 0, available: 30 })
  })

  test('the balance is needed only for the additional days', async () => {
    await granted(8)
    const leave = await approved()
    const draft = company.draft({ to: '2026-03-16' })
    const preview = await call(server, company.tokens.employee, previewLeave, {
      leaveTypeId: draft.leaveTypeId,
      from: draft.from,
      to: draft.to,
      requestId: leave.id,
    })
    expect(preview.data.refusal?.code).toBe('LEAVE_BALANCE_NOT_ENOUGH')
    const short = await amend(company.tokens.employee, leave.id, { to: '2026-03-16' })
    expect([short.status, short.code]).toEqual([422, 'LEAVE_BALANCE_NOT_ENOUGH'])
    const { id } = (await amend(company.tokens.employee, leave.id, { to: '2026-03-13' })).data
    expect(await balance()).toMatchObject({ used: 6, pending: 2, available: 0 })
    expect((await approveAll(id)).data.status).toBe('APPROVED')
    expect(await balance()).toMatchObject({ used: 8, pending: 0, available: 0 })
  })
})

describe('not approved', () => {
  test.each(['rejected', 'withdrawn'] as const)('%s: nothing changes', async how => {
    const leave = await approved()
    const { id } = (await amend(company.tokens.employee, leave.id, { to: '2026-03-13' })).data
    if (how === 'rejected')
      await call(server, company.tokens.manager, rejectLeave, { id, comment: 'Too long' })
    else await call(server, company.tokens.employee, cancelLeave, { id })
    expect(await balance()).toMatchObject({ used: 6, pending: 0, available: 24 })
    expect(await detail(server, company.tokens.employee, leave.id)).toMatchObject({
      status: 'APPROVED',
      halfDays: 6,
      openChange: null,
      may: { askToCancel: true },
    })
    expect(await calendar()).toEqual([['2026-03-10', '2026-03-12']])
    // The additional day is available again.
    expect((await requested(server, company, { from: '2026-03-13', to: '2026-03-13' })).halfDays).toBe(2)
    const bell = how === 'rejected' ? company.tokens.employee : company.tokens.manager
    expect((await titles(bell))[how === 'rejected' ? 0 : 1]).toBe(
      how === 'rejected' ? 'Leave change rejected' : 'Request to change leave withdrawn',
    )
  })

  test('refused: another person’s, without a change, and days of other leave', async () => {
    const leave = await approved()
    const other = await requested(server, company, { from: '2026-03-17', to: '2026-03-17' })
    const before = await leaveRows(company)
    const { hr, manager, colleague, employee } = company.tokens
    const longer = { to: '2026-03-13' }
    expect((await amend(null, leave.id, longer)).status).toBe(401)
    expect((await amend(hr, leave.id, longer)).status).toBe(403)
    expect((await amend(manager, leave.id, longer)).status).toBe(403)
    expect((await amend(colleague, leave.id, longer)).status).toBe(404)
    expect((await amend((await leaveCompany(server)).tokens.hr, leave.id, longer)).status).toBe(404)
    expect((await amend(employee, leave.id, { reason: '' })).fields).toHaveProperty('reason')
    expect((await amend(employee, leave.id, {})).code).toBe('NOTHING_CHANGED')
    expect((await amend(employee, leave.id, { to: '2026-03-17' })).code).toBe('OVERLAPS')
    expect((await amend(employee, other.id, longer)).code).toBe('NOT_APPROVED')
    expect(await leaveRows(company)).toEqual(before)
  })

  test('two changes at once: one succeeds', async () => {
    const leave = await approved()
    const answers = await Promise.all([
      amend(company.tokens.employee, leave.id, { to: '2026-03-13' }),
      amend(company.tokens.employee, leave.id, { to: '2026-03-11' }),
      call(server, company.tokens.employee, requestCancellation, { id: leave.id, reason: 'Put off' }),
    ])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409])
  })
})

describe('meanwhile', () => {
  test('a holiday is added: the approved change is counted with it', async () => {
    const leave = await approved()
    const { id } = (await amend(company.tokens.employee, leave.id, { to: '2026-03-13' })).data
    await call(server, company.tokens.hr, createHoliday, {
      name: 'Day off',
      from: '2026-03-13',
      to: '2026-03-13',
    })
    expect((await approveAll(id)).data).toMatchObject({ status: 'APPROVED', halfDays: 6 })
    expect(await balance()).toMatchObject({ used: 6, pending: 0, available: 24 })
  })

  test('the employment ends earlier: the decision is refused, and nothing changes', async () => {
    const leave = await approved()
    const { id } = (await amend(company.tokens.employee, leave.id, { to: '2026-03-13' })).data
    await approve(company.tokens.manager, id)
    await company.inside(trx =>
      trx
        .updateTable('employee')
        .set({ ended_on: '2026-03-12' })
        .where('id', '=', company.employee.id)
        .execute(),
    )
    const before = await leaveRows(company)
    expect((await approve(company.tokens.hr, id)).code).toBe('AFTER_EMPLOYMENT')
    expect(await leaveRows(company)).toEqual(before)
  })

  test('HR cancels the leave: the change ends with it', async () => {
    const leave = await approved()
    const { id } = (await amend(company.tokens.employee, leave.id, { to: '2026-03-13' })).data
    await call(server, company.tokens.hr, cancelLeave, { id: leave.id, reason: 'The office is closed' })
    expect((await detail(server, company.tokens.employee, id)).status).toBe('CANCELLED')
    expect(await balance()).toMatchObject({ used: 0, pending: 0, available: 30 })
    expect((await approve(company.tokens.manager, id)).code).toBe('ALREADY_DECIDED')
  })

  test('HR cancels it while the last step is approved: one of the two succeeds', async () => {
    const leave = await approved()
    const { id } = (await amend(company.tokens.employee, leave.id, { to: '2026-03-13' })).data
    await approve(company.tokens.manager, id)
    const answers = await Promise.all([
      approve(company.tokens.hr, id),
      call(server, company.tokens.admin, cancelLeave, { id: leave.id, reason: 'The office is closed' }),
    ])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
    const { history } = await detail(server, company.tokens.employee, leave.id)
    expect(history.filter(event => event.action === 'CANCELLED')).toHaveLength(1)
  })
})
