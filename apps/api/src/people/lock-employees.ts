// Locks employees while their job, employment or days change.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>

/** Serializes changes of one person's job or employment; foreign keys to the person are not blocked. */
export function lockEmployee(db: Db, workspaceId: string, id: number) {
  return db
    .selectFrom('employee')
    .select(['id', 'status', 'started_on', 'ended_on'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Locks in a fixed order, so that two transactions never deadlock. */
export function lockEmployees(db: Db, workspaceId: string, ids: readonly number[]) {
  return db
    .selectFrom('employee')
    .select(['id', 'staff_id', 'status', 'started_on', 'ended_on'])
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
