// All SQL of stored days that wait to be recomputed (A12).
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { noteChanged } from '#api/people/person-changes.store.ts'
import type { Dates } from './day-facts.queries.ts'
import type { Because } from './differences.store.ts'

/** Merges with the person's earlier span; keeps the last change with a reason, else the last one. */
export async function markStale(
  db: Scope,
  { employeeIds, from, to }: Dates & { readonly employeeIds: readonly number[] },
  { by, cause, reason = '' }: Because,
): Promise<void> {
  await noteChanged(db, employeeIds)
  await sql`
    insert into attendance_stale (workspace_id, employee_id, from_date, to_date, changed_by, cause, reason)
    select ${db.workspaceId}, id, ${from}, ${to}, ${by}, ${cause}, ${reason}
    from unnest(${employeeIds}::integer[]) id order by id
    on conflict (workspace_id, employee_id) do update set
      from_date = least(attendance_stale.from_date, excluded.from_date),
      to_date = greatest(attendance_stale.to_date, excluded.to_date),
      changed_by = ${named('changed_by')}, cause = ${named('cause')}, reason = ${named('reason')}`.execute(db)
}

const named = (column: 'changed_by' | 'cause' | 'reason') =>
  sql`case when excluded.reason = '' and attendance_stale.reason <> ''
    then ${sql.ref(`attendance_stale.${column}`)} else ${sql.ref(`excluded.${column}`)} end`

const stale = (db: Scope) =>
  db
    .from('attendance_stale')
    .select(['employee_id as employeeId', 'from_date as from', 'to_date as to'])
    .select(['changed_by as by', 'cause', 'reason'])

export type Stale = Awaited<ReturnType<typeof listStale>>[number]

/** Those of these people. */
export const listStale = (db: Scope, employeeIds: readonly number[]) =>
  stale(db)
    .where(sql<boolean>`employee_id = any(${employeeIds}::integer[])`)
    .execute()

/** The first of all, by person. */
export const listFirstStale = (db: Scope, most: number) =>
  stale(db).orderBy('employee_id').limit(most).execute()

/** Requires the lock of the people: rows that no other process has handled meanwhile. */
export const lockStale = (db: Scope, employeeIds: readonly number[]) =>
  stale(db)
    .where(sql<boolean>`employee_id = any(${employeeIds}::integer[])`)
    .orderBy('employee_id')
    .forUpdate()
    .execute()

export async function deleteStale(db: Scope, employeeIds: readonly number[]): Promise<void> {
  await db
    .delete('attendance_stale')
    .where(sql<boolean>`employee_id = any(${employeeIds}::integer[])`)
    .execute()
}
