// What a device signed, checked with the library: challenge, address, the person verified, signature, and a counter that
// goes forward. Loaded with the first passkey, because few processes need its certificates.
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { addPasskey, signInWithPasskey } from '@hr/contract/passkey.ts'
import type { Credential } from './passkey.store.ts'
import type { RelyingParty } from './relying-party.ts'

const webauthn = () => import('@simplewebauthn/server')

/** COSE numbers of EdDSA, ES256 and RS256: every device has one of them. */
export const algorithms = [-8, -7, -257]

export type NewCredential = {
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
}
type Expected = { readonly party: RelyingParty; readonly challenge: string }

/** Undefined for bytes that no browser sends. */
export function challengeOf(clientData: string): string | undefined {
  try {
    const { challenge }: { challenge?: unknown } = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/** A new passkey, or undefined. */
export async function verifiedNew(
  { credentialId, clientData, attestation }: CheckedInputOf<typeof addPasskey>,
  { party, challenge }: Expected,
): Promise<NewCredential | undefined> {
  const { verifyRegistrationResponse } = await webauthn()
  const answer = await unlessRefused(() =>
    verifyRegistrationResponse({
      response: {
        ...credentialOf(credentialId),
        response: { clientDataJSON: clientData, attestationObject: attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!answer?.verified) return undefined
  const { id, publicKey, counter } = answer.registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
}

/** The new counter, or undefined. */
export async function verifiedCounter(
  { clientData, authenticatorData, signature, userHandle }: CheckedInputOf<typeof signInWithPasskey>,
  credential: Credential,
  { party, challenge }: Expected,
): Promise<number | undefined> {
  // The device names the account for which it made the key.
  if (Buffer.from(userHandle, 'base64url').toString() !== credential.account_id) return undefined
  const { verifyAuthenticationResponse } = await webauthn()
  const { credential_id: id, public_key: publicKey, counter } = credential
  const answer = await unlessRefused(() =>
    verifyAuthenticationResponse({
      response: {
        ...credentialOf(id),
        response: { clientDataJSON: clientData, authenticatorData, signature, userHandle },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    }),
  )
  return answer?.verified ? answer.authenticationInfo.newCounter : undefined
}

const credentialOf = (id: string) =>
  ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const

/** The library throws plain errors for everything that it does not accept; it reads nothing but its arguments. */
async function unlessRefused<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify()
  } catch {
    return undefined
  }
}
