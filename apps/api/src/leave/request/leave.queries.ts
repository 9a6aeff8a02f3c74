// Reads for leave from tables of other features.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>
type Years = {
  readonly from: LocalDate
  readonly to: LocalDate
  readonly employeeIds?: readonly number[] | undefined
}

/** People employed on any of the dates. */
export function listEmployed(db: Db, workspaceId: string, { from, to, employeeIds }: Years) {
  return db
    .selectFrom('employee')
    .select(['id', 'gender', 'started_on', 'ended_on'])
    .where('workspace_id', '=', workspaceId)
    .where('status', 'in', ['active', 'probation'])
    .where('started_on', '<=', to)
    .where(eb => eb.or([eb('ended_on', 'is', null), eb('ended_on', '>=', from)]))
    .$if(employeeIds !== undefined, query => query.where('id', 'in', [...(employeeIds ?? [])]))
    .orderBy('id')
    .execute()
}

export async function findGender(db: Db, workspaceId: string, employeeId: number) {
  const row = await db
    .selectFrom('employee')
    .select('gender')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', employeeId)
    .executeTakeFirst()
  return row?.gender ?? null
}

/** People with a job in the unit on the date. */
export async function listUnitMembers(
  db: Db,
  workspaceId: string,
  unitId: string,
  date: LocalDate,
): Promise<number[]> {
  return (await listMembersOf(db, workspaceId, [unitId], date)).map(member => member.employeeId)
}

/** People with a job in one of the units on the date. */
export async function listMembersOf(
  db: Db,
  workspaceId: string,
  unitIds: readonly string[],
  date: LocalDate,
): Promise<{ employeeId: number; unitId: string | null }[]> {
  if (unitIds.length === 0) return []
  return db
    .selectFrom('employee_job')
    .select(['employee_id as employeeId', 'unit_id as unitId'])
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`unit_id = any(${unitIds}::uuid[])`)
    .where('valid_from', '<=', date)
    .where(eb => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>=', date)]))
    .execute()
}

export async function isEmployee(db: Db, workspaceId: string, employeeId: number): Promise<boolean> {
  const row = await db
    .selectFrom('employee')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', employeeId)
    .executeTakeFirst()
  return row !== undefined
}

export async function findEmployment(
  db: Db,
  workspaceId: string,
  employeeId: number,
): Promise<{ readonly endedOn: LocalDate | null }> {
  const row = await db
    .selectFrom('employee')
    .select('ended_on as endedOn')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', employeeId)
    .executeTakeFirst()
  return row ?? { endedOn: null }
}

/** People with lots that ended before today and are not empty, at most `limit`. */
export async function listEmployeesWithEndedLots(
  db: Db,
  workspaceId: string,
  today: LocalDate,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ employee_id: number }>`
    select distinct employee_id from (
      select l.employee_id from leave_lot l
      left join leave_entry e on e.workspace_id = l.workspace_id and e.lot_id = l.id
      where l.workspace_id = ${workspaceId} and l.valid_to < ${today}
      group by l.workspace_id, l.id
      having max(l.half_days) + coalesce(sum(e.half_days), 0) > 0
    ) as ended order by employee_id limit ${limit}`.execute(db)
  return rows.map(row => row.employee_id)
}

/** Employments by employee id. */
export async function listEmployments(db: Db, workspaceId: string, employeeIds: readonly number[]) {
  const rows = await db
    .selectFrom('employee')
    .select(['id', 'gender', 'started_on as startedOn', 'ended_on as endedOn'])
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`id = any(${employeeIds}::integer[])`)
    .execute()
  return new Map(rows.map(({ id, ...employment }) => [id, employment]))
}
