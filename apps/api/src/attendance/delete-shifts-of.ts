// Somebody created by mistake works in no shift any more (P7).
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

export async function deleteShiftsOf(
  db: Kysely<Tables>,
  workspaceId: string,
  employeeId: number,
): Promise<void> {
  await db
    .deleteFrom('employee_shift')
    .where('workspace_id', '=', workspaceId)
    .where('employee_id', '=', employeeId)
    .execute()
}
