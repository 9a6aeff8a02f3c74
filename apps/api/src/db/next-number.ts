// Numbers shown to people count up per workspace. The counter is locked until the transaction ends, so that no number
// is used twice or skipped: call it late.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Tables } from '#api/db/schema/tables.ts'

/** nextNumber(trx, workspaceId, 'leave_request') -> 1, 2, 3, ... */
export async function nextNumber(db: Scope, name: string): Promise<number> {
  const row = await countUp(db, db.workspaceId, name).executeTakeFirstOrThrow()
  return row.value
}

/** The same as a query, to use inside another statement. */
export const countUp = (db: Pick<Kysely<Tables>, 'insertInto'>, workspaceId: string, name: string) =>
  db
    .insertInto('counter')
    .values({ workspace_id: workspaceId, name, value: 1 })
    .onConflict(conflict =>
      conflict.columns(['workspace_id', 'name']).doUpdateSet({ value: sql<number>`counter.value + 1` }),
    )
    .returning('value')
