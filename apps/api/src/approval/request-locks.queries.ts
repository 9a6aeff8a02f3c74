// Locks requests of any kind, to serialize decisions. A change locks its original first, so that locks are always
// taken in the same order (R6).
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { RequestColumns } from '#api/db/schema/leave-tables.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import type { RequestKind } from './request-kind.ts'

/** Request tables: those with the columns of every request. */
export type RequestTable = {
  [Table in keyof Tables]: Tables[Table] extends RequestColumns ? Table : never
}[keyof Tables]

/** The locks of a kind; `kind` if several kinds share the table. */
export function requestLocks(
  table: RequestTable,
  kind?: RequestKind['kind'],
): Pick<RequestKind, 'lock' | 'lockOriginal' | 'lockOpenChange'> {
  const heads = (db: Scope) =>
    db
      .selectFrom(table)
      .select(['id', 'employee_id as requesterId', 'status', 'purpose'])
      .where('workspace_id', '=', db.workspaceId)
      .$if(kind !== undefined, query => query.where(sql<boolean>`kind = ${kind}`))
  const ofChange = (column: 'original_id' | 'number', workspaceId: string, id: string) =>
    sql`(select change.${sql.ref(column)} from ${sql.table(table)} change
      where change.workspace_id = ${workspaceId} and change.id = ${id})`
  return {
    async lock(db, id) {
      const both = await heads(db)
        .where(sql<boolean>`id = any(array[${id}::uuid, ${ofChange('original_id', db.workspaceId, id)}])`)
        .orderBy(sql`id = ${id}`)
        .forNoKeyUpdate()
        .execute()
      return both.find(head => head.id === id)
    },
    lockOriginal: (db, id) =>
      heads(db)
        .select(sql<number>`${ofChange('number', db.workspaceId, id)}`.as('changeNumber'))
        .where(sql<boolean>`id = ${ofChange('original_id', db.workspaceId, id)}`)
        .forNoKeyUpdate()
        .executeTakeFirst(),
    lockOpenChange: (db, id) =>
      heads(db)
        .where('original_id', '=', id)
        .where('status', '=', 'PENDING')
        .forNoKeyUpdate()
        .executeTakeFirst(),
  }
}
