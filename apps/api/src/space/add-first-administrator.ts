// The first person of a new company: an administrator with the HR role and a temporary password (P6).
import type { Language } from '@hr/contract/messages/text.ts'
import { todayIn } from '#api/company/today.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { createPerson } from '#api/employee/create-people.ts'
import { grantDueYears } from '#api/leave/ledger/grant-year.ts'
import { updatePassword } from '#api/session/account.store.ts'
import { makeTemporaryPassword } from '#api/session/password.ts'

export type FirstAdministrator = { readonly username: string; readonly temporaryPassword: string }

type Person = {
  /** The reserved id, in the first workspace of the installation. */
  readonly id?: number
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly language?: Language
}

/** The transaction is inside the workspace. */
export async function addFirstAdministrator(
  trx: Scope,
  { username: wanted, ...person }: Person,
): Promise<FirstAdministrator> {
  const { password, hash } = await makeTemporaryPassword()
  const { id, username, accountId } = await createPerson(trx, {
    ...person,
    staffId: 'ADMIN',
    firstNameLo: '',
    lastNameLo: '',
    gender: null,
    phone: null,
    startedOn: await todayIn(trx),
    job: { unitId: null, positionId: null, jobGradeId: null, lineManagerId: null },
    roles: ['HR'],
    signIn: { username: wanted, passwordHash: hash, isAdmin: true },
  })
  await grantDueYears(trx, { employeeIds: [id] })
  await updatePassword(trx, accountId, { hash, isTemporary: true }, trx.now)
  return { username, temporaryPassword: password }
}
