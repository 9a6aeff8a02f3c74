// One request about attendance or work elsewhere as its readers see it: days, line, history, files.
import type { AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import { listEvents, listSteps } from '#api/approval/approval.store.ts'
import { canSeeRequest } from '#api/approval/can-see-request.ts'
import { addedIds } from '#api/approval/edit-request.ts'
import { loadReader } from '#api/approval/reader.ts'
import { listRequestFiles } from '#api/approval/request-file.store.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { peopleOfSteps, shownHistory, shownSteps } from '#api/approval/shown-request.ts'
import { storedFile } from '#api/approval/stored-file.ts'
import { findClosedTo } from '#api/approval/closed-request.queries.ts'
import { listPeople } from '#api/employee/person.ts'
import type { RawAnswer } from '#api/http/context.ts'
import { Refusal, found } from '#api/http/refusal.ts'
import type { RequestChange } from './approved-requests.queries.ts'
import { attendanceDecisions } from './attendance-decisions.ts'
import type { AttendanceKind } from './attendance-kinds.ts'
import { findAttendanceRow } from './attendance-request.queries.ts'
import type { AttendanceRow } from './attendance-request.queries.ts'
import { dayChanges } from './day-changes.ts'
import { shownAttendanceRow } from './shown-attendance-row.ts'

/** NOT_FOUND for whoever may not see it. */
export async function attendanceDetail(
  work: Work<unknown>,
  kind: AttendanceKind,
  id: string,
): Promise<AttendanceRequestDetail> {
  const { db, caller, now } = work
  const { workspaceId } = caller
  const of = { workspaceId, kind: kind.kind }
  const { row, steps } = await visibleRequest(work, kind, id)
  const events = await listEvents(db, of, id)
  const people = await listPeople(db, workspaceId, [
    row.requesterId,
    ...peopleOfSteps(steps),
    ...events.flatMap(event => [event.actorId, event.actedFor]),
  ])
  const shownRow = shownAttendanceRow(await loadReader(work, kind), kind, row, { steps, people })
  const decisions = await attendanceDecisions(work, kind, shownRow.may.decide ? [row] : [])
  const { requesterId: employeeId, from, to } = row
  return {
    ...shownRow,
    decision: decisions.get(id) ?? null,
    days: await dayChanges(db, workspaceId, now, { employeeId, from, to, change: changeBy(row) }),
    steps: shownSteps(steps, people),
    addedApprovers: addedIds(steps).flatMap(approverId => people.get(approverId) ?? []),
    history: shownHistory(events, people, work.language),
    files: await listRequestFiles(db, of, id),
    closedTo: row.status === 'PENDING' ? ((await findClosedTo(db, of, id)) ?? null) : null,
  }
}

/** What approving it does to the days; null when it waits no more. */
function changeBy(row: AttendanceRow): RequestChange | null {
  if (row.status !== 'PENDING') return null
  const { kind, requesterId: employeeId, from, to, timeIn, timeOut, place } = row
  const words = { type: row.typeName ?? '', typeLo: row.typeNameLo ?? '', place }
  return {
    withoutIds: row.originalId === null ? [] : [row.originalId],
    added: row.purpose === 'CANCELLATION' ? [] : [{ kind, employeeId, from, to, timeIn, timeOut, ...words }],
  }
}

/** A file's access is its request's access. */
export async function attendanceFile(
  work: Work<{ readonly id: string; readonly fileId: string }>,
  kind: AttendanceKind,
): Promise<RawAnswer> {
  await visibleRequest(work, kind, work.input.id)
  return storedFile(work, kind)
}

async function visibleRequest(work: Work<unknown>, kind: AttendanceKind, id: string) {
  const { db, caller } = work
  const of = { workspaceId: caller.workspaceId, kind: kind.kind }
  const row = found(await findAttendanceRow(db, of, id))
  const steps = await listSteps(db, of, [id])
  if (!(await canSeeRequest(work, kind, row, steps))) throw new Refusal('NOT_FOUND')
  return { row, steps }
}
