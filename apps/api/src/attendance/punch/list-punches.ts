// Punches of the people a caller may see, newest first, including those that belong to no day (A2, A3).
import type { listPunches as endpoint } from '@hr/contract/attendance.ts'
import { addDays, instantOf } from '@hr/domain/calendar/local-date.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import { toPerson } from '#api/people/person.ts'
import type { Handler } from '#api/http/context.ts'
import { isNewestKey, listPage } from '#api/http/list-page.ts'
import { refuseLongRange } from '#api/http/refuse-long-range.ts'
import { narrowedTo, seenPeople } from '../day/day-scope.ts'
import { countPunches, listPunchRows } from './punch-list.queries.ts'
import { toPunch } from './to-punch.ts'

/** Throws END_BEFORE_START, INVALID_INPUT for more than 62 days. */
export const listPunches: Handler<typeof endpoint> = async work => {
  const { db, caller, input } = work
  const { workspaceId } = caller
  const { from, to, employeeId, source, unassigned } = input
  refuseLongRange(input)
  const { time_zone: timeZone, attendance_since: since } = await getCompanyTime(db)
  const seen = await seenPeople(work)
  const filter = {
    workspaceId,
    whose: narrowedTo(seen, employeeId),
    // Before the company kept attendance, no punch belongs to a day.
    fromAt: instantOf(unassigned && from < since ? since : from, '00:00', timeZone),
    toAt: instantOf(addDays(to, 1), '00:00', timeZone),
    days: { from: addDays(from, -1), to: addDays(to, 1) },
    source,
    isUnassigned: unassigned,
  }
  const page = await listPage(input, {
    rows: window => listPunchRows(db, filter, window),
    total: () => countPunches(db, filter),
    keyOf: row => [row.at.toISOString(), row.id] as const,
    isKey: isNewestKey,
  })
  const rows = page.rows.map(row => ({
    ...toPunch(row, timeZone),
    employee: toPerson({ ...row, id: row.employeeId }),
    staffId: row.staff_id,
  }))
  return { ...page, rows }
}
