// Sets or revokes full access of an employee's sign-in (P6). The caller checks the permission.
import type { Scope } from '#api/db/connect/scope.ts'

export type FullAccess = {
  readonly isAdmin: boolean
  /** The reserved employee id does not apply to this account. */
  readonly isRevoked: boolean
}

export async function setFullAccess(
  trx: Scope,
  accountId: string,
  { isAdmin, isRevoked }: FullAccess,
): Promise<void> {
  await trx
    .updateTable('account')
    .set({
      is_admin: isAdmin,
      full_access_revoked: isRevoked,
      full_access_since: isRevoked ? null : trx.now,
      updated_at: trx.now,
    })
    .where('id', '=', accountId)
    .execute()
}
