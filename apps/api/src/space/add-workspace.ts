// Adds a workspace to a space: a company with its initial data (P1).
import { auditCreate } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { copyStarter } from './copy-starter.ts'
import { createCompany } from './create-company.ts'
import type { CompanyStart } from './create-company.ts'
import { newId } from '#api/db/new-id.ts'
import { insertWorkspace } from './space.store.ts'

type NewWorkspace = CompanyStart & {
  readonly spaceId: string
  readonly name: string
  readonly nameLo: string
}

/** Leaves the transaction inside the new workspace. */
export async function addWorkspace(
  trx: Scope,
  { spaceId, name, nameLo, ...start }: NewWorkspace,
): Promise<{ id: string }> {
  const id = newId()
  await insertWorkspace(trx, { id, space_id: spaceId, name, created_at: trx.now })
  const after = { spaceId, name, nameLo }
  await auditCreate(trx, 'workspace', id, after)
  await createCompany(trx, { workspaceId: id, name, nameLo, ...start })
  await copyStarter(trx, { name, nameLo })
  return { id }
}
