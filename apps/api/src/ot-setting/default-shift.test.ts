// The default shift next to the rates of overtime (O1, A1): also for those who see no work shifts.
import { addRoleMembers, createRole, updateRolePermissions } from '@hr/contract/access.ts'
import { listHolidays } from '@hr/contract/holiday.ts'
import { getOtDefaultShift } from '@hr/contract/ot-setting.ts'
import { createWorkShift, listWorkShifts, setDefaultWorkShift } from '@hr/contract/work-shift.ts'
import { expect, test } from 'vitest'
import { attendanceCompany } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { leaveCompany } from '#test/leave.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, attendanceCompany)

const shiftFor = async (token: string) => (await call(server, token, getOtDefaultShift, {})).data

test('with its times, for a permission to see overtime settings alone', async () => {
  const { admin, employee } = company.tokens
  expect((await call(server, employee, getOtDefaultShift, {})).code).toBe('FORBIDDEN')
  const { id } = (await call(server, admin, createRole, { name: 'Payroll' })).data
  await call(server, admin, updateRolePermissions, { id, permissionIds: ['OT_SETTING:view'] })
  await call(server, admin, addRoleMembers, { id, employeeIds: [company.colleague.id] })
  await company.inside(trx =>
    trx
      .deleteFrom('employee_role')
      .where('employee_id', '=', company.colleague.id)
      .where('role_id', '<>', id)
      .execute(),
  )
  const { colleague } = company.tokens
  expect((await call(server, colleague, listWorkShifts, {})).code).toBe('FORBIDDEN')
  expect((await call(server, colleague, listHolidays, {})).status).toBe(200)
  const shift = await shiftFor(colleague)
  expect(shift?.items).toHaveLength(10)
  expect(shift?.items.slice(0, 2)).toMatchObject([
    { day: 1, timeIn: '08:30', timeOut: '12:00', expireDate: null },
    { day: 1, timeIn: '13:00', timeOut: '17:30' },
  ])
})

test('the one of one’s own company, until another becomes the default; null without one', async () => {
  const { hr } = company.tokens
  const other = await leaveCompany(server)
  const items = [{ day: 1, timeIn: '22:00', timeOut: '06:00' }]
  const night = { name: 'Night', nameLo: 'ກະກາງຄືນ', from: '2026-03-02', items }
  const { id } = (await call(server, hr, createWorkShift, night)).data
  expect((await shiftFor(hr))?.items).toHaveLength(10)
  await call(server, company.tokens.admin, setDefaultWorkShift, { id })
  expect(await shiftFor(hr)).toMatchObject({ name: 'Night', nameLo: 'ກະກາງຄືນ', items })
  expect((await shiftFor(other.tokens.hr))?.items).toHaveLength(10)
  await company.inside(trx => trx.update('company_profile').set({ default_work_shift_id: null }).execute())
  expect(await shiftFor(hr)).toBeNull()
})
