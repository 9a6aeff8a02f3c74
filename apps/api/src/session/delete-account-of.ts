// The sign-in of somebody created by mistake ends with its sessions (P7).
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

export async function deleteAccountOf(
  db: Kysely<Tables>,
  workspaceId: string,
  employeeId: number,
): Promise<void> {
  await db
    .deleteFrom('account')
    .where('workspace_id', '=', workspaceId)
    .where('employee_id', '=', employeeId)
    .execute()
}
