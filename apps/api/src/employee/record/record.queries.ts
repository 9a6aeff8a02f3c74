// The full record of one person, for reading; get-employee.ts decides what is shown (P7).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { validOn } from '#api/people/valid-on.ts'
import { peopleWithJob } from '#api/people/people-with-job.queries.ts'

/** Messages to the address of `e`; accounts have it in lower case. A refused recipient has the code EENVELOPE 5xx. */
const mailsOfPerson = sql`mail_message m
  where m.workspace_id = e.workspace_id and m.to_address in (e.email, lower(e.email))`
const emailRefusedAt = sql<Date | null>`(select min(m.given_up_at) from ${mailsOfPerson}
  and m.failure like 'EENVELOPE 5%'
  and m.given_up_at > coalesce((select max(m.sent_at) from ${mailsOfPerson}), '-infinity'))`

export type RecordRow = NonNullable<Awaited<ReturnType<typeof findRecordRow>>>

/** With the job of the date, or the first one of a person who starts later. */
export function findRecordRow(db: Scope, id: number, date: LocalDate) {
  return peopleWithJob(db, date)
    .selectAll('e')
    .select(emailRefusedAt.as('email_refused_at'))
    .select([
      'j.unit_id',
      'u.name as unit',
      'u.name_lo as unit_lo',
      'u.location',
      'j.position_id',
      'p.name as position',
      'p.name_lo as position_lo',
      'j.job_grade_id',
      'g.name as job_grade',
      'j.line_manager_id',
      'j.contract_type',
      'j.contract_start',
      'j.contract_end',
      'j.cost_center',
      'j.salary_amount',
      'j.salary_currency',
      'j.fuel_allowance',
      'j.phone_allowance',
      'j.housing_allowance',
      'j.home_trip_allowance',
    ])
    .where('e.id', '=', id)
    .executeTakeFirst()
}

/** Direct reports of the manager who are employed on the date. */
export async function countReports(db: Scope, id: number, date: LocalDate): Promise<number> {
  const { count } = await db
    .from('employee_job as j')
    .innerJoin('employee as e', join =>
      join.onRef('e.workspace_id', '=', 'j.workspace_id').onRef('e.id', '=', 'j.employee_id'),
    )
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('j.line_manager_id', '=', id)
    .where('e.status', '<>', 'terminated')
    .where(validOn('j', date))
    .executeTakeFirstOrThrow()
  return count
}

export async function listOtherPhones(db: Scope, id: number): Promise<string[]> {
  const rows = await db
    .from('employee_phone')
    .select('number')
    .where('employee_id', '=', id)
    .orderBy('sort_order')
    .execute()
  return rows.map(row => row.number)
}

export function listEducation(db: Scope, id: number) {
  return db
    .from('employee_education')
    .select(['level', 'institution', 'major', 'graduated_on as graduatedOn'])
    .where('employee_id', '=', id)
    .orderBy('sort_order')
    .execute()
}

export function listRolesOf(db: Scope, id: number) {
  return db
    .from('employee_role as er')
    .innerJoin('role as r', join =>
      join.onRef('r.workspace_id', '=', 'er.workspace_id').onRef('r.id', '=', 'er.role_id'),
    )
    .select(['r.id', 'r.code', 'r.name', 'r.name_lo as nameLo'])
    .where('er.employee_id', '=', id)
    .orderBy('r.name')
    .orderBy('r.id')
    .execute()
}

export function findUsername(db: Scope, id: number) {
  return db.from('account').select('username').where('employee_id', '=', id).executeTakeFirst()
}
