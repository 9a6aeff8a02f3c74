import { describe, expect, test } from 'vitest'
import { changeJob } from '@hr/contract/employee-job.ts'
import { endEmployment, reinstateEmployee } from '@hr/contract/end-employment.ts'
import { approveLeave, leaveBalances, requestLeave } from '@hr/contract/leave.ts'
import { call, signIn } from '#test/call.ts'
import { detail, inOwnCompany, leaveCompany, leaveRows, requested } from '#test/leave.ts'
import { runJob } from '#test/run-jobs.ts'
import { listHistory } from './job.store.ts'

const { server, company } = inOwnCompany({ staysSound: true })
const future = '2026-03-31'

const day = () => runJob(server, 'employee.day')
/** Noon in Vientiane. */
const setDate = (date: string) => server.setNow(`${date}T05:00:00Z`)
const end = (id: number, date = future, newManagerId?: number) =>
  call(server, company.tokens.hr, endEmployment, {
    id,
    date,
    reason: 'Moves away',
    ...(newManagerId !== undefined && { newManagerId }),
  })
const reinstate = (id: number, from?: string, token = company.tokens.hr) =>
  call(server, token, reinstateEmployee, { id, ...(from && { from }) })
const employee = async (id: number) =>
  (await company.inside(trx => trx.selectFrom('employee').selectAll().where('id', '=', id).execute()))[0]
const account = (id: number) =>
  server.services.db
    .selectFrom('account')
    .select('status')
    .where('employee_id', '=', id)
    .where('workspace_id', '=', company.workspaceId)
    .executeTakeFirstOrThrow()
const leaderOf = async (id: number) =>
  (await company.inside(trx => listHistory(trx, id))).map(row => row.facts.lineManagerId)
const written = async () => {
  const { audit, events, notifications, steps } = await leaveRows(company)
  return { audit, events, notifications, steps }
}

describe('the day after a planned end', () => {
  test('the person is terminated, the unit has its new manager, steps move; a second run changes nothing', async () => {
    const { manager, colleague, units } = company
    const request = await requested(server, company)
    await end(manager.id, future, colleague.id)
    setDate(future)
    await day()
    expect(await employee(manager.id)).toMatchObject({ status: 'active' })
    expect((await account(manager.id)).status).toBe('active')

    // In Vientiane it is already the first of April.
    server.setNow('2026-03-31T17:30:00Z')
    await day()
    expect(await employee(manager.id)).toMatchObject({ status: 'terminated', ended_on: future })
    expect((await account(manager.id)).status).toBe('inactive')
    const [unit] = await company.inside(trx =>
      trx.selectFrom('org_node').selectAll().where('id', '=', units.sales).execute(),
    )
    expect(unit?.manager_id).toBe(colleague.id)
    const { steps, history } = await detail(
      server,
      await signIn(server, company.colleague.username),
      request.id,
    )
    expect(steps[0]).toMatchObject({ approver: { id: colleague.id }, status: 'PENDING' })
    expect(history.at(-1)).toMatchObject({ action: 'REASSIGNED', actor: null })
    const before = await written()
    await day()
    setDate('2026-04-05')
    await day()
    expect(await written()).toEqual(before)
  })

  test('the same if it runs late, after days without a server', async () => {
    await end(company.manager.id)
    setDate('2026-05-20')
    await day()
    expect(await employee(company.manager.id)).toMatchObject({ status: 'terminated' })
  })
})

test('leave cannot be requested beyond a planned end', async () => {
  const { employee: person, tokens } = company
  await end(person.id)
  const draft = (date: string) => company.draft({ from: date, to: date })
  expect(await call(server, tokens.employee, requestLeave, draft('2026-04-01'))).toMatchObject({
    status: 422,
    code: 'AFTER_EMPLOYMENT',
    message: 'Employment ends on 31/03/2026',
  })
  expect((await call(server, tokens.employee, requestLeave, draft(future))).status).toBe(200)
})

