// Links the caller's sign-in with their sign-in in another company (P2, docs/decisions/0088-linked-sign-ins.md).
import type * as contract from '@hr/contract/linked-account.ts'
import { linkAccountsRefusal } from '@hr/domain/session/linked-account-refusal.ts'
import type { Handler, PreparationFor, PreparedHandler } from '#api/http/context.ts'
import { ownEmployeeId } from '#api/http/own-employee-id.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { findAccount, findAccountForUpdate, listSignInAccounts } from '../account.store.ts'
import type { AccountRow } from '../account.store.ts'
import { forgetAttempts } from '../attempt.store.ts'
import { countSignIn, signInFrom } from '../count-sign-in.ts'
import { networkOf } from '../network-of.ts'
import { ownPasswordTyped } from '../own-password-typed.ts'
import { accountOf } from '../sign-in.ts'
import { workspaceSuspended } from '../workspace-suspended.ts'
import { deleteLink, insertLink } from './account-link.store.ts'
import { auditSide } from './audit-side.ts'
import { linkedAccounts } from './list-linked.ts'
import { toLinkable } from './to-linkable.ts'

/** The two sign-ins as they were when their passwords were right. */
type Proven = { readonly own: AccountRow; readonly other: AccountRow }

const wrong = (path: 'otherUsername' | 'otherPassword', code: 'SAME_COMPANY' | 'OTHER_SIGN_IN_FAILED') =>
  new Refusal(code, {}, [{ path, code, parameters: {} }])

/** Both passwords are tried and counted as at the sign-in. Throws PASSWORD_WRONG, OTHER_SIGN_IN_FAILED, TOO_MANY_REQUESTS. */
export async function checkBothPasswords(
  asked: PreparationFor<typeof contract.linkAccount>,
): Promise<Proven> {
  const { address, caller, input, limits, now, services, signal } = asked
  ownEmployeeId(caller)
  await ownPasswordTyped(asked)
  const own = orNotFound(await findAccount(services.db, caller.accountId))
  const name = input.otherUsername.normalize('NFC').toLowerCase()
  const { proven: other, keys } = await limits.signIns({ who: networkOf(address), signal }, async () => {
    const accounts = await listSignInAccounts(services.db, name, ['employee'], signInFrom(address, now))
    const counted = await countSignIn(services.db, { name, accounts, address }, () =>
      accountOf(asked, accounts, input.otherPassword),
    )
    if (!counted) throw wrong('otherPassword', 'OTHER_SIGN_IN_FAILED')
    return counted
  })
  await forgetAttempts(services.db, keys)
  return { own, other }
}

/** Throws a code of linkAccountsRefusal, WORKSPACE_SUSPENDED, and OTHER_SIGN_IN_FAILED if a password changed meanwhile. */
export const linkAccount: PreparedHandler<typeof contract.linkAccount, Proven> = async (
  { db, now, services },
  proven,
) => {
  // In the order of ids: two people may link the same pair.
  const sides = [proven.own, proven.other].toSorted((one, other) => (one.id < other.id ? -1 : 1))
  for (const side of sides) {
    const current = await findAccountForUpdate(db, side.id)
    if (current?.password_hash !== side.password_hash || current.status !== 'active')
      throw wrong('otherPassword', 'OTHER_SIGN_IN_FAILED')
  }
  const { own, other } = proven
  const refusal = linkAccountsRefusal(
    await toLinkable(db, services, own),
    await toLinkable(db, services, other),
  )
  if (refusal === 'SAME_COMPANY') throw wrong('otherUsername', refusal)
  if (refusal) throw new Refusal(refusal)
  if (other.workspace_status === 'suspended' || other.space_status === 'suspended')
    throw workspaceSuspended(other.suspended_reason)
  if (await insertLink(db, own, other, now)) {
    await auditSide(db, own, { otherCompany: 'linked' })
    await auditSide(db, other, { otherCompany: 'linked' })
  }
  const linked = await linkedAccounts(db, services, own.id)
  return orNotFound(linked.find(({ id }) => id === other.id))
}

/** Throws NOT_FOUND. */
export const unlinkAccount: Handler<typeof contract.unlinkAccount> = async ({ db, caller, input }) => {
  const { id } = input
  if (!(await deleteLink(db, caller.accountId, id))) throw new Refusal('NOT_FOUND')
  for (const side of [caller.accountId, id])
    await auditSide(db, orNotFound(await findAccount(db, side)), { otherCompany: 'unlinked' })
  return {}
}
