// Adding a passkey to one's own account: the own password, then what the browser created.
import type * as contract from '@hr/contract/passkey.ts'
import { mostPasskeys } from '@hr/domain/session/most-passkeys.ts'
import type { PreparationFor, PreparedHandler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { newId } from '#api/db/new-id.ts'
import { findAccountForUpdate } from '../account.store.ts'
import { newToken } from '../secret.ts'
import { notifySignInChange } from '../notify-sign-in-change.ts'
import { challengeMs, challengeTaken, storeChallenge } from './challenge.ts'
import { insertPasskey, listPasskeys } from './passkey.store.ts'
import { usableParty } from './relying-party.ts'
import { toPasskey } from './to-passkey.ts'
import { algorithms, verifiedNew } from './verify-passkey.ts'
import type { NewCredential } from './verify-passkey.ts'

/** Throws PASSKEYS_UNAVAILABLE and PASSKEY_LIMIT. */
export const startPasskey: PreparedHandler<typeof contract.startPasskey, void> = async ({
  db,
  caller,
  input,
  services,
}) => {
  const party = usableParty(services.config)
  const account = orNotFound(await findAccountForUpdate(db, caller.accountId))
  const passkeys = await listPasskeys(db, account.id)
  if (passkeys.length >= mostPasskeys) throw new Refusal('PASSKEY_LIMIT', { most: mostPasskeys })
  const challenge = newToken()
  await storeChallenge(db, challenge, { purpose: 'add', sessionId: caller.sessionId, name: input.name })
  return {
    origin: party.origin,
    options: {
      rp: { id: party.id, name: 'Sabai HR' },
      user: {
        id: Buffer.from(account.id).toString('base64url'),
        name: account.username,
        displayName: `${account.first_name} ${account.last_name}`,
      },
      challenge,
      pubKeyCredParams: algorithms.map(alg => ({ alg, type: 'public-key' })),
      timeout: challengeMs,
      excludeCredentials: passkeys.map(({ credential_id: id }) => ({ id, type: 'public-key' })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  }
}

type Checked = NewCredential & { readonly name: string }

/** Throws PASSKEY_NOT_ADDED. */
export async function checkNewPasskey(asked: PreparationFor<typeof contract.addPasskey>): Promise<Checked> {
  const { caller, input, services } = asked
  const party = usableParty(services.config)
  const owner = { purpose: 'add', sessionId: caller.sessionId } as const
  const taken = await challengeTaken(services, input.clientData, owner)
  const verified = taken && (await verifiedNew(input, { party, challenge: taken.challenge }))
  if (!verified || taken.name === null) throw new Refusal('PASSKEY_NOT_ADDED')
  return { ...verified, name: taken.name }
}

/** Throws PASSKEY_LIMIT, and PASSKEY_NOT_ADDED for a passkey that is somebody's already. */
export const addPasskey: PreparedHandler<typeof contract.addPasskey, Checked> = async (
  { db, caller, services },
  { credentialId, publicKey, counter, name },
) => {
  const account = orNotFound(await findAccountForUpdate(db, caller.accountId))
  const passkeys = await listPasskeys(db, account.id)
  if (passkeys.length >= mostPasskeys) throw new Refusal('PASSKEY_LIMIT', { most: mostPasskeys })
  const row = await insertPasskey(db, {
    id: newId(),
    account_id: account.id,
    credential_id: credentialId,
    public_key: publicKey,
    counter,
    name,
    created_at: db.now,
  })
  if (!row) throw new Refusal('PASSKEY_NOT_ADDED')
  await notifySignInChange(db, services, account, {
    template: 'passkeyAdded',
    parameters: { username: account.username, name },
    after: { passkeyAdded: name },
  })
  return toPasskey(row)
}
