import { addDays, endOfMonth } from '@hr/domain/calendar/local-date.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOfWeek, isWeekend, weeksOfMonth } from './month-weeks.ts'

test.each([
  ['2026-03-09', 0],
  ['2026-03-14', 5],
  ['2026-03-15', 6],
])('%s is day %i of its week', (date, day) => expect(dayOfWeek(date)).toBe(day))

test('Saturday and Sunday are the weekend', () => {
  expect(['2026-03-13', '2026-03-14', '2026-03-15', '2026-03-16'].map(isWeekend)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test.each([
  ['2026-03-15', '2026-02-23', '2026-04-05', 6],
  ['2026-02-10', '2026-01-26', '2026-03-01', 5],
  ['2027-02-28', '2027-02-01', '2027-02-28', 4],
  ['2026-12-31', '2026-11-30', '2027-01-03', 5],
])('the month of %s runs from %s to %s', (date, from, to, weeks) => {
  const days = weeksOfMonth(date)
  expect([days[0]?.[0], days.at(-1)?.at(-1), days.length]).toEqual([from, to, weeks])
})

test('weeks are Monday to Sunday, without a gap, around the whole month', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), offset => {
      const date = addDays('2026-01-01', offset)
      const weeks = weeksOfMonth(date)
      const days = weeks.flat()
      expect(weeks.every(week => week.length === 7 && dayOfWeek(week[0] ?? '') === 0)).toBe(true)
      expect(days.every((day, index) => index === 0 || addDays(days[index - 1] ?? '', 1) === day)).toBe(true)
      expect(days).toContain(`${date.slice(0, 8)}01`)
      expect(days).toContain(endOfMonth(date))
      expect(days.length).toBeLessThanOrEqual(42)
    }),
  )
})
