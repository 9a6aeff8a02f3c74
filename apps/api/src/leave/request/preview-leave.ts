// Fields that leave adds to a preview: days, balance, colleagues who are away.
import type { YearUse } from '@hr/domain/leave/year-uses.ts'
import { previewDelegate } from '#api/approval/preview-delegate.ts'
import { todayIn } from '#api/company/today.ts'
import { listPeople } from '#api/people/person.ts'
import type { PreviewWork, Previewed } from '#api/request/kind.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { calendarTeam } from '../calendar/calendar-team.ts'
import { toYearBalances } from './decision-facts.ts'
import { toCountedDay } from './leave-detail.ts'
import type { LeaveShapes } from './leave-shapes.ts'
import { listCalendarLeaves } from '../calendar/leave-calendar.queries.ts'

const mostShownAway = 50

/** The leave year in which it begins: days in the next one are not taken from this year's balance. */
const balanceOf = ([year]: readonly YearUse[]) => (year ? { before: year.before, after: year.after } : null)

export async function previewLeave(
  work: PreviewWork<LeaveShapes>,
  { employeeId, facts: { halfDays, days, years } }: Previewed<LeaveShapes>,
): Promise<LeaveShapes['preview']> {
  const { db, input } = work
  const today = await todayIn(db)
  const delegator = { ...input, kind: 'LEAVE', delegatorId: employeeId } as const
  return {
    halfDays,
    days: days.map(toCountedDay),
    balance: balanceOf(years),
    years: toYearBalances(years),
    away: await awayColleagues(work, employeeId, today),
    ...(await previewDelegate(work, delegator, today)),
  }
}

/** As in the calendar: pending leave only for a reader who may open it. */
async function awayColleagues(
  { db, caller, input }: PreviewWork<LeaveShapes>,
  employeeId: number,
  today: string,
) {
  const { workspaceId } = caller
  if (input.to < input.from) return []
  const { unit, seenBy } = await calendarTeam(db, caller, today)
  const colleagues = unit.filter(id => id !== employeeId)
  if (colleagues.length === 0) return []
  const filter = {
    workspaceId,
    from: input.from,
    to: input.to,
    employeeIds: colleagues,
    leaveTypeIds: [],
    withPending: true,
    seenBy,
  }
  const rows = await listCalendarLeaves(db, filter, mostShownAway)
  const people = await listPeople(
    db,
    rows.map(row => row.employeeId),
  )
  return rows.map(({ employeeId: id, from, to, status }) => ({
    employee: orNotFound(people.get(id)),
    from,
    to,
    status,
  }))
}
