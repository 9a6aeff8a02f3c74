// All SQL of the structure tree (P9).
import type { Insertable, Kysely } from 'kysely'
import { newId } from '#api/db/new-id.ts'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>
export type NewOrgNode = {
  readonly id?: string
  readonly parentId: string | null
  readonly structureTagId: string | null
  readonly name: string
  readonly nameLo?: string
  readonly location?: string
}

/** Parents stand before their children. Gives the ids, in order. */
export async function insertOrgNodes(
  db: Db,
  workspaceId: string,
  nodes: readonly NewOrgNode[],
): Promise<string[]> {
  if (nodes.length === 0) return []
  const rows: Insertable<Tables['org_node']>[] = nodes.map((node, index) => ({
    workspace_id: workspaceId,
    id: node.id ?? newId(),
    parent_id: node.parentId,
    structure_tag_id: node.structureTagId,
    name: node.name,
    name_lo: node.nameLo ?? '',
    location: node.location ?? '',
    sort_order: index,
  }))
  await db.insertInto('org_node').values(rows).execute()
  return rows.map(row => row.id)
}

export async function setOrgNodeManager(
  db: Db,
  workspaceId: string,
  id: string,
  managerId: number | null,
): Promise<void> {
  await db
    .updateTable('org_node')
    .set({ manager_id: managerId })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export function listOrgNodes(db: Db, workspaceId: string) {
  return db
    .selectFrom('org_node')
    .select(['id', 'parent_id', 'name', 'name_lo'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
}

/** Ids of the structure tags by their English name. */
export async function listStructureTagIds(db: Db, workspaceId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('structure_tag')
    .select(['name', 'id'])
    .where('workspace_id', '=', workspaceId)
    .execute()
  return new Map(rows.map(row => [row.name, row.id]))
}
