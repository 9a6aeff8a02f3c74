// Full access of an employee's sign-in, given or taken back (P6). Who may do this to whom is the caller's question.
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'

export type FullAccess = {
  readonly isAdmin: boolean
  /** The rule by the employee id does not count for this account. */
  readonly isRevoked: boolean
}

export async function setFullAccess(
  trx: WorkspaceTransaction,
  accountId: string,
  { isAdmin, isRevoked }: FullAccess,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('account')
    .set({
      is_admin: isAdmin,
      full_access_revoked: isRevoked,
      full_access_since: isRevoked ? null : now,
      updated_at: now,
    })
    .where('id', '=', accountId)
    .execute()
}
