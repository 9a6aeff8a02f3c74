// The leave years that must be granted by today: the current one, and the next from three months before it begins,
// so that leave over New Year can be requested in time (L3, L6).
import { addMonths } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import { leaveYear } from './pro-rata.ts'
import type { LeaveYear } from './pro-rata.ts'

const monthsAhead = 3

/** dueLeaveYears('2026-10-01', 1) are 2026 and 2027; a day earlier only 2026. */
export function dueLeaveYears(today: LocalDate, startMonth: number): LeaveYear[] {
  const current = leaveYear(today, startMonth)
  const ahead = leaveYear(addMonths(today, monthsAhead), startMonth)
  return ahead.year === current.year ? [current] : [current, ahead]
}
