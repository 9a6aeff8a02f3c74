// The approved request that its owner asks to cancel or to change (R6).
import { askRefusal } from '@hr/domain/approval/change-refusal.ts'
import { listSteps } from '#api/approval/approval.store.ts'
import { canSeeRequest } from '#api/approval/can-see-request.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { statusText } from '#api/approval/status-text.ts'
import { Refusal, found } from '#api/http/refusal.ts'
import type { AttendanceKind } from './attendance-kinds.ts'
import { findAttendanceRow } from './attendance-request.queries.ts'
import type { AttendanceRow } from './attendance-request.queries.ts'

/**
 * Behind its lock: of two who ask at once, the second sees what the first asked. NOT_FOUND for whoever may not see it,
 * FORBIDDEN for somebody else's, NOT_APPROVED, CHANGE_OPEN.
 */
export async function originalAttendance(
  work: Work<{ readonly id: string }>,
  kind: AttendanceKind,
): Promise<AttendanceRow> {
  const { db, caller, input, language } = work
  const { workspaceId, employeeId } = caller
  const of = { workspaceId, kind: kind.kind }
  const head = found(await kind.lock(db, workspaceId, input.id))
  const steps = await listSteps(db, of, [head.id])
  if (!(await canSeeRequest(work, kind, head, steps))) throw new Refusal('NOT_FOUND')
  const original = found(await findAttendanceRow(db, of, head.id))
  const hasOpenChange = original.openChange !== null
  const refusal = askRefusal({ ...head, requestStatus: head.status, actorId: employeeId, hasOpenChange })
  if (refusal) throw new Refusal(refusal.code, { status: statusText(language, head.status) })
  return original
}
