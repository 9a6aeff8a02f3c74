// Creates a leave type, and grants due leave years to everybody it is open to (L1, L3).
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { LeaveType, createLeaveType as endpoint } from '@hr/contract/leave-type.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { auditCreate } from '#api/audit/write-audit.ts'
import { newId } from '#api/db/new-id.ts'
import { grantDueYears } from '../ledger/grant-year.ts'
import { leaveTypeColumns, refusingTakenCode } from './leave-type-columns.ts'
import { insertLeaveType, nextSortOrder } from './leave-type.store.ts'

/** ALREADY_EXISTS if the code is taken. */
export async function createLeaveType(work: Work<CheckedInputOf<typeof endpoint>>): Promise<LeaveType> {
  const { db, caller, input, language } = work
  const { workspaceId } = caller
  const id = newId()
  const row = {
    ...leaveTypeColumns(input),
    amount: input.amount,
    sort_order: await nextSortOrder(db),
  }
  await refusingTakenCode(language, () => insertLeaveType(db, { ...row, workspace_id: workspaceId, id }))
  await auditCreate(db, 'leave_type', id, row)
  await grantDueYears(db, { leaveTypeIds: [id] })
  return { ...input, id, planned: [] }
}
