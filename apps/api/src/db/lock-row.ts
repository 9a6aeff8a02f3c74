// Locks a row that a new row is going to refer to.
import type { Scope } from '#api/db/connect/scope.ts'

type Named = 'position' | 'job_grade' | 'org_node' | 'structure_tag' | 'attendance_type' | 'leave_type'

/** Whether the row exists. If so, nobody deletes it until the transaction ends; waits for a deletion in progress. */
export async function lockRow(db: Scope, table: Named, id: string): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('workspace_id', '=', db.workspaceId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}
