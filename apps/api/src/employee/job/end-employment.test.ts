import { afterEach, describe, expect, test } from 'vitest'
import { endEmployment, previewEndEmployment } from '@hr/contract/end-employment.ts'
import { approveLeave, leaveBalances } from '@hr/contract/leave.ts'
import { getLeaveSummary } from '@hr/contract/leave-summary.ts'
import { getProfile } from '@hr/contract/session.ts'
import { setOrgNodeManager } from '#api/organization/org-node.store.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { brokenInvariants, detail, leaveCompany, leaveRows, requested } from '#test/leave.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { listHistory } from './job.store.ts'

const server = testServer()
const company = keptPerTest(server, leaveCompany)
const other = perFile(() => leaveCompany(server))
const [today, future] = ['2026-03-02', '2026-03-31']
afterEach(async () => {
  expect(await brokenInvariants(company)).toEqual([])
})

type Input = Omit<Parameters<typeof call<typeof endEmployment>>[3], 'id' | 'reason'>
const end = (id: number, input: Input, token = company.tokens.hr) =>
  call(server, token, endEmployment, { id, reason: 'Moves away', ...input })
const preview = async (id: number, input: Input, token = company.tokens.hr) =>
  (await call(server, token, previewEndEmployment, { id, ...input })).data
const leaders = (id: number) =>
  company.inside(async trx => (await listHistory(trx, id)).map(row => [row.from, row.facts.lineManagerId]))
const managerOf = async (unitId: string) =>
  (await company.inside(trx => trx.selectFrom('org_node').selectAll().where('id', '=', unitId).execute()))[0]
    ?.manager_id
const isSignedIn = async (token: string) => (await call(server, token, getProfile, {})).status === 200

describe('a manager who leaves', () => {
  test('today: reports, units and open steps go to their line manager, and the sign-in is closed', async () => {
    const { manager, employee, admin, units } = company
    const request = await requested(server, company)
    const shown = await preview(manager.id, { date: today })
    expect(shown).toMatchObject({
      refusal: null,
      requests: [],
      steps: [{ requestId: request.id, from: { id: manager.id }, to: { id: admin.id } }],
      reports: [{ id: employee.id }],
      units: [{ id: units.sales, name: 'Sales' }],
      newManager: { id: admin.id },
      jobChanges: [],
    })
    expect(await isSignedIn(company.tokens.manager)).toBe(true)

    expect((await end(manager.id, { date: today })).data).toEqual({ status: 'terminated', endedOn: today })
    expect(await leaders(employee.id)).toEqual([
      ['2024-01-08', manager.id],
      [today, admin.id],
    ])
    expect(await managerOf(units.sales)).toBe(admin.id)
    expect(await isSignedIn(company.tokens.manager)).toBe(false)
    const after = await detail(server, company.tokens.admin, request.id)
    expect(after.steps[0]).toMatchObject({ approver: { id: admin.id }, status: 'PENDING' })
    expect(after.history.at(-1)).toMatchObject({ action: 'REASSIGNED', actor: { id: company.hr.id } })
    const { audit, notifications } = await leaveRows(company)
    expect(audit.find(row => row.entity === 'employee' && row.operation === 'UPDATE')).toMatchObject({
      entity_id: String(manager.id),
      after: { endedOn: today, endReason: 'Moves away', status: 'terminated', newManagerId: admin.id },
    })
    expect(notifications.filter(row => row.employee_id === admin.id).map(row => row.code)).toEqual([
      'LEAVE_WAITING',
    ])
  })

  test('later: reports change manager by date, everything else waits for the day', async () => {
    const { manager, employee, colleague, units } = company
    const request = await requested(server, company)
    const input = { date: future, newManagerId: colleague.id }
    expect(await preview(manager.id, input)).toMatchObject({
      steps: [{ to: { id: colleague.id } }],
      newManager: { id: colleague.id },
    })
    expect((await end(manager.id, input)).data).toEqual({ status: 'active', endedOn: future })
    expect(await leaders(employee.id)).toEqual([
      ['2024-01-08', manager.id],
      ['2026-04-01', colleague.id],
    ])
    expect(await managerOf(units.sales)).toBe(manager.id)
    expect(await isSignedIn(company.tokens.manager)).toBe(true)
    expect((await detail(server, company.tokens.manager, request.id)).may.decide).toBe(true)
  })

  test('planned again: the first plan leaves no trace', async () => {
    const { manager, employee, colleague, hr } = company
    await end(manager.id, { date: future, newManagerId: colleague.id })
    expect(await preview(manager.id, { date: '2026-04-30' })).toMatchObject({
      reports: [{ id: employee.id }],
    })
    await end(manager.id, { date: '2026-04-30', newManagerId: hr.id })
    expect(await leaders(employee.id)).toEqual([
      ['2024-01-08', manager.id],
      ['2026-05-01', hr.id],
    ])
  })

  test('with a report who has left: only current ones are named, and a return finds the new manager', async () => {
    const { manager, employee, admin } = company
    await end(employee.id, { date: '2026-03-01' })
    expect(await preview(manager.id, { date: today })).toMatchObject({ refusal: null, reports: [] })
    await end(manager.id, { date: today })
    expect((await leaders(employee.id)).at(-1)).toEqual([today, admin.id])
  })

  test('with a report as successor: the others go to the successor, who reports to the former manager’s manager', async () => {
    const { manager, employee, admin, units } = company
    await end(manager.id, { date: today, newManagerId: employee.id })
    expect(await leaders(employee.id)).toEqual([
      ['2024-01-08', manager.id],
      [today, admin.id],
    ])
    expect(await managerOf(units.sales)).toBe(employee.id)
  })

  test('who is named in approval steps: these are skipped, and HR decides if nobody is left (R8)', async () => {
    const { colleague } = company
    const request = await requested(server, company, { approverIds: [colleague.id] })
    await end(colleague.id, { date: '2026-03-01' })
    const { steps } = await detail(server, company.tokens.hr, request.id)
    expect(steps.map(step => [step.approver?.id ?? 'HR', step.status, step.skipReason])).toEqual([
      [company.manager.id, 'PENDING', null],
      [colleague.id, 'SKIPPED', 'INACTIVE'],
      ['HR', 'PENDING', null],
    ])
  })
})

