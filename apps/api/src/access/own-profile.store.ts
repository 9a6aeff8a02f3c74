// The queries of the session profile.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { peopleWithJob } from '#api/people/people-with-job.queries.ts'
import { ePersonColumns } from '#api/people/person.ts'

/** With the job of that day. */
export function findOwnEmployee(db: Scope, employeeId: number, today: LocalDate) {
  return peopleWithJob(db, today)
    .select([
      ...ePersonColumns,
      'e.gender',
      'e.email',
      'e.staff_id',
      'e.started_on',
      'u.name as unit',
      'u.name_lo as unit_lo',
      'p.name as position',
      'p.name_lo as position_lo',
      'g.name as job_grade',
      'm.first_name as manager_first_name',
      'm.last_name as manager_last_name',
      'm.first_name_lo as manager_first_name_lo',
      'm.last_name_lo as manager_last_name_lo',
    ])
    .where('e.id', '=', employeeId)
    .executeTakeFirst()
}

export const findSpaceName = (db: Scope, id: string) =>
  db.selectFrom('space').select(['username', 'name']).where('id', '=', id).executeTakeFirst()
