// Days of older rules after an upgrade (A16): open ones change, closed ones are only listed, HR is notified of both.
import { closePeriod, listDifferences } from '@hr/contract/attendance-period.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { dayRulesVersion } from '@hr/domain/attendance/day-rules-version.ts'
import { sql } from 'kysely'
import { tmpdir } from 'node:os'
import { beforeAll, expect, test } from 'vitest'
import { examine } from '#api/doctor/doctor.ts'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { runJob, runJobs } from '#test/run-jobs.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { markStale } from './stale-days.store.ts'

/** The last day of a closed period, and the first one of the open period after it. */
const [closedDay, openDay] = ['2026-04-20', '2026-04-21']
const server = testServer()
const company = perFile(() => attendanceCompany(server))
beforeAll(async () => {
  for (const date of [closedDay, openDay]) {
    server.setNow(vientiane(date, '08:41'))
    await company.clocked()
    server.setNow(vientiane(date, '17:45'))
    await company.clocked()
  }
  server.setNow(vientiane('2026-04-24', '06:00'))
  await runJob(server, 'attendance.close')
  for (const id of ['2026-03', '2026-04'])
    expect((await call(server, await company.as('hr'), closePeriod, { id })).status).toBe(200)
})

/** As computed by an older release: the employee was not late. */
const byOlderRules = () =>
  company.inside(async trx => {
    await sql`update attendance_day set rules_version = ${dayRulesVersion - 1}, status = 'REGULAR',
      late_minutes = 0
      where employee_id = ${company.employee.id} and date in (${closedDay}, ${openDay})`.execute(trx)
    await sql`update attendance_day set rules_version = ${dayRulesVersion - 1}`.execute(trx)
    await trx
      .updateTable('company_profile')
      .set({ attendance_rules_version: dayRulesVersion - 1 })
      .execute()
  })
const days = () =>
  company.inside(async trx => {
    const rows = await trx
      .selectFrom('attendance_day')
      .select(['date', 'status', 'rules_version'])
      .where('employee_id', '=', company.employee.id)
      .where('date', 'in', [closedDay, openDay])
      .orderBy('date')
      .execute()
    return rows.map(row => [row.date, row.status, dayRulesVersion - row.rules_version])
  })
const listed = async (id: string) =>
  (await call(server, await company.as('hr'), listDifferences, { id })).data.rows
const bell = async (name: 'hr' | 'employee') =>
  (await call(server, await company.as(name), listNotifications, {})).data.rows.filter(({ title }) =>
    title.includes('upgrade'),
  )
const examined = async () =>
  (await examine(server.services.db, tmpdir(), [], server.services.now())).find(
    ({ check }) => check === 'days of attendance',
  )

test('open days change, closed ones stay, both are listed, and HR gets one notification', async () => {
  await byOlderRules()
  await Promise.all([runJob(server, 'attendance.rules'), runJob(server, 'attendance.rules')])
  expect(await days()).toEqual([
    [closedDay, 'REGULAR', 1],
    [openDay, 'LATE', 0],
  ])
  const change = { before: { status: 'REGULAR' }, after: { status: 'LATE', lateMinutes: 11 } }
  expect(await listed('2026-05')).toMatchObject([{ date: openDay, cause: 'NEWER_RULES', ...change }])
  expect(await listed('2026-04')).toMatchObject([{ date: closedDay, cause: 'NEWER_RULES_CLOSED', ...change }])
  expect(await bell('hr')).toMatchObject([
    {
      body: 'Days changed: 1. Days in closed periods that would change but were left as they are: 1',
      link: '/app/attendances/lists/periods?differences=2026-05',
    },
  ])
  expect(await bell('employee')).toEqual([])
})

test('nothing is left to do at the next start; an interrupted job lists nothing twice', async () => {
  const [stored, open, closed] = [await company.stored(), await listed('2026-05'), await listed('2026-04')]
  await runJob(server, 'attendance.rules')
  await company.inside(trx =>
    trx
      .updateTable('company_profile')
      .set({ attendance_rules_version: dayRulesVersion - 1 })
      .execute(),
  )
  server.setNow(vientiane('2026-04-24', '07:00'))
  await runJob(server, 'attendance.rules')
  expect([await company.stored(), await listed('2026-05'), await listed('2026-04')]).toEqual([
    stored,
    open,
    closed,
  ])
  expect(await bell('hr')).toHaveLength(1)
})

test('a day that waits for its own recalculation is left to it', async () => {
  await byOlderRules()
  const waiting = { employeeIds: [company.employee.id], from: openDay, to: openDay }
  await company.inside(async trx => {
    await markStale(trx, waiting, { by: company.hr.id, cause: 'SHIFT' })
    await server.services.jobs.add(trx, 'attendance.recompute', { workspaceId: company.workspaceId })
  })
  const before = await listed('2026-05')
  server.setNow(vientiane('2026-04-24', '08:00'))
  await runJob(server, 'attendance.rules')
  expect(await days()).toContainEqual([openDay, 'REGULAR', 1])
  expect(await listed('2026-05')).toEqual(before)
  await runJobs(server)
  expect(await days()).toContainEqual([openDay, 'LATE', 0])
  expect(await listed('2026-05')).toEqual(before)
})

test('the doctor recomputes some days and names those that differ', async () => {
  expect(await examined()).toMatchObject({ level: 'ok' })
  await company.inside(trx =>
    sql`update attendance_day set late_minutes = 3
      where employee_id = ${company.employee.id} and date = ${openDay}`.execute(trx),
  )
  const found = await examined()
  expect(found?.level).toBe('error')
  expect(found?.detail).toContain(`employee ${company.employee.id} on ${openDay}`)
})
