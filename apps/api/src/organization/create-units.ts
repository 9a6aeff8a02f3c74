// Creates the new units of an import as departments below the company, never as a second top (P9, P10).
import { auditCreate } from '#api/audit/write-audit.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { insertOrgNodes, lockStructure, nextPlaceBelow } from './org-node.store.ts'
import type { NewOrgNode } from './org-node.store.ts'
import { departmentCode, listTags } from './structure-tag.store.ts'
import { listUnits } from './structure.queries.ts'

type Placed = { readonly parentId: string | null }

/** The company's own unit: the first without one above it. */
export const companyUnit = <Unit extends Placed>(units: readonly Unit[]): Unit | undefined =>
  units.find(unit => unit.parentId === null)

/** Returns the ids in order. A company without any unit gets one with the name of the company first. */
export async function createUnits(trx: Scope, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  await lockStructure(trx)
  const tags = await listTags(trx)
  const parentId =
    companyUnit(await listUnits(trx))?.id ?? (await createCompanyUnit(trx, tags[0]?.id ?? null))
  const firstPlace = await nextPlaceBelow(trx, parentId)
  const structureTagId = tags.find(tag => tag.code === departmentCode)?.id ?? null
  return insertUnits(
    trx,
    names.map((name, index) => ({ parentId, structureTagId, name, sortOrder: firstPlace + index })),
  )
}

async function createCompanyUnit(trx: Scope, structureTagId: string | null): Promise<string> {
  const { name, name_lo: nameLo } = await getCompanyProfile(trx)
  const [id = ''] = await insertUnits(trx, [{ parentId: null, structureTagId, name, nameLo }])
  return id
}

async function insertUnits(trx: Scope, units: readonly NewOrgNode[]): Promise<string[]> {
  const ids = await insertOrgNodes(trx, units)
  for (const [index, { id: _id, sortOrder: _place, ...after }] of units.entries())
    await auditCreate(trx, 'org_node', ids[index] ?? '', after)
  return ids
}
