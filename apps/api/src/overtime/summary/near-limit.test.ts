// Who is near the monthly limit of overtime over HTTP (O2, P5).
import { amendOtRequest, requestOt } from '@hr/contract/ot-request.ts'
import { listNearOtLimit } from '@hr/contract/ot-summary.ts'
import { beforeEach, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceName } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { approvedOvertime } from '#test/overtime-months.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, attendanceCompany)
/** The morning of Tuesday 10 March 2026. The limit is 8 hours a month. */
beforeEach(async () => {
  server.setNow(vientiane('2026-03-10', '09:00'))
  await company.inside(trx => trx.updateTable('ot_setting_version').set({ max_hours_per_month: 8 }).execute())
})

const near = async (by: AttendanceName) => {
  const { data } = await call(server, await company.as(by), listNearOtLimit, {})
  return data.map(({ employee, approved, pending, limit }) => [employee.id, approved, pending, limit])
}
const request = async (by: AttendanceName, date: string, timeIn: string, timeOut: string) =>
  call(server, await company.as(by), requestOt, { date, timeIn, timeOut, reason: 'Closing the month' })

test('approved and pending minutes of the current period, from three quarters of the limit on', async () => {
  const { employee, colleague } = company
  await approvedOvertime(server, company, 'employee', {
    date: '2026-03-11',
    timeIn: '17:30',
    timeOut: '20:30',
  })
  await request('employee', '2026-03-12', '17:30', '20:29')
  expect(await near('hr')).toEqual([])
  await request('employee', '2026-03-13', '17:30', '18:30')
  await request('employee', '2026-03-21', '09:00', '12:00')
  expect(await near('hr')).toEqual([[employee.id, 180, 239, 480]])
  for (const date of ['2026-03-11', '2026-03-12']) await request('colleague', date, '17:30', '20:30')
  await request('colleague', '2026-03-16', '17:30', '19:30')
  expect(await near('hr')).toEqual([
    [colleague.id, 0, 480, 480],
    [employee.id, 180, 239, 480],
  ])
  server.setNow(vientiane('2026-03-21', '09:00'))
  expect(await near('hr')).toEqual([])
})

test('a pending change counts with its original, the longer of the two', async () => {
  const { employee } = company
  const day = { date: '2026-03-11', timeIn: '17:30', timeOut: '19:30' }
  await approvedOvertime(server, company, 'employee', day)
  await request('employee', '2026-03-12', '17:30', '20:30')
  // Together with the original, it would be 7.5 hours.
  const [original] = await company.inside(trx =>
    trx.selectFrom('ot_request').select('id').where('status', '=', 'APPROVED').execute(),
  )
  const change = { ...day, id: original?.id ?? '', timeOut: '20:00', reason: 'Half an hour more' }
  await call(server, await company.as('employee'), amendOtRequest, change)
  expect(await near('hr')).toEqual([])
  await request('employee', '2026-03-16', '17:30', '18:30')
  expect(await near('hr')).toEqual([[employee.id, 120, 270, 480]])
})

test('a manager sees the team, an employee nobody', async () => {
  for (const by of ['employee', 'colleague'] as const) {
    await request(by, '2026-03-11', '17:30', '20:30')
    await request(by, '2026-03-12', '17:30', '20:30')
  }
  expect(await near('manager')).toEqual([[company.employee.id, 0, 360, 480]])
  expect(await near('hr')).toHaveLength(2)
  expect((await call(server, await company.as('employee'), listNearOtLimit, {})).code).toBe('FORBIDDEN')
  expect((await call(server, null, listNearOtLimit, {})).status).toBe(401)
})
