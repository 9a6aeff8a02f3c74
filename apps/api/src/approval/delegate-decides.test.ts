// What a delegate may decide and when, and "A for B" in the texts (R4, R10).
import { expect, test } from 'vitest'
import { createDelegation } from '@hr/contract/approval-delegation.ts'
import { approveLeave, getLeaveRequest, listLeaveRequests, rejectLeave } from '@hr/contract/leave.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { call, signIn } from '#test/call.ts'
import { detail, inOwnCompany, requested } from '#test/leave.ts'

const { server, company } = inOwnCompany({ staysSound: true })

const days = { from: '2026-03-02', to: '2026-03-06' }

/** The manager names the colleague, unless given otherwise. */
const named = (period = days, delegateId = company.colleague.id, token = company.tokens.manager) =>
  call(server, token, createDelegation, { ...period, delegateId })
const approve = (token: string, id: string) => call(server, token, approveLeave, { id })
const waiting = async (token: string) =>
  (await call(server, token, listLeaveRequests, { scope: 'approvals' })).data
const bellOf = async (token: string) =>
  (await call(server, token, listNotifications, {})).data.rows.map(row => [row.title, row.body])
/** A new sign-in: sessions do not last that long. */
const colleagueAt = (now: string) => {
  server.setNow(now)
  return signIn(server, company.colleague.username)
}

test('the request waits for both; the delegate decides for the manager, and everybody can read it', async () => {
  await named()
  const { id } = await requested(server, company)
  expect(await bellOf(company.tokens.colleague)).toContainEqual([
    'Leave request awaiting your approval',
    'employee Tester: Annual leave, 10/03/2026 (1 day)',
  ])
  expect((await waiting(company.tokens.colleague)).rows).toMatchObject([
    { id, may: { decide: true, decidesFor: { id: company.manager.id } } },
  ])
  expect((await waiting(company.tokens.manager)).rows).toMatchObject([
    { id, may: { decide: true, decidesFor: null } },
  ])
  const { data } = await approve(company.tokens.colleague, id)
  expect(data.steps[0]).toMatchObject({
    status: 'APPROVED',
    approver: { id: company.manager.id },
    decidedBy: { id: company.colleague.id },
    decidedFor: { id: company.manager.id },
  })
  expect(data.history.at(-1)).toMatchObject({
    action: 'APPROVED',
    actor: { id: company.colleague.id },
    actedFor: { id: company.manager.id },
  })
  expect(await bellOf(company.tokens.employee)).toEqual([
    [
      'colleague Tester for manager Tester approved step 1 of 2',
      'Your Annual leave, 10/03/2026: HR decides next',
    ],
  ])
  expect((await approve(company.tokens.manager, id)).message).toMatch(
    /^Already decided: approved by colleague Tester for manager Tester, 02\/03\/2026/,
  )
  expect((await waiting(company.tokens.colleague)).total).toBe(0)
})

test('the manager keeps the right to decide', async () => {
  await named()
  const { id } = await requested(server, company)
  const { data } = await approve(company.tokens.manager, id)
  expect(data.steps[0]).toMatchObject({ decidedBy: { id: company.manager.id }, decidedFor: null })
  expect((await approve(company.tokens.colleague, id)).code).toBe('ALREADY_DECIDED')
})

test('both at once: exactly one succeeds', async () => {
  await named()
  const { id } = await requested(server, company)
  const answers = await Promise.all([
    approve(company.tokens.colleague, id),
    call(server, company.tokens.manager, rejectLeave, { id, comment: 'We are too few' }),
  ])
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
  expect((await detail(server, company.tokens.hr, id)).history).toHaveLength(2)
})

test('nobody decides their own request or that of the person they stand in for', async () => {
  await named(days, company.employee.id)
  const { id } = await requested(server, company)
  expect((await approve(company.tokens.employee, id)).code).toBe('OWN_REQUEST')
  expect((await waiting(company.tokens.employee)).total).toBe(0)
  const own = await requested(server, company, {}, company.tokens.manager)
  expect((await approve(company.tokens.employee, own.id)).status).toBe(404)
})

test('the day before and the day after, it is not found', async () => {
  const { id } = await requested(server, company)
  await named({ from: '2026-03-03', to: '2026-03-04' })
  const decidable = async (token: string) => [
    (await waiting(token)).total,
    (await call(server, token, getLeaveRequest, { id })).status,
  ]
  const before = await colleagueAt('2026-03-02T16:59:00Z')
  expect(await decidable(before)).toEqual([0, 404])
  expect((await approve(before, id)).status).toBe(404)
  // In Vientiane the 3rd begins at 17:00 UTC on the 2nd.
  expect(await decidable(await colleagueAt('2026-03-02T17:00:00Z'))).toEqual([1, 200])
  expect(await decidable(await colleagueAt('2026-03-04T16:59:00Z'))).toEqual([1, 200])
  const token = await colleagueAt('2026-03-04T17:00:00Z')
  expect(await decidable(token)).toEqual([0, 404])
  expect((await approve(token, id)).status).toBe(404)
})

test('a delegate can still read what they decided', async () => {
  await named({ from: '2026-03-02', to: '2026-03-02' })
  const { id } = await requested(server, company)
  await approve(company.tokens.colleague, id)
  const token = await colleagueAt('2026-03-20T02:00:00Z')
  expect((await call(server, token, getLeaveRequest, { id })).status).toBe(200)
})

test('delegation does not pass on to the delegate of the delegate', async () => {
  await named()
  await named(days, company.hr.id, company.tokens.colleague)
  const { id } = await requested(server, company)
  expect((await approve(company.tokens.hr, id)).code).toBe('STEP_NOT_READY')
})

test('a delegate of HR does not hold HR’s permission', async () => {
  await named(days, company.colleague.id, company.tokens.hr)
  const { id } = await requested(server, company)
  await approve(company.tokens.manager, id)
  expect((await approve(company.tokens.colleague, id)).status).toBe(404)
})
