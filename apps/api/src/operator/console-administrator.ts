// Creates an administrator of the operator console (P3), or resets the password of one. Run on the server itself.
import type { Scope } from '#api/db/connect/scope.ts'
import { createAccount } from '#api/session/create-account.ts'
import { giveTemporaryPassword } from '#api/session/give-temporary-password.ts'
import { usernameFrom } from '#api/session/free-username.ts'
import { makeTemporaryPassword } from '#api/session/password.ts'
import { StartError } from '#api/start-error.ts'

type ConsoleAdministrator = { readonly username: string; readonly temporaryPassword: string }

/** Throws StartError if the name belongs to another kind of sign-in. */
export async function consoleAdministrator(trx: Scope, name: string): Promise<ConsoleAdministrator> {
  const username = usernameFrom(name)
  const existing = await trx
    .selectFrom('account')
    .select(['id', 'kind', 'is_admin', 'status'])
    .where('username', '=', username)
    .executeTakeFirst()
  if (!existing) {
    const { password, hash } = await makeTemporaryPassword()
    await createAccount(trx, {
      kind: 'console',
      username,
      email: null,
      passwordHash: hash,
      passwordTemporary: true,
      firstName: 'Operator',
      lastName: username,
      isAdmin: true,
      consoleRoleId: null,
    })
    return { username, temporaryPassword: password }
  }
  if (existing.kind !== 'console' || !existing.is_admin || existing.status !== 'active') {
    throw new StartError(
      `"${username}" is the sign-in of somebody who is no administrator of the console. Choose another name.`,
    )
  }
  return giveTemporaryPassword(trx, existing.id, 'screen')
}
