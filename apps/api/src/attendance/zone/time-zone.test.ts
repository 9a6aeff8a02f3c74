// Another time zone (N4): days of open periods are recomputed, closed ones stay (A13).
import { addPunch } from '@hr/contract/attendance.ts'
import { closePeriod, listDifferences } from '@hr/contract/attendance-period.ts'
import { listAudit } from '@hr/contract/audit.ts'
import { getCompanyProfile } from '@hr/contract/company-profile.ts'
import { listTimeZones, previewTimeZone, setTimeZone } from '@hr/contract/company-time-zone.ts'
import { getProfile } from '@hr/contract/session.ts'
import { expect, test } from 'vitest'
import { recomputeDays } from '#api/attendance/day/recompute-days.ts'
import { sampleDays } from '#api/doctor/sample-days.ts'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceName } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { runJob } from '#test/run-jobs.ts'
import { perTest } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { untilWaiting } from '#test/until-waiting.ts'

const hongKong = 'Asia/Hong_Kong'
const server = testServer()
const company = perTest(() => attendanceCompany(server))

const profile = async () => (await call(server, await company.as('admin'), getCompanyProfile, {})).data
const preview = async (timeZone: string) =>
  call(server, await company.as('admin'), previewTimeZone, { timeZone })
const move = async (timeZone: string, by: AttendanceName = 'admin') =>
  call(server, await company.as(by), setTimeZone, { timeZone, version: (await profile()).version })
/** The employee's stored day. */
const day = async (date: string) =>
  (await company.stored()).find(row => row.employee_id === company.employee.id && row.date === date)
const minutes = async (date: string) => {
  const row = await day(date)
  return [row?.status, row?.late_minutes, row?.early_minutes]
}

/** The employee works from 08:20 to 17:35 of the office shift, 08:30 to 17:30. */
async function workOn(...dates: readonly string[]) {
  for (const date of dates) {
    await company.byHand(date, '08:20')
    await company.byHand(date, '17:35')
  }
}

async function upTo(date: string, time = '06:00') {
  server.setNow(vientiane(date, time))
  await runJob(server, 'attendance.close')
}

test('open days follow the new zone: nine hours that began on time began late there', async () => {
  await upTo('2026-03-04')
  await workOn('2026-03-02', '2026-03-03')
  expect(await minutes('2026-03-02')).toEqual(['REGULAR', 0, 0])
  const effect = { openFrom: '2026-03-02', comparedFrom: '2026-03-02', days: 2, people: 1 }
  expect((await preview(hongKong)).data).toEqual(effect)
  expect(await minutes('2026-03-02')).toEqual(['REGULAR', 0, 0])
  expect((await move(hongKong)).status).toBe(200)
  // 08:20 in Vientiane is 09:20 in Hong Kong.
  expect(await minutes('2026-03-02')).toEqual(['LATE', 50, 0])
  expect(await minutes('2026-03-03')).toEqual(['LATE', 50, 0])
  expect((await profile()).timeZone).toBe(hongKong)
  const own = await call(server, await company.as('employee'), getProfile, {})
  expect(own.data.workspace?.timeZone).toBe(hongKong)
  const { rows } = (await call(server, await company.as('admin'), listAudit, { entity: 'company_profile' }))
    .data
  expect(rows[0]).toMatchObject({ before: { timeZone: 'Asia/Vientiane' }, after: { timeZone: hongKong } })
  expect((await move('Asia/Vientiane')).status).toBe(200)
  expect(await minutes('2026-03-02')).toEqual(['REGULAR', 0, 0])
})

test('a zone with the same time changes no day', async () => {
  await upTo('2026-03-04')
  await workOn('2026-03-02')
  expect((await preview('Asia/Bangkok')).data).toMatchObject({ days: 0, people: 0 })
  expect((await preview('Asia/Vientiane')).data).toMatchObject({ days: 0, people: 0 })
})

