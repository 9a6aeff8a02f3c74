// All SQL of request files; the file store has their bytes (R5).
import type { Scope } from '#api/db/connect/scope.ts'
import type { Insertable, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { sendWrite } from '#api/db/connect/scope.ts'
import type { Db, Tables } from '#api/db/schema/tables.ts'
import type { RequestsOf } from './step.store.ts'

export async function insertRequestFiles(
  db: Db,
  rows: readonly Insertable<Tables['request_file']>[],
): Promise<void> {
  if (rows.length > 0) await sendWrite(db, db.insertInto('request_file').values(rows).compile())
}

export const listRequestFiles = (db: Scope, kind: RequestsOf, requestId: string) =>
  filesWhere(db, kind, sql`request_id = ${requestId}`).execute()

/** To execute, or to select as JSON. */
export const filesWhere = (db: Scope, { kind }: RequestsOf, is: RawBuilder<unknown>) =>
  db
    .from('request_file')
    .select(['id', 'name', 'content_type as contentType', 'bytes'])
    .where('kind', '=', kind)
    .where(sql<boolean>`${is}`)
    .orderBy('id')

export function findRequestFile(db: Scope, { kind }: RequestsOf, requestId: string, id: string) {
  return db
    .from('request_file')
    .select(['name', 'content_type as contentType', 'storage_key as storageKey'])
    .where('kind', '=', kind)
    .where('request_id', '=', requestId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Returns the storage keys of the deleted files. */
export async function deleteRequestFiles(
  db: Scope,
  { kind }: RequestsOf,
  requestId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .delete('request_file')
    .where('kind', '=', kind)
    .where('request_id', '=', requestId)
    .where('id', 'in', ids)
    .returning('storage_key')
    .execute()
  return rows.map(row => row.storage_key)
}
