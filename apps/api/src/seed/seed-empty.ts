// An installation without demo data: one workspace and its administrator with a temporary password.
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import { addFirstAdministrator } from '#api/space/add-first-administrator.ts'
import type { FirstAdministrator } from '#api/space/add-first-administrator.ts'
import { copyStarter } from '#api/space/copy-starter.ts'
import { createCompany } from '#api/space/create-company.ts'
import { insertSpace, insertWorkspace } from '#api/space/space.store.ts'
import { firstAdministratorId } from './demo-staff.ts'

/** P6: employee id 195, and also an administrator account, so that the rule can be turned off. */
export async function seedEmpty(trx: Scope): Promise<FirstAdministrator> {
  const { now } = trx
  const [spaceId, workspaceId] = [newId(), newId()]
  const names = { name: 'My company', nameLo: 'ບໍລິສັດຂອງຂ້ອຍ' }
  const { name } = names
  await insertSpace(trx, { id: spaceId, username: 'my-company', name, created_at: now })
  await insertWorkspace(trx, { id: workspaceId, space_id: spaceId, name, is_first: true, created_at: now })
  await createCompany(trx, { workspaceId, ...names })
  await copyStarter(trx, names)
  return addFirstAdministrator(trx, {
    id: firstAdministratorId,
    username: 'admin',
    firstName: 'First',
    lastName: 'Administrator',
    email: null,
  })
}
