// Gives a new workspace its first positions and departments (P3): copies, which the company changes as it likes.
import { insertOrgNodes } from '#api/organization/org-node.store.ts'
import { insertNamed } from '#api/organization/position.store.ts'
import { departmentCode, listTags } from '#api/organization/structure-tag.store.ts'
import { newId } from '#api/db/new-id.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { listStarterItems } from '#api/starter/starter.store.ts'

/** The departments are below a unit with the names of the company. The transaction is inside the workspace. */
export async function copyStarter(
  trx: Scope,
  company: { readonly name: string; readonly nameLo: string },
): Promise<void> {
  await insertNamed(trx, 'position', await listStarterItems(trx, 'starter_position'))
  const departments = await listStarterItems(trx, 'starter_department')
  if (departments.length === 0) return
  const tags = await listTags(trx)
  const departmentTag = tags.find(({ code }) => code === departmentCode)?.id ?? null
  const top = newId()
  await insertOrgNodes(trx, [
    { ...company, id: top, parentId: null, structureTagId: tags[0]?.id ?? null },
    ...departments.map(({ name, nameLo }, index) => ({
      name,
      nameLo,
      parentId: top,
      structureTagId: departmentTag,
      sortOrder: index,
    })),
  ])
}
