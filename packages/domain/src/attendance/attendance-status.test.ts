import { expect, test } from 'vitest'
import { dayStatusColor, dayStatuses } from './attendance-status.ts'

test('colours of all statuses (spec 4): grey unless named', () => {
  const colors = Map.groupBy(dayStatuses, dayStatusColor)
  expect(Object.fromEntries(colors)).toEqual({
    success: ['REGULAR', 'ATTENDANCE_REQUEST', 'LEAVE_AM', 'LEAVE_PM', 'WAIVE'],
    error: ['LATE', 'NO_TIME_IN', 'NO_TIME_OUT', 'ABSENT', 'IRREGULAR'],
    warning: ['ON_LEAVE'],
    grey: [
      'LEAVE_FULL_DAY',
      'WEEKEND',
      'HOLIDAY',
      'LEAVE',
      'ATTENDANCE',
      'EARLY_OUT',
      'OVERTIME',
      'OFF_SITE_WORK',
    ],
  })
})
