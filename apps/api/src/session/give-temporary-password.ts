// Sets a temporary password on another person's account, ends all its sessions and removes its passkeys: somebody who took
// the account over may have added one (security).
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { endAccess } from './end-access.ts'
import { deletePasskeysOf } from './passkey/passkey.store.ts'
import { makeTemporaryPassword } from './password.ts'

/** The caller checks the permission (domain: covers). */
export async function giveTemporaryPassword(
  trx: Scope,
  accountId: string,
  /** How the person receives it; by mail nobody else sees the password. */
  resetBy: 'screen' | 'mail',
): Promise<{ username: string; temporaryPassword: string }> {
  const { password, hash } = await makeTemporaryPassword()
  const { username } = await trx
    .updateTable('account')
    .set({ password_hash: hash, password_temporary: true, updated_at: trx.now })
    .where('id', '=', accountId)
    .returning('username')
    .executeTakeFirstOrThrow()
  await endAccess(trx, accountId)
  const passkeys = await deletePasskeysOf(trx, accountId)
  await auditUpdate(trx, 'account', accountId, {
    after: { resetBy, ...(passkeys.length > 0 && { passkeyRemoved: passkeys.join(', ') }) },
  })
  return { username, temporaryPassword: password }
}
