// All SQL of punches (A2): added and voided, never changed.
import type { Insertable, Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Punch } from '#api/db/schema/attendance-tables.ts'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>
export type NewPunch = Omit<Insertable<Punch>, 'workspace_id'>
/** Rows a statement: PostgreSQL takes 65,535 parameters. */
const batch = 5000

/** Gives the ids of those that are new: the same instant of the same source is stored once. */
export async function insertPunches(
  db: Db,
  workspaceId: string,
  punches: readonly NewPunch[],
): Promise<Set<string>> {
  const stored = new Set<string>()
  for (let start = 0; start < punches.length; start += batch) {
    const rows = await db
      .insertInto('punch')
      .values(punches.slice(start, start + batch).map(punch => ({ workspace_id: workspaceId, ...punch })))
      .onConflict(conflict => conflict.columns(['workspace_id', 'employee_id', 'at', 'source']).doNothing())
      .returning('id')
      .execute()
    for (const { id } of rows) stored.add(id)
  }
  return stored
}

export function findPunch(db: Db, workspaceId: string, id: string) {
  return db
    .selectFrom('punch as p')
    .leftJoin('punch_void as v', join =>
      join.onRef('v.workspace_id', '=', 'p.workspace_id').onRef('v.punch_id', '=', 'p.id'),
    )
    .select(['p.id', 'p.employee_id as employeeId', 'p.at', 'p.source', 'v.at as voidedAt'])
    .where('p.workspace_id', '=', workspaceId)
    .where('p.id', '=', id)
    .executeTakeFirst()
}

/** Gives false when it was voided before. */
export async function insertVoid(
  db: Db,
  workspaceId: string,
  { id, now, reason }: { readonly id: string; readonly now: Date; readonly reason: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('punch_void')
    .values({ workspace_id: workspaceId, punch_id: id, at: now, reason })
    .onConflict(conflict => conflict.columns(['workspace_id', 'punch_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

export type PunchSpan = { readonly fromAt: number; readonly toAt: number }

/** With those that were voided, earliest first: fromAt <= at < toAt. */
export function listPunches(db: Db, workspaceId: string, employeeId: number, { fromAt, toAt }: PunchSpan) {
  return db
    .selectFrom('punch as p')
    .leftJoin('punch_void as v', join =>
      join.onRef('v.workspace_id', '=', 'p.workspace_id').onRef('v.punch_id', '=', 'p.id'),
    )
    .select([
      'p.id',
      'p.at',
      'p.source',
      'p.device',
      'p.reason',
      'p.received_at as receivedAt',
      'v.at as voidedAt',
      'v.reason as voidReason',
    ])
    .where('p.workspace_id', '=', workspaceId)
    .where('p.employee_id', '=', employeeId)
    .where('p.at', '>=', new Date(fromAt))
    .where('p.at', '<', new Date(toAt))
    .orderBy('p.at')
    .orderBy('p.source')
    .execute()
}

/** The instants that count, by person, in any order. */
export async function listInstants(
  db: Db,
  workspaceId: string,
  employeeIds: readonly number[],
  { fromAt, toAt }: PunchSpan,
): Promise<ReadonlyMap<number, number[]>> {
  const { rows } = await sql<{ employeeId: number; instants: number[] }>`
    select p.employee_id as "employeeId",
      array_agg((extract(epoch from p.at) * 1000)::double precision) as instants
    from punch p
    where p.workspace_id = ${workspaceId} and p.employee_id = any(${employeeIds}::integer[])
      and p.at >= ${new Date(fromAt)} and p.at < ${new Date(toAt)}
      and not exists (select from punch_void v where v.workspace_id = p.workspace_id and v.punch_id = p.id)
    group by p.employee_id`.execute(db)
  return new Map(rows.map(row => [row.employeeId, row.instants]))
}
