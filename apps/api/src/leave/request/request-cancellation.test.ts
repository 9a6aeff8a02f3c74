// Cancelling approved leave by request (R6): the leave stays until it is approved, and then ends completely.
import { describe, expect, test } from 'vitest'
import {
  approveLeave,
  cancelLeave,
  editLeave,
  leaveBalances,
  listLeaveRequests,
  rejectLeave,
  requestCancellation,
} from '@hr/contract/leave.ts'
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { leaveCalendar } from '@hr/contract/leave-calendar.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { call, signIn } from '#test/call.ts'
import { detail, inOwnCompany, leaveCompany, leaveRows, requested } from '#test/leave.ts'

const { server, company } = inOwnCompany({ staysSound: true })

const approve = (token: string, id: string) => call(server, token, approveLeave, { id })
const ask = (token: string | null, id: string, reason = 'The wedding is put off') =>
  call(server, token, requestCancellation, { id, reason })

async function approved(): Promise<LeaveRequestDetail> {
  const { id } = await requested(server, company, { to: '2026-03-12' })
  await approve(company.tokens.manager, id)
  return (await approve(company.tokens.hr, id)).data
}
const annual = async () =>
  (await call(server, company.tokens.employee, leaveBalances, {})).data.find(
    row => row.leaveTypeId === company.types.ANNUAL,
  )
const titles = async (token: string) =>
  (await call(server, token, listNotifications, {})).data.rows.map(row => row.title)
/** What the history says about requests to cancel it. */
const changesIn = ({ history }: LeaveRequestDetail) =>
  history.flatMap(({ change, action, actor, comment }) =>
    change === null ? [] : [[change.number, action, actor?.id, comment]],
  )
const away = async () =>
  (await call(server, company.tokens.employee, leaveCalendar, { from: '2026-03-01', to: '2026-03-31' })).data
    .leaves.length

describe('pending', () => {
  test('is a separate request with its own line; the leave stays', async () => {
    const leave = await approved()
    const { may } = await detail(server, company.tokens.employee, leave.id)
    expect(may).toMatchObject({ askToCancel: true, askRefusal: null, cancel: false, edit: false })
    const asked = (await ask(company.tokens.employee, leave.id)).data
    expect(asked).toMatchObject({
      number: 2,
      purpose: 'CANCELLATION',
      status: 'PENDING',
      original: { id: leave.id, number: 1 },
      from: '2026-03-10',
      to: '2026-03-12',
      halfDays: 6,
      days: leave.days,
      may: { cancel: true, edit: false, askToCancel: false },
    })
    expect(asked.steps.map(step => step.approver?.id)).toEqual([company.manager.id, undefined])
    const seen = await detail(server, company.tokens.employee, leave.id)
    expect(seen).toMatchObject({
      status: 'APPROVED',
      openChange: { id: asked.id, number: 2, purpose: 'CANCELLATION' },
      may: { askToCancel: false, askRefusal: 'CHANGE_OPEN' },
    })
    expect(await annual()).toMatchObject({ used: 6, pending: 0, available: 24 })
    expect(await away()).toBe(1)
    expect((await titles(company.tokens.manager))[0]).toBe('employee Tester wants to cancel leave')
    const { rows } = (await call(server, company.tokens.manager, listLeaveRequests, { scope: 'approvals' }))
      .data
    expect(rows.map(row => [row.number, row.purpose])).toEqual([[2, 'CANCELLATION']])
  })

  test('approved: the leave is cancelled, the days are returned, the calendar is empty, each is notified once', async () => {
    const leave = await approved()
    const { id } = (await ask(company.tokens.employee, leave.id)).data
    await approve(company.tokens.manager, id)
    expect((await detail(server, company.tokens.employee, leave.id)).status).toBe('APPROVED')
    expect((await titles(company.tokens.employee))[0]).toBe('manager Tester approved step 1 of 2')
    const done = (await approve(company.tokens.hr, id)).data
    expect(done).toMatchObject({
      status: 'APPROVED',
      days: leave.days,
      may: { askToCancel: false, cancel: false },
    })
    const ended = await detail(server, company.tokens.employee, leave.id)
    expect(ended).toMatchObject({ status: 'CANCELLED', openChange: null })
    expect(changesIn(ended)).toEqual([[2, 'REQUESTED', company.employee.id, '']])
    expect(ended.history.at(-1)).toMatchObject({
      action: 'CANCELLED',
      change: null,
      actor: { id: company.hr.id },
      comment: 'Cancelled by request 2',
    })
    expect(await annual()).toMatchObject({ used: 0, pending: 0, available: 30 })
    expect(await away()).toBe(0)
    expect((await titles(company.tokens.employee)).filter(title => title === 'Leave cancelled')).toHaveLength(
      1,
    )
    // The days are available to other leave.
    expect((await requested(server, company, { to: '2026-03-12' })).halfDays).toBe(6)
  })

  test('rejected or withdrawn: the leave stays, and it may be requested again', async () => {
    const leave = await approved()
    const first = (await ask(company.tokens.employee, leave.id)).data
    await call(server, company.tokens.manager, rejectLeave, { id: first.id, comment: 'It is settled' })
    expect((await titles(company.tokens.employee))[0]).toBe('Cancellation rejected')
    const second = (await ask(company.tokens.employee, leave.id)).data
    await call(server, company.tokens.employee, cancelLeave, { id: second.id })
    expect((await titles(company.tokens.manager))[0]).toBe('Cancellation request withdrawn')
    const { rows } = (await call(server, company.tokens.employee, listLeaveRequests, { scope: 'mine' })).data
    expect(rows.map(row => [row.number, row.status, row.isWithdrawn])).toEqual([
      [3, 'CANCELLED', true],
      [2, 'REJECTED', false],
      [1, 'APPROVED', false],
    ])
    const seen = await detail(server, company.tokens.employee, leave.id)
    expect(seen).toMatchObject({ status: 'APPROVED', openChange: null, may: { askToCancel: true } })
    expect(await annual()).toMatchObject({ used: 6, available: 24 })
    expect(changesIn(seen)).toEqual([
      [2, 'REQUESTED', company.employee.id, ''],
      [2, 'REJECTED', company.manager.id, 'It is settled'],
      [3, 'REQUESTED', company.employee.id, ''],
      [3, 'CANCELLED', company.employee.id, ''],
    ])
    // An approver has seen the entries of the request itself.
    expect(seen.historyCount).toBe(seen.history.length - 4)
  })

  test('after the days have passed, HR decides as well', async () => {
    const leave = await approved()
    server.setNow('2026-04-20T02:00:00Z')
    const [employee, manager, hr] = [
      await signIn(server, company.employee.username),
      await signIn(server, company.manager.username),
      await signIn(server, company.hr.username),
    ]
    const { id } = (await ask(employee, leave.id, 'I worked on these days')).data
    await approve(manager, id)
    await approve(hr, id)
    const balances = (await call(server, employee, leaveBalances, {})).data
    const row = balances.find(one => one.leaveTypeId === company.types.ANNUAL)
    expect(row).toMatchObject({ used: 0, available: 30 })
  })
})

