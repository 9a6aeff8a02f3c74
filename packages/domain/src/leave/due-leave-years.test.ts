import { expect, test } from 'vitest'
import { dueLeaveYears } from './due-leave-years.ts'

const from = (month: number) => ({ month, changes: [] })
/** January 2028 is a leave year of its own. */
const short = { month: 1, changes: [{ year: 2029, from: '2028-02-01' }] }

test.each([
  ['2026-01-01', from(1), [2026]],
  ['2026-09-30', from(1), [2026]],
  ['2026-10-01', from(1), [2026, 2027]],
  ['2026-12-31', from(1), [2026, 2027]],
  ['2026-03-31', from(4), [2025, 2026]],
  ['2026-04-01', from(4), [2026]],
  ['2027-10-31', short, [2027, 2028]],
  ['2027-11-01', short, [2027, 2028, 2029]],
  ['2028-01-31', short, [2028, 2029]],
  ['2028-02-01', short, [2029]],
  ['2028-11-01', short, [2029, 2030]],
])('on %s, with years from %j, %j are due', (today, starts, years) => {
  expect(dueLeaveYears(today, starts).map(year => year.year)).toEqual(years)
})
