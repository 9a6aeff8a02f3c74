// Deletes the yearly grants of an employee created by mistake, or of an unused type; a foreign key fails once anything
// was booked on them (P7, L1, L3).
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

export async function deleteGrantsOf(
  db: Kysely<Tables>,
  workspaceId: string,
  employeeId: number,
): Promise<void> {
  await db
    .deleteFrom('leave_lot')
    .where('workspace_id', '=', workspaceId)
    .where('employee_id', '=', employeeId)
    .where('kind', '=', 'GRANT')
    .execute()
}

/** Returns their number. */
export async function deleteGrantsOfType(
  db: Kysely<Tables>,
  workspaceId: string,
  leaveTypeId: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('leave_lot')
    .where('workspace_id', '=', workspaceId)
    .where('leave_type_id', '=', leaveTypeId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
