import { expect, test } from 'vitest'
import { clockLabelColors, dayStatusColor, dayStatuses } from './attendance-status.ts'

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

test('colours of clock labels (spec 4, second mapping)', () => {
  const colors = Map.groupBy(Object.entries(clockLabelColors), ([, color]) => color)
  const labels = [...colors].map(([color, entries]) => [color, entries.map(([label]) => label)])
  expect(Object.fromEntries(labels)).toEqual({
    error: ['NO_TIME_OUT', 'NO_TIME_IN', 'LATE', 'EARLY', 'ABSENT'],
    success: ['ON_TIME'],
    info: ['LEAVE_AM', 'LEAVE_PM', 'LEAVE_FULL_DAY'],
    warning: ['OVERTIME'],
  })
})
