// HR sees the passkeys of somebody who lost a device, and removes that of the device (docs/decisions/0090-passkeys.md).
import type * as contract from '@hr/contract/employee.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Handler } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { notify } from '#api/notification/notify.ts'
import { actorName } from '#api/people/names-of.ts'
import { deletePasskey, listPasskeys } from '#api/session/passkey/passkey.store.ts'
import { toPasskey } from '#api/session/passkey/to-passkey.ts'
import { endSessions } from '#api/session/session.store.ts'
import { notifySignInChange } from '#api/session/notify-sign-in-change.ts'
import { getOtherAccount } from './other-account.ts'

export const listEmployeePasskeys: Handler<typeof contract.listEmployeePasskeys> = async context => {
  const account = await getOtherAccount(context)
  return { passkeys: (await listPasskeys(context.db, account.id)).map(toPasskey) }
}

/** The device may still be signed in, so all sessions of the person end. Throws NOT_FOUND. */
export const removeEmployeePasskey: Handler<typeof contract.removeEmployeePasskey> = async context => {
  const { db, caller, input, services } = context
  const account = await getOtherAccount(context)
  const { name } = orNotFound(await deletePasskey(db, account.id, input.passkeyId))
  await endSessions(db, { accountId: account.id }, db.now)
  const actor = await actorName(db, caller)
  const person = { ...account, workspace_id: caller.workspaceId }
  await notifySignInChange(db, services, person, {
    template: 'passkeyTakenAway',
    parameters: { username: account.username, name, actor: actor[account.language] },
    after: { passkeyRemoved: name },
  })
  await notify(
    { db, services },
    {
      employeeIds: [input.id],
      code: 'PASSKEY_TAKEN_AWAY',
      parameters: { actor, name },
      link: paths.security,
    },
  )
  return {}
}
