// What leave reads of tables that other features write.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>
type Years = {
  readonly from: LocalDate
  readonly to: LocalDate
  readonly employeeIds?: readonly number[] | undefined
}

/** People whose employment goes on and touches the dates. */
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

/** People whose job of the date is in the unit. */
export async function listUnitMembers(
  db: Db,
  workspaceId: string,
  unitId: string,
  date: LocalDate,
): Promise<number[]> {
  const rows = await db
    .selectFrom('employee_job')
    .select('employee_id')
    .where('workspace_id', '=', workspaceId)
    .where('unit_id', '=', unitId)
    .where('valid_from', '<=', date)
    .where(eb => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>=', date)]))
    .execute()
  return rows.map(row => row.employee_id)
}

/** E-mail addresses of those who have one. */
export async function listEmails(
  db: Db,
  workspaceId: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('employee')
    .select(['id', 'email'])
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', ids)
    .where('email', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, email }) => [id, email ?? '']))
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
