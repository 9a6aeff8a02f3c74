// Whose facts changed since a snapshot (docs/decisions/0096-kept-board.md). A snapshot knows which transactions it saw, so
// no change is missed that was under way when it was taken.
import { sql } from 'kysely'
import { insertLate } from '#api/db/connect/commit-writes.ts'
import type { LateInsert } from '#api/db/connect/late-insert.ts'
import type { Scope } from '#api/db/connect/scope.ts'

export type Snapshot = string
export const everybody = [0] as const
/** More people count as everybody. */
const mostNamed = 1000

type ChangedPerson = { readonly workspaceId: string; readonly employeeId: number }

const changedPeople: LateInsert<ChangedPerson> = {
  parts: rows => [
    sql`changed_person as (
      insert into person_change (workspace_id, employee_id, at)
      select *, now() from unnest(
        ${rows.map(({ workspaceId }) => workspaceId)}::uuid[], ${rows.map(({ employeeId }) => employeeId)}::integer[])
      on conflict do nothing)`,
  ],
}

/** Call in the transaction of the change; written with the commit. */
export async function noteChanged(db: Scope, employeeIds: readonly number[]): Promise<void> {
  const named = employeeIds.length > mostNamed ? everybody : employeeIds
  const { workspaceId } = db
  insertLate(
    db,
    changedPeople,
    named.map(employeeId => ({ workspaceId, employeeId })),
  )
}

/** Take it before reading the facts that it vouches for. */
export async function takeSnapshot(db: Scope): Promise<Snapshot> {
  const { rows } = await sql<{ snapshot: Snapshot }>`select pg_current_snapshot()::text as snapshot`.execute(
    db,
  )
  return rows[0]?.snapshot ?? ''
}

export type Changes = { readonly snapshot: Snapshot; readonly employeeIds: readonly number[] }

/** With a new snapshot. Transactions from before a restore have numbers that this database has not reached. */
export async function readChanges(db: Scope, since: Snapshot): Promise<Changes> {
  const { rows } = await sql<Changes>`
    select pg_current_snapshot()::text as snapshot,
      coalesce(array_agg(distinct employee_id), '{}') as "employeeIds"
    from person_change
    where workspace_id = ${db.workspaceId} and xid >= pg_snapshot_xmin(${since}::pg_snapshot)
      and xid < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)`.execute(db)
  return rows[0] ?? { snapshot: since, employeeIds: everybody }
}

/** No server keeps a snapshot of an earlier day. */
export async function deleteOldChanges(db: Scope): Promise<void> {
  await sql`delete from person_change
    where workspace_id = ${db.workspaceId} and at < now() - interval '2 days'`.execute(db)
}
