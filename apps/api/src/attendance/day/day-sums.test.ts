// The kept sums are the sums of the days, whatever happens at the same time, and no punch waits for them.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceCompany } from '#test/attendance.ts'
import { differingSums } from '#test/differing-sums.ts'
import { keptWorld } from '#test/kept-world.ts'
import { runJob } from '#test/run-jobs.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'
import { deleteDays, deleteDaysAfter } from './attendance-day.store.ts'
import { mergeSums } from './day-sums.store.ts'

const freshCompany = keptWorld(attendanceCompany)
let server: TestApp
let company: AttendanceCompany
beforeAll(async () => {
  server = await testApp()
})
beforeEach(async () => {
  company = await freshCompany(server)
  server.setNow(vientiane('2026-03-05', '09:00'))
  await runJob(server, 'attendance.close')
})
afterAll(() => server.stop())

const date = '2026-03-04'
/** HR enters no punches for itself. */
const punched = () => [company.admin.id, company.manager.id, company.employee.id, company.colleague.id]
const differing = () => company.inside(differingSums)
const rows = () => company.inside(trx => trx.from('attendance_sum').selectAll().execute())
const punch = async (employeeId: number, time: string) =>
  (await company.byHand(date, time, 'hr', employeeId)).status

test('punches of many people at once, and of one person, while the sums are merged', async () => {
  const merge = () => company.inside(mergeSums)
  for (const [earlier, later] of [
    ['08:10', '08:50'],
    ['12:10', '17:35'],
  ] as const) {
    const punches = punched().flatMap(id => [punch(id, earlier), punch(id, later)])
    const [statuses] = await Promise.all([Promise.all(punches), merge(), merge()])
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await differing()).toEqual([])
  }
  expect((await rows()).filter(row => row.date === date).length).toBeGreaterThan(1)
  await Promise.all([merge(), merge()])
  expect((await rows()).filter(row => row.date === date)).toHaveLength(1)
  expect(await differing()).toEqual([])
})

test('a punch waits neither for another person nor for the merge', async () => {
  const [one, other, third] = punched()
  if (one === undefined || other === undefined || third === undefined) throw new Error('Four people')
  await punch(one, '08:50')
  await company.inside(async open => {
    await deleteDays(open, sql`d.employee_id = ${one}`)
    expect(await punch(other, '08:51')).toBe(200)
  })
  await company.inside(async open => {
    await mergeSums(open)
    expect(await punch(third, '08:52')).toBe(200)
  })
  expect(await differing()).toEqual([])
})

test('a change that is rolled back, or changes nothing, leaves no row; deleted days are taken off', async () => {
  const before = await rows()
  const undone = company.inside(async trx => {
    await deleteDaysAfter(trx, '2026-03-01')
    throw new Error('Undone')
  })
  await expect(undone).rejects.toThrow('Undone')
  await runJob(server, 'attendance.close')
  expect(await rows()).toEqual(before)
  await company.inside(trx => deleteDaysAfter(trx, '2026-03-02'))
  await company.inside(mergeSums)
  expect(new Set((await rows()).map(row => row.date))).toEqual(new Set(['2026-03-02']))
  expect(await differing()).toEqual([])
})

test('days that were changed by hand are found', async () => {
  await company.inside(trx => trx.update('attendance_day').set({ late_minutes: 7 }).execute())
  expect(await differing()).toContain(date)
})
