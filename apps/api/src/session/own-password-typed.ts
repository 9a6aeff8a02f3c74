// Before an action that could take over a sign-in, the caller must enter their own password again.
import type { Caller } from '#api/http/caller.ts'
import type { Preparation } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { findAccount } from './account.store.ts'
import { forgetAttempts } from './attempt.store.ts'
import { countAttempts } from './count-sign-in.ts'
import { verifyPassword } from './password.ts'

/** For preparedRoute(). Throws PASSWORD_WRONG, or TOO_MANY_REQUESTS like changing the password. */
export async function ownPasswordTyped({
  caller,
  input: { password },
  signal,
  limits,
  services: { db },
}: Preparation<{ readonly password: string }, Caller>): Promise<void> {
  const { accountId } = caller
  const key = `change:${accountId}`
  await countAttempts(db, [{ key, free: 5, firstSeconds: 2, mostSeconds: 900 }])
  const { password_hash: hash } = orNotFound(await findAccount(db, accountId))
  const isRight = await limits.passwords({ who: accountId, signal }, () => verifyPassword(hash, password))
  if (!isRight)
    throw new Refusal('PASSWORD_WRONG', {}, [{ path: 'password', code: 'PASSWORD_WRONG', parameters: {} }])
  await forgetAttempts(db, [key])
}
