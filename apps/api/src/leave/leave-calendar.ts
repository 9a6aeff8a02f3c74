// Who is away between two dates, with the holidays. Colleagues see that somebody is away, not why.
import { can } from '@hr/domain/access/can.ts'
import { rangeDays } from '@hr/domain/leave/leave-days.ts'
import type { CheckedInputOf, OutputOf } from '@hr/contract/endpoint.ts'
import type { leaveCalendar as endpoint } from '@hr/contract/leave.ts'
import { teamMemberIds } from '#api/access/team-members.ts'
import { findJob } from '#api/approval/approval.queries.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { todayIn } from '#api/company/today.ts'
import { listPeople } from '#api/employee/person.ts'
import { listHolidays } from '#api/holiday/holiday.store.ts'
import { Refusal, found } from '#api/http/refusal.ts'
import { leaveKind } from './leave-kind.ts'
import { listAway } from './leave-request-list.queries.ts'
import { listUnitMembers } from './leave.queries.ts'
import { shownType } from './shown-leave-row.ts'

type CalendarWork = Work<CheckedInputOf<typeof endpoint>>
const mostDays = 62

export async function leaveCalendar(work: CalendarWork): Promise<OutputOf<typeof endpoint>> {
  const { db, caller, input } = work
  const { workspaceId, employeeId, access } = caller
  if (input.to < input.from) throw new Refusal('END_BEFORE_START')
  if (rangeDays(input) > mostDays)
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'to', code: 'invalid', parameters: {} }])
  const team = await teamOf(work)
  // An owner who is no employee has no unit: the team is everybody.
  const isEverybody = input.scope === 'all' || employeeId === null
  const seesTeam = can(access, leaveKind.groups.team, 'view')
  const seesTypeOf = (id: number) =>
    id === employeeId || can(access, leaveKind.groups.all, 'view') || (seesTeam && team.reports.has(id))
  const rows = await listAway(db, workspaceId, isEverybody ? 'all' : { employeeIds: team.shown }, input)
  const people = await listPeople(
    db,
    workspaceId,
    rows.map(row => row.requesterId),
  )
  const holidays = await listHolidays(db, workspaceId, input.from, input.to)
  return {
    leaves: rows.map(row => ({
      id: row.id,
      employee: found(people.get(row.requesterId)),
      from: row.from,
      to: row.to,
      fromHalf: row.fromHalf,
      toHalf: row.toHalf,
      status: row.status,
      leaveType: seesTypeOf(row.requesterId) ? shownType(row) : null,
    })),
    holidays,
  }
}

/** Myself, my unit and whoever I lead (`reports`). */
async function teamOf({ db, caller, now }: CalendarWork) {
  const { workspaceId, employeeId } = caller
  if (employeeId === null) return { shown: [], reports: new Set<number>() }
  const today = await todayIn(db, workspaceId, now)
  const job = await findJob(db, workspaceId, employeeId, today)
  const unit = job?.unitId ? await listUnitMembers(db, workspaceId, job.unitId, today) : []
  const reports = await teamMemberIds(db, workspaceId, employeeId, today)
  return { shown: [...new Set([employeeId, ...unit, ...reports])], reports: new Set(reports) }
}
