// The people an overtime setting applies to from a day on (O1, P11).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import { listHolders } from '#api/access/job-holders.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'

/** The grades that a setting names, or, for the default, those it does not apply to. */
type OtGrades = { readonly named: readonly string[] } | { readonly others: readonly string[] }

export const listOtHolders = (db: Scope, grades: OtGrades, from: LocalDate): Promise<number[]> =>
  listHolders(
    db,
    'named' in grades
      ? sql`j.job_grade_id = any(${[...grades.named]}::uuid[])`
      : sql`(j.job_grade_id is null or j.job_grade_id <> all(${[...grades.others]}::uuid[]))`,
    from,
  )
