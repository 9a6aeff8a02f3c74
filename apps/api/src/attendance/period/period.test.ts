// Changes to closed periods are always listed (A13).
import {
  checkPeriod,
  closePeriod,
  listDifferences,
  listHandOvers,
  listPeriods,
  reopenPeriod,
} from '@hr/contract/attendance-period.ts'
import { listAudit } from '@hr/contract/audit.ts'
import { createHoliday } from '@hr/contract/holiday.ts'
import { approveLeave, requestLeave } from '@hr/contract/leave.ts'
import { updateWorkShift } from '@hr/contract/work-shift.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#api/db/new-id.ts'
import { lockEmployee } from '#api/people/lock-employees.ts'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceCompany } from '#test/attendance.ts'
import { office } from '#test/attendance-steps.ts'
import { call } from '#test/call.ts'
import { runJob, runJobs } from '#test/run-jobs.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { untilWaiting } from '#test/until-waiting.ts'
import { changeOf } from '#test/work-shifts.ts'
import { markStale } from '../day/stale-days.store.ts'
import { lockPeriodsShared } from '#api/calendar/period-lock.ts'

const server = testServer()
let company: AttendanceCompany
const other = perFile(() => attendanceCompany(server))
beforeAll(async () => {
  company = await attendanceCompany(server)
})

const hr = () => company.as('hr')
const close = async (id = '2026-03', token?: string) =>
  call(server, token ?? (await hr()), closePeriod, { id })
const march = async () => {
  const { data } = await call(server, await hr(), listPeriods, {})
  return data.find(({ id }) => id === '2026-03')
}
const dates = { from: '2026-02-21', to: '2026-03-20' }
const handOvers = async (of = company) => (await call(server, await of.as('hr'), listHandOvers, {})).data
const differences = async (of = company) =>
  (await call(server, await of.as('hr'), listDifferences, { id: '2026-03' })).data.rows

