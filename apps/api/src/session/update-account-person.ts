// Updates a sign-in with the name and e-mail of its person. The caller checks the permission.
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { revokeOneTimeTokens } from './one-time-token.store.ts'

type AccountPerson = {
  readonly employeeId: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
}

/** Another e-mail invalidates links sent to the old one. Does nothing without a sign-in. */
export async function updateAccountPerson(
  trx: Scope,
  { employeeId, firstName, lastName, email }: AccountPerson,
): Promise<void> {
  const account = await trx
    .from('account')
    .select(['id', 'email', 'first_name as firstName', 'last_name as lastName'])
    .where('employee_id', '=', employeeId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!account) return
  const { id, ...before } = account
  const after = { email: email?.toLowerCase() ?? null, firstName, lastName }
  await trx
    .updateTable('account')
    .set({ email: after.email, first_name: firstName, last_name: lastName, updated_at: trx.now })
    .where('id', '=', id)
    .execute()
  if (after.email !== before.email) await revokeOneTimeTokens(trx, id, trx.now)
  await auditUpdate(trx, 'account', id, { before, after })
}
