// Registration (P1): a verified e-mail becomes a space with its owner and a first workspace.
import { formPasswordRefusal } from '@hr/domain/session/password-rules.ts'
import type { register as endpoint } from '@hr/contract/session.ts'
import type { PreparationFor, PreparedHandler } from '#api/http/context.ts'
import { addWorkspace } from './add-workspace.ts'
import { createOwner } from './create-owner.ts'
import { freeUsernames } from '#api/session/free-username.ts'
import { closedLink, getOpenLink } from '#api/session/mailed-link.ts'
import { networkOf } from '#api/session/network-of.ts'
import { hashPassword } from '#api/session/password.ts'
import { tokenHash } from '#api/session/secret.ts'
import { revokeVerifications, useOneTimeToken } from '#api/session/one-time-token.store.ts'
import { refusePassword } from '#api/session/set-password.ts'

const purposes = ['verify_email'] as const

/** Returns the password hash. Throws INVALID_INPUT, and as getOpenLink. */
export async function checkRegistration(asked: PreparationFor<typeof endpoint>): Promise<string> {
  const { address, bearer, input, limits, now, services, signal } = asked
  const { password, token } = input
  refusePassword('password', formPasswordRefusal({ password }))
  await getOpenLink(services.db, { token: token || bearer || '', purposes, now })
  return limits.passwords({ who: networkOf(address), signal }, () => hashPassword(password))
}

/** Throws TOKEN_USED if the link was used meanwhile, and ALREADY_EXISTS if the address got a sign-in. */
export const register: PreparedHandler<typeof endpoint, string> = async (context, passwordHash) => {
  const { db, bearer, now } = context
  const { firstName, lastName } = context.input
  const token = context.input.token || bearer || ''
  const link = await useOneTimeToken(db, tokenHash(token), 'verify_email', now)
  if (!link?.email) throw await closedLink(db, { token, purposes, now })
  await revokeVerifications(db, link.email, now)
  const [username = ''] = await freeUsernames(db, [link.email.split('@')[0] ?? ''])
  const { spaceId, accountId } = await createOwner(db.as({ actor: { job: 'register' } }), {
    username,
    name: `${firstName} ${lastName}`,
    email: link.email,
    passwordHash,
    passwordTemporary: false,
    firstName,
    lastName,
  })
  await addWorkspace(db.as({ actor: { accountId, employeeId: null } }), {
    spaceId,
    name: companyName(firstName, "'s company"),
    nameLo: companyName('ບໍລິສັດຂອງ ', firstName),
  })
  return { username }
}

/** The owner can change it; at most the 50 characters of a name (spec 5). */
const companyName = (start: string, end: string) => `${start}${end}`.slice(0, 50)
