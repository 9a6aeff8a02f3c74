// What a change of approved leave takes along (R6): the years that pay for it, and the delegation of an approver.
import { expect, test } from 'vitest'
import { listDelegations } from '@hr/contract/approval-delegation.ts'
import { amendLeave, approveLeave, leaveBalances } from '@hr/contract/leave.ts'
import { call, signIn } from '#test/call.ts'
import { detail, inOwnCompany, requested } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { runJob } from '#test/run-jobs.ts'
import type { TestApp } from '#test/test-app.ts'

let server: TestApp
let company: LeaveCompany
inOwnCompany(made => ({ server, company } = made), { staysSound: true })

const approve = (token: string, id: string) => call(server, token, approveLeave, { id })
const amend = (token: string, id: string, dates: { from: string; to: string }) =>
  call(server, token, amendLeave, { ...company.draft({ ...dates, reason: 'The wedding moved' }), id })

test('over New Year: each year pays for its own days, and what the leave holds of them is not taken twice', async () => {
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

test('the delegation that came with the leave goes on with the change and its dates', async () => {
  const dates = { from: '2026-03-12', to: '2026-03-13' }
  const asked = { ...dates, delegateId: company.colleague.id }
  const leave = await requested(server, company, asked, company.tokens.manager)
  const decide = async (id: string) => {
    for (const token of [company.tokens.admin, company.tokens.hr]) await approve(token, id)
  }
  await decide(leave.id)
  const change = await amend(company.tokens.manager, leave.id, { from: '2026-03-12', to: '2026-03-17' })
  const given = async () => (await call(server, company.tokens.manager, listDelegations, {})).data.given
  expect(await given()).toMatchObject([dates])
  await decide(change.data.id)
  expect((await detail(server, company.tokens.manager, change.data.id)).status).toBe('APPROVED')
  expect(await given()).toMatchObject([
    { from: '2026-03-12', to: '2026-03-17', delegate: { id: company.colleague.id }, state: 'PLANNED' },
  ])
})
