// Signing in with a passkey. The device verified its person, so this is both steps (docs/decisions/0090-passkeys.md).
// Failures count like wrong passwords, and the answer is the same whatever was wrong.
import type * as contract from '@hr/contract/passkey.ts'
import type { Handler, PreparationFor, PreparedHandler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { findSignInAccount } from '../account.store.ts'
import { countSignIn, signInFrom } from '../count-sign-in.ts'
import { networkOf } from '../network-of.ts'
import { newToken } from '../secret.ts'
import { enter, kindsOf, refuseSuspended } from '../sign-in.ts'
import type { CheckedSignIn } from '../sign-in.ts'
import { challengeMs, challengeTaken, storeChallenge } from './challenge.ts'
import { findCredential, noteUse } from './passkey.store.ts'
import type { Credential } from './passkey.store.ts'
import { usableParty } from './relying-party.ts'
import { verifiedCounter } from './verify-passkey.ts'

/** Throws PASSKEYS_UNAVAILABLE. */
export const startPasskeySignIn: Handler<typeof contract.startPasskeySignIn> = async ({ db, services }) => {
  const party = usableParty(services.config)
  const challenge = newToken()
  await storeChallenge(db, challenge, { purpose: 'sign_in' })
  const options = { rpId: party.id, challenge, timeout: challengeMs, userVerification: 'required' as const }
  return { origin: party.origin, options }
}

type Checked = CheckedSignIn & { readonly credential: Credential; readonly counter: number }

/** Throws PASSKEY_FAILED, TOO_MANY_REQUESTS, or WORKSPACE_SUSPENDED if the passkey is right. */
export async function checkPasskey(
  asked: PreparationFor<typeof contract.signInWithPasskey>,
): Promise<Checked> {
  const { address, input, limits, now, services, signal } = asked
  const { db } = services
  const party = usableParty(services.config)
  const checked = await limits.signIns({ who: networkOf(address), signal }, async () => {
    const credential = await findCredential(db, input.credentialId)
    const from = signInFrom(address, now)
    const account =
      credential && (await findSignInAccount(db, credential.account_id, kindsOf[input.door], from))
    const accounts = account ? [account] : []
    const counted = await countSignIn(db, { name: input.credentialId, accounts, address }, async () => {
      const taken = await challengeTaken(services, input.clientData, { purpose: 'sign_in', sessionId: null })
      if (!credential || account?.status !== 'active' || !taken) return undefined
      const counter = await verifiedCounter(input, credential, { party, challenge: taken.challenge })
      return counter === undefined ? undefined : { account, credential, counter }
    })
    if (!counted) throw new Refusal('PASSKEY_FAILED')
    return { ...counted.proven, attempts: counted.keys }
  })
  await refuseSuspended(db, checked)
  return checked
}

/** Throws PASSKEY_FAILED if the passkey was removed or used elsewhere, or the password changed, meanwhile. */
export const signInWithPasskey: PreparedHandler<typeof contract.signInWithPasskey, Checked> = async (
  context,
  { credential, counter, ...checked },
) => {
  // The account first, as when a passkey is removed.
  const answer = await enter(context, checked, { hasPassedSecondStep: true })
  if (!answer || !(await noteUse(context.db, credential, counter))) throw new Refusal('PASSKEY_FAILED')
  return answer
}