describe('an employee with leave', () => {
  test('pending leave beyond the last day and approved leave that starts later are cancelled with the reason; the rest stays', async () => {
    const { employee, tokens } = company
    const on = (from: string, to = from) => requested(server, company, { from, to })
    const before = await on('2026-03-10')
    const across = await on('2026-03-31', '2026-04-01')
    const approved = await on('2026-04-06')
    const approvedAcross = await on('2026-03-30', '2026-03-30')
    for (const { id } of [approved, approvedAcross])
      for (const token of [tokens.manager, tokens.hr]) await call(server, token, approveLeave, { id })
    const shown = await preview(employee.id, { date: future })
    expect(shown.requests.map(({ id, isCancelled }) => [id, isCancelled])).toEqual([
      [before.id, false],
      [across.id, true],
      [approved.id, true],
    ])
    const left = async () =>
      (await call(server, tokens.hr, leaveBalances, { employeeId: employee.id, date: future })).data.find(
        row => row.leaveTypeId === company.types.ANNUAL,
      )?.available
    // 7 half days of the months worked; the leave of 10 and 30 March stays.
    const expected = shown.leave.find(row => row.leaveTypeId === company.types.ANNUAL)?.available
    expect([await left(), expected]).toEqual([20, 3])
    await end(employee.id, { date: future })
    expect(await left()).toBe(expected)
    const statuses = await Promise.all(
      [before, across, approved, approvedAcross].map(
        async ({ id }) => (await detail(server, tokens.hr, id)).status,
      ),
    )
    expect(statuses).toEqual(['PENDING', 'CANCELLED', 'CANCELLED', 'APPROVED'])
    expect((await detail(server, tokens.hr, across.id)).history.at(-1)).toMatchObject({
      action: 'CANCELLED',
      comment: 'Employment ends on 31/03/2026',
    })
  })

  test('the grant of the year is pro-rata by months served; used days are not withdrawn', async () => {
    const { employee, tokens, types } = company
    const balance = async (date: string) =>
      (await call(server, tokens.hr, leaveBalances, { employeeId: employee.id, date })).data.find(
        row => row.leaveTypeId === types.ANNUAL,
      )
    expect(await balance(today)).toMatchObject({ entitled: 30, adjusted: 0, available: 30 })
    await end(employee.id, { date: future })
    expect(await balance(today)).toMatchObject({ entitled: 30, adjusted: -23, available: 7 })
    const summary = (await call(server, tokens.hr, getLeaveSummary, { employeeId: employee.id })).data
    const lines = summary.types.find(row => row.leaveTypeId === types.ANNUAL)?.lines
    expect(lines?.map(line => line.reason)).toContain('Pro-rated to the months worked: employment ends')
    const colleague = { from: '2026-03-03', to: '2026-03-13' }
    await requested(server, company, colleague, tokens.colleague)
    await end(company.colleague.id, { date: '2026-03-31' })
    const left = (
      await call(server, tokens.hr, leaveBalances, { employeeId: company.colleague.id, date: today })
    ).data
    expect(left.find(row => row.leaveTypeId === types.ANNUAL)).toMatchObject({ available: 0 })
  })
})

