// Before a shift changes, HR sees whom it reaches and who becomes late (A1), over HTTP.
import { previewWorkShift, updateWorkShift } from '@hr/contract/work-shift.ts'
import type { WorkShift } from '@hr/contract/work-shift.ts'
import { getWorkShift, listWorkShifts } from '@hr/contract/work-shift.ts'
import { beforeEach, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceName } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { runJob } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'
import { changeOf } from '#test/work-shifts.ts'

const server = testServer()
const company = keptPerTest(server, attendanceCompany)
/** On Tuesday the employee was there from 08:20 to 17:35, on Wednesday from 08:40; it is Wednesday, ten o'clock. */
beforeEach(async () => {
  server.setNow(vientiane('2026-03-04', '06:00'))
  await runJob(server, 'attendance.close')
  await company.byHand('2026-03-03', '08:20')
  await company.byHand('2026-03-03', '17:35')
  server.setNow(vientiane('2026-03-04', '10:00'))
  await company.byHand('2026-03-04', '08:40')
})

const office = async (): Promise<WorkShift> => {
  const hr = await company.as('hr')
  const found = (await call(server, hr, listWorkShifts, {})).data.find(({ isDefault }) => isDefault)
  return (await call(server, hr, getWorkShift, { id: found?.id ?? '' })).data
}
/** Mornings begin at another time from the day on. */
const later = (shift: WorkShift, from: string, timeIn: string) => {
  const change = changeOf(shift, from)
  return {
    ...change,
    items: change.items.map(item => (item.timeIn < '12:00' ? { ...item, timeIn } : item)),
  }
}
const preview = async (change: ReturnType<typeof later>, by: AttendanceName = 'hr') =>
  call(server, await company.as(by), previewWorkShift, change)

test('from today: who has it, who clocked in, and who is no longer late', async () => {
  const shift = await office()
  const days = await company.stored()
  const { data } = await preview(later(shift, '2026-03-04', '09:00'))
  expect(data.reach).toEqual({
    people: shift.holders,
    days: {
      basis: 'CHANGED',
      from: '2026-03-04',
      to: '2026-03-04',
      clockedIn: 1,
      late: { more: 0, fewer: 1 },
      early: { more: 0, fewer: 0 },
    },
  })
  expect(await company.stored()).toEqual(days)
  expect(await office()).toEqual(shift)
})

test('from tomorrow: what it would have done to the days of two weeks before today', async () => {
  const { data } = await preview(later(await office(), '2026-03-05', '08:00'))
  expect(data.reach.days).toMatchObject({
    basis: 'RECENT',
    to: '2026-03-03',
    late: { more: 1, fewer: 0 },
  })
})

test('a grace period changes all open days; a name changes none', async () => {
  const shift = await office()
  const lenient = { ...changeOf(shift, '2026-03-05'), graceMinutes: 15 }
  expect((await preview(lenient)).data.reach.days).toMatchObject({
    basis: 'CHANGED',
    to: '2026-03-04',
    late: { more: 0, fewer: 1 },
  })
  const named = { ...changeOf(shift, '2026-03-05'), name: 'Head office' }
  expect((await preview(named)).data.reach.days).toBeNull()
})

test('saved, the periods of a day are in the order of their times', async () => {
  const shift = await office()
  const change = later(shift, '2026-03-05', '08:00')
  const { data } = await call(server, await company.as('hr'), updateWorkShift, change)
  const monday = data.items.filter(({ day, expireDate }) => day === 1 && expireDate === null)
  expect(monday.map(({ timeIn }) => timeIn)).toEqual(monday.map(({ timeIn }) => timeIn).toSorted())
  expect(monday[0]?.timeIn).toBe('08:00')
})

test('readers without permission are refused', async () => {
  const change = later(await office(), '2026-03-05', '08:00')
  for (const by of ['manager', 'employee'] as const) expect((await preview(change, by)).status).toBe(403)
})
