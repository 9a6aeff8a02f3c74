// What a request would do: the quota, what its days become, the line, and why it would be refused. Stores nothing.
import type { AttendancePreview } from '@hr/contract/attendance-request-shapes.ts'
import { serverText } from '@hr/contract/messages/server-text.ts'
import { isTooLong } from '@hr/domain/attendance/request-refusal.ts'
import { loadLine } from '#api/approval/load-line.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { peopleOfSteps, shownLine } from '#api/approval/shown-request.ts'
import { listClosedPeriods } from '#api/attendance/period/closed-periods.queries.ts'
import { todayIn } from '#api/company/today.ts'
import { listPeople } from '#api/employee/person.ts'
import { ownEmployeeId } from '#api/http/own-employee.ts'
import type { Asked } from './asked-attendance.ts'
import { loadAttendanceFacts } from './attendance-facts.ts'
import type { AttendanceFacts } from './attendance-facts.ts'
import type { AttendanceKind } from './attendance-kinds.ts'
import { dayChanges } from './day-changes.ts'
import { findOwnAttendance } from './own-attendance.ts'

type PreviewInput = Asked & {
  readonly fileCount: number
  readonly approverIds: readonly number[]
  readonly requestId?: string | undefined
}

/** NOT_FOUND for a request of somebody else. */
export async function previewAttendance(
  work: Work<PreviewInput>,
  kind: AttendanceKind,
): Promise<AttendancePreview> {
  const { db, caller, input, now, language } = work
  const { workspaceId } = caller
  const employeeId = ownEmployeeId(caller)
  const of = { workspaceId, kind: kind.kind }
  const { requestId } = input
  const own = requestId === undefined ? undefined : await findOwnAttendance(db, of, employeeId, requestId)
  const facts = await loadAttendanceFacts(db, of, employeeId, { ...input, own })
  const line = await loadLine(db, {
    ...of,
    requesterId: employeeId,
    extraApproverIds: input.approverIds,
    today: await todayIn(db, workspaceId, now),
  })
  const people = await listPeople(db, workspaceId, peopleOfSteps(line))
  const { refusal } = facts
  const withoutIds = own?.replacedIds ?? []
  const closed = await listClosedPeriods(db, workspaceId, { from: input.from, to: input.to })
  return {
    closedTo: closed.at(-1)?.to ?? null,
    quota: [...facts.quota],
    days: await daysOf(work, kind, { employeeId, facts, withoutIds }),
    steps: shownLine(line, people),
    refusal: refusal
      ? { code: refusal.code, message: serverText(language, refusal.code, refusal.parameters) }
      : null,
  }
}

async function daysOf(
  { db, caller: { workspaceId }, input, now }: Work<PreviewInput>,
  { kind }: AttendanceKind,
  {
    employeeId,
    facts: { type },
    withoutIds,
  }: { employeeId: number; facts: AttendanceFacts; withoutIds: readonly string[] },
) {
  const { from, to, timeIn, timeOut, place } = input
  if (to < from || isTooLong(input)) return []
  const words = { type: type?.name ?? '', typeLo: type?.nameLo ?? '', place }
  const added = [{ kind, employeeId, from, to, timeIn, timeOut, ...words }]
  return dayChanges(db, workspaceId, now, { employeeId, from, to, change: { withoutIds, added } })
}
