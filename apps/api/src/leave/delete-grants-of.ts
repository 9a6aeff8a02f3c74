// The yearly grants of somebody created by mistake; the database refuses once anything was taken from them (P7, L3).
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
