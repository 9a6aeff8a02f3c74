// Every working day has two half days, whatever its hours (L7): the cost of leave, and the expected attendance (A6).
import { approveLeave, previewLeave } from '@hr/contract/leave.ts'
import { previewWorkShift, updateWorkShift } from '@hr/contract/work-shift.ts'
import { beforeEach, expect, test } from 'vitest'
import { releaseHalfDays } from '#api/leave/ledger/leave-ledger.store.ts'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { brokenInvariants, requested } from '#test/leave.ts'
import { runJob } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'
import { changeOf, periods, shiftsOf } from '#test/work-shifts.ts'

const server = testServer()
const company = keptPerTest(server, attendanceCompany)
let shifts: ReturnType<typeof shiftsOf>
const weekdays = [1, 2, 3, 4, 5]
beforeEach(async () => {
  shifts = shiftsOf(server, company)
})

const give = async (timeIn: string, timeOut: string, more: object = {}) => {
  const shift = await shifts.made({ items: periods(weekdays, timeIn, timeOut), ...more })
  await shifts.give(shift.id)
  return shift
}
const week = { from: '2026-03-09', to: '2026-03-13' }
const preview = async (changes: object) => {
  const { leaveTypeId, from, to } = company.draft(changes)
  const input = { leaveTypeId, from, to, ...changes }
  return (await call(server, company.tokens.employee, previewLeave, input)).data
}

test.each([
  ['14:00', '22:00'],
  ['13:00', '22:00'],
  ['22:00', '06:00'],
  ['08:00', '12:00'],
])('a week of %s-%s costs five days, half a day costs half a day', async (timeIn, timeOut) => {
  await give(timeIn, timeOut)
  expect(await preview(week)).toMatchObject({ halfDays: 10, refusal: null })
  for (const half of ['AM', 'PM'] as const)
    expect(await preview({ fromHalf: half, toHalf: half })).toMatchObject({ halfDays: 1, refusal: null })
})

/** Approves the leave, and moves the clock to Thursday. */
const onLeave = async (changes: object) => {
  const { id } = await requested(server, company, changes)
  await call(server, company.tokens.manager, approveLeave, { id })
  await call(server, company.tokens.hr, approveLeave, { id })
  server.setNow(vientiane('2026-03-12', '20:00'))
  await runJob(server, 'attendance.close')
  return id
}
/** The night to Wednesday 11 March. */
const night = async (...punches: (readonly [string, string])[]) => {
  for (const [date, time] of punches) await company.byHand(date, time)
  return (await company.explained('employee', '2026-03-10')).data.day
}

test('the first half of a night on leave: the second half is expected from 02:00', async () => {
  await give('22:00', '06:00')
  await onLeave({ toHalf: 'AM' })
  const day = await night(['2026-03-11', '02:10'], ['2026-03-11', '06:00'])
  expect(day).toMatchObject({ status: 'LATE', lateMinutes: 10, earlyMinutes: 0 })
})

test('the second half of a night on leave: the first half is expected until 02:00', async () => {
  await give('22:00', '06:00')
  await onLeave({ fromHalf: 'PM' })
  const day = await night(['2026-03-10', '21:55'], ['2026-03-11', '02:00'])
  expect(day).toMatchObject({ status: 'LEAVE_PM', lateMinutes: 0, earlyMinutes: 0 })
})

/** The former way to count leave of a night: the morning had no work. */
const asCountedBefore = (id: string) =>
  company.inside(async trx => {
    const first = { counted: false, reason: 'WEEKEND' } as const
    await trx
      .updateTable('leave_half_day')
      .set(first)
      .where('request_id', '=', id)
      .where('half', '=', 'AM')
      .execute()
    await trx.updateTable('leave_request').set({ half_days: 1 }).where('id', '=', id).execute()
    const days = [{ date: '2026-03-10' }]
    await releaseHalfDays(trx.as({ now: new Date(vientiane('2026-03-02', '07:00')) }), id, days)
  })

test('a night once counted as half a day is a full day of leave in attendance', async () => {
  await give('22:00', '06:00')
  const id = await onLeave({})
  await asCountedBefore(id)
  expect(await night(['2026-03-05', '22:00'])).toMatchObject({ status: 'ON_LEAVE' })
})

test('leave once counted as half a day keeps its count until HR takes the days with its shift', async () => {
  const shift = await give('22:00', '06:00')
  const { id } = await requested(server, company)
  await asCountedBefore(id)
  const stored = (await shifts.list()).find(one => one.id === shift.id) ?? shift
  const change = { ...changeOf(stored, '2026-03-02'), name: 'Late shop' }
  const outcomes = (requests: readonly { outcome: string; halfDaysAfter: number }[]) =>
    requests.map(({ outcome, halfDaysAfter }) => [outcome, halfDaysAfter])
  const { requests } = (await call(server, company.tokens.hr, previewWorkShift, change)).data
  expect(outcomes(requests)).toEqual([['TAKEN', 2]])
  const kept = (await call(server, company.tokens.hr, updateWorkShift, change)).data
  expect(await shifts.annual()).toMatchObject({ pending: 1, available: 29 })
  const taken = { ...change, version: kept.version, takeDays: true }
  expect(outcomes((await call(server, company.tokens.hr, updateWorkShift, taken)).data.requests)).toEqual([
    ['TAKEN', 2],
  ])
  expect(await shifts.annual()).toMatchObject({ pending: 2, available: 28 })
  expect(await brokenInvariants(company)).toEqual([])
})
