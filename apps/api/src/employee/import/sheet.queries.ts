// The employee data of exports and imports: one statement, so that all rows are from one snapshot (P10).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { EducationValue, KnownRecord } from '@hr/domain/employee/import-facts.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { filteredEmployees } from '../employee.queries.ts'
import type { EmployeeFilter } from '../employee.queries.ts'
import { peopleWithJob } from '#api/people/people-with-job.queries.ts'
import { validOn } from '#api/people/valid-on.ts'
import { identityOf, jobFactsOf, papersOf } from './row-facts.ts'

/** A person with the names their job refers to. */
export type SheetRow = {
  readonly record: KnownRecord
  readonly names: Readonly<
    Record<
      | 'unit'
      | 'unitLo'
      | 'position'
      | 'positionLo'
      | 'jobGrade'
      | 'jobGradeLo'
      | 'manager'
      | 'workShift'
      | 'workShiftLo',
      string | null
    >
  >
}

/** The people of the filter by name, at most `limit`. */
export async function listSheetRows(db: Scope, filter: EmployeeFilter, limit: number): Promise<SheetRow[]> {
  const rows = await sheetRows(db, filter.on)
    .where('e.id', 'in', filteredEmployees(db, filter).select('e.id'))
    .orderBy('e.sort_name')
    .orderBy('e.id')
    .limit(limit)
    .execute()
  return rows.map(toSheetRow)
}

/** People by staff id, ignoring case; `keys` are in lower case. */
export async function listSheetRowsOf(
  db: Scope,
  on: LocalDate,
  keys: readonly string[],
): Promise<SheetRow[]> {
  const isNamed = sql<boolean>`lower(e.staff_id) = any (${keys}::text[])`
  return (await sheetRows(db, on).where(isNamed).execute()).map(toSheetRow)
}

const phones: RawBuilder<string[]> = sql`(
  select coalesce(json_agg(t.number order by t.sort_order), '[]') from employee_phone t
  where (t.workspace_id, t.employee_id) = (e.workspace_id, e.id))`
const educations: RawBuilder<EducationValue[]> = sql`(
  select coalesce(json_agg(json_build_object('level', d.level, 'institution', d.institution, 'major', d.major,
    'graduatedOn', d.graduated_on) order by d.sort_order, d.id), '[]') from employee_education d
  where (d.workspace_id, d.employee_id) = (e.workspace_id, e.id))`

/** The shift on the date, or on the first day of somebody who starts later (A1). */
const shiftOf = (on: LocalDate): RawBuilder<string | null> => sql`coalesce(
  (select h.work_shift_id from employee_shift h where (h.workspace_id, h.employee_id) = (e.workspace_id, e.id)
    and ${validOn('h', sql`greatest(e.started_on, ${on}::date)`)}),
  (select c.default_work_shift_id from company_profile c where c.workspace_id = e.workspace_id))`

function sheetRows(db: Scope, on: LocalDate) {
  return peopleWithJob(db, on)
    .leftJoin('work_shift as s', join =>
      join.onRef('s.workspace_id', '=', 'e.workspace_id').on('s.id', '=', shiftOf(on)),
    )
    .selectAll('e')
    .select([
      'j.unit_id',
      'j.position_id',
      'j.job_grade_id',
      'j.line_manager_id',
      'j.contract_type',
      'j.contract_start',
      'j.contract_end',
      'j.salary_amount',
      'j.salary_currency',
      'j.fuel_allowance',
      'j.phone_allowance',
      'j.housing_allowance',
      'j.home_trip_allowance',
      'j.cost_center',
      'u.name as unit',
      'u.name_lo as unit_lo',
      'p.name as position',
      'p.name_lo as position_lo',
      'g.name as job_grade',
      'g.name_lo as job_grade_lo',
      'm.staff_id as manager',
      's.name as work_shift',
      's.name_lo as work_shift_lo',
      phones.as('phones'),
      educations.as('educations'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof sheetRows>['execute']>>[number]

const toSheetRow = (row: Row): SheetRow => ({
  record: toRecord(row),
  names: {
    unit: row.unit,
    unitLo: row.unit_lo,
    position: row.position,
    positionLo: row.position_lo,
    jobGrade: row.job_grade,
    jobGradeLo: row.job_grade_lo,
    manager: row.manager,
    workShift: row.work_shift,
    workShiftLo: row.work_shift_lo,
  },
})

const toRecord = (row: Row): KnownRecord => ({
  ...identityOf(row),
  ...papersOf(row),
  id: row.id,
  endDate: row.ended_on,
  otherPhones: row.phones,
  province: { id: row.province_id, name: row.province_name },
  district: { id: row.district_id, name: row.district_name },
  village: { id: row.village_id, name: row.village_name },
  education: row.educations,
  job: jobFactsOf(row),
})
