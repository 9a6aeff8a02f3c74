// An owner removes another one (P1). The remover stays, so a space never loses its last owner.
import type { removeOwner as endpoint } from '@hr/contract/space-owner.ts'
import { auditUpdate, writeAudits } from '#api/audit/write-audit.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { updateAccount } from '#api/session/account.store.ts'
import { endAccess } from '#api/session/end-access.ts'
import { findSpaceOfOwner } from '../space.store.ts'
import { deleteInvitationsBy, listOwnerRows, lockSpace } from './owner.store.ts'

/**
 * Their address becomes free, so that they can be invited again. Throws NOT_FOUND, OWN_ACCOUNT, and UNAUTHORIZED if the
 * caller was removed at the same time.
 */
export const removeOwner: Handler<typeof endpoint> = async ({ db, caller, input: { id } }) => {
  const space = orNotFound(await findSpaceOfOwner(db, caller.accountId))
  await lockSpace(db, space.id)
  const owners = await listOwnerRows(db, space.id)
  if (!owners.some(owner => owner.id === caller.accountId)) throw new Refusal('UNAUTHORIZED')
  const { email } = orNotFound(owners.find(owner => owner.id === id))
  if (id === caller.accountId) throw new Refusal('OWN_ACCOUNT')
  await updateAccount(db, id, { status: 'inactive', email: null })
  await endAccess(db, id)
  await auditUpdate(db, 'account', id, {
    before: { status: 'active', email },
    after: { status: 'inactive', email: null },
  })
  const withdrawn = await deleteInvitationsBy(db, id)
  await writeAudits(
    db,
    withdrawn.map(({ id: entityId, ...before }) => ({
      operation: 'DELETE',
      entity: 'owner_invitation',
      entityId,
      before,
    })),
  )
  return {}
}
