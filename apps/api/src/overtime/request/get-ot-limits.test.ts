// How much of the limits is used on a date, over HTTP (O2): by oneself and by one's team, before more is requested.
import { addRoleMembers, createRole, updateRolePermissions } from '@hr/contract/access.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { approveOtRequest, getOtLimits, previewOtRequest, requestOt } from '@hr/contract/ot-request.ts'
import { beforeEach, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceName } from '#test/attendance.ts'
import { call, openSession } from '#test/call.ts'
import { makeEmployee } from '#test/factories.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { leaveCompany } from '#test/leave.ts'
import { otDesk } from '#test/overtime.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, attendanceCompany)
beforeEach(async () => {
  server.setNow(vientiane('2026-03-10', '15:00'))
})

const asked = { date: '2026-03-10', timeIn: '17:30', timeOut: '19:30' }
const ask = async (changes: Partial<typeof asked>) =>
  (await call(server, await company.as('employee'), requestOt, { ...asked, ...changes, reason: 'Month end' }))
    .data.id
const limits = async (by: AttendanceName, input: Partial<InputOf<typeof getOtLimits>> = {}) =>
  call(server, await company.as(by), getOtLimits, { date: asked.date, ...input })

test('approved and pending of the day, the period and the days in a row', async () => {
  const id = await ask({ date: '2026-03-09' })
  for (const by of ['manager', 'hr'] as const)
    await call(server, await company.as(by), approveOtRequest, { id })
  await ask({ timeOut: '18:30' })
  const { data } = await limits('employee')
  expect(data).toEqual({
    day: { approved: 0, pending: 60, limit: 180 },
    month: { from: '2026-02-21', to: '2026-03-20', approved: 120, pending: 60, limit: 2700 },
    consecutive: { from: '2026-03-09', to: '2026-03-10', approved: 1, pending: 1, limit: 4 },
  })
  expect((await limits('manager', { employeeId: company.employee.id })).data).toEqual(data)
  const later = { ...asked, timeIn: '19:00', timeOut: '20:00' }
  const preview = await call(server, await company.as('employee'), previewOtRequest, later)
  expect(preview.data.limits).toMatchObject(data)
  expect((await limits('employee', { date: '2026-03-21' })).data).toMatchObject({
    month: { from: '2026-03-21', to: '2026-04-20', approved: 0, pending: 0 },
    consecutive: { from: '2026-03-21', to: '2026-03-21', approved: 0, pending: 0 },
  })
})

test('the limits are those of the job grade on the date', async () => {
  const desk = otDesk(server, await company.as('admin'))
  const gradeId = await desk.gradeId('GM')
  await company.inside(trx =>
    trx
      .update('employee_job')
      .set({ job_grade_id: gradeId })
      .where('employee_id', '=', company.employee.id)
      .execute(),
  )
  await desk.create({ from: '2026-03-11', maxHourPerDay: 2 })
  expect((await limits('employee')).data.day.limit).toBe(180)
  expect((await limits('employee', { date: '2026-03-11' })).data.day.limit).toBe(120)
})

test('of oneself and of one’s team, for whom one may request', async () => {
  expect((await limits('manager', { employeeId: company.manager.id })).status).toBe(200)
  expect((await limits('manager', { employeeId: company.colleague.id })).status).toBe(404)
  expect((await limits('employee', { employeeId: company.colleague.id })).code).toBe('FORBIDDEN')
  expect((await limits('employee', { date: '10/03/2026' })).fields).toHaveProperty('date')
  expect((await call(server, null, getOtLimits, { date: asked.date })).status).toBe(401)
  const { accountId } = company.owner
  const owner = { accountId, type: 'app', workspaceId: company.workspaceId } as const
  const token = await openSession(server, owner)
  expect((await call(server, token, getOtLimits, { date: asked.date })).code).toBe('NO_EMPLOYEE_RECORD')
  const other = await leaveCompany(server)
  const theirs = { date: asked.date, employeeId: other.employee.id }
  expect((await call(server, await company.as('manager'), getOtLimits, theirs)).status).toBe(404)
})

test('requesting for a team alone does not show one’s own', async () => {
  const foreman = await company.inside(trx => makeEmployee(trx, server, { staffId: 'FOREMAN', roles: [] }))
  const admin = await company.as('admin')
  const { id } = (await call(server, admin, createRole, { name: 'Foreman' })).data
  await call(server, admin, updateRolePermissions, { id, permissionIds: ['TEAM_OT_REQUEST:add'] })
  await call(server, admin, addRoleMembers, { id, employeeIds: [foreman.id] })
  await company.inside(trx =>
    trx
      .update('employee_job')
      .set({ line_manager_id: foreman.id })
      .where('employee_id', '=', company.employee.id)
      .execute(),
  )
  const { accountId } = foreman
  const token = await openSession(server, { accountId, type: 'app', workspaceId: company.workspaceId })
  expect((await call(server, token, getOtLimits, { date: asked.date })).code).toBe('FORBIDDEN')
  const ofTeam = { date: asked.date, employeeId: company.employee.id }
  expect((await call(server, token, getOtLimits, ofTeam)).status).toBe(200)
})