describe('is refused', () => {
  test('before the employment began, twice, for oneself, and without a proper reason', async () => {
    const { employee, hr, tokens } = company
    expect(await end(employee.id, { date: '2024-01-07' })).toMatchObject({
      status: 422,
      code: 'BEFORE_EMPLOYMENT',
    })
    expect(await end(hr.id, { date: today })).toMatchObject({ status: 403, code: 'OWN_EMPLOYMENT' })
    const short = await call(server, tokens.hr, endEmployment, { id: employee.id, date: today, reason: 'no' })
    expect([short.status, short.message]).toEqual([400, 'Must be at least 3 charactors'])
    await end(employee.id, { date: '2026-03-01' })
    expect(await end(employee.id, { date: today })).toMatchObject({
      status: 409,
      code: 'ALREADY_ENDED',
      message: 'Employment already ended on 01/03/2026',
    })
    expect((await preview(employee.id, { date: today })).refusal?.code).toBe('ALREADY_ENDED')
  })

  test('with a successor who has left, is of another company, is the leaver, or below them in a cycle', async () => {
    const { manager, employee, colleague } = company
    for (const newManagerId of [other.hr.id, manager.id])
      expect(await end(manager.id, { date: today, newManagerId })).toMatchObject({
        status: 400,
        code: 'INVALID_INPUT',
      })
    await end(colleague.id, { date: '2026-03-01' })
    expect((await end(manager.id, { date: today, newManagerId: colleague.id })).status).toBe(400)
    const below = await company.inside(trx =>
      trx
        .updateTable('employee_job')
        .set({ line_manager_id: employee.id })
        .where('employee_id', '=', company.hr.id)
        .execute(),
    )
    expect(below).toHaveLength(1)
    const cycle = await end(manager.id, { date: today, newManagerId: company.hr.id })
    expect(cycle).toMatchObject({ status: 422, code: 'CYCLE' })
    expect(await leaders(employee.id)).toHaveLength(1)
  })

  test('for the last administrator, and for any administrator by a caller who is none', async () => {
    const { admin, tokens, hr } = company
    expect((await end(admin.id, { date: today })).status).toBe(403)
    expect(await end(admin.id, { date: future }, tokens.owner)).toMatchObject({
      status: 409,
      code: 'LAST_ADMINISTRATOR',
    })
    await server.services.db
      .updateTable('account')
      .set({ is_admin: true })
      .where('id', '=', hr.accountId)
      .execute()
    expect((await end(hr.id, { date: future }, tokens.owner)).status).toBe(200)
    // Administrators who are about to leave do not count.
    expect((await end(admin.id, { date: future }, tokens.owner)).code).toBe('LAST_ADMINISTRATOR')
  })

  test('for people of another company, and without permission', async () => {
    const { employee, tokens } = company
    expect((await end(other.employee.id, { date: today })).status).toBe(404)
    const foreign = { id: other.employee.id, date: today }
    expect((await call(server, tokens.hr, previewEndEmployment, foreign)).status).toBe(404)
    for (const token of [tokens.manager, tokens.employee])
      expect((await end(employee.id, { date: today }, token)).status).toBe(403)
  })
})

test('ended while the last step is approved: one after the other, and nothing half done', async () => {
  const { employee, tokens } = company
  for (const round of [1, 2, 3]) {
    const from = `2026-04-0${round}`
    const { id } = await requested(server, company, { from, to: from }, tokens.employee)
    await call(server, tokens.manager, approveLeave, { id })
    if (round < 3) {
      await call(server, tokens.hr, approveLeave, { id })
      continue
    }
    const [approved, ended] = await Promise.all([
      call(server, tokens.hr, approveLeave, { id }),
      end(employee.id, { date: future }),
    ])
    expect(ended.status).toBe(200)
    expect([200, 409]).toContain(approved.status)
    expect((await detail(server, tokens.hr, id)).status).toBe('CANCELLED')
  }
})

test('of two concurrent ends of the last two administrators, one is refused', async () => {
  const { admin, hr, tokens } = company
  await server.services.db
    .updateTable('account')
    .set({ is_admin: true })
    .where('id', '=', hr.accountId)
    .execute()
  await company.inside(trx => setOrgNodeManager(trx, company.units.company, null))
  const answers = await Promise.all([admin.id, hr.id].map(id => end(id, { date: today }, tokens.owner)))
  expect(answers.map(answer => answer.code).toSorted()).toEqual(['', 'LAST_ADMINISTRATOR'])
})
