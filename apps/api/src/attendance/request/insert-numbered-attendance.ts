// Writes a request that is new, or the wish to cancel or change an approved one (R6), with the next number and its audit
// entry. The reason may be private: the request keeps it, the audit log does not.
import type { Work } from '#api/approval/request-kind.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { askedColumns } from './asked-attendance.ts'
import type { Asked } from './asked-attendance.ts'
import type { AttendanceKind } from './attendance-kinds.ts'
import { insertAttendanceRequest } from './attendance-request.store.ts'

type NewRequest = {
  readonly id: string
  readonly employeeId: number
  readonly asked: Asked
  readonly change?: { readonly purpose: 'CANCELLATION' | 'AMENDMENT'; readonly original_id: string }
}

export async function insertNumberedAttendance(
  { db, caller, input: { reason }, now }: Work<{ readonly reason: string }>,
  { kind, entity }: AttendanceKind,
  { id, employeeId, asked, change }: NewRequest,
): Promise<void> {
  const { workspaceId } = caller
  const row = {
    ...change,
    employee_id: employeeId,
    ...askedColumns(asked),
    status: 'PENDING' as const,
  }
  const number = await insertAttendanceRequest(db, {
    ...row,
    workspace_id: workspaceId,
    id,
    kind,
    reason,
    created_at: now,
    updated_at: now,
  })
  await writeAudit(db, caller, now, {
    operation: 'CREATE',
    entity,
    entityId: id,
    after: { number, ...row },
  })
}
