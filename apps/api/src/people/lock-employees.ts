// The lock under which a person's job, employment and days change.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>

/** Changes of one person's job or employment come one after the other; others may still refer to the person. */
export function lockEmployee(db: Db, workspaceId: string, id: number) {
  return db
    .selectFrom('employee')
    .select(['id', 'status', 'started_on', 'ended_on'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Of many: always in one order, so that two of them never wait for each other. */
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
