// A job grade that an overtime setting names, now or later, is neither deleted nor merged: its people would silently get
// the limits and rates of another setting (O1).
import { sql } from 'kysely'
import { todayIn } from '#api/company/today.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { Refusal } from '#api/http/refusal.ts'

/** Throws GRADE_IN_OT_SETTING with the name of the setting. */
export async function refuseNamedGrade(db: Scope, jobGradeId: string): Promise<void> {
  const today = await todayIn(db)
  const named = await db
    .from('ot_setting_grade as g')
    .innerJoin('ot_setting as s', join =>
      join.onRef('s.workspace_id', '=', 'g.workspace_id').onRef('s.id', '=', 'g.setting_id'),
    )
    .select('s.name')
    .where('g.job_grade_id', '=', jobGradeId)
    .where('s.is_default', '=', false)
    .where(
      sql<boolean>`not exists (select from ot_setting_grade later where later.workspace_id = g.workspace_id
        and later.job_grade_id = g.job_grade_id and later.valid_from > g.valid_from and later.valid_from <= ${today})`,
    )
    .executeTakeFirst()
  if (named) throw new Refusal('GRADE_IN_OT_SETTING', { name: named.name })
}
