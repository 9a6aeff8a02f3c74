import { expect, test } from 'vitest'
import { statusColor } from './status-color.ts'

// The table in spec part 4.
test.each([
  ['green', ['REGULAR', 'ATTENDANCE_REQUEST', 'LEAVE_AM', 'LEAVE_PM', 'WAIVE']],
  ['red', ['LATE', 'NO_TIME_IN', 'NO_TIME_OUT', 'ABSENT', 'IRREGULAR']],
  ['yellow', ['ON_LEAVE']],
  [
    'gray',
    ['LEAVE_FULL_DAY', 'WEEKEND', 'HOLIDAY', 'LEAVE', 'ATTENDANCE', 'EARLY_OUT', 'OVERTIME', 'OFF_SITE_WORK'],
  ],
])('%s', (color, statuses) => {
  expect(statuses.map(statusColor)).toEqual(statuses.map(() => color))
})

test('the clock card has the colours of the board of today', () => {
  expect(['NOT_STARTED', 'NOT_IN'].map(statusColor)).toEqual(['blue', 'red'])
})
