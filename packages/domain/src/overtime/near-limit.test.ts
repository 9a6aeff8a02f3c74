import { expect, test } from 'vitest'
import { isNearLimit, limitLevel, monthUse } from './near-limit.ts'

test.each([
  [2024, 0, false, 'NEAR'],
  [2025, 0, true, 'NEAR'],
  [1025, 1000, true, 'NEAR'],
  [2429, 0, true, 'NEAR'],
  [2400, 30, true, 'HIGH'],
  [2699, 0, true, 'HIGH'],
  [2640, 60, true, 'REACHED'],
  [2760, 0, true, 'REACHED'],
])('%i approved and %i pending minutes of 45 hours', (approved, pending, isNear, level) => {
  const use = { approved, pending, limit: 2700 }
  expect([isNearLimit(use), limitLevel(use)]).toEqual([isNear, level])
})

test('a pending change counts with its original, the longer of the two', () => {
  const use = (countedId: string, timeOut: string, isApproved: boolean) => ({
    date: '2026-03-10',
    timeIn: '17:30',
    timeOut,
    countedId,
    isApproved,
  })
  const uses = [use('a', '19:30', true), use('a', '20:00', false), use('b', '18:30', false)]
  expect(monthUse(uses, { maxHourPerMonth: 45 })).toEqual({ approved: 120, pending: 90, limit: 2700 })
})
