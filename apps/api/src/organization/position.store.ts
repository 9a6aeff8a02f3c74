// All SQL of positions and job grades: lists of names, alike in everything but their table.
import type { Kysely } from 'kysely'
import { newId } from '#api/db/new-id.ts'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>
export type NamedTable = 'position' | 'job_grade'

export function listNamed(db: Db, table: NamedTable, workspaceId: string) {
  return db
    .selectFrom(table)
    .select(['id', 'name', 'name_lo'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('name')
    .execute()
}

/** Gives the ids, in order. */
export async function insertNamed(
  db: Db,
  table: NamedTable,
  workspaceId: string,
  names: readonly { readonly name: string; readonly nameLo: string }[],
): Promise<string[]> {
  if (names.length === 0) return []
  const rows = names.map(({ name, nameLo }) => ({
    workspace_id: workspaceId,
    id: newId(),
    name,
    name_lo: nameLo,
  }))
  await db.insertInto(table).values(rows).execute()
  return rows.map(row => row.id)
}
