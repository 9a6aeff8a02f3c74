// Requests about attendance or work elsewhere by scope: mine, my team's, everybody's, or waiting for me (P5).
import type { CheckedInputOf, OutputOf } from '@hr/contract/endpoint.ts'
import type { listAttendanceRequests as endpoint } from '@hr/contract/attendance-request.ts'
import { listSteps } from '#api/approval/approval.store.ts'
import { listFilter } from '#api/approval/list-filter.ts'
import { loadReader } from '#api/approval/reader.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { peopleOfSteps } from '#api/approval/shown-request.ts'
import { listPeople } from '#api/employee/person.ts'
import { isNewestKey, listPage, newestKey } from '#api/http/list-page.ts'
import { attendanceDecisions } from './attendance-decisions.ts'
import type { AttendanceKind } from './attendance-kinds.ts'
import { countAttendanceRows, listAttendanceRows } from './attendance-request.queries.ts'
import { shownAttendanceRow } from './shown-attendance-row.ts'

/** FORBIDDEN for a scope whose page group the caller does not hold. */
export async function attendanceRequestsListed(
  work: Work<CheckedInputOf<typeof endpoint>>,
  kind: AttendanceKind,
): Promise<OutputOf<typeof endpoint>> {
  const { db, caller, input } = work
  const of = { workspaceId: caller.workspaceId, kind: kind.kind }
  const reader = await loadReader(work)
  const filter = await listFilter(work, kind, reader, 'view')
  const list = await listPage(input, {
    rows: window => listAttendanceRows(db, of, filter, window),
    total: () => countAttendanceRows(db, of, filter),
    keyOf: newestKey,
    isKey: isNewestKey,
  })
  const steps = await listSteps(
    db,
    of,
    list.rows.map(row => row.id),
  )
  const people = await listPeople(db, caller.workspaceId, [
    ...list.rows.map(row => row.requesterId),
    ...peopleOfSteps(steps),
  ])
  const stepsOf = Map.groupBy(steps, step => step.requestId)
  const shown = list.rows.map(row =>
    shownAttendanceRow(reader, kind, row, { steps: stepsOf.get(row.id) ?? [], people }),
  )
  const decides = new Set(shown.filter(row => row.may.decide).map(row => row.id))
  const isAsked = input.scope === 'approvals'
  const decisions = await attendanceDecisions(
    work,
    kind,
    list.rows.filter(row => isAsked && decides.has(row.id)),
  )
  return { ...list, rows: shown.map(row => ({ ...row, decision: decisions.get(row.id) ?? null })) }
}
