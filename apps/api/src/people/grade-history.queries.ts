// The job grade of people by date (P8).
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'

/** Past job grades of people by name, earliest first (P8). */
export const selectGrades = (db: Scope, employeeIds: readonly number[], { from, to }: DateRange) =>
  db
    .from('employee_job as j')
    .leftJoin('job_grade as g', join =>
      join.onRef('g.workspace_id', '=', 'j.workspace_id').onRef('g.id', '=', 'j.job_grade_id'),
    )
    .select([
      'j.employee_id as employeeId',
      'j.valid_from as from',
      'j.valid_to as to',
      'g.name as jobGrade',
      'g.id as jobGradeId',
    ])
    .where(sql<boolean>`j.employee_id = any(${employeeIds}::integer[])`)
    .where('j.valid_from', '<=', to)
    .where(eb => eb.or([eb('j.valid_to', 'is', null), eb('j.valid_to', '>=', from)]))
    .orderBy('j.valid_from')

export const listGradeHistories = async (db: Scope, employeeIds: readonly number[], dates: DateRange) =>
  Map.groupBy(await selectGrades(db, employeeIds, dates).execute(), row => row.employeeId)

/** Of one person. */
export const gradeOn = <Row extends { readonly from: LocalDate; readonly to: LocalDate | null }>(
  history: readonly Row[] | undefined,
  date: LocalDate,
): Row | undefined => history?.find(row => row.from <= date && (row.to === null || date <= row.to))
