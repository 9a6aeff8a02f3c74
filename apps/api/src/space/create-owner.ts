// Creates a space with its owner's account (P1); its companies follow with addWorkspace.
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import { createAccount } from '#api/session/create-account.ts'
import type { NewAccount } from '#api/session/create-account.ts'
import { insertSpace } from './space.store.ts'

type NewOwner = Omit<NewAccount, 'kind' | 'isAdmin'> & {
  /** Of the space. */
  readonly name: string
}

/** Throws ALREADY_EXISTS if the user name or e-mail is taken. */
export async function createOwner(
  trx: Scope,
  { name, ...account }: NewOwner,
): Promise<{ spaceId: string; accountId: string }> {
  const spaceId = newId()
  await insertSpace(trx, { id: spaceId, username: account.username, name, created_at: trx.now })
  const { id: accountId } = await createAccount(trx, { ...account, kind: 'space', spaceId })
  return { spaceId, accountId }
}
