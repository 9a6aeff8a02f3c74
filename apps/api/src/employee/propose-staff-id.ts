// The default staff id of a new employee.
import type { nextStaffId as nextStaffIdCall } from '@hr/contract/employee-record.ts'
import { nextStaffId } from '@hr/domain/employee/next-staff-id.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import type { Handler } from '#api/http/context.ts'

export const staffIdProposed: Handler<typeof nextStaffIdCall> = async ({ db, caller }) => ({
  staffId: await proposedStaffId(db, caller.workspaceId),
})

/** Free as long as the caller holds `lockUniqueFields`. */
export async function proposedStaffId(db: WorkspaceTransaction, workspaceId: string): Promise<string> {
  const rows = await db
    .selectFrom('employee')
    .select('staff_id')
    .where('workspace_id', '=', workspaceId)
    .orderBy('id', 'desc')
    .execute()
  return nextStaffId(rows.map(row => row.staff_id))
}
