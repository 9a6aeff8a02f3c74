// Reads of the structure: its units now or on a date, the people in them, and names (P8, P9).
import { addDays, instantOf, localDateOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { isPositionOfJob } from '#api/people/people-with-job.queries.ts'
import { ePersonColumns } from '#api/people/person.ts'

export type UnitRow = Awaited<ReturnType<typeof listUnits>>[number]

const unitColumns = [
  'parent_id as parentId',
  'structure_tag_id as structureTagId',
  'name',
  'name_lo as nameLo',
  'manager_id as managerId',
  'description',
  'location',
] as const

/** The units of today, siblings in order. */
export function listUnits(db: Scope) {
  return db
    .from('org_node')
    .select(['id', ...unitColumns])
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
}

/** The units at the end of the date; a date before the first recorded day shows that first day. */
export async function listUnitsAsOf(db: Scope, date: LocalDate): Promise<UnitRow[]> {
  const { time_zone: zone } = await getCompanyProfile(db)
  const first = await db.from('org_node_version').select('at').orderBy('at').limit(1).executeTakeFirst()
  if (!first) return []
  const firstDate = localDateOf(first.at.getTime(), zone)
  const end = instantOf(addDays(date < firstDate ? firstDate : date, 1), '00:00', zone)
  const rows = await db
    .from('org_node_version')
    .distinctOn('node_id')
    .select(['node_id as id', 'operation', 'sort_order', ...unitColumns])
    .where('at', '<', new Date(end))
    .orderBy('node_id')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows
    .filter(row => row.operation !== 'DELETE')
    .toSorted((one, other) => one.sort_order - other.sort_order || (one.id < other.id ? -1 : 1))
    .map(({ operation: _operation, sort_order: _place, ...unit }) => unit)
}

/** Everybody employed on the date with their job of that day. */
function jobsOf(db: Scope, date: LocalDate) {
  return db
    .from('employee_job as j')
    .innerJoin('employee as e', join =>
      join.onRef('e.workspace_id', '=', 'j.workspace_id').onRef('e.id', '=', 'j.employee_id'),
    )
    .where('j.valid_from', '<=', date)
    .where(eb => eb.or([eb('j.valid_to', 'is', null), eb('j.valid_to', '>=', date)]))
    .where('e.started_on', '<=', date)
    .where(eb => eb.or([eb('e.ended_on', 'is', null), eb('e.ended_on', '>=', date)]))
}

export async function countPeople(db: Scope, date: LocalDate): Promise<ReadonlyMap<string | null, number>> {
  const rows = await jobsOf(db, date)
    .select(eb => ['j.unit_id', eb.fn.countAll<number>().as('people')])
    .groupBy('j.unit_id')
    .execute()
  return new Map(rows.map(row => [row.unit_id, row.people]))
}

/** Line managers on the date. */
export function listMembers(db: Scope, date: LocalDate) {
  return jobsOf(db, date)
    .select(['j.employee_id as id', 'j.unit_id as unitId', 'j.line_manager_id as lineManagerId'])
    .execute()
}

/** Everybody for the chart, by name. */
export function listChartPeople(db: Scope, date: LocalDate) {
  return jobsOf(db, date)
    .leftJoin('position as p', join => join.on(isPositionOfJob))
    .select([
      ...ePersonColumns,
      'e.staff_id',
      'j.unit_id',
      'j.line_manager_id as parentId',
      'p.name as position',
      'p.name_lo as position_lo',
    ])
    .orderBy('e.sort_name')
    .orderBy('e.id')
    .execute()
}

/** Ids of the structure tags by their English name. */
export async function listStructureTagIds(db: Scope): Promise<ReadonlyMap<string, string>> {
  const rows = await db.from('structure_tag').select(['name', 'id']).execute()
  return new Map(rows.map(row => [row.name, row.id]))
}

/** People with a past, present or planned job in the unit. */
export async function countPeopleEver(db: Scope, unitId: string): Promise<number> {
  const { people } = await db
    .from('employee_job')
    .select(eb => eb.fn.count<number>('employee_id').distinct().as('people'))
    .where('unit_id', '=', unitId)
    .executeTakeFirstOrThrow()
  return people
}
