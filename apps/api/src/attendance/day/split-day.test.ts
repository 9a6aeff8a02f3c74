import { afterAll, beforeAll, expect, test } from 'vitest'
import { attendanceCompany } from '#test/attendance.ts'
import type { AttendanceCompany } from '#test/attendance.ts'
import { keptOf, oddDays } from '#test/odd-days.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'
import { listDays, replaceDays } from './attendance-day.store.ts'
import { daySplitter } from './split-day.ts'

let server: TestApp
let company: AttendanceCompany
beforeAll(async () => {
  server = await testApp()
  company = await attendanceCompany(server)
})
afterAll(() => server.stop())

test('a stored day is read as it was computed, whatever its names and figures', async () => {
  const employeeId = company.employee.id
  const dates = { from: '2026-03-01', to: '2026-03-31' }
  const days = oddDays.map(day => ({ employeeId, day }))
  await company.inside(trx => replaceDays(trx, { employeeIds: [employeeId], ...dates }, days))
  expect(await company.inside(trx => listDays(trx, employeeId, dates))).toEqual(oddDays.map(keptOf))
})

test('days that differ in punches only share plan and form', () => {
  const { plans, forms, split } = daySplitter()
  const [day] = oddDays
  if (!day) throw new Error('There is a first day')
  const { facts, record } = day
  const one = split(facts, record)
  const other = split({ ...facts, punches: [1, 2] }, { ...record, lateTime: 31 })
  expect([plans.length, forms.length]).toEqual([1, 1])
  expect(other).toEqual({ ...one, facts: { ...one.facts, punches: [1, 2] } })
})
