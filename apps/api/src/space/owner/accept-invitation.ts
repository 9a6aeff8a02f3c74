// The invited person becomes an owner of the space (P1): the link of the mail proves the address.
import { formPasswordRefusal } from '@hr/domain/session/password-rules.ts'
import type { acceptOwnerInvitation as endpoint } from '@hr/contract/space-owner.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import type { PreparationFor, PreparedHandler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { listAccountsByName } from '#api/session/account.store.ts'
import { createAccount } from '#api/session/create-account.ts'
import { freeUsernames } from '#api/session/free-username.ts'
import { closedLink, getOpenLink } from '#api/session/mailed-link.ts'
import { networkOf } from '#api/session/network-of.ts'
import { hashPassword } from '#api/session/password.ts'
import { tokenHash } from '#api/session/secret.ts'
import { useOneTimeToken } from '#api/session/one-time-token.store.ts'
import { refusePassword } from '#api/session/set-password.ts'
import { deleteInvitation } from './owner.store.ts'

const purposes = ['owner_invitation'] as const

/** Returns the password hash. Throws INVALID_INPUT, and as getOpenLink. */
export async function checkAcceptance(asked: PreparationFor<typeof endpoint>): Promise<string> {
  const { address, input, limits, now, services, signal } = asked
  const { password, token } = input
  refusePassword('password', formPasswordRefusal({ password }))
  await getOpenLink(services.db, { token, purposes, now })
  return limits.passwords({ who: networkOf(address), signal }, () => hashPassword(password))
}

/** Throws TOKEN_USED if the link was used meanwhile, TOKEN_INVALID if it was withdrawn, and EMAIL_HAS_SIGN_IN. */
export const acceptOwnerInvitation: PreparedHandler<typeof endpoint, string> = async (
  context,
  passwordHash,
) => {
  const { db, input, language, now } = context
  const { firstName, lastName, token } = input
  const link = await useOneTimeToken(db, tokenHash(token), 'owner_invitation', now)
  if (!link) throw await closedLink(db, { token, purposes, now })
  const invitationId = link.invitation_id ?? ''
  const invitation = await deleteInvitation(db, invitationId)
  if (!invitation) throw new Refusal('TOKEN_INVALID')
  const { space_id: spaceId, email } = invitation
  if ((await listAccountsByName(db, email, ['console', 'space'])).length > 0)
    throw new Refusal('EMAIL_HAS_SIGN_IN')
  const [username = ''] = await freeUsernames(db, [email.split('@')[0] ?? ''])
  const job = db.as({ actor: { job: 'accept-invitation' } })
  const { id: accountId } = await createAccount(job, {
    kind: 'space',
    spaceId,
    username,
    email,
    passwordHash,
    passwordTemporary: false,
    firstName,
    lastName,
    language,
  })
  await writeAudit(job, {
    operation: 'DELETE',
    entity: 'owner_invitation',
    entityId: invitationId,
    before: { spaceId, email },
    after: { acceptedBy: accountId },
  })
  return { username }
}
