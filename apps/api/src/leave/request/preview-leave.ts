// What a request for leave would do: days, balance, line, who else is away, and why it would be refused. Stores nothing.
import type { CheckedInputOf, OutputOf } from '@hr/contract/endpoint.ts'
import type { previewLeave as endpoint } from '@hr/contract/leave.ts'
import { serverText } from '@hr/contract/messages/server-text.ts'
import type { YearUse } from '@hr/domain/leave/year-uses.ts'
import { loadLine } from '#api/approval/load-line.ts'
import { previewDelegate } from '#api/approval/preview-delegate.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { peopleOfSteps, shownLine } from '#api/approval/shown-request.ts'
import { listClosedPeriods } from '#api/attendance/period/closed-periods.queries.ts'
import { todayIn } from '#api/company/today.ts'
import { listPeople } from '#api/employee/person.ts'
import { ownEmployeeId } from '#api/http/own-employee.ts'
import { found } from '#api/http/refusal.ts'
import { calendarTeam } from '../calendar/calendar-team.ts'
import { shownYears } from './decision-facts.ts'
import { shownDay } from './leave-request-detail.ts'
import { loadLeaveFacts } from './leave-facts.ts'
import { leaveKind } from './leave-kind.ts'
import { listCalendarLeaves } from '../calendar/leave-calendar.queries.ts'
import { findOwnRequest } from './own-request.ts'

type PreviewWork = Work<CheckedInputOf<typeof endpoint>> & { readonly files: readonly unknown[] }
const mostShownAway = 50

/** Of the leave year it begins in: days of the next one are not taken from this year's balance. */
const balanceOf = ([year]: readonly YearUse[]) => (year ? { before: year.before, after: year.after } : null)

export async function previewLeave(work: PreviewWork): Promise<OutputOf<typeof endpoint>> {
  const { db, caller, input, now, language } = work
  const { workspaceId } = caller
  const employeeId = ownEmployeeId(caller)
  const today = await todayIn(db, workspaceId, now)
  const own = input.requestId && (await findOwnRequest(db, workspaceId, employeeId, input.requestId))
  const fileCount = Math.max(input.fileCount, work.files.length)
  const facts = await loadLeaveFacts(db, workspaceId, employeeId, {
    ...input,
    fileCount,
    ...(own && { own }),
  })
  const line = await loadLine(db, {
    workspaceId,
    kind: leaveKind.kind,
    requesterId: employeeId,
    extraApproverIds: input.approverIds,
    today,
  })
  const people = await listPeople(db, workspaceId, peopleOfSteps(line))
  const { refusal } = facts
  const closed = await listClosedPeriods(db, workspaceId, { from: input.from, to: input.to })
  return {
    closedTo: closed.at(-1)?.to ?? null,
    halfDays: facts.halfDays,
    days: facts.days.map(shownDay),
    balance: balanceOf(facts.years),
    years: shownYears(facts.years),
    steps: shownLine(line, people),
    away: await awayColleagues(work, employeeId, today),
    ...(await previewDelegate(work, { ...input, kind: leaveKind.kind, delegatorId: employeeId }, today)),
    refusal: refusal
      ? { code: refusal.code, message: serverText(language, refusal.code, refusal.parameters) }
      : null,
  }
}

/** As the calendar tells: pending leave only to whoever may open it. */
async function awayColleagues({ db, caller, input }: PreviewWork, employeeId: number, today: string) {
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
    workspaceId,
    rows.map(row => row.employeeId),
  )
  return rows.map(({ employeeId: id, from, to, status }) => ({
    employee: found(people.get(id)),
    from,
    to,
    status,
  }))
}
