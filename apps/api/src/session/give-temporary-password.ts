// A new temporary password for somebody else's account; every session of the account ends (security).
import { writeAudit } from '#api/audit/write-audit.ts'
import type { Actor } from '#api/audit/write-audit.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import { makeTemporaryPassword } from './password.ts'
import { endSessions, revokeOneTimeTokens } from './session.store.ts'

/** Who may do this to whom is the caller's question (domain: covers). */
export async function giveTemporaryPassword(
  trx: WorkspaceTransaction,
  actor: Actor,
  now: Date,
  accountId: string,
  /** How the person learns of it; by mail nobody else sees a password. */
  resetBy: 'screen' | 'mail',
): Promise<{ username: string; temporaryPassword: string }> {
  const { password, hash } = await makeTemporaryPassword()
  const { username } = await trx
    .updateTable('account')
    .set({ password_hash: hash, password_temporary: true, updated_at: now })
    .where('id', '=', accountId)
    .returning('username')
    .executeTakeFirstOrThrow()
  await endSessions(trx, { accountId }, now)
  await revokeOneTimeTokens(trx, accountId, now)
  await writeAudit(trx, actor, now, {
    operation: 'UPDATE',
    entity: 'account',
    entityId: accountId,
    after: { resetBy },
  })
  return { username, temporaryPassword: password }
}
