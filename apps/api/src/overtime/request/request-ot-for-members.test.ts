// A manager requests the same overtime for several people of the team, over HTTP (O2).
import type { InputOf } from '@hr/contract/endpoint.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import {
  getOtRequest,
  listOtMembers,
  listOtRequests,
  previewOtForMembers,
  requestOt,
  requestOtForMembers,
} from '@hr/contract/ot-request.ts'
import { beforeEach, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceCompany, AttendanceName } from '#test/attendance.ts'
import { call, openSession } from '#test/call.ts'
import { makeEmployee } from '#test/factories.ts'
import type { TestPerson } from '#test/factories.ts'
import { keptWorld } from '#test/kept-world.ts'
import { brokenInvariants } from '#test/leave.ts'
import { testServer } from '#test/test-server.ts'
import type { TestApp } from '#test/test-app.ts'

const freshTeam = keptWorld(async (made: TestApp) => {
  const of = await attendanceCompany(made)
  const job = { unitId: null, positionId: null, jobGradeId: null, lineManagerId: of.manager.id }
  const second = await of.inside(trx => makeEmployee(trx, made, { staffId: 'SECOND', job }))
  return { of, second }
})
const server = testServer()
let company: AttendanceCompany
/** Reports to the manager, as the employee does. */
let second: TestPerson
beforeEach(async () => {
  ;({ of: company, second } = await freshTeam(server))
  server.setNow(vientiane('2026-03-10', '15:00'))
})

type Input = InputOf<typeof requestOtForMembers>
const input = (changes: Partial<Input> = {}): Input => ({
  employeeIds: [company.employee.id, second.id],
  date: '2026-03-10',
  timeIn: '17:30',
  timeOut: '19:30',
  reason: 'The container arrives in the evening',
  ...changes,
})
const send = async (changes: Partial<Input> = {}, by: AttendanceName = 'manager') =>
  call(server, await company.as(by), requestOtForMembers, input(changes))
const all = async () => (await call(server, await company.as('hr'), listOtRequests, { scope: 'all' })).data
const bell = async (by: AttendanceName) =>
  (await call(server, await company.as(by), listNotifications, {})).data.rows.map(({ title }) => title)

test('a request each, approved by the manager who asked; the next step is notified, the manager is not', async () => {
  const members = (await call(server, await company.as('manager'), listOtMembers, {})).data
  expect(members.map(({ id }) => id)).toEqual(input().employeeIds)
  const { reason, ...sketch } = input()
  const preview = (await call(server, await company.as('manager'), previewOtForMembers, sketch)).data
  expect(preview).toMatchObject({
    minutes: 120,
    members: [
      { employee: { id: company.employee.id }, refusal: null, limits: { day: { requested: 120 } } },
      { employee: { id: second.id }, refusal: null },
    ],
  })
  const { ids } = (await send()).data
  const { rows } = await all()
  expect(rows.map(row => [row.id, row.employee.id, row.reason, row.progress.order])).toEqual(
    expect.arrayContaining([
      [ids[0], company.employee.id, reason, 2],
      [ids[1], second.id, reason, 2],
    ]),
  )
  const own = await call(server, await company.as('employee'), getOtRequest, { id: ids[0] ?? '' })
  expect(own.data.history.map(({ action, actor }) => [action, actor?.id])).toEqual([
    ['REQUESTED', company.manager.id],
    ['APPROVED', company.manager.id],
  ])
  expect(await bell('manager')).toEqual([])
  expect(await bell('employee')).toEqual([
    'manager Tester approved step 1 of 2',
    'manager Tester made a request for you',
  ])
  expect(await bell('hr')).toHaveLength(2)
  expect(await brokenInvariants(company)).toEqual([])
})

