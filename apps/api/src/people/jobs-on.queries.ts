// The job of people on a day (P8).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Kysely } from 'kysely'
import { keepPlan } from '#api/db/connect/kept-plans.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import { peopleWithJob } from './people-with-job.queries.ts'

type Db = Kysely<Tables>

/** The job of a date (P8): unit and line manager; nothing for somebody without one. */
export function findJob(db: Db, workspaceId: string, employeeId: number, date: LocalDate) {
  return db
    .selectFrom('employee_job')
    .select(['unit_id as unitId', 'line_manager_id as lineManagerId'])
    .where('workspace_id', '=', workspaceId)
    .where('employee_id', '=', employeeId)
    .where('valid_from', '<=', date)
    .where(eb => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>=', date)]))
    .modifyEnd(keepPlan)
    .executeTakeFirst()
}

/** What the employees do on the date; of those who start later, what they will do first. */
export function listJobs(db: Db, workspaceId: string, employeeIds: readonly number[], date: LocalDate) {
  return peopleWithJob(db, workspaceId, date)
    .select([
      'e.id as employee_id',
      'j.line_manager_id',
      'j.contract_type',
      'j.unit_id',
      'j.position_id',
      'u.name as unit',
      'u.name_lo as unit_lo',
      'p.name as position',
      'p.name_lo as position_lo',
      'g.name as job_grade',
    ])
    .where('e.id', 'in', [...employeeIds])
    .execute()
}