describe('refused', () => {
  test('another person’s, and a missing reason', async () => {
    const leave = await approved()
    const before = await leaveRows(company)
    const { hr, manager, colleague, employee } = company.tokens
    expect((await ask(null, leave.id)).status).toBe(401)
    expect([(await ask(hr, leave.id)).status, (await ask(manager, leave.id)).status]).toEqual([403, 403])
    expect((await ask(colleague, leave.id)).status).toBe(404)
    expect((await ask((await leaveCompany(server)).tokens.hr, leave.id)).status).toBe(404)
    expect((await ask(employee, leave.id, '')).fields).toHaveProperty('reason')
    expect(await leaveRows(company)).toEqual(before)
  })

  test('what is not approved, and what is already requested', async () => {
    const pending = await requested(server, company, { from: '2026-03-17', to: '2026-03-17' })
    const early = await ask(company.tokens.employee, pending.id)
    expect([early.status, early.message]).toEqual([
      409,
      'Only an approved request can be cancelled or changed this way: pending',
    ])
    const leave = await approved()
    const answers = await Promise.all([
      ask(company.tokens.employee, leave.id),
      ask(company.tokens.employee, leave.id),
    ])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
    expect(answers.find(answer => answer.status === 409)?.code).toBe('CHANGE_OPEN')
    const asked = answers.find(answer => answer.status === 200)?.data
    const id = asked?.id ?? ''
    const draft = { ...company.draft(), id, seenHistory: 1 }
    expect((await call(server, company.tokens.employee, editLeave, draft)).status).toBe(403)
    await approve(company.tokens.manager, id)
    await approve(company.tokens.hr, id)
    expect((await ask(company.tokens.employee, id)).code).toBe('NOT_APPROVED')
    const undone = await call(server, company.tokens.hr, cancelLeave, { id, reason: 'No' })
    expect([undone.status, undone.code]).toEqual([409, 'NOT_PENDING'])
  })
})

describe('meanwhile', () => {
  test('HR cancels the leave: the request ends with it', async () => {
    const leave = await approved()
    const { id } = (await ask(company.tokens.employee, leave.id)).data
    await call(server, company.tokens.hr, cancelLeave, { id: leave.id, reason: 'The office is closed' })
    const asked = await detail(server, company.tokens.employee, id)
    expect(asked.status).toBe('CANCELLED')
    expect(asked.history.at(-1)).toMatchObject({ action: 'CANCELLED', comment: 'The office is closed' })
    expect(changesIn(await detail(server, company.tokens.employee, leave.id))).toEqual([
      [2, 'REQUESTED', company.employee.id, ''],
    ])
    expect((await approve(company.tokens.manager, id)).code).toBe('ALREADY_DECIDED')
    expect(await annual()).toMatchObject({ used: 0, available: 30 })
  })

  test('HR cancels it while the last step is approved: it ends once', async () => {
    const leave = await approved()
    const { id } = (await ask(company.tokens.employee, leave.id)).data
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
