// People's jobs on a date (P8).
import type { Person } from '@hr/contract/person.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { peopleWithJob } from './people-with-job.queries.ts'
import { validOn } from './valid-on.ts'

/** The job on a date (P8): unit and line manager; undefined if there is none. */
export function findJob(db: Scope, employeeId: number, date: LocalDate) {
  return db
    .from('employee_job')
    .select(['unit_id as unitId', 'line_manager_id as lineManagerId'])
    .where('employee_id', '=', employeeId)
    .where(validOn('employee_job', date))
    .executeTakeFirst()
}

/** Columns of `peopleWithJob`. */
export const jobColumns = [
  'j.contract_type',
  'j.unit_id',
  'j.position_id',
  'u.name as unit',
  'u.name_lo as unit_lo',
  'p.name as position',
  'p.name_lo as position_lo',
  'g.name as job_grade',
  sql<Person | null>`case when m.id is not null then json_build_object('id', m.id, 'firstName', m.first_name,
    'lastName', m.last_name, 'firstNameLo', m.first_name_lo, 'lastNameLo', m.last_name_lo,
    'profileImage', m.profile_image) end`.as('line_manager'),
] as const

/** The jobs on the date; for people who start later, their first job. */
export function listJobs(db: Scope, employeeIds: readonly number[], date: LocalDate) {
  return peopleWithJob(db, date)
    .select('e.id as employee_id')
    .select(jobColumns)
    .where(sql<SqlBool>`e.id = any(${[...employeeIds]}::integer[])`)
    .execute()
}
