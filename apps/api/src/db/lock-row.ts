// What a row that is about to be written points at.
import type { Kysely } from 'kysely'
import type { Tables } from './schema/tables.ts'

type Named = 'position' | 'job_grade' | 'org_node' | 'structure_tag' | 'attendance_type' | 'leave_type'

/** Is it there? Then nobody deletes it until the transaction ends; one that is being deleted is waited for. */
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
