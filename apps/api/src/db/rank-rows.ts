// Sets the order of the rows of a list that a company arranges itself.
import { sql } from 'kysely'
import type { Scope } from './connect/scope.ts'

type Ranked = 'attendance_type' | 'job_grade' | 'leave_type' | 'structure_tag'

/** Places from 1, in the order of the ids. */
export async function rankRows(db: Scope, table: Ranked, ids: readonly string[]): Promise<void> {
  await sql`
    update ${sql.table(table)} ranked set sort_order = placed.place
    from unnest(${ids}::uuid[]) with ordinality as placed (id, place)
    where ranked.workspace_id = ${db.workspaceId} and ranked.id = placed.id`.execute(db)
}
