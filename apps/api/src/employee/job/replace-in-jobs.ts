// Merging: replaces a position or grade in all past, present and planned jobs (P8).
import type { Scope } from '#api/db/connect/scope.ts'

export async function replaceInJobs(
  db: Scope,
  fact: 'position_id' | 'job_grade_id',
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  await db
    .update('employee_job')
    .set({ [fact]: into })
    .where(fact, '=', from)
    .execute()
}
