// An installation without demo data: one workspace and its administrator with a temporary password.
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { defaultTimeZone } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { copyStarter } from '#api/space/copy-starter.ts'
import { createCompany } from '#api/space/create-company.ts'
import { newId } from '#api/db/new-id.ts'
import { createEmployee } from '#api/employee/create-employee.ts'
import { grantDueYears } from '#api/leave/ledger/grant-year.ts'
import { makeTemporaryPassword } from '#api/session/password.ts'
import { updatePassword } from '#api/session/account.store.ts'
import { insertSpace, insertWorkspace } from '#api/space/space.store.ts'
import { firstAdministratorId } from './demo-staff.ts'

export type FirstAdministrator = { readonly username: string; readonly temporaryPassword: string }

/** P6: employee id 195, and also an administrator account, so that the rule can be turned off. */
export async function seedEmpty(trx: Scope): Promise<FirstAdministrator> {
  const { now } = trx
  const [spaceId, workspaceId] = [newId(), newId()]
  const name = 'My company'
  await insertSpace(trx, { id: spaceId, username: 'my-company', name, created_at: now })
  await insertWorkspace(trx, { id: workspaceId, space_id: spaceId, name, is_first: true, created_at: now })
  const names = { name, nameLo: 'ບໍລິສັດຂອງຂ້ອຍ' }
  await createCompany(trx, { workspaceId, ...names })
  await copyStarter(trx, names)
  const { password, hash } = await makeTemporaryPassword()
  const { id, username, accountId } = await createEmployee(trx, {
    id: firstAdministratorId,
    staffId: 'ADMIN',
    firstName: 'First',
    lastName: 'Administrator',
    firstNameLo: '',
    lastNameLo: '',
    gender: null,
    email: null,
    phone: null,
    startedOn: localDateOf(now.getTime(), defaultTimeZone),
    job: { unitId: null, positionId: null, jobGradeId: null, lineManagerId: null },
    roles: ['HR'],
    signIn: { username: 'admin', passwordHash: hash, isAdmin: true },
  })
  await grantDueYears(trx, { employeeIds: [id] })
  await updatePassword(trx, accountId, { hash, isTemporary: true }, now)
  return { username, temporaryPassword: password }
}
