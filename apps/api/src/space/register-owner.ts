// Registration (P1): a verified e-mail becomes a space with its owner and a first workspace.
import { formPasswordRefusal } from '@hr/domain/session/password-rules.ts'
import type { register as endpoint } from '@hr/contract/session.ts'
import type { PreparationFor, PreparedHandler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { addWorkspace } from './add-workspace.ts'
import { createOwner } from './create-owner.ts'
import { freeUsernames } from '#api/session/free-username.ts'
import { networkOf } from '#api/session/network-of.ts'
import { hashPassword } from '#api/session/password.ts'
import { tokenHash } from '#api/session/secret.ts'
import { findOpenToken, useOneTimeToken } from '#api/session/session.store.ts'
import { refusePassword } from '#api/session/set-password.ts'

/** Returns the password hash. Throws INVALID_INPUT and TOKEN_INVALID. */
export async function checkRegistration(asked: PreparationFor<typeof endpoint>): Promise<string> {
  const { address, bearer, input, limits, now, services, signal } = asked
  const { password, token } = input
  refusePassword('password', formPasswordRefusal({ password }))
  if (!(await findOpenToken(services.db, tokenHash(token || bearer || ''), ['verify_email'], now)))
    throw new Refusal('TOKEN_INVALID')
  return limits.passwords({ who: networkOf(address), signal }, () => hashPassword(password))
}

/** Throws TOKEN_INVALID, or ALREADY_EXISTS if the address got a sign-in meanwhile. */
export const registerOwner: PreparedHandler<typeof endpoint, string> = async (context, passwordHash) => {
  const { db, bearer, now } = context
  const { firstName, lastName, token } = context.input
  const link = await useOneTimeToken(db, tokenHash(token || bearer || ''), 'verify_email', now)
  if (!link?.email) throw new Refusal('TOKEN_INVALID')
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
