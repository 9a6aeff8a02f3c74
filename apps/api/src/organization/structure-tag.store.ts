// The SQL of structure tags (P9).
import type { StructureTag } from '@hr/contract/structure-tag.ts'
import type { Insertable, Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>

/** The tag of the departments page; its name may change. */
export const departmentCode = 'DEPARTMENT'

/** In order, with the number of nodes that have them. */
export function listTags(db: Db, workspaceId: string): Promise<StructureTag[]> {
  return db
    .selectFrom('structure_tag as t')
    .select(eb => [
      't.id',
      't.code',
      't.name',
      't.name_lo as nameLo',
      't.sort_order as sortOrder',
      eb
        .selectFrom('org_node as n')
        .select(one => one.fn.countAll<number>().as('nodes'))
        .whereRef('n.workspace_id', '=', 't.workspace_id')
        .whereRef('n.structure_tag_id', '=', 't.id')
        .$asScalar()
        .$notNull()
        .as('nodeCount'),
    ])
    .where('t.workspace_id', '=', workspaceId)
    .orderBy('t.sort_order')
    .orderBy('t.id')
    .execute()
}

export function findTagForUpdate(db: Db, workspaceId: string, id: string) {
  return db
    .selectFrom('structure_tag')
    .select(['code', 'name', 'name_lo'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertTags(
  db: Db,
  rows: readonly Insertable<Tables['structure_tag']>[],
): Promise<void> {
  await db.insertInto('structure_tag').values(rows).execute()
}

export async function updateTagRow(
  db: Db,
  workspaceId: string,
  id: string,
  row: { readonly name: string; readonly name_lo: string },
): Promise<void> {
  await db
    .updateTable('structure_tag')
    .set(row)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** Ids of the tags in order, locked. */
export async function lockTags(db: Db, workspaceId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('structure_tag')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .orderBy('sort_order')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(row => row.id)
}

/** Places from 1. */
export async function orderTagRows(db: Db, workspaceId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update structure_tag tag set sort_order = placed.place
    from unnest(${ids}::uuid[]) with ordinality as placed (id, place)
    where tag.workspace_id = ${workspaceId} and tag.id = placed.id`.execute(db)
}

export async function deleteTagRow(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.deleteFrom('structure_tag').where('workspace_id', '=', workspaceId).where('id', '=', id).execute()
}
