// Deciding and cancelling leave: order, permissions, effect on the balance, notifications (R3-R6, R11, L4).
import { describe, expect, test } from 'vitest'
import {
  approveLeave,
  cancelLeave,
  getLeaveRequest,
  leaveBalances,
  rejectLeave,
  requestLeave,
} from '@hr/contract/leave.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { call, signIn } from '#test/call.ts'
import { makeEmployee } from '#test/factories.ts'
import { detail, inOwnCompany, leaveCompany, leaveRows, requested } from '#test/leave.ts'

const { server, company } = inOwnCompany({ staysSound: true })

const approve = (token: string | null, id: string, more: { comment?: string; approveOrder?: number } = {}) =>
  call(server, token, approveLeave, { id, ...more })
const reject = (token: string | null, id: string, comment = 'We are too few') =>
  call(server, token, rejectLeave, { id, comment })
const cancel = (token: string | null, id: string, reason = '') =>
  call(server, token, cancelLeave, { id, reason })
const annual = async () =>
  (await call(server, company.tokens.employee, leaveBalances, {})).data.find(
    row => row.leaveTypeId === company.types.ANNUAL,
  )
const bellOf = async (token: string) =>
  (await call(server, token, listNotifications, {})).data.rows.map(row => [row.title, row.body])

describe('approving', () => {
  test('the manager, then HR: approved, used, notified', async () => {
    const { id } = await requested(server, company)
    server.setNow('2026-03-02T03:00:00Z')
    const first = (await approve(company.tokens.manager, id, { comment: 'Enjoy' })).data
    expect(first).toMatchObject({
      status: 'PENDING',
      progress: { order: 2, total: 2 },
      currentApprover: null,
    })
    expect(first.steps[0]).toMatchObject({
      status: 'APPROVED',
      decidedBy: { id: company.manager.id },
      decidedAt: '2026-03-02T03:00:00.000Z',
      comment: 'Enjoy',
    })
    expect(await annual()).toMatchObject({ pending: 2, used: 0, available: 28 })
    server.setNow('2026-03-02T04:00:00Z')
    const second = (await approve(company.tokens.hr, id)).data
    expect(second).toMatchObject({
      status: 'APPROVED',
      may: { decide: false, decideRefusal: 'ALREADY_DECIDED' },
    })
    expect(await annual()).toMatchObject({ pending: 0, used: 2, available: 28 })
    expect(second.history.map(event => [event.action, event.actor?.id, event.approveOrder])).toEqual([
      ['REQUESTED', company.employee.id, null],
      ['APPROVED', company.manager.id, 1],
      ['APPROVED', company.hr.id, 2],
    ])
    expect(await bellOf(company.tokens.employee)).toEqual([
      ['Leave approved', 'Annual leave, 10/03/2026 (1 day), approved by hr Tester'],
      ['manager Tester approved step 1 of 2', 'Your Annual leave, 10/03/2026: HR decides next'],
    ])
  })

  test('an unassigned step asks everybody who may approve, the administrator too, but not the requester', async () => {
    const { id } = await requested(server, company, {}, company.tokens.hr)
    await approve(company.tokens.admin, id)
    expect(await bellOf(company.tokens.hr)).toHaveLength(1) // the first approval, no request to decide
    const own = await requested(server, company, { from: '2026-03-11', to: '2026-03-11' })
    await approve(company.tokens.manager, own.id)
    const link = `/app/leaves/approved-leave-requests/${own.id}`
    for (const token of [company.tokens.hr, company.tokens.admin]) {
      const { rows } = (await call(server, token, listNotifications, {})).data
      expect(rows[0]).toMatchObject({ title: 'Leave request awaiting your approval', link })
    }
  })

  test('the owner decides an unassigned step; the history names the account', async () => {
    const { id } = await requested(server, company)
    await approve(company.tokens.manager, id)
    const done = (await approve(company.tokens.owner, id)).data
    expect(done.status).toBe('APPROVED')
    expect(done.steps[1]).toMatchObject({ decidedBy: null, status: 'APPROVED' })
    expect(done.history.at(-1)).toMatchObject({
      actor: null,
      actorName: expect.stringMatching(/^Owner Number \d+$/),
    })
    const late = await reject(company.tokens.hr, id)
    expect(late.message).toMatch(/^Already decided: approved by Owner Number \d+, 02\/03\/2026 09:00$/)
  })
})

