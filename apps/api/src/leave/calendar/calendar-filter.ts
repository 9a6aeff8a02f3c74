// The filter of a leave calendar call, with the permissions of its reader.
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { leaveCalendar } from '@hr/contract/leave-calendar.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { todayIn } from '#api/company/today.ts'
import { refuseLongRange } from '#api/http/refuse-long-range.ts'
import { calendarTeam, seenByAll } from './calendar-team.ts'
import { listUnitPeople } from './leave-calendar.queries.ts'
import type { CalendarFilter } from './leave-calendar.queries.ts'

type Asked = {
  readonly filter: CalendarFilter
  /** Empty unless the call filters the team by name. */
  readonly team: readonly number[]
  /** The day that decides units: today, or the nearest end of the date range. */
  readonly date: LocalDate
}

/** Throws END_BEFORE_START, INVALID_INPUT for more than 62 days. */
export async function calendarFilter(
  work: Work<CheckedInputOf<typeof leaveCalendar>>,
  { isTeamNamed }: { readonly isTeamNamed: boolean },
): Promise<Asked> {
  const { db, caller, input } = work
  const { from, to, scope, unitId, leaveTypeIds, status } = input
  refuseLongRange(input)
  const today = await todayIn(db)
  const date = today < from ? from : today > to ? to : today
  const everything = scope === 'all' && !isTeamNamed ? seenByAll(caller) : undefined
  const { members, seenBy } = everything
    ? { members: [], seenBy: everything }
    : await calendarTeam(db, caller, today)
  // An owner without an employee record has no unit: the team is everybody.
  const ofScope = scope === 'all' || caller.employeeId === null ? 'all' : members
  return {
    team: members,
    date,
    filter: {
      from,
      to,
      employeeIds: unitId === undefined ? ofScope : among(ofScope, await listUnitPeople(db, unitId, date)),
      leaveTypeIds,
      withPending: status === 'WITH_PENDING',
      seenBy,
    },
  }
}

const among = (ofScope: CalendarFilter['employeeIds'], ids: readonly number[]): readonly number[] =>
  ofScope === 'all' ? ids : ids.filter(id => ofScope.includes(id))
