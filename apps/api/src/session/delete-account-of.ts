// Deletes the sign-in and sessions of an employee created by mistake (P7).
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