test('days of a closed period stay and are no differences; the doctor knows that', async () => {
  await upTo('2026-03-24')
  await workOn('2026-03-19', '2026-03-23')
  await upTo('2026-03-24', '07:00')
  const hr = await company.as('hr')
  expect((await call(server, hr, closePeriod, { id: '2026-03' })).status).toBe(200)
  expect((await preview(hongKong)).data).toMatchObject({ openFrom: '2026-03-21', days: 1, people: 1 })
  await move(hongKong)
  expect(await minutes('2026-03-19')).toEqual(['REGULAR', 0, 0])
  expect(await minutes('2026-03-23')).toEqual(['LATE', 50, 0])
  const differences = await call(server, hr, listDifferences, { id: '2026-03' })
  expect(differences.data.rows).toEqual([])
  expect(await company.inside(trx => sampleDays(trx))).toMatchObject({ different: [] })
})

test('a day that has not begun in the new zone has no record, and one that goes on there is open again', async () => {
  server.setNow(vientiane('2026-03-04', '07:00'))
  await runJob(server, 'attendance.close')
  await call(server, await company.as('employee'), addPunch, {})
  expect((await day('2026-03-04'))?.is_provisional).toBe(true)
  expect((await day('2026-03-03'))?.is_provisional).toBe(false)
  // There it is the evening of the third of March.
  await move('America/New_York')
  expect(await day('2026-03-04')).toBeUndefined()
  expect((await day('2026-03-03'))?.is_provisional).toBe(true)
  const closedTo = await company.inside(trx =>
    trx.selectFrom('company_profile').select('attendance_closed_to as to').executeTakeFirstOrThrow(),
  )
  expect(closedTo.to).toBe('2026-03-02')
})

test('a change of days that waits for the new zone computes with it', async () => {
  await upTo('2026-03-04')
  await workOn('2026-03-02')
  const employeeIds = [company.employee.id]
  const span = { employeeIds, from: '2026-03-02', to: '2026-03-02' }
  let recomputed: Promise<unknown> = Promise.resolve()
  await company.inside(async trx => {
    await trx.selectFrom('employee').select('id').where('id', '=', company.employee.id).forUpdate().execute()
    await trx.updateTable('company_profile').set({ time_zone: hongKong }).execute()
    recomputed = company.inside(async other => {
      await other.selectFrom('company_profile').select('time_zone').execute()
      return recomputeDays(other, span, { by: null, cause: 'PUNCH' })
    })
    await untilWaiting(server, 1)
  })
  await recomputed
  expect(await minutes('2026-03-02')).toEqual(['LATE', 50, 0])
})

test('the list has the zone of Laos with its offset', async () => {
  const { data } = await call(server, await company.as('admin'), listTimeZones, {})
  expect(data).toContainEqual({ timeZone: 'Asia/Vientiane', offsetMinutes: 420 })
  expect(data).toContainEqual({ timeZone: 'Asia/Ho_Chi_Minh', offsetMinutes: 420 })
  expect(data).toContainEqual({ timeZone: 'Asia/Kathmandu', offsetMinutes: 345 })
  expect(data).toContainEqual({ timeZone: 'UTC', offsetMinutes: 0 })
})

test.each(['Mars/Olympus', '+07:00', 'asia/vientiane', ''])('%j is no zone to choose', async timeZone => {
  const answer = await move(timeZone)
  expect([answer.status, Object.keys(answer.fields)]).toEqual([400, ['timeZone']])
  expect((await preview(timeZone)).status).toBe(400)
})

test('an outdated version is refused; HR and employees may not do it', async () => {
  const { version } = await profile()
  const admin = await company.as('admin')
  const outdated = await call(server, admin, setTimeZone, { timeZone: hongKong, version: version - 1 })
  expect(outdated.code).toBe('STALE')
  for (const who of ['hr', 'employee'] as const) {
    const token = await company.as(who)
    expect((await call(server, token, setTimeZone, { timeZone: hongKong, version })).status).toBe(403)
    expect((await call(server, token, previewTimeZone, { timeZone: hongKong })).status).toBe(403)
  }
  expect((await profile()).timeZone).toBe('Asia/Vientiane')
})
