// One's own passkeys: the list, renaming and removing.
import type * as contract from '@hr/contract/passkey.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { findAccountForUpdate } from '../account.store.ts'
import { notifySignInChange } from '../notify-sign-in-change.ts'
import { deletePasskey, listPasskeys, updatePasskeyName } from './passkey.store.ts'
import { relyingParty } from './relying-party.ts'
import { toPasskey } from './to-passkey.ts'

/** Throws VIEW_ONLY: it is nothing that "view as" shows. */
export const getPasskeys: Handler<typeof contract.getPasskeys> = async ({ db, caller, services }) => {
  if (caller.viewer) throw new Refusal('VIEW_ONLY')
  const { origin, obstacle } = relyingParty(services.config)
  const rows = await listPasskeys(db, caller.accountId)
  return { passkeys: rows.map(toPasskey), origin, obstacle }
}

/** Throws NOT_FOUND, also for somebody else's. */
export const renamePasskey: Handler<typeof contract.renamePasskey> = async ({
  db,
  caller,
  input: { id, name },
}) => {
  const row = orNotFound(await updatePasskeyName(db, caller.accountId, id, name))
  await auditUpdate(db, 'account', caller.accountId, { after: { passkeyRenamed: name } })
  return toPasskey(row)
}

/** Throws NOT_FOUND, also for somebody else's. */
export const removePasskey: Handler<typeof contract.removePasskey> = async ({
  db,
  caller,
  input,
  services,
}) => {
  const account = orNotFound(await findAccountForUpdate(db, caller.accountId))
  const { name } = orNotFound(await deletePasskey(db, account.id, input.id))
  await notifySignInChange(db, services, account, {
    template: 'passkeyRemoved',
    parameters: { username: account.username, name },
    after: { passkeyRemoved: name },
  })
  return {}
}