test('leave cannot be requested before the first day, whatever the type', async () => {
  const { tokens } = company
  const draft = company.draft({ from: '2024-01-05', to: '2024-01-08' })
  expect(await call(server, tokens.employee, requestLeave, draft)).toMatchObject({
    status: 422,
    code: 'BEFORE_EMPLOYMENT',
    message: 'Employment starts on 08/01/2024',
  })
})

test('a planned change of the line manager moves open steps on its day, not before', async () => {
  const { manager, colleague, tokens } = company
  const request = await requested(server, company, { from: '2026-04-20', to: '2026-04-20' })
  const change = { id: company.employee.id, from: '2026-04-01', lineManagerId: colleague.id }
  await call(server, tokens.hr, changeJob, change)
  const approver = async () => {
    const rows = await company.inside(trx =>
      trx
        .selectFrom('approval_step')
        .selectAll()
        .where('request_id', '=', request.id)
        .orderBy('approve_order')
        .execute(),
    )
    return rows[0]?.approver_id
  }
  setDate('2026-03-31')
  await day()
  expect(await approver()).toBe(manager.id)
  setDate('2026-04-01')
  await Promise.all([day(), day()])
  expect(await approver()).toBe(colleague.id)
  const { events } = await leaveRows(company)
  expect(events.filter(event => event.action === 'REASSIGNED')).toHaveLength(1)
})

describe('undo', () => {
  test('of a planned end: reports, grants and the record are as before', async () => {
    const { manager, colleague, employee: report, tokens } = company
    const lots = async () =>
      (await call(server, tokens.hr, leaveBalances, { employeeId: manager.id, date: '2026-03-02' })).data
    const before = await lots()
    await end(manager.id, future, colleague.id)
    expect(await lots()).not.toEqual(before)
    expect((await reinstate(manager.id)).data).toEqual({ status: 'active', endedOn: null })
    expect(await leaderOf(report.id)).toEqual([manager.id])
    expect((await lots()).map(row => row.available)).toEqual(before.map(row => row.available))
    setDate('2026-04-02')
    await day()
    expect(await employee(manager.id)).toMatchObject({ status: 'active', ended_on: null, end_reason: '' })
  })

  test('of a past end: sign-in works again, and employment continues or restarts', async () => {
    const { colleague, tokens } = company
    await end(colleague.id, '2026-02-27')
    expect((await account(colleague.id)).status).toBe('inactive')
    const early = await reinstate(colleague.id, '2026-02-27')
    expect([early.status, early.code, early.message]).toEqual([
      422,
      'BEFORE_EMPLOYMENT',
      'Employment starts on 28/02/2026',
    ])
    expect((await reinstate(colleague.id, '2026-02-28')).data).toEqual({ status: 'active', endedOn: null })
    expect(await employee(colleague.id)).toMatchObject({ started_on: '2024-01-08' })
    expect((await account(colleague.id)).status).toBe('active')
    await end(colleague.id, '2026-02-27')
    await reinstate(colleague.id)
    expect(await employee(colleague.id)).toMatchObject({ started_on: '2026-03-02', status: 'active' })
    expect(await reinstate(colleague.id)).toMatchObject({ status: 409, code: 'NOT_ENDED' })
    expect((await reinstate(colleague.id, undefined, tokens.manager)).status).toBe(403)
  })

  test('not for people of another company', async () => {
    const other = await leaveCompany(server)
    expect((await reinstate(other.employee.id)).status).toBe(404)
  })
})

test('the daily job and a decision at once: the step is decided or moved, never both', async () => {
  const { manager, colleague, tokens } = company
  const { id } = await requested(server, company, { from: '2026-04-20', to: '2026-04-20' })
  await call(server, tokens.hr, changeJob, {
    id: company.employee.id,
    from: '2026-03-03',
    lineManagerId: colleague.id,
  })
  setDate('2026-03-03')
  const token = await signIn(server, manager.username)
  const [decided] = await Promise.all([call(server, token, approveLeave, { id }), day()])
  const { steps } = await detail(server, await signIn(server, company.hr.username), id)
  const step = steps[0]
  if (decided.status === 200) expect(step).toMatchObject({ status: 'APPROVED', approver: { id: manager.id } })
  else expect(step).toMatchObject({ status: 'PENDING', approver: { id: colleague.id } })
})
