// The browser's part of passkeys; loaded when somebody uses one.
import type { InputOf, OutputOf } from '@hr/contract/endpoint.ts'
import { startPasskeySignIn } from '@hr/contract/passkey.ts'
import type { addPasskey, signInWithPasskey, startPasskey } from '@hr/contract/passkey.ts'
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { call } from '#web/api/call.ts'
import { CallError } from '#web/api/call-error.ts'
import { translate } from '#web/i18n/translation.ts'

/** Passkeys belong to one address, and the page may be open at another. */
class OtherAddress extends Error {
  readonly address: string
  constructor(address: string) {
    super(address)
    this.address = address
  }
}

function mustBeAt(origin: string): void {
  if (location.origin !== origin) throw new OtherAddress(origin)
}

/** Asks the device for a new passkey. */
export async function newPasskey({
  origin,
  options,
}: OutputOf<typeof startPasskey>): Promise<InputOf<typeof addPasskey>> {
  mustBeAt(origin)
  const { id, response } = await startRegistration({ optionsJSON: options })
  return { credentialId: id, clientData: response.clientDataJSON, attestation: response.attestationObject }
}

/** Asks the device for one of its passkeys, and lets it sign a challenge of the server. */
export async function usedPasskey(): Promise<
  Omit<InputOf<typeof signInWithPasskey>, 'door' | 'deviceToken'>
> {
  const { origin, options } = await call(startPasskeySignIn, {})
  mustBeAt(origin)
  const { id, response } = await startAuthentication({ optionsJSON: options })
  return {
    credentialId: id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle ?? '',
  }
}

/** What to tell the person. Browsers do not say whether they refused or the person stopped. */
export function problemText(error: unknown): string {
  if (error instanceof CallError) return error.message
  if (error instanceof OtherAddress) return translate('ownAccount.passkeyAddress', { address: error.address })
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return translate('ownAccount.passkeyKnown')
  return translate('ownAccount.passkeyStopped')
}
