import { expect, test } from 'vitest'
import { daysByPart } from './course-parts.ts'

test('each status in its colour, rest days in none', () => {
  expect(
    daysByPart({
      date: '2026-03-02',
      statuses: [
        { status: 'REGULAR', days: 5 },
        { status: 'WAIVE', days: 1 },
        { status: 'LATE', days: 2 },
        { status: 'ABSENT', days: 3 },
        { status: 'ON_LEAVE', days: 4 },
        { status: 'OFF_SITE_WORK', days: 6 },
        { status: 'WEEKEND', days: 70 },
        { status: 'HOLIDAY', days: 80 },
      ],
    }),
  ).toMatchObject({ success: 6, error: 5, warning: 4, grey: 6 })
})
