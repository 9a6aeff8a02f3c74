// The one query of the session profile.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

/** The employee with the job of that day. */
export function findOwnEmployee(
  db: Kysely<Tables>,
  workspaceId: string,
  employeeId: number,
  today: LocalDate,
) {
  return db
    .selectFrom('employee as e')
    .leftJoin('employee_job as j', join =>
      join
        .onRef('j.workspace_id', '=', 'e.workspace_id')
        .onRef('j.employee_id', '=', 'e.id')
        .on('j.valid_from', '<=', today)
        .on(eb => eb.or([eb('j.valid_to', 'is', null), eb('j.valid_to', '>=', today)])),
    )
    .leftJoin('org_node as u', join =>
      join.onRef('u.workspace_id', '=', 'j.workspace_id').onRef('u.id', '=', 'j.unit_id'),
    )
    .leftJoin('position as p', join =>
      join.onRef('p.workspace_id', '=', 'j.workspace_id').onRef('p.id', '=', 'j.position_id'),
    )
    .leftJoin('job_grade as g', join =>
      join.onRef('g.workspace_id', '=', 'j.workspace_id').onRef('g.id', '=', 'j.job_grade_id'),
    )
    .leftJoin('employee as m', join =>
      join.onRef('m.workspace_id', '=', 'j.workspace_id').onRef('m.id', '=', 'j.line_manager_id'),
    )
    .select([
      'e.id',
      'e.first_name',
      'e.last_name',
      'e.first_name_lo',
      'e.last_name_lo',
      'e.profile_image',
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
    .where('e.workspace_id', '=', workspaceId)
    .where('e.id', '=', employeeId)
    .executeTakeFirst()
}
