// Changes a leave type; grants already made stay as they are (L1, L3).
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { LeaveType, updateLeaveType as endpoint } from '@hr/contract/leave-type.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { found } from '#api/http/refusal.ts'
import { refusingTakenCode, toLeaveTypeRow } from './leave-type-row.ts'
import { findLeaveTypeForUpdate, updateLeaveTypeRow } from './leave-type.store.ts'

/** ALREADY_EXISTS when the code is taken by another type. */
export async function updateLeaveType(work: Work<CheckedInputOf<typeof endpoint>>): Promise<LeaveType> {
  const { db, caller, input, now, language } = work
  const { workspaceId } = caller
  const before = found(await findLeaveTypeForUpdate(db, workspaceId, input.id))
  const row = toLeaveTypeRow(input)
  await refusingTakenCode(language, () => updateLeaveTypeRow(db, workspaceId, input.id, row))
  await writeAudit(db, caller, now, {
    operation: 'UPDATE',
    entity: 'leave_type',
    entityId: input.id,
    before: toLeaveTypeRow(before),
    after: row,
  })
  return input
}