test('a period is closed once its days are final; later changes are listed until it is reopened', async () => {
  server.setNow(vientiane('2026-03-02', '08:31'))
  await company.clocked()
  // Clocked before the company's attendance start: these punches belong to no day. One of them is voided.
  const [kept, voided] = [newId(), newId()]
  const early = (id: string, time: string) => ({
    workspace_id: company.workspaceId,
    id,
    employee_id: company.employee.id,
    at: new Date(vientiane('2026-02-27', time)),
    time_zone: 'Asia/Vientiane',
    source: 'DEVICE' as const,
    received_at: new Date(vientiane('2026-03-02', '08:31')),
  })
  await company.inside(async trx => {
    await trx
      .insertInto('punch')
      .values([early(kept, '08:30'), early(voided, '08:40')])
      .execute()
    const by = { at: new Date(vientiane('2026-03-02', '08:31')), reason: 'Twice', voided_by: company.hr.id }
    await trx
      .insertInto('punch_void')
      .values({ workspace_id: company.workspaceId, punch_id: voided, ...by })
      .execute()
  })
  expect((await close()).code).toBe('ATTENDANCE_PERIOD_NOT_OVER')
  server.setNow(vientiane('2026-03-21', '06:00'))
  await runJob(server, 'attendance.close')
  expect(await march()).toMatchObject({
    ...dates,
    isClosed: false,
    mayClose: true,
    changedAt: null,
    differences: 0,
  })
  expect((await call(server, await hr(), checkPeriod, { id: '2026-03' })).data).toEqual({
    openLeave: 0,
    openAttendance: 0,
    openOffSite: 0,
    openOt: 0,
    otNoTime: 0,
    otWithoutSalary: 0,
    noTimeIn: 0,
    noTimeOut: 1,
    unassignedPunches: 1,
    punchesOfNobody: 0,
    withoutRate: 1,
  })
  for (const name of ['manager', 'employee'] as const)
    expect((await close('2026-03', await company.as(name))).status).toBe(403)

  const both = await Promise.all([close(), close()])
  expect(both.map(({ code }) => code).toSorted()).toEqual(['', 'ATTENDANCE_PERIOD_CLOSED'])
  expect(await march()).toMatchObject({ isClosed: true, changedBy: { id: company.hr.id } })
  const day = async () =>
    (await company.listed('employee', { from: '2026-03-02', to: '2026-03-02' })).data.rows[0]
  expect(await day()).toMatchObject({ status: 'IRREGULAR', locked: true })

  const holiday = { name: 'Late', nameLo: '', from: '2026-03-20', to: '2026-03-22', yearly: false }
  expect((await call(server, await hr(), createHoliday, holiday)).code).toBe('ATTENDANCE_PERIOD_CLOSED')

  await company.byHand('2026-03-02', '17:30')
  expect(await day()).toMatchObject({ status: 'LATE', locked: true })
  const listed = await differences()
  expect(listed).toHaveLength(1)
  expect(listed[0]).toMatchObject({
    employee: { id: company.employee.id },
    date: '2026-03-02',
    changedBy: { id: company.hr.id },
    cause: 'PUNCH',
    reason: 'The reader was broken',
    before: { status: 'IRREGULAR', lateMinutes: 1, penalty: null, workedMinutes: null },
    after: { status: 'LATE', lateMinutes: 1, penalty: null, workedMinutes: 479 },
  })
  expect(await differences(other)).toEqual([])
  expect(await handOvers()).toEqual([{ ...dates, closings: 1, differences: 1 }])
  expect(await handOvers(other)).toEqual([])

  const wednesday = company.draft({ from: '2026-03-04', to: '2026-03-04' })
  const { id } = (await call(server, await company.as('employee'), requestLeave, wednesday)).data
  for (const name of ['manager', 'hr'] as const)
    await call(server, await company.as(name), approveLeave, { id, comment: 'The slip came late' })
  expect((await differences()).find(({ date }) => date === '2026-03-04')).toMatchObject({
    changedBy: { id: company.hr.id },
    cause: 'REQUEST',
    before: { status: 'ABSENT' },
    after: { status: 'ON_LEAVE' },
  })

  const open = async (reason: string) => call(server, await hr(), reopenPeriod, { id: '2026-03', reason })
  expect((await open('')).status).toBe(400)
  const opened = await Promise.all([open('The gate lost a day'), open('The gate lost a day')])
  expect(opened.map(({ code }) => code).toSorted()).toEqual(['', 'ATTENDANCE_PERIOD_OPEN'])
  expect(opened.find(({ code }) => code === '')?.data).toMatchObject({
    isClosed: false,
    reason: 'The gate lost a day',
    differences: 2,
  })
  const audit = await call(server, await company.as('admin'), listAudit, { entity: 'attendance_period' })
  expect(audit.data.rows.map(({ entityId, after }) => [entityId, after?.closed])).toEqual([
    ['2026-03', false],
    ['2026-03', true],
  ])
  await company.byHand('2026-03-03', '08:00')
  expect(await differences()).toHaveLength(2)
  expect((await day())?.locked).toBe(false)
  expect(await handOvers()).toEqual([])
  await runJobs(server)
  await close()
  expect(await handOvers()).toEqual([{ ...dates, closings: 2, differences: 2 }])
  await open('For the next test')
})

test('changing a day and reopening its period never deadlock', async () => {
  await close()
  const opened = await company.inside(async trx => {
    await lockEmployee(trx, company.employee.id)
    const opening = call(server, await hr(), reopenPeriod, { id: '2026-03', reason: 'A second look' })
    await untilWaiting(server, 1)
    await sql`set local lock_timeout = '100ms'`.execute(trx)
    await lockPeriodsShared(trx)
    return [opening]
  })
  expect((await Promise.all(opened))[0]?.data.isClosed).toBe(false)
})

test('the grace of a shift changes while the period is reopened: its days use the new one', async () => {
  server.setNow(vientiane('2026-12-01', '06:00'))
  await close()
  const day = async () => (await company.statuses('2026-03-02', '2026-03-02'))[0]
  expect(await day()).toEqual(['2026-03-02', 'LATE'])
  const graced = { ...changeOf(await office(server, company), '2026-12-01'), graceMinutes: 5 }
  const token = await hr()
  const both = await company.inside(async trx => {
    // Too many days to compute at once: the change waits for the transaction that marks one of the people stale.
    const marked = { employeeIds: [company.hr.id], from: '2026-11-30', to: '2026-11-30' }
    await markStale(trx, marked, { by: null, cause: 'SHIFT' })
    const changing = call(server, token, updateWorkShift, graced)
    await untilWaiting(server, 1)
    const opening = call(server, token, reopenPeriod, { id: '2026-03', reason: 'Grace period' })
    await Promise.race([opening, untilWaiting(server, 2)])
    return [changing, opening]
  })
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
  await runJobs(server)
  expect(await day()).toEqual(['2026-03-02', 'REGULAR'])
})
