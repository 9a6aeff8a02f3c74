// Exporting the history of overrules (A8, spec 7): filters, permission and audit.
import { exportOverrules, overruleDay, undoOverrule } from '@hr/contract/attendance-overrule.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { beforeAll, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceName } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => attendanceCompany(server))
const [monday, tuesday] = ['2026-03-02', '2026-03-03'] as const
const reason = 'The road was flooded'

beforeAll(async () => {
  server.setNow(vientiane('2026-03-05', '06:00'))
  await company.byHand(monday, '08:40')
  await company.byHand(monday, '17:30')
  const hr = await company.as('hr')
  const employeeId = company.employee.id
  const late = { employeeId, date: monday, type: 'LATE' as const, reason }
  const { data } = await call(server, hr, overruleDay, late)
  await call(server, hr, undoOverrule, { actionId: data.actionId })
  const byHand = { employeeId, date: tuesday, type: 'TIME_ATTENDANCE' as const, timeIn: '08:30', reason }
  await call(server, hr, overruleDay, byHand)
})

const exported = async (input: InputOf<typeof exportOverrules>, by: AttendanceName = 'hr') =>
  call(server, await company.as(by), exportOverrules, input)

test('contains the filtered entries, newest first, with undone ones', async () => {
  const { data } = await exported({})
  expect(data.rows.map(row => [row.date, row.type, row.timeIn, row.undoneBy?.firstName])).toEqual([
    [tuesday, 'TIME_ATTENDANCE', '08:30', undefined],
    [monday, 'LATE', null, data.rows[1]?.by?.firstName],
  ])
  expect(data.rows.map(row => row.reason)).toEqual([reason, reason])
  expect((await exported({ to: monday })).data.rows.map(row => row.date)).toEqual([monday])
  expect((await exported({ type: 'EARLY_OUT' })).data.rows).toEqual([])
})

test('is refused without the permission, and with an end before the start', async () => {
  expect((await exported({}, 'employee')).code).toBe('FORBIDDEN')
  expect((await exported({ from: tuesday, to: monday })).code).toBe('END_BEFORE_START')
})