test('one refusal stops all, and the preview says whose', async () => {
  const own = { date: '2026-03-10', timeIn: '18:00', timeOut: '20:00', reason: 'Month end' }
  const asSecond = { accountId: second.accountId, type: 'app', workspaceId: company.workspaceId } as const
  await call(server, await openSession(server, asSecond), requestOt, own)
  const refused = await send()
  expect([refused.status, refused.code, refused.message]).toEqual([
    422,
    'OT_MEMBERS_REFUSED',
    'Nothing was sent: 1 of 2 people cannot work this overtime',
  ])
  const { reason: _, ...sketch } = input()
  const { members } = (await call(server, await company.as('manager'), previewOtForMembers, sketch)).data
  expect(members.map(({ employee, refusal }) => [employee.id, refusal?.code])).toEqual([
    [company.employee.id, undefined],
    [second.id, 'OT_OVERLAPS'],
  ])
  expect((await all()).total).toBe(1)
})

test('two managers at once for the same person: one succeeds', async () => {
  const answers = await Promise.all([send(), send({ timeIn: '18:00', timeOut: '20:00' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  expect((await all()).total).toBe(2)
})

test('a closed date: the preview says so, and HR decides with a reason', async () => {
  await company.inside(trx =>
    trx
      .insertInto('attendance_period')
      .values({
        workspace_id: company.workspaceId,
        from_date: '2026-02-21',
        to_date: '2026-03-20',
        is_closed: true,
        changed_at: new Date('2026-03-21T00:00:00Z'),
        changed_by: null,
      })
      .execute(),
  )
  const { reason: _, ...sketch } = input()
  const preview = await call(server, await company.as('manager'), previewOtForMembers, sketch)
  const closedTo = '2026-03-20'
  expect(preview.data.members).toMatchObject([{ closedTo }, { closedTo }])
  expect((await send()).status).toBe(200)
  expect((await all()).rows.map(({ progress }) => progress.order)).toEqual([1, 1])
})

test('what it would pay, only for a manager who may see pay, and logged', async () => {
  const { employee, hr } = company
  const previewedBy = async (by: AttendanceName) => {
    const { reason: _, ...sketch } = input()
    return (await call(server, await company.as(by), previewOtForMembers, sketch)).data.members
  }
  const reads = () =>
    company.inside(trx => trx.from('sensitive_read').select(['reader_id', 'employee_id', 'what']).execute())
  await company.inside(trx =>
    trx
      .update('employee_job')
      .set({ salary_amount: 5_200_000, salary_currency: 'LAK' })
      .where('employee_id', '=', employee.id)
      .execute(),
  )
  expect((await previewedBy('manager')).map(({ pay }) => pay)).toEqual([null, null])
  expect(await reads()).toEqual([])
  await company.inside(trx =>
    trx
      .update('employee_job')
      .set({ line_manager_id: hr.id })
      .where('employee_id', 'in', [employee.id, second.id])
      .execute(),
  )
  // 2 h at 150 % of 25,000 an hour; the second person has no salary.
  expect((await previewedBy('hr')).map(({ pay }) => pay)).toEqual([
    { amount: 75_000, currency: 'LAK', payable: 120 },
    null,
  ])
  expect(await reads()).toEqual(
    expect.arrayContaining([
      { reader_id: hr.id, employee_id: employee.id, what: 'pay' },
      { reader_id: hr.id, employee_id: second.id, what: 'pay' },
    ]),
  )
})

test('former employees are not offered', async () => {
  await company.inside(trx =>
    trx
      .updateTable('employee')
      .set({ status: 'terminated', ended_on: '2026-03-09' })
      .where('id', '=', second.id)
      .execute(),
  )
  const members = (await call(server, await company.as('manager'), listOtMembers, {})).data
  expect(members.map(({ id }) => id)).toEqual([company.employee.id])
  expect((await send()).code).toBe('OT_MEMBERS_REFUSED')
})

test('nobody outside of the team, nobody without a team, no empty list', async () => {
  expect((await send({ employeeIds: [company.employee.id, company.hr.id] })).status).toBe(404)
  expect((await send({ employeeIds: [company.manager.id] })).status).toBe(404)
  expect((await send({ employeeIds: [company.colleague.id] })).status).toBe(404)
  expect((await send({ employeeIds: [] })).fields).toHaveProperty('employeeIds')
  expect((await send({}, 'employee')).status).toBe(403)
  expect((await all()).total).toBe(0)
})
