// Who is away between two dates, with holidays. Colleagues see that somebody is away, not why.
import { holidaysWithin } from '@hr/domain/calendar/holidays-within.ts'
import type { CheckedInputOf, OutputOf } from '@hr/contract/endpoint.ts'
import type { CalendarLeave, leaveCalendar as endpoint } from '@hr/contract/leave-calendar.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { toPerson } from '#api/people/person.ts'
import { listHolidays } from '#api/calendar/holidays.queries.ts'
import { calendarFilter } from './calendar-filter.ts'
import { countAwayByDay, listCalendarLeaves } from './leave-calendar.queries.ts'
import type { CalendarRow } from './leave-calendar.queries.ts'
import { toRequestType } from '../request/to-request-type.ts'

/** Nobody reads more bars than this; the counts per day remain complete. */
const mostLeaves = 300

export async function leaveCalendar(
  work: Work<CheckedInputOf<typeof endpoint>>,
): Promise<OutputOf<typeof endpoint>> {
  const { db, input } = work
  const { filter } = await calendarFilter(work, { isTeamNamed: false })
  const [rows, holidays, days] = await Promise.all([
    listCalendarLeaves(db, filter, mostLeaves + 1),
    listHolidays(db, input.from, input.to),
    countAwayByDay(db, filter),
  ])
  return {
    leaves: rows
      .slice(0, mostLeaves)
      .map(row => ({ ...toCalendarLeave(row), employee: toPerson({ ...row, id: row.employeeId }) })),
    hasMore: rows.length > mostLeaves,
    days,
    holidays: holidaysWithin(holidays, input.from, input.to),
  }
}

export const toCalendarLeave = (row: CalendarRow): CalendarLeave => ({
  id: row.id,
  from: row.from,
  to: row.to,
  fromHalf: row.fromHalf,
  toHalf: row.toHalf,
  status: row.status,
  leaveType: row.isSeen ? toRequestType(row) : null,
})
