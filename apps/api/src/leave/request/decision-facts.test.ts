// Facts for the person who decides: balance lot by lot, colleagues away, files; hidden from everybody else (P5).
import { expect, test } from 'vitest'
import { approveLeave, listLeaveRequests, requestLeave } from '@hr/contract/leave.ts'
import { newId } from '#api/db/new-id.ts'
import { call, signIn } from '#test/call.ts'
import { makeEmployee } from '#test/factories.ts'
import { detail, inOwnCompany, requested } from '#test/leave.ts'

const { server, company } = inOwnCompany()

const waiting = async (token: string) =>
  (await call(server, token, listLeaveRequests, { scope: 'approvals' })).data.rows
const on = (date: string, token = company.tokens.employee) =>
  requested(server, company, { from: date, to: date }, token)

/** Another person in the unit of employee and manager. */
async function peer(): Promise<string> {
  const { username } = await company.inside(trx =>
    makeEmployee(trx, server, {
      staffId: `PEER-${newId()}`,
      firstName: 'Peer',
      job: {
        unitId: company.units.sales,
        positionId: null,
        jobGradeId: null,
        lineManagerId: company.manager.id,
      },
      signIn: { username: `peer-${newId()}`, passwordHash: '', isAdmin: false },
    }),
  )
  return signIn(server, username)
}

const carriedOver = (halfDays: number) =>
  company.inside(trx =>
    trx
      .insertInto('leave_lot')
      .values({
        workspace_id: company.workspaceId,
        id: newId(),
        employee_id: company.employee.id,
        leave_type_id: company.types.ANNUAL,
        kind: 'CARRY_OVER',
        source: '2025',
        half_days: halfDays,
        valid_from: '2026-01-01',
        valid_to: '2026-03-31',
        created_at: new Date(),
      })
      .execute(),
  )

test('each waiting request has its own lots; other pending requests count as taken', async () => {
  await carriedOver(4)
  const long = await requested(server, company, { from: '2026-03-10', to: '2026-03-12' })
  const short = await on('2026-03-16')
  const rows = await waiting(company.tokens.manager)
  const yearsOf = (id: string) => rows.find(row => row.id === id)?.decision?.years
  expect(yearsOf(long.id)).toEqual([
    {
      from: '2026-01-01',
      to: '2026-12-31',
      before: 32,
      after: 26,
      lots: [
        { kind: 'CARRY_OVER', validTo: '2026-03-31', before: 4, taken: 4, after: 0 },
        { kind: 'GRANT', validTo: '2026-12-31', before: 28, taken: 2, after: 26 },
      ],
    },
  ])
  expect(yearsOf(short.id)).toEqual([
    {
      from: '2026-01-01',
      to: '2026-12-31',
      before: 28,
      after: 26,
      lots: [{ kind: 'GRANT', validTo: '2026-12-31', before: 28, taken: 2, after: 26 }],
    },
  ])
  expect((await detail(server, company.tokens.manager, long.id)).decision?.years).toEqual(yearsOf(long.id))
})

test('unpaid leave is not limited, files are counted', async () => {
  await requested(server, company, { leaveTypeId: company.types.UNPAID })
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const sick = company.draft({ leaveTypeId: company.types.SICK, from: '2026-03-12', to: '2026-03-12' })
  await call(server, company.tokens.employee, requestLeave, sick, { files: [{ name: 'a.png', bytes: png }] })
  const rows = await waiting(company.tokens.manager)
  expect(rows.map(row => [row.leaveType.name, row.decision?.years.length, row.decision?.fileCount])).toEqual([
    ['Unpaid leave', 0, 0],
    ['Sick leave', 1, 1],
  ])
})

test('colleagues of the unit away on these days, pending or approved, by first day', async () => {
  const token = await peer()
  const early = await requested(
    server,
    company,
    { from: '2026-03-09', to: '2026-03-10' },
    company.tokens.manager,
  )
  await on('2026-03-11', token)
  await on('2026-03-13', token)
  await on('2026-03-10', company.tokens.colleague)
  await call(server, company.tokens.admin, approveLeave, { id: early.id })
  await call(server, company.tokens.hr, approveLeave, { id: early.id })
  const own = await requested(server, company, { from: '2026-03-10', to: '2026-03-12' })
  const decision = (await detail(server, company.tokens.manager, own.id)).decision
  expect(decision?.away.map(one => [one.employee.firstName, one.from, one.to, one.status])).toEqual([
    ['manager', '2026-03-09', '2026-03-10', 'APPROVED'],
    ['Peer', '2026-03-11', '2026-03-11', 'PENDING'],
  ])
  expect(decision?.awayCount).toBe(2)
})

test('no colleagues for a person without a unit', async () => {
  await company.inside(trx =>
    trx
      .updateTable('employee_job')
      .set({ unit_id: null })
      .where('employee_id', '=', company.employee.id)
      .execute(),
  )
  await on('2026-03-10', company.tokens.manager)
  const own = await on('2026-03-10')
  expect((await detail(server, company.tokens.manager, own.id)).decision).toMatchObject({
    away: [],
    awayCount: 0,
  })
})

test('only the current decider sees them: not the owner, not HR before its turn, not the manager afterwards', async () => {
  const { id } = await on('2026-03-10')
  const factsFor = async (token: string) => (await detail(server, token, id)).decision
  const { tokens } = company
  expect(await factsFor(tokens.employee)).toBeNull()
  expect(await factsFor(tokens.hr)).toBeNull()
  expect(await factsFor(tokens.manager)).not.toBeNull()
  const others = (await call(server, tokens.manager, listLeaveRequests, { scope: 'team' })).data.rows
  expect(others.map(row => row.decision)).toEqual([null])
  const own = (await call(server, tokens.employee, listLeaveRequests, { scope: 'mine' })).data.rows
  expect(own.map(row => row.decision)).toEqual([null])
  await call(server, tokens.manager, approveLeave, { id })
  expect(await factsFor(tokens.manager)).toBeNull()
  expect(await factsFor(tokens.hr)).not.toBeNull()
})

test('waiting since the request, then since the previous decision', async () => {
  const { id } = await on('2026-03-10')
  const sinceOf = async () => (await detail(server, company.tokens.employee, id)).waitingSince
  expect(await sinceOf()).toBe('2026-03-02T02:00:00.000Z')
  server.setNow('2026-03-02T05:30:00Z')
  await call(server, company.tokens.manager, approveLeave, { id })
  expect(await sinceOf()).toBe('2026-03-02T05:30:00.000Z')
  await call(server, company.tokens.hr, approveLeave, { id })
  expect(await sinceOf()).toBeNull()
})
