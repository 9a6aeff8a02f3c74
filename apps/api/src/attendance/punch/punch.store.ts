// All SQL of punches (A2): added, voided and restored, never changed.
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { inBatches } from '#api/db/in-batches.ts'
import { prepared } from '#api/db/connect/prepared.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import type { Punch, PunchSource } from '#api/db/schema/attendance-tables.ts'
import { voidInForce } from './void-in-force.ts'

export type NewPunch = Omit<Insertable<Punch>, 'workspace_id'>
/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const batch = 5000

/** Returns the ids of new ones: an instant of a source is stored once. */
export async function insertPunches(db: Scope, punches: readonly NewPunch[]): Promise<Set<string>> {
  const stored = new Set<string>()
  for (const some of inBatches(punches, batch)) {
    const rows = await db
      .insertInto('punch')
      .values(some.map(punch => ({ workspace_id: db.workspaceId, ...punch })))
      .onConflict(conflict => conflict.columns(['workspace_id', 'employee_id', 'at', 'source']).doNothing())
      .returning('id')
      .execute()
    for (const { id } of rows) stored.add(id)
  }
  return stored
}

export function findPunch(db: Scope, id: string) {
  return db
    .from('punch as p')
    .leftJoin('punch_void as v', join =>
      join.onRef('v.workspace_id', '=', 'p.workspace_id').onRef('v.punch_id', '=', 'p.id').on(voidInForce),
    )
    .select(['p.id', 'p.employee_id as employeeId', 'p.at', 'p.source'])
    .select(['v.at as voidedAt', 'v.sequence as voidSequence'])
    .where('p.id', '=', id)
    .executeTakeFirst()
}

type Entry = {
  readonly id: string
  readonly now: Date
  readonly by: number | null
  readonly reason: string
}

/** Requires the lock of the employee; for a punch that counts. */
export async function insertVoid(db: Scope, { id, now, by, reason }: Entry): Promise<void> {
  await db
    .insertInto('punch_void')
    .values(eb => ({
      workspace_id: db.workspaceId,
      punch_id: id,
      at: now,
      voided_by: by,
      reason,
      sequence: eb
        .selectFrom('punch_void')
        .select(sql<number>`coalesce(max(sequence), 0) + 1`.as('next'))
        .where('workspace_id', '=', db.workspaceId)
        .where('punch_id', '=', id),
    }))
    .execute()
}

/** Requires the lock of the employee; `sequence` is that of the current void. */
export async function insertPutBack(
  db: Scope,
  { id, sequence, now, by, reason }: Entry & { readonly sequence: number },
): Promise<void> {
  await db
    .insertInto('punch_put_back')
    .values({ workspace_id: db.workspaceId, punch_id: id, sequence, at: now, put_back_by: by, reason })
    .execute()
}

type PunchKey = { readonly employeeId: number; readonly at: Date; readonly source: PunchSource }

/** The same stored punch, with the number of its void if voided. */
export function findSamePunch(db: Scope, { employeeId, at, source }: PunchKey) {
  return db
    .from('punch as p')
    .leftJoin('punch_void as v', join =>
      join.onRef('v.workspace_id', '=', 'p.workspace_id').onRef('v.punch_id', '=', 'p.id').on(voidInForce),
    )
    .select(['p.id', 'v.sequence as voidSequence'])
    .where('p.employee_id', '=', employeeId)
    .where('p.source', '=', source)
    .where('p.at', '=', at)
    .executeTakeFirst()
}

type OnePunch = PunchKey & { readonly timeZone: string; readonly reason: string }
type PunchNow = { readonly id: string; readonly at: Date; readonly isNew: boolean }

/**
 * Stores it and returns it, or the one of the same source that counts and is at most `apart` milliseconds away; null = any.
 * Returns nothing if the person does not exist, or for a stored instant. Send the lock of the person before it.
 */
export async function insertPunch(
  db: Scope,
  { employeeId, at, timeZone, source, reason }: OnePunch,
  apart: number | null,
): Promise<PunchNow | undefined> {
  const [from, to] = [-1, 1].map(side => new Date(at.getTime() + side * (apart ?? 0)))
  // One id as an array: a generic plan would otherwise go through everybody's punches of the time.
  const { rows } = await sql<PunchNow>`
    with near as materialized (
      select id, at from punch p
      where ${apart !== null}::boolean and workspace_id = ${db.workspaceId}
        and employee_id = any(${[employeeId]}::integer[]) and source = ${source} and at >= ${from} and at <= ${to}
        and not exists (
          select from punch_void v where v.workspace_id = p.workspace_id and v.punch_id = p.id and ${voidInForce})
      order by at limit 1
    ), added as (
      insert into punch (workspace_id, id, employee_id, at, time_zone, source, reason, received_at)
      select workspace_id, ${newId()}, id, ${at}, ${timeZone}, ${source}, ${reason}, ${db.now} from employee
      where workspace_id = ${db.workspaceId} and id = ${employeeId} and not exists (select from near)
      on conflict (workspace_id, employee_id, at, source) do nothing
      returning id, at
    )
    select id, at, true as "isNew" from added union all select id, at, false from near ${prepared}`.execute(
    db,
  )
  return rows[0]
}

/** When punches were voided and restored, earliest first. */
export async function listPunchEntries(db: Scope, ids: readonly string[]) {
  const { rows } = await sql<{
    punchId: string
    action: 'VOIDED' | 'PUT_BACK'
    at: Date
    by: number | null
    reason: string
  }>`
    select punch_id as "punchId", 'VOIDED' as action, at, voided_by as by, reason, sequence from punch_void
    where workspace_id = ${db.workspaceId} and punch_id = any(${ids}::uuid[])
    union all
    select punch_id, 'PUT_BACK', at, put_back_by, reason, sequence from punch_put_back
    where workspace_id = ${db.workspaceId} and punch_id = any(${ids}::uuid[])
    order by sequence, action desc`.execute(db)
  return rows
}

export type PunchSpan = { readonly fromAt: number; readonly toAt: number }

/** Includes voided ones, earliest first: fromAt <= at < toAt. */
export function listPunches(db: Scope, employeeId: number, { fromAt, toAt }: PunchSpan) {
  return db
    .from('punch as p')
    .leftJoin('punch_void as v', join =>
      join.onRef('v.workspace_id', '=', 'p.workspace_id').onRef('v.punch_id', '=', 'p.id').on(voidInForce),
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
    .where('p.employee_id', '=', employeeId)
    .where('p.at', '>=', new Date(fromAt))
    .where('p.at', '<', new Date(toAt))
    .orderBy('p.at')
    .orderBy('p.source')
    .execute()
}

/** Instants of punches that count, by person, unordered. */
export const selectInstants = (db: Scope, employeeIds: readonly number[], { fromAt, toAt }: PunchSpan) =>
  db
    .from('punch as p')
    .select('p.employee_id as employeeId')
    .select(sql<number[]>`array_agg((extract(epoch from p.at) * 1000)::double precision)`.as('instants'))
    .where(sql<boolean>`p.employee_id = any(${employeeIds}::integer[])`)
    .where('p.at', '>=', new Date(fromAt))
    .where('p.at', '<', new Date(toAt))
    .where(
      sql<boolean>`not exists (
        select from punch_void v where v.workspace_id = p.workspace_id and v.punch_id = p.id and ${voidInForce})`,
    )
    .groupBy('p.employee_id')
