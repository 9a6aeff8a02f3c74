// Creates the unknown units of an import as departments below the top of the structure (P9, P10).
import { writeAudit } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { insertOrgNodes, lockStructure, nextPlaceBelow } from './org-node.store.ts'
import { departmentCode, listTags } from './structure-tag.store.ts'
import { listUnits } from './structure.queries.ts'

/** Returns the ids in order. With several tops or none the new units become tops: the parent is ambiguous. */
export async function createUnits(trx: Scope, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  await lockStructure(trx)
  const units = await listUnits(trx)
  const tops = units.filter(unit => unit.parentId === null)
  const parentId = tops.length === 1 ? (tops[0]?.id ?? null) : null
  const firstPlace = await nextPlaceBelow(trx, parentId)
  const tags = await listTags(trx)
  const structureTagId = tags.find(tag => tag.code === departmentCode)?.id ?? null
  const ids = await insertOrgNodes(
    trx,
    names.map((name, index) => ({ parentId, structureTagId, name, sortOrder: firstPlace + index })),
  )
  for (const [index, name] of names.entries()) {
    const entityId = ids[index] ?? ''
    const after = { name, parentId, structureTagId }
    await writeAudit(trx, { operation: 'CREATE', entity: 'org_node', entityId, after })
  }
  return ids
}