describe('rejecting', () => {
  test('ends the request and returns its days, once', async () => {
    const { id } = await requested(server, company, { to: '2026-03-12', toHalf: 'AM' })
    const done = (await reject(company.tokens.manager, id)).data
    expect(done).toMatchObject({ status: 'REJECTED', halfDays: 5 })
    expect(done.steps.map(step => step.status)).toEqual(['REJECTED', 'CANCELLED'])
    expect(await annual()).toMatchObject({ pending: 0, used: 0, available: 30 })
    const { entries, halfDays } = await leaveRows(company)
    const sumOf = (kind: string) =>
      entries.filter(entry => entry.kind === kind).reduce((total, entry) => total + entry.half_days, 0)
    expect([sumOf('USE'), sumOf('RELEASE')]).toEqual([-5, 5])
    expect(halfDays.every(day => !day.is_live)).toBe(true)
    await requested(server, company)
    expect(await bellOf(company.tokens.employee)).toEqual([
      [
        'Leave rejected',
        'Annual leave, 10/03/2026 to 12/03/2026, rejected by manager Tester: We are too few',
      ],
    ])
    const { mails } = await leaveRows(company)
    expect(mails.map(mail => mail.subject)).toContain('Your leave request was rejected')
  })

  test('needs a comment', async () => {
    const { id } = await requested(server, company)
    const answer = await reject(company.tokens.manager, id, '  ')
    expect([answer.status, answer.fields]).toEqual([400, { comment: 'Comment is required' }])
  })
})

describe('who may not decide', () => {
  test('without a session 401, the requester 403, HR before its turn 409, a stranger 404', async () => {
    const { id } = await requested(server, company)
    const other = await leaveCompany(server)
    const before = await leaveRows(company)
    const refusal = async (token: string | null) => {
      const answers = await Promise.all([approve(token, id), reject(token, id)])
      const kinds = new Set(answers.map(answer => `${answer.status} ${answer.code}`))
      expect(kinds.size).toBe(1)
      return [...kinds][0]
    }
    expect(await refusal(null)).toBe('401 UNAUTHORIZED')
    expect(await refusal(company.tokens.employee)).toBe('403 OWN_REQUEST')
    expect(await refusal(company.tokens.hr)).toBe('409 STEP_NOT_READY')
    expect(await refusal(company.tokens.colleague)).toBe('404 NOT_FOUND')
    expect(await refusal(other.tokens.admin)).toBe('404 NOT_FOUND')
    expect(await leaveRows(company)).toEqual(before)
  })

  test('a manager higher up sees the team’s request but is not an approver', async () => {
    const { id: headId, username } = await company.inside(trx =>
      makeEmployee(trx, server, {
        staffId: 'HEAD',
        roles: ['MANAGER'],
        signIn: {
          username: `head-${company.employee.id}`,
          passwordHash: 'none',
        },
      }),
    )
    await company.inside(trx =>
      trx
        .updateTable('employee_job')
        .set({ line_manager_id: headId })
        .where('employee_id', '=', company.manager.id)
        .execute(),
    )
    const { id } = await requested(server, company)
    const token = await signIn(server, username)
    expect((await detail(server, token, id)).may).toMatchObject({
      decide: false,
      decideRefusal: 'NOT_APPROVER',
      decidesFor: null,
      cancel: false,
    })
    expect([(await approve(token, id)).status, (await approve(token, id)).code]).toEqual([
      403,
      'NOT_APPROVER',
    ])
    expect((await cancel(token, id, 'No')).status).toBe(403)
    // Being a manager is not enough: requests of the team need its page group (P5).
    await company.inside(trx =>
      trx.deleteFrom('role_permission').where('group_name', '=', 'TEAM_LEAVE_REQUEST').execute(),
    )
    expect((await approve(token, id)).status).toBe(404)
    expect((await approve(company.tokens.manager, id)).status).toBe(200)
  })

  test('a late decision learns who decided, what and when, in the company’s time zone', async () => {
    const { id } = await requested(server, company)
    server.setNow('2026-03-02T04:31:00Z')
    await reject(company.tokens.manager, id)
    const late = await approve(company.tokens.manager, id)
    expect([late.status, late.code, late.message]).toEqual([
      409,
      'ALREADY_DECIDED',
      'Already decided: rejected by manager Tester, 02/03/2026 11:31',
    ])
  })

  test('a second click does not decide the next step of an approver with two steps', async () => {
    const { id } = await requested(server, company, {}, company.tokens.manager)
    const clicks = await Promise.all(
      [1, 1, 1].map(approveOrder => approve(company.tokens.admin, id, { approveOrder })),
    )
    expect(clicks.map(click => click.status).sort()).toEqual([200, 409, 409])
    expect((await detail(server, company.tokens.manager, id)).status).toBe('PENDING')
  })
})

