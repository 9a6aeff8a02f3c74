// Units that an import names and that do not exist yet: departments below the top of the structure (P9, P10).
import { writeAudit } from '#api/audit/write-audit.ts'
import type { Actor } from '#api/audit/write-audit.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import { insertOrgNodes, listOrgNodes, listStructureTagIds } from './org-node.store.ts'

/** Gives the ids, in order. With several tops (or none) the new units become tops as well: nobody can guess which. */
export async function createUnits(
  trx: WorkspaceTransaction,
  actor: Actor,
  now: Date,
  workspaceId: string,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return []
  const tops = (await listOrgNodes(trx, workspaceId)).filter(node => node.parent_id === null)
  const parentId = tops.length === 1 ? (tops[0]?.id ?? null) : null
  const tags = await listStructureTagIds(trx, workspaceId)
  const structureTagId = tags.get('Department') ?? null
  const ids = await insertOrgNodes(
    trx,
    workspaceId,
    names.map(name => ({ parentId, structureTagId, name })),
  )
  for (const [index, name] of names.entries()) {
    const entityId = ids[index] ?? ''
    const after = { name, parentId, structureTagId }
    await writeAudit(trx, actor, now, { operation: 'CREATE', entity: 'org_node', entityId, after })
  }
  return ids
}
