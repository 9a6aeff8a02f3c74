// SQL that writes the structure (P9). Every change records a version of the node in the history; changes of a workspace
// are serialised, so that two moves can never form a cycle.
import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import type { OrgNodeVersion } from '#api/db/schema/record-tables.ts'
import type { Tables } from '#api/db/schema/tables.ts'

export type NewOrgNode = {
  readonly id?: string
  readonly parentId: string | null
  readonly structureTagId: string | null
  readonly name: string
  readonly nameLo?: string
  readonly managerId?: number | null
  readonly description?: string
  readonly location?: string
  readonly sortOrder?: number
}
type OrgNodeChange = Omit<Updateable<Tables['org_node']>, 'workspace_id' | 'id'>

/** Serialises changes of the structure: rows read afterwards stay valid until the transaction ends. */
export async function lockStructure(db: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`org_node ${db.workspaceId}`}, 0))`.execute(db)
}

/** Parents must come before their children. Returns the ids in order. */
export async function insertOrgNodes(db: Scope, nodes: readonly NewOrgNode[]): Promise<string[]> {
  if (nodes.length === 0) return []
  await lockStructure(db)
  const rows: Insertable<Tables['org_node']>[] = nodes.map((node, index) => ({
    workspace_id: db.workspaceId,
    id: node.id ?? newId(),
    parent_id: node.parentId,
    structure_tag_id: node.structureTagId,
    name: node.name,
    name_lo: node.nameLo ?? '',
    manager_id: node.managerId ?? null,
    description: node.description ?? '',
    location: node.location ?? '',
    sort_order: node.sortOrder ?? index,
  }))
  await db.insertInto('org_node').values(rows).execute()
  const ids = rows.map(row => row.id)
  await record(db, 'CREATE', ids)
  return ids
}

export async function updateOrgNode(db: Scope, id: string, change: OrgNodeChange): Promise<void> {
  await lockStructure(db)
  await db.update('org_node').set(change).where('id', '=', id).returning('id').executeTakeFirstOrThrow()
  await record(db, 'UPDATE', [id])
}

export const setOrgNodeManager = (db: Scope, id: string, managerId: number | null): Promise<void> =>
  updateOrgNode(db, id, { manager_id: managerId })

/** The place after the last sibling: places have gaps where siblings were deleted or moved away. */
export async function nextPlaceBelow(db: Scope, parentId: string | null): Promise<number> {
  const { last } = await db
    .from('org_node')
    .select(eb => eb.fn.max('sort_order').as('last'))
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .executeTakeFirstOrThrow()
  return last === null ? 0 : Number(last) + 1
}

/** Orders siblings; those with an unchanged place are not written. */
export async function orderOrgNodes(db: Scope, ids: readonly string[]): Promise<void> {
  await lockStructure(db)
  const { rows } = await sql<{ id: string }>`
    update org_node node set sort_order = placed.place - 1
    from unnest(${ids}::uuid[]) with ordinality as placed (id, place)
    where node.workspace_id = ${db.workspaceId} and node.id = placed.id and node.sort_order <> placed.place - 1
    returning node.id`.execute(db)
  await record(
    db,
    'UPDATE',
    rows.map(row => row.id),
  )
}

/** Until the transaction ends, no job can start to refer to the node. */
export function lockOrgNode(db: Scope, id: string) {
  return db
    .from('org_node')
    .select([
      'id',
      'name',
      'name_lo',
      'parent_id',
      'structure_tag_id',
      'manager_id',
      'description',
      'location',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function deleteOrgNodeRow(db: Scope, id: string): Promise<void> {
  await lockStructure(db)
  await record(db, 'DELETE', [id])
  await db.delete('org_node').where('id', '=', id).execute()
}

/** Records the current version of nodes after all earlier ones, also if the clocks of two processes differ. */
async function record(
  db: Scope,
  operation: OrgNodeVersion['operation'],
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const versionIds = ids.map(newId)
  const { accountId, employeeId, now } = db
  await sql`
    insert into org_node_version (workspace_id, id, node_id, at, operation, parent_id, structure_tag_id, name, name_lo,
      manager_id, description, location, sort_order, account_id, employee_id)
    select node.workspace_id, changed.version_id, node.id,
      greatest(${now}::timestamptz, (
        select max(at) + interval '1 millisecond' from org_node_version where workspace_id = ${db.workspaceId})),
      ${operation}, node.parent_id, node.structure_tag_id, node.name, node.name_lo, node.manager_id, node.description,
      node.location, node.sort_order, ${accountId}::uuid, ${employeeId}::integer
    from unnest(${ids}::uuid[], ${versionIds}::uuid[]) as changed (id, version_id)
    join org_node node on node.workspace_id = ${db.workspaceId} and node.id = changed.id`.execute(db)
}