describe('cancelling (R6)', () => {
  test('the requester while pending, without a reason; the waiting approver is notified', async () => {
    const { id } = await requested(server, company)
    const done = (await cancel(company.tokens.employee, id)).data
    expect(done).toMatchObject({ status: 'CANCELLED', may: { cancel: false, decide: false } })
    expect(done.steps.map(step => step.status)).toEqual(['CANCELLED', 'CANCELLED'])
    expect(await annual()).toMatchObject({ pending: 0, available: 30 })
    const bell = await bellOf(company.tokens.manager)
    expect(bell[0]?.[0]).toBe('Leave cancelled')
    const again = await cancel(company.tokens.employee, id)
    expect([again.status, again.code, again.message]).toEqual([
      409,
      'NOT_PENDING',
      'This request is no longer pending: cancelled',
    ])
    expect((await approve(company.tokens.manager, id)).message).toBe(
      'Already decided: cancelled by employee Tester, 02/03/2026 09:00',
    )
  })

  test('approved leave: only by HR with a reason', async () => {
    const { id } = await requested(server, company)
    await approve(company.tokens.manager, id)
    await approve(company.tokens.hr, id)
    expect((await cancel(company.tokens.employee, id)).code).toBe('NOT_PENDING')
    const without = await cancel(company.tokens.hr, id)
    expect([without.status, without.fields]).toEqual([400, { reason: 'Reason is required' }])
    const done = (await cancel(company.tokens.hr, id, 'The fair was moved')).data
    expect(done.status).toBe('CANCELLED')
    expect(done.history.at(-1)).toMatchObject({ action: 'CANCELLED', comment: 'The fair was moved' })
    expect(await annual()).toMatchObject({ used: 0, available: 30 })
    expect((await bellOf(company.tokens.employee))[0]?.[0]).toBe('Leave cancelled')
  })

  test('without a session 401, the manager 403, a stranger 404', async () => {
    const { id } = await requested(server, company)
    const other = await leaveCompany(server)
    expect((await cancel(null, id)).status).toBe(401)
    expect((await cancel(company.tokens.manager, id, 'No')).status).toBe(403)
    expect((await cancel(company.tokens.colleague, id, 'No')).status).toBe(404)
    expect((await cancel(other.tokens.hr, id, 'No')).status).toBe(404)
  })
})

test('every verb writes exactly one audit entry', async () => {
  const audits = async () =>
    (await leaveRows(company)).audit
      .filter(entry => entry.entity === 'leave_request')
      .map(entry => [entry.operation, entry.employee_id, entry.before, entry.after])
  const { id } = await requested(server, company)
  await approve(company.tokens.manager, id, { comment: 'Fine' })
  await cancel(company.tokens.employee, id)
  expect(await audits()).toMatchObject([
    ['CREATE', company.employee.id, null, { number: 1, half_days: 2, status: 'PENDING' }],
    [
      'UPDATE',
      company.manager.id,
      { status: 'PENDING', approveOrder: 1, step: 'PENDING' },
      { status: 'PENDING', approveOrder: 1, step: 'APPROVED', comment: 'Fine' },
    ],
    ['UPDATE', company.employee.id, { status: 'PENDING' }, { status: 'CANCELLED' }],
  ])
})

test('an unknown id is 404, whatever the other input', async () => {
  for (const id of ['0198a000-0000-7000-8000-000000000001', 'nonsense'])
    expect((await approve(company.tokens.hr, id)).status).toBe(404)
  expect((await call(server, company.tokens.hr, getLeaveRequest, { id: 'nonsense' })).status).toBe(404)
  expect((await call(server, company.tokens.hr, requestLeave, company.draft({ from: '' }))).status).toBe(400)
})
