// The days of an export with their details (A14): one statement, so one snapshot, read in portions.
import type { Language } from '@hr/contract/messages/text.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { sortNames } from '#api/people/sort-names.ts'
import { isJobAt, isUnitOfJob } from '#api/people/people-with-job.queries.ts'
import { wholeDays } from './report-days.queries.ts'
import type { ReportDays } from './report-days.queries.ts'

type Row = Awaited<ReturnType<ReturnType<typeof exportDays>['execute']>>[number]
export type ExportedDay = Row

/** Days per fetch: about 2 kB each. */
const portion = 500

/** Whether a pending request of the table includes the day. */
const isPendingIn = (table: 'leave_request' | 'attendance_request') => sql<boolean>`exists (
  select from ${sql.table(table)} r where r.workspace_id = e.workspace_id and r.employee_id = e.id
    and r.status = 'PENDING' and d.date between r.from_date and r.to_date)`

/** The reason of the latest active overrule. */
const hrComment = sql<string>`coalesce((
  select o.reason from attendance_overrule o
  where o.workspace_id = e.workspace_id and o.employee_id = e.id and o.date = d.date and not exists (
    select from attendance_overrule_undo t where t.workspace_id = o.workspace_id and t.overrule_id = o.id)
  order by o.sequence desc limit 1), '')`

/** By name and date. */
const exportDays = (db: Scope, of: ReportDays, language: Language) =>
  db
    .selectFrom(wholeDays(db, of).as('d'))
    .innerJoin('employee as e', join =>
      join.onRef('e.id', '=', 'd.employee_id').on('e.workspace_id', '=', db.workspaceId),
    )
    .leftJoin('employee_job as j', join => join.on(isJobAt('d.date')))
    .leftJoin('org_node as u', join => join.on(isUnitOfJob))
    .select([
      'e.id as employeeId',
      'e.staff_id as staffId',
      'e.first_name as firstName',
      'e.last_name as lastName',
      'e.first_name_lo as firstNameLo',
      'e.last_name_lo as lastNameLo',
      'e.started_on as startContract',
      'e.ended_on as endContract',
      'u.name as unit',
      'u.name_lo as unitLo',
      'd.record',
      'd.facts',
      isPendingIn('leave_request').as('isLeavePending'),
      isPendingIn('attendance_request').as('isAttendancePending'),
      hrComment.as('hrComment'),
    ])
    .orderBy(sortNames[language])
    .orderBy('e.id')
    .orderBy('d.date')

/** Its cursor is open until the transaction ends: only one per transaction. */
export async function* readExportDays(trx: Scope, of: ReportDays, language: Language): AsyncGenerator<Row[]> {
  await sql`declare exported_days no scroll cursor for ${exportDays(trx, of, language)}`.execute(trx)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.raw(String(portion))} from exported_days`.execute(trx)
    if (rows.length === 0) return
    yield rows
  }
}
