// The people an overtime setting applies to from a day on (O1, P11).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'

/** The grades that a setting names, or, for the default, those it does not apply to. */
type OtGrades = { readonly named: readonly string[] } | { readonly others: readonly string[] }

/** Employed on the day or later. */
export async function listOtHolders(db: Scope, grades: OtGrades, from: LocalDate): Promise<number[]> {
  const isHeld =
    'named' in grades
      ? sql`j.job_grade_id = any(${[...grades.named]}::uuid[])`
      : sql`(j.job_grade_id is null or j.job_grade_id <> all(${[...grades.others]}::uuid[]))`
  const { rows } = await sql<{ id: number }>`
    select distinct e.id from employee_job j
      join employee e on e.workspace_id = j.workspace_id and e.id = j.employee_id
    where j.workspace_id = ${db.workspaceId} and ${isHeld}
      and ${from} <= least(j.valid_to, e.ended_on, 'infinity') and j.valid_from <= coalesce(e.ended_on, 'infinity')
    order by e.id`.execute(db)
  return rows.map(row => row.id)
}
