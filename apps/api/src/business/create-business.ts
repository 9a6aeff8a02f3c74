// The operator registers a business (P3): its owner, its first workspace and the first administrator of that.
import type { createBusiness as endpoint } from '@hr/contract/business.ts'
import { auditCreate } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { createAccount } from '#api/session/create-account.ts'
import type { NewAccount } from '#api/session/create-account.ts'
import { freeUsernames, lockUsernames } from '#api/session/free-username.ts'
import { makeTemporaryPassword } from '#api/session/password.ts'
import { addFirstAdministrator } from '#api/space/add-first-administrator.ts'
import { addWorkspace } from '#api/space/add-workspace.ts'
import { insertSpace } from '#api/space/space.store.ts'

/** ALREADY_EXISTS on `ownerEmail` if somebody signs in with it at the console or in another space. */
export const createBusiness: Handler<typeof endpoint> = async ({ db, input, language }) => {
  const { name, nameLo, businessType, ownerEmail, adminEmail } = input
  await lockUsernames(db)
  const [ownerName = '', adminName = ''] = await freeUsernames(db, [ownerEmail, adminEmail].map(localPart))
  const id = newId()
  await insertSpace(db, { id, username: ownerName, name, business_type: businessType, created_at: db.now })
  await auditCreate(db, 'space', id, { name, username: ownerName, businessType })
  const { password, hash } = await makeTemporaryPassword()
  await createOwner(db, {
    spaceId: id,
    username: ownerName,
    email: ownerEmail,
    passwordHash: hash,
    passwordTemporary: true,
    firstName: input.ownerFirstName,
    lastName: input.ownerLastName,
    language,
  })
  await addWorkspace(db, { spaceId: id, name, nameLo })
  const admin = await addFirstAdministrator(db, {
    username: adminName,
    firstName: input.adminFirstName,
    lastName: input.adminLastName,
    email: adminEmail,
    language,
  })
  return { id, name, owner: { username: ownerName, temporaryPassword: password }, admin }
}

const localPart = (email: string) => email.split('@')[0] ?? ''

async function createOwner(db: Scope, owner: Omit<NewAccount & { kind: 'space' }, 'kind'>): Promise<void> {
  try {
    await createAccount(db, { ...owner, kind: 'space' })
  } catch (error) {
    const isTaken = error instanceof Refusal && error.fields.some(({ path }) => path === 'email')
    if (!isTaken) throw error
    throw new Refusal('ALREADY_EXISTS', {}, [{ path: 'ownerEmail', code: 'ALREADY_EXISTS', parameters: {} }])
  }
}
