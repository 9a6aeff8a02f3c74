import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateFilter, dateFilters } from './date-filter.ts'
import { addDays, daysBetween, weekday } from './local-date.ts'

describe('dateFilter', () => {
  test.each([
    ['today', '2026-03-25', '2026-03-25', '2026-03-25'],
    ['thisWeek', '2026-03-23', '2026-03-23', '2026-03-29'],
    ['thisWeek', '2026-03-29', '2026-03-23', '2026-03-29'],
    ['thisWeek', '2026-01-01', '2025-12-29', '2026-01-04'],
    ['lastWeek', '2026-03-23', '2026-03-16', '2026-03-22'],
    ['lastWeek', '2026-03-29', '2026-03-16', '2026-03-22'],
    ['thisMonth', '2024-02-10', '2024-02-01', '2024-02-29'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['thisYear', '2026-03-31', '2026-01-01', '2026-12-31'],
    ['monthly', '2026-03-20', '2026-02-21', '2026-03-20'],
    ['monthly', '2026-03-21', '2026-02-21', '2026-03-20'],
    ['monthly', '2026-03-31', '2026-02-21', '2026-03-20'],
    ['monthly', '2026-01-05', '2025-12-21', '2026-01-20'],
  ] as const)('%s on %s is %s to %s', (filter, today, from, to) =>
    expect(dateFilter(filter, today)).toEqual({ from, to }),
  )

  test('weeks begin on Monday and have seven days; "this" filters hold today', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map(days => addDays('2000-01-01', days))
    fc.assert(
      fc.property(day, fc.constantFrom(...dateFilters), (today, filter) => {
        const { from, to } = dateFilter(filter, today)
        expect(from <= to).toBe(true)
        if (filter.endsWith('Week')) expect([weekday(from), daysBetween(from, to)]).toEqual([1, 6])
        if (filter.startsWith('this') || filter === 'today') expect(from <= today && today <= to).toBe(true)
        if (filter.startsWith('last')) expect(to < today).toBe(true)
      }),
    )
  })
})
