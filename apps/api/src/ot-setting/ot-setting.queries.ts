// What the settings of overtime need to know of others: the default shift, people at work, and whom a setting applies to.
import type { OtDefaultShift } from '@hr/contract/ot-setting.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import { listHolders } from '#api/access/job-holders.queries.ts'
import { shiftItems } from '#api/calendar/shifts-on.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'

/** The company's default shift (A1), to show next to the rates. */
export const findDefaultShift = (db: Scope): Promise<OtDefaultShift | undefined> =>
  db
    .from('work_shift as s')
    .innerJoin('company_profile as c', join =>
      join.onRef('c.workspace_id', '=', 's.workspace_id').onRef('c.default_work_shift_id', '=', 's.id'),
    )
    .select(['s.name', 's.name_lo as nameLo', shiftItems.as('items')])
    .executeTakeFirst()

/** How many people the company has on a date, with or without a job grade (O1). */
export async function countPeopleAtWork(db: Scope, date: LocalDate): Promise<number> {
  const { people } = await db
    .from('employee')
    .select(eb => eb.fn.countAll<number>().as('people'))
    .where('started_on', '<=', date)
    .where(eb => eb.or([eb('ended_on', 'is', null), eb('ended_on', '>=', date)]))
    .executeTakeFirstOrThrow()
  return Number(people)
}

/** The grades that a setting names, or, for the default, those it does not apply to. */
type OtGrades = { readonly named: readonly string[] } | { readonly others: readonly string[] }

/** The people a setting applies to from a day on (O1, P11). */
export const listOtHolders = (db: Scope, grades: OtGrades, from: LocalDate): Promise<number[]> =>
  listHolders(
    db,
    'named' in grades
      ? sql`j.job_grade_id = any(${[...grades.named]}::uuid[])`
      : sql`(j.job_grade_id is null or j.job_grade_id <> all(${[...grades.others]}::uuid[]))`,
    from,
  )
