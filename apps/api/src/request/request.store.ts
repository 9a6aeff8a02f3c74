// All SQL that writes requests, each to the table of its kind.
import type { Period } from '@hr/domain/approval/delegation-refusal.ts'
import type { RequestStatus } from '@hr/domain/approval/step.ts'
import { sql } from 'kysely'
import type { RequestTable } from '#api/approval/request-locks.queries.ts'
import { partsOf } from '#api/db/connect/late-insert.ts'
import type { LateRows } from '#api/db/connect/late-insert.ts'
import { prepared } from '#api/db/connect/prepared.ts'
import { sendWrite } from '#api/db/connect/scope.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { countUp } from '#api/db/next-number.ts'
import type { Db } from '#api/db/schema/tables.ts'

type NewRow = {
  readonly workspace_id: string
  readonly id: string
  readonly employee_id: number
  readonly from_date: string
  readonly to_date: string
  readonly reason: string
  readonly created_at: Date
  readonly updated_at: Date
}

/** Serializes the drafts of one person, so that each sees what the previous one took. */
export async function lockRequester(db: Scope, employeeId: number): Promise<void> {
  const lock = db
    .from('employee')
    .select('id')
    .where('id', '=', employeeId)
    .forNoKeyUpdate()
    .modifyEnd(prepared)
  await sendWrite(db, lock.compile())
}

type Inserted = {
  readonly counter: string
  /** Includes the kind's columns. */
  readonly row: NewRow
  /** Rows of other tables that refer to it, written in the same statement. */
  readonly further: readonly LateRows[]
}

/** Takes the next number of the counter and returns it. */
export async function insertRequest(
  db: Db,
  table: RequestTable,
  { counter, row, further }: Inserted,
): Promise<number> {
  const next = sql`next as (${countUp(db, row.workspace_id, counter)})`
  const number = sql<number>`(select value from next)`
  const insert = db
    .insertInto(table)
    .values({ ...row, number })
    .returning('number')
  const { rows } = await sql<{ number: number }>`
    with ${sql.join([next, ...partsOf(further)])} ${insert}`.execute(db)
  const [inserted] = rows
  if (!inserted) throw new Error('The request was not inserted')
  return inserted.number
}

export async function updateRequest(
  db: Scope,
  table: RequestTable,
  id: string,
  changes: { readonly reason: string; readonly updated_at: Date },
): Promise<void> {
  const update = db
    .updateTable(table)
    .set(changes)
    .where('workspace_id', '=', db.workspaceId)
    .where('id', '=', id)
  await sendWrite(db, update.compile())
}

/** Returns the dates of the request. */
export function updateRequestStatus(
  db: Scope,
  table: RequestTable,
  id: string,
  { status, now }: { readonly status: RequestStatus; readonly now: Date },
): Promise<Period> {
  return db
    .updateTable(table)
    .set({ status, updated_at: now })
    .where('workspace_id', '=', db.workspaceId)
    .where('id', '=', id)
    .returning(['from_date as from', 'to_date as to'])
    .executeTakeFirstOrThrow()
}
