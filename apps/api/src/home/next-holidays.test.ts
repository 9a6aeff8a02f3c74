// The reminder of the next year's holidays on the dashboard (N2).
import { getDashboard } from '@hr/contract/dashboard.ts'
import { addPublicHolidays } from '@hr/contract/holiday.ts'
import { expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceName } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => attendanceCompany(server))

test('from October on, readers who add holidays see those of the next year', async () => {
  const nextHolidays = async (by: AttendanceName) =>
    (await call(server, await company.as(by), getDashboard, {})).data.nextHolidays
  // The company began with the holidays of 2026 and 2027.
  server.setNow(vientiane('2027-09-30', '23:59'))
  expect(await nextHolidays('admin')).toBeUndefined()
  server.setNow(vientiane('2027-10-01', '00:00'))
  expect(await nextHolidays('admin')).toEqual([])
  expect(await nextHolidays('employee')).toBeUndefined()
  const year = 2028
  const { added } = (await call(server, await company.as('admin'), addPublicHolidays, { year })).data
  expect(added).toBeGreaterThan(0)
  expect(await nextHolidays('admin')).toHaveLength(added)
})
