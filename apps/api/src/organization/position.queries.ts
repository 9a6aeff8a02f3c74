// Positions and job grades for reading: counts and holders (P8).
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { searchText } from '@hr/domain/employee/lao-text.ts'
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import { isKeyOf, isNumberText } from '#api/http/page-key.ts'
import { pageText } from '#api/db/connect/row-limit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db } from '#api/db/schema/tables.ts'
import type { PageWindow } from '#api/http/list-page.ts'
import type { NamedTable } from './position.store.ts'
import { validOn } from '#api/people/valid-on.ts'

export const columnOf = { position: 'position_id', job_grade: 'job_grade_id' } as const

export type NamedRow = {
  readonly id: string
  readonly name: string
  readonly nameLo: string
  readonly employeeCount: number
  readonly inUse: boolean
  readonly sortOrder: number
}

/** All of them, counted on the date: a company has hundreds, and each count uses an index only. */
export async function listCounted(db: Scope, table: NamedTable, today: LocalDate): Promise<NamedRow[]> {
  const column = sql.ref(columnOf[table])
  const rank = table === 'job_grade' ? sql`named.sort_order` : sql`0`
  const { rows } = await sql<NamedRow>`
    with held as (
      select ${column} as id, count(*) filter (
        where ${validOn('j', today)}
          and e.started_on <= ${today} and (e.ended_on is null or e.ended_on >= ${today}))::integer as people
      from employee_job j join employee e on e.workspace_id = j.workspace_id and e.id = j.employee_id
      where j.workspace_id = ${db.workspaceId} and ${column} is not null group by ${column}
    )
    select named.id, named.name, named.name_lo as "nameLo", coalesce(held.people, 0) as "employeeCount",
      held.id is not null as "inUse", ${rank} as "sortOrder"
    from ${sql.table(table)} named left join held on held.id = named.id
    where named.workspace_id = ${db.workspaceId}`.execute(db)
  return rows
}

export const isFoundBy = (search: string) => {
  const wanted = searchText(search)
  return ({ name, nameLo }: NamedRow): boolean => searchText(name, nameLo).includes(wanted)
}

type HolderKey = readonly [from: string, employeeId: string]
export const isHolderKey = isKeyOf<HolderKey>(isLocalDate, isNumberText)

/** Joins consecutive rows of the history into one period. */
const stretches = (table: NamedTable, workspaceId: string, id: string) => {
  const column = sql.ref(columnOf[table])
  return sql`
    select employee_id, min(valid_from) as valid_from, nullif(max(coalesce(valid_to, 'infinity')), 'infinity') as valid_to
    from (
      select employee_id, valid_from, valid_to, count(*) filter (where begins) over (
        partition by employee_id order by valid_from) as stretch
      from (
        select employee_id, valid_from, valid_to,
          coalesce(valid_from > 1 + lag(valid_to) over (partition by employee_id order by valid_from), true) as begins
        from employee_job where workspace_id = ${workspaceId} and ${column} = ${id}
      ) as job
    ) as numbered group by employee_id, stretch`
}

export async function listHolders(
  db: Db,
  { table, workspaceId, id }: { table: NamedTable; workspaceId: string; id: string },
  { limit, offset, after }: PageWindow<HolderKey>,
) {
  const behind = after
    ? sql<SqlBool>`(held.valid_from, held.employee_id) < (${after[0]}::date, ${Number(after[1])}::integer)`
    : sql<SqlBool>`true`
  const { rows } = await sql<{ employee_id: number; valid_from: string; valid_to: string | null }>`
    select * from (${stretches(table, workspaceId, id)}) as held where ${behind}
    order by valid_from desc, employee_id desc ${pageText({ limit, offset })}`.execute(db)
  return rows
}

export async function countHolders(
  db: Db,
  { table, workspaceId, id }: { table: NamedTable; workspaceId: string; id: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${stretches(table, workspaceId, id)}) as held`.execute(db)
  return rows[0]?.count ?? 0
}

export async function listStaffIds(db: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .from('employee')
    .select(['id', 'staff_id'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(row => [row.id, row.staff_id]))
}

export async function countMerge(
  db: Db,
  table: NamedTable,
  { workspaceId, id, today }: { workspaceId: string; id: string; today: LocalDate },
): Promise<{ people: number; peopleToday: number; historyRows: number }> {
  const { rows } = await sql<{ people: number; peopleToday: number; historyRows: number }>`
    select count(distinct employee_id)::integer as people, count(*)::integer as "historyRows",
      (count(distinct employee_id) filter (
        where ${validOn('employee_job', today)}))::integer as "peopleToday"
    from employee_job where workspace_id = ${workspaceId} and ${sql.ref(columnOf[table])} = ${id}`.execute(db)
  return rows[0] ?? { people: 0, peopleToday: 0, historyRows: 0 }
}

/** Past, present and planned holders of the grade. */
export async function listGradeHolders(db: Scope, id: string): Promise<number[]> {
  const rows = await db
    .from('employee_job')
    .select('employee_id')
    .distinct()
    .where('job_grade_id', '=', id)
    .orderBy('employee_id')
    .execute()
  return rows.map(row => row.employee_id)
}
