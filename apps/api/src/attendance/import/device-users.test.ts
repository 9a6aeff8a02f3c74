// Unassigned device user IDs (A2), and imports of many days or of closed ones (A12, A13).
import { assignDeviceUser, listDevicePunches, voidDevicePunches } from '@hr/contract/attendance-import.ts'
import { checkPeriod, closePeriod, listDifferences } from '@hr/contract/attendance-period.ts'
import { createWorkShift } from '@hr/contract/work-shift.ts'
import { setEmployeeShift } from '@hr/contract/shift-holder.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { beforeAll, expect, test } from 'vitest'
import { vientiane } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { clockCompany, clockFile, clockText } from '#test/clock-company.ts'
import type { ClockCompany } from '#test/clock-company.ts'
import { runJob, runJobs } from '#test/run-jobs.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { periods } from '#test/work-shifts.ts'

const server = testServer()
const company = perFile(() => clockCompany(server))
beforeAll(async () => {
  await company.send(await clockFile('zk-usb-1_attlog.dat'))
  await company.send(clockText('46\t2026-02-06 08:00:00', '46.dat'))
})

test('an unassigned device user ID is assigned from a day on, and later files use the assignment', async () => {
  await company.send(clockText('402\t2026-02-04 08:29:00\n402\t2026-02-09 17:45:00', 'more.dat'))
  expect(await company.waiting()).toMatchObject([
    { deviceUser: '402', waiting: 3, from: '2026-02-04', to: '2026-02-09' },
  ])
  const hr = await company.as('hr')
  expect((await call(server, hr, checkPeriod, { id: '2026-02' })).data.punchesOfNobody).toBe(3)
  const given = { deviceUser: '402', employeeId: company.admin.id, from: '2026-02-05' }
  const dry = await call(server, hr, assignDeviceUser, { ...given, dryRun: true })
  expect(dry.data).toEqual({
    assigned: 2,
    dates: { from: '2026-02-09', to: '2026-02-09' },
    closed: 0,
    waiting: 1,
  })
  expect(await company.waiting()).toMatchObject([{ waiting: 3 }])
  const both = await Promise.all([
    call(server, hr, assignDeviceUser, given),
    call(server, hr, assignDeviceUser, given),
  ])
  expect(both.map(({ data }) => data.assigned).toSorted()).toEqual([0, 2])
  const { day } = (await company.explained('hr', '2026-02-09', company.admin.id)).data
  expect([day?.periods[0]?.timeCheck.timeIn, day?.periods.at(-1)?.timeCheck.timeOut]).toEqual([
    '08:41',
    '17:45',
  ])

  // Punches in a later file belong to the same person; those before the assignment stay unassigned.
  await company.send(clockText('402\t2026-02-04 08:29:00\n402\t2026-02-06 08:30:00', 'later.dat'))
  expect(await company.waiting()).toMatchObject([{ deviceUser: '402', waiting: 1 }])
  const of = (await company.imported()).punches.filter(([id]) => id === company.admin.id)
  expect(of).toHaveLength(3)
})

test('unassigned punches can be listed and voided with a reason; a file does not restore them', async () => {
  const hr = await company.as('hr')
  const listed = await call(server, hr, listDevicePunches, { deviceUser: '402' })
  expect(listed.data.rows).toMatchObject([{ date: '2026-02-04', time: '08:29:00' }])
  const taken = { deviceUser: '402', reason: 'A visitor card' }
  expect((await call(server, hr, voidDevicePunches, taken)).data).toEqual({ voided: 1 })
  expect((await call(server, hr, voidDevicePunches, taken)).status).toBe(404)
  expect((await company.send(clockText('402\t2026-02-04 08:29:00', 'again.dat'))).data).toMatchObject({
    waiting: 0,
    known: 1,
  })
  expect(await company.waiting()).toEqual([])
})

test('a device number in a new record is suggested; a number changes hands without its history', async () => {
  await company.send(clockText('88\t2026-02-06 08:00:00', '88.dat'))
  await company.inside(trx =>
    trx.updateTable('employee').set({ device_number: '88' }).where('id', '=', company.colleague.id).execute(),
  )
  expect(await company.waiting()).toMatchObject([
    { deviceUser: '88', suggested: { id: company.colleague.id } },
  ])
  // 46 was the colleague's: importing the file again keeps the punches with the colleague.
  await company.inside(trx =>
    trx.updateTable('employee').set({ device_number: '46' }).where('id', '=', company.manager.id).execute(),
  )
  const again = clockText('46\t2026-02-06 08:00:00', 'again.dat')
  expect((await company.send(again)).data).toMatchObject({ added: 0, known: 1 })
  // The colleague has a punch at this moment already: nothing is new or unassigned.
  expect((await company.send(clockText('88\t2026-02-06 08:00:00', '88.dat'))).data).toMatchObject({
    added: 0,
    known: 1,
  })
  expect(await company.waiting()).toEqual([])
})

