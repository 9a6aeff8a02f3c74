// Locks requests of any kind, to serialize decisions. A change locks its original first, so that locks are always
// taken in the same order (R6).
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { RequestColumns } from '#api/db/schema/leave-tables.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import type { RequestKind } from './request-kind.ts'

type Db = Kysely<Tables>
/** Request tables: those with the columns of every request. */
export type RequestTable = {
  [Table in keyof Tables]: Tables[Table] extends RequestColumns ? Table : never
}[keyof Tables]

/** The locks of a kind; `kind` if several kinds share the table. */
export function requestLocks(
  table: RequestTable,
  kind?: RequestKind['kind'],
): Pick<RequestKind, 'lock' | 'lockOriginal' | 'lockOpenChange'> {
  const heads = (db: Db, workspaceId: string) =>
    db
      .selectFrom(table)
      .select(['id', 'employee_id as requesterId', 'status', 'purpose'])
      .where('workspace_id', '=', workspaceId)
      .$if(kind !== undefined, query => query.where(sql<boolean>`kind = ${kind}`))
  const ofChange = (column: 'original_id' | 'number', workspaceId: string, id: string) =>
    sql`(select change.${sql.ref(column)} from ${sql.table(table)} change
      where change.workspace_id = ${workspaceId} and change.id = ${id})`
  return {
    async lock(db, workspaceId, id) {
      const both = await heads(db, workspaceId)
        .where(sql<boolean>`id = any(array[${id}::uuid, ${ofChange('original_id', workspaceId, id)}])`)
        .orderBy(sql`id = ${id}`)
        .forNoKeyUpdate()
        .execute()
      return both.find(head => head.id === id)
    },
    lockOriginal: (db, workspaceId, id) =>
      heads(db, workspaceId)
        .select(sql<number>`${ofChange('number', workspaceId, id)}`.as('changeNumber'))
        .where(sql<boolean>`id = ${ofChange('original_id', workspaceId, id)}`)
        .forNoKeyUpdate()
        .executeTakeFirst(),
    lockOpenChange: (db, workspaceId, id) =>
      heads(db, workspaceId)
        .where('original_id', '=', id)
        .where('status', '=', 'PENDING')
        .forNoKeyUpdate()
        .executeTakeFirst(),
  }
}
