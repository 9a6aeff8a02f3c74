import { expect, test } from 'vitest'
import { overLimits } from './over-limits.ts'

const none = { approved: 0, pending: 0, requested: 0 }
const dates = { from: '2026-03-09', to: '2026-03-09' }
const limitsOf = (minutes: number, days: number) => ({
  day: { ...none, approved: 30, requested: minutes, limit: 60 },
  consecutive: { ...none, pending: 2, requested: days, limit: 3, ...dates },
})

test.each([
  [30, 1, []],
  [31, 1, [{ limit: 'day', total: 61, most: 60 }]],
  [30, 2, [{ limit: 'consecutive', total: 4, most: 3 }]],
  [60, 3, ['day', 'consecutive'].map(limit => expect.objectContaining({ limit }))],
])('%i minutes, %i days', (minutes, days, over) => {
  expect(overLimits(limitsOf(minutes, days))).toEqual(over)
})