test('a month of many people is left to the job, and reads the same before and after it', async () => {
  const of = company
  const keptSince = (attendance_since: string) =>
    of.inside(trx => trx.updateTable('company_profile').set({ attendance_since }).execute())
  await keptSince('2025-06-01')
  const ids = await of.staffIds()
  const dates = Array.from({ length: 250 }, (_, index) =>
    new Date(Date.UTC(2025, 5, 1 + index)).toISOString().slice(0, 10),
  )
  const lines = ids.flatMap(({ staff_id }) =>
    dates.flatMap(date => [`${staff_id},${date} 08:00`, `${staff_id},${date} 18:00`]),
  )
  server.jobs.length = 0
  const { data } = await of.send(clockText(['staffId,at', ...lines].join('\n')))
  expect(data.added + data.badLines.total).toBe(lines.length)
  expect(server.jobs).toMatchObject([{ queue: 'attendance.recompute' }])
  const shown = async () =>
    (await of.listed('hr', { from: '2025-12-01', to: '2025-12-31', scope: 'all' })).data.rows
  const before = await shown()
  await runJobs(server)
  expect(await shown()).toEqual(before)
  // So that finalising the days of February leaves out last year.
  await keptSince('2026-02-02')
})

test('closed periods: left out, or imported with a reason and listed as differences', async () => {
  const of = await clockCompany(server)
  server.setNow(vientiane('2026-02-21', '06:00'))
  await runJob(server, 'attendance.close')
  expect((await call(server, await of.as('hr'), closePeriod, { id: '2026-02' })).status).toBe(200)
  const file = clockText('1\t2026-02-20 08:40:00\n1\t2026-02-21 05:00:00')
  expect((await of.send(file)).data).toMatchObject({
    rows: 2,
    added: 1,
    closed: 1,
    known: 0,
    badLines: {
      total: 1,
      rows: [
        {
          row: 1,
          value: '2026-02-20 08:40:00',
          message: 'Attendance is closed until 20/02/2026: give a reason',
        },
      ],
    },
  })
  const closedReason = 'The clock was read late'
  expect((await of.send(file, { dryRun: false, closedReason })).data).toMatchObject({
    added: 1,
    closed: 0,
    known: 1,
  })
  const { data } = await call(server, await of.as('hr'), listDifferences, { id: '2026-02' })
  expect(data.rows).toMatchObject([{ date: '2026-02-20', cause: 'PUNCH', reason: closedReason }])
})

/** A period is closed while its last night shift, started on 20 February, has no end. */
async function closedNight(): Promise<ClockCompany> {
  const of = await clockCompany(server)
  const nights = { code: 'NIGHT', name: 'Night', nameLo: 'ກະກາງຄືນ', from: '2026-02-02' }
  const items = periods([0, 1, 2, 3, 4, 5, 6], '20:00', '05:00')
  const night = (await call(server, await of.as('hr'), createWorkShift, { ...nights, items })).data
  const given = { id: of.employee.id, workShiftId: night.id, from: '2026-02-16' }
  expect((await call(server, await of.as('hr'), setEmployeeShift, given)).status).toBe(200)
  server.setNow(vientiane('2026-02-22', '12:00'))
  await of.send(clockText('1\t2026-02-20 20:00:00'))
  await runJob(server, 'attendance.close')
  await runJob(server, 'attendance.close')
  expect((await call(server, await of.as('hr'), closePeriod, { id: '2026-02' })).status).toBe(200)
  return of
}

test('the end of a night shift on the day after a closed period: the file is the reason', async () => {
  const of = await closedNight()
  const { data: imported } = await of.send(clockText('1\t2026-02-21 05:00:00', 'clock.dat'))
  expect(imported).toMatchObject({ added: 1, closed: 0 })
  const { data } = await call(server, await of.as('hr'), listDifferences, { id: '2026-02' })
  expect(data.rows).toMatchObject([{ date: '2026-02-20', cause: 'PUNCH', reason: 'clock.dat' }])
})

test('the end of a night shift by a later assignment: the device user ID is the reason', async () => {
  const of = await closedNight()
  await of.send(clockText('77\t2026-02-21 05:00:00'))
  const given = { deviceUser: '77', employeeId: of.employee.id, from: '2026-02-21' }
  const { data: assigned } = await call(server, await of.as('hr'), assignDeviceUser, given)
  expect(assigned).toMatchObject({ assigned: 1, closed: 0 })
  const { data } = await call(server, await of.as('hr'), listDifferences, { id: '2026-02' })
  expect(data.rows).toMatchObject([{ date: '2026-02-20', reason: 'Attendance device ID 77' }])
})

test('changes the job makes in a closed period have the reason of the import', async () => {
  const of = await clockCompany(server)
  await of.inside(async trx => {
    await trx.updateTable('company_profile').set({ attendance_since: '2025-08-21' }).execute()
    const closed = { from_date: '2025-08-21', to_date: '2026-01-20', is_closed: true, changed_at: new Date() }
    await trx
      .insertInto('attendance_period')
      .values({ workspace_id: of.workspaceId, changed_by: null, ...closed })
      .execute()
  })
  // More separate dates than one transaction computes.
  const dates = Array.from({ length: 31 }, (_, index) => addDays('2025-08-25', index * 4))
  const file = clockText(dates.map(date => `1\t${date} 08:40:00`).join('\n'))
  server.jobs.length = 0
  const closedReason = 'The clock was found again'
  expect((await of.send(file, { dryRun: false, closedReason })).data.added).toBe(31)
  const found = () =>
    of.inside(trx => trx.selectFrom('attendance_difference').select(['cause', 'reason']).distinct().execute())
  expect(await found()).toEqual([])
  await runJobs(server)
  expect(await found()).toEqual([{ cause: 'PUNCH', reason: closedReason }])
})
