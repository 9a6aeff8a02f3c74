// Locks a row that a new row is going to refer to.
import type { Kysely } from 'kysely'
import type { Tables } from './schema/tables.ts'

type Named = 'position' | 'job_grade' | 'org_node' | 'structure_tag' | 'attendance_type' | 'leave_type'

/** Whether the row exists. If so, nobody deletes it until the transaction ends; waits for a deletion in progress. */
export async function lockRow(
  db: Kysely<Tables>,
  table: Named,
  workspaceId: string,
  id: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}
