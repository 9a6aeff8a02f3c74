import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import { dueThreshold, expiryKinds, expiryThresholds, paperKinds } from './expiring.ts'

const today = '2026-03-02'

test.each([
  [61, undefined],
  [60, 60],
  [31, 60],
  [30, 30],
  [8, 30],
  [7, 7],
  [1, 7],
  [0, 7],
  [-1, undefined],
])('%i days before the end: %s', (left, days) => {
  expect(dueThreshold(today, addDays(today, left))).toBe(days)
})

test('day by day each threshold comes once, the largest first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 200 }), start => {
      const due = Array.from({ length: start + 1 }, (_, day) =>
        dueThreshold(addDays(today, day), addDays(today, start)),
      )
      const changes = due.filter((days, index) => days !== undefined && days !== due[index - 1])
      expect(changes).toEqual([...expiryThresholds])
    }),
  )
})

test('papers are some of the kinds, and what HR arranges is not among them', () => {
  expect(expiryKinds.filter(kind => !paperKinds.includes(kind))).toEqual(['contract', 'probation'])
})
