// The SQL of structure tags (P9).
import type { StructureTag } from '@hr/contract/structure-tag.ts'
import type { Insertable } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db, Tables } from '#api/db/schema/tables.ts'

/** The tag of the departments page; its name may change. */
export const departmentCode = 'DEPARTMENT'

/** In order, with the number of nodes that have them. */
export function listTags(db: Scope): Promise<StructureTag[]> {
  return db
    .from('structure_tag as t')
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
    .orderBy('t.sort_order')
    .orderBy('t.id')
    .execute()
}

export function findTagForUpdate(db: Scope, id: string) {
  return db
    .from('structure_tag')
    .select(['code', 'name', 'name_lo'])
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
  db: Scope,
  id: string,
  row: { readonly name: string; readonly name_lo: string },
): Promise<void> {
  await db.update('structure_tag').set(row).where('id', '=', id).execute()
}

/** Ids of the tags in order, locked. */
export async function lockTags(db: Scope): Promise<string[]> {
  const rows = await db
    .from('structure_tag')
    .select('id')
    .orderBy('sort_order')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(row => row.id)
}

export async function deleteTagRow(db: Scope, id: string): Promise<void> {
  await db.delete('structure_tag').where('id', '=', id).execute()
}
