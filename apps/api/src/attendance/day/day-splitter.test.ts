import { expect, test } from 'vitest'
import { attendanceCompany } from '#test/attendance.ts'
import { keptOf, oddDays } from '#test/odd-days.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { listDays, replaceDays } from './attendance-day.store.ts'
import { daySplitter } from './day-splitter.ts'

const server = testServer()
const company = perFile(() => attendanceCompany(server))

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
