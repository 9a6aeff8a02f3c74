// The leave years that must be granted by today: the current one, and the next ones from three months before they begin,
// so that leave over New Year can be requested in time (L3, L6).
import { addMonths } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import { leaveYear, leaveYearOf } from './leave-year.ts'
import type { LeaveYear, YearStarts } from './leave-year.ts'

const monthsAhead = 3

/** dueLeaveYears('2026-10-01', { month: 1, changes: [] }) are 2026 and 2027; a day earlier only 2026. */
export function dueLeaveYears(today: LocalDate, starts: YearStarts): LeaveYear[] {
  const current = leaveYear(today, starts)
  const ahead = leaveYear(addMonths(today, monthsAhead), starts)
  return Array.from({ length: ahead.year - current.year + 1 }, (_, index) =>
    leaveYearOf(current.year + index, starts),
  )
}
