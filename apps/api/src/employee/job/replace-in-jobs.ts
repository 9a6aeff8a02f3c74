// Merging: replaces a position or grade in all past, present and planned jobs (P8).
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

export async function replaceInJobs(
  db: Kysely<Tables>,
  workspaceId: string,
  fact: 'position_id' | 'job_grade_id',
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  await db
    .updateTable('employee_job')
    .set({ [fact]: into })
    .where('workspace_id', '=', workspaceId)
    .where(fact, '=', from)
    .execute()
}
