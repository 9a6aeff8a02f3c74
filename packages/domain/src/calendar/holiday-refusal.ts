// Why the dates of a holiday are refused (N2).
import type { Holiday } from './day-plan.ts'
import { daysBetween } from './local-date.ts'

/** A quarter: longer than any closure of a company, and too short for a wrong year to pass. */
export const holidayMaxDays = 92

export function holidayRefusal({
  from,
  to,
}: Pick<Holiday, 'from' | 'to'>): 'END_BEFORE_START' | 'HOLIDAY_TOO_LONG' | undefined {
  if (to < from) return 'END_BEFORE_START'
  return daysBetween(from, to) >= holidayMaxDays ? 'HOLIDAY_TOO_LONG' : undefined
}
