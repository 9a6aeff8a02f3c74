// All SQL of the files of requests; the bytes lie in the file store (R5).
import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import type { RequestsOf } from './approval.store.ts'

type Db = Kysely<Tables>

export async function insertRequestFiles(
  db: Db,
  rows: readonly Insertable<Tables['request_file']>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('request_file').values(rows).execute()
}

export function listRequestFiles(db: Db, { workspaceId, kind }: RequestsOf, requestId: string) {
  return db
    .selectFrom('request_file')
    .select(['id', 'name', 'content_type as contentType', 'bytes'])
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute()
}

export function findRequestFile(db: Db, { workspaceId, kind }: RequestsOf, requestId: string, id: string) {
  return db
    .selectFrom('request_file')
    .select(['name', 'content_type as contentType', 'storage_key as storageKey'])
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where('request_id', '=', requestId)
    .where('id', '=', id)
    .executeTakeFirst()
}
