import { expect, test } from 'vitest'
import { dueLeaveYears } from './due-leave-years.ts'

test.each([
  ['2026-01-01', 1, [2026]],
  ['2026-09-30', 1, [2026]],
  ['2026-10-01', 1, [2026, 2027]],
  ['2026-12-31', 1, [2026, 2027]],
  ['2026-03-31', 4, [2025, 2026]],
  ['2026-04-01', 4, [2026]],
])('on %s, with years from month %i, %j are due', (today, startMonth, years) => {
  expect(dueLeaveYears(today, startMonth).map(year => year.year)).toEqual(years)
})
