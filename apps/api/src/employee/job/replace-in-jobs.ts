// Everybody whose job, past, present or planned, names a position or a grade holds another one instead (merging, P8).
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
