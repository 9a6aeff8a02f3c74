// Requests about attendance or work elsewhere by scope: mine, my team's, everybody's, or waiting for me (P5).
import type { CheckedInputOf, OutputOf } from '@hr/contract/endpoint.ts'
import type { listAttendanceRequests as endpoint } from '@hr/contract/attendance-request.ts'
import { listRequests } from '#api/approval/list-requests.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { attendanceDecisions } from './attendance-decisions.ts'
import type { AttendanceKind } from './attendance-kinds.ts'
import { countAttendanceRows, listAttendanceRows } from './attendance-request.queries.ts'
import { shownAttendanceRow } from './shown-attendance-row.ts'

/** FORBIDDEN for a scope whose page group the caller does not hold. */
export function attendanceRequestsListed(
  work: Work<CheckedInputOf<typeof endpoint>>,
  kind: AttendanceKind,
): Promise<OutputOf<typeof endpoint>> {
  const { db, caller } = work
  const of = { workspaceId: caller.workspaceId, kind: kind.kind }
  return listRequests(work, kind, {
    rows: (filter, window) => listAttendanceRows(db, of, filter, window),
    total: filter => countAttendanceRows(db, of, filter),
    shown: (reader, row, line) => shownAttendanceRow(reader, kind, row, line),
    decisions: rows => attendanceDecisions(work, kind, rows),
  })
}
