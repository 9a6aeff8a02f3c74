// The order in which overtime is approved does not change what it pays, also where the limits cut (O3-O6).
import { approveOtRequest, requestOt } from '@hr/contract/ot-request.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceCompany } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptWorld } from '#test/kept-world.ts'
import { overtimeWork } from '#test/overtime-records.ts'
import { runJob } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'
import type { TestApp } from '#test/test-app.ts'

/** Of March 2026; the period ends on Friday the 20th. Its eleven and a half hours are more than the limits below allow. */
const asked = [
  ['10', '06:00', '07:30'],
  ['10', '17:30', '19:00'],
  ['11', '17:30', '20:30'],
  ['13', '22:00', '00:30'],
  ['14', '09:00', '10:00'],
  ['20', '17:30', '19:30'],
  ['21', '10:00', '11:30'],
] as const
const punched = [
  ['10', '05:50', '19:10'],
  ['11', '08:20', '20:45'],
  ['13', '08:25', '23:59'],
  ['14', '08:55', '10:10'],
  ['20', '08:25', '19:00'],
  ['21', '09:50', '11:40'],
] as const
const limits = { max_hours_per_day: 2, max_hours_per_month: 6 }

/** Everything but the approvals: the days are over, and the limits are lower than when the overtime was requested. */
const waiting = keptWorld(async (made: TestApp) => {
  const company = await attendanceCompany(made)
  await overtimeWork(made, company).pay(2_600_000)
  const ids: string[] = []
  for (const [day, timeIn, timeOut] of asked) {
    const draft = { date: `2026-03-${day}`, timeIn, timeOut, reason: 'Closing the month' }
    ids.push((await call(made, await company.as('employee'), requestOt, draft)).data.id)
  }
  await company.inside(trx => trx.updateTable('ot_setting_version').set(limits).execute())
  made.setNow(vientiane('2026-03-23', '12:00'))
  for (const [day, ...times] of punched)
    for (const time of times) await company.byHand(`2026-03-${day}`, time)
  await runJob(made, 'attendance.close')
  return { company, ids }
})
const server = testServer()

const places = asked.map((_, place) => place)

/** The records after the manager and then HR have approved, each in a different order. */
async function approvedIn(byManager: readonly number[], byHr: readonly number[]) {
  const { company, ids } = await waiting(server)
  const approve = async (by: 'manager' | 'hr', place: number) =>
    (await call(server, await company.as(by), approveOtRequest, { id: ids[place] ?? '' })).data.status
  for (const place of byManager) expect(await approve('manager', place)).toBe('PENDING')
  for (const place of byHr) expect(await approve('hr', place)).toBe('APPROVED')
  return stored(company)
}

const stored = (company: AttendanceCompany) =>
  company.inside(trx =>
    trx
      .selectFrom('ot_record')
      .select(['date', 'status', 'asked', 'worked_minutes', 'payable_minutes', 'cut_by_day', 'cut_by_month'])
      .select(['bands', 'amount', 'currency', 'why'])
      .orderBy('date')
      .execute(),
  )

test('approved in any order, the records are those of approving by date, cut by day and month', async () => {
  const byDate = await approvedIn(places, places)
  expect(
    byDate.map(row => [row.date.slice(8), row.payable_minutes, row.cut_by_day, row.cut_by_month]),
  ).toEqual([
    ['10', 120, 60, 0],
    ['11', 120, 60, 0],
    ['13', 119, 0, 0],
    ['14', 1, 0, 59],
    ['20', 0, 0, 90],
    ['21', 90, 0, 0],
  ])
  const order = fc.shuffledSubarray(places, { minLength: places.length })
  await fc.assert(
    fc.asyncProperty(order, order, async (byManager, byHr) => {
      expect(await approvedIn(byManager, byHr)).toEqual(byDate)
    }),
    { numRuns: 6 },
  )
})
