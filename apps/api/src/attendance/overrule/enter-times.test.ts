// Missing times of many days, each day's own, for one reason (A8): all or none, one action that can be undone.
import { enterTimes, listOverrules, undoOverrule } from '@hr/contract/attendance-overrule.ts'
import { listDays } from '@hr/contract/attendance.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { beforeAll, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceCompany, AttendanceName } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { runJob } from '#test/run-jobs.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
let company: AttendanceCompany
const other = perFile(() => attendanceCompany(server))
const [monday, tuesday, wednesday] = ['2026-03-02', '2026-03-03', '2026-03-04'] as const
const reason = 'The device was off'

/** The employee has no time out on Monday and no time in on Tuesday; the colleague no time out on Monday. */
beforeAll(async () => {
  company = await attendanceCompany(server)
  server.setNow(vientiane('2026-03-05', '06:00'))
  const { employee, colleague } = company
  await company.byHand(monday, '08:30', 'hr', employee.id)
  await company.byHand(tuesday, '17:30', 'hr', employee.id)
  await company.byHand(monday, '08:30', 'hr', colleague.id)
  await runJob(server, 'attendance.close')
})

type Asked = InputOf<typeof enterTimes>
const enter = async (
  days: Asked['days'],
  changes: Partial<Asked> = {},
  by: AttendanceName = 'hr',
): Promise<Awaited<ReturnType<typeof call<typeof enterTimes>>>> =>
  call(server, await company.as(by), enterTimes, { days, reason, ...changes })
const missing = async () => {
  const dates = { from: monday, to: wednesday, scope: 'all', withoutTime: true } as const
  const { rows } = (await call(server, await company.as('hr'), listDays, dates)).data
  return rows.map(({ employeeId, date, statuses }) => [employeeId, date, statuses])
}
const out = (employeeId: number, timeOut: string, date: string = monday) => ({ employeeId, date, timeOut })

test('the list has the days with one of the two times, and no absences', async () => {
  const { employee, colleague } = company
  const rows = await missing()
  expect(rows).toHaveLength(3)
  expect(rows).toEqual(
    expect.arrayContaining([
      [employee.id, tuesday, ['NO_TIME_IN']],
      [employee.id, monday, ['NO_TIME_OUT']],
      [colleague.id, monday, ['NO_TIME_OUT']],
    ]),
  )
})

test.each<[string, (days: Asked['days']) => Asked['days'], Partial<Asked>]>([
  ['a short reason', days => days, { reason: 'ok' }],
  ['no day', () => [], {}],
  ['a day twice', days => [...days, ...days], {}],
  ['more than a hundred', days => Array.from({ length: 101 }, () => days[0] ?? out(1, '17:30')), {}],
  ['no time', days => days.map(({ employeeId, date }) => ({ employeeId, date })), {}],
])('refuses %s', async (_what, change, changes) => {
  const { status, code } = await enter(change([out(company.employee.id, '17:30')]), changes)
  expect([status, code]).toEqual([400, 'INVALID_INPUT'])
})

test('one faulty day stops all, and each fault is at its own day', async () => {
  const { employee, colleague } = company
  const { status, fields } = await enter([
    out(employee.id, '17:30'),
    out(colleague.id, '23:30', '2026-03-05'),
    { employeeId: employee.id, date: tuesday, timeIn: '17:45', timeOut: '08:00' },
  ])
  expect(status).toBe(400)
  expect(fields).toEqual({
    'days.1.timeOut': expect.any(String),
    'days.2.timeOut': expect.stringContaining('Swap'),
  })
  expect(await missing()).toHaveLength(3)
})

test('only those who may overrule enter times, and nobody their own', async () => {
  const day = out(company.employee.id, '17:30')
  expect((await enter([day], {}, 'manager')).status).toBe(403)
  expect((await enter([day], {}, 'employee')).status).toBe(403)
  const { status, fields } = await enter([out(company.hr.id, '17:30')])
  expect([status, Object.keys(fields)]).toEqual([400, ['days.0.timeOut']])
  expect((await enter([out(other.employee.id, '17:30')])).status).toBe(400)
})

test('each day gets its own times, the person one notice, and one undo takes all back', async () => {
  const { employee, colleague } = company
  const { data } = await enter([
    out(employee.id, '17:30'),
    { employeeId: employee.id, date: tuesday, timeIn: '08:30' },
    out(colleague.id, '17:15'),
  ])
  expect(data.days).toBe(3)
  expect(await missing()).toEqual([])
  const { rows } = (await call(server, await company.as('hr'), listOverrules, {})).data
  expect(rows.map(({ date, timeIn, timeOut, actionId }) => [date, timeIn, timeOut, actionId])).toEqual(
    expect.arrayContaining([
      [monday, null, '17:30', data.actionId],
      [tuesday, '08:30', null, data.actionId],
      [monday, null, '17:15', data.actionId],
    ]),
  )
  const bell = await call(server, await company.as('employee'), listNotifications, {})
  const notices = bell.data.rows.filter(({ body }) => body.includes(reason))
  expect(notices).toHaveLength(1)
  expect(notices[0]?.body).toContain('Times set by hand')

  const { actionId } = data
  expect((await call(server, await company.as('hr'), undoOverrule, { actionId })).data.days).toBe(3)
  expect(await missing()).toHaveLength(3)
})
