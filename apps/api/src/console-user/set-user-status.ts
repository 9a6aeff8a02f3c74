// Locks a user out or lets them in again (P3). Employees of an owner's companies are not affected.
import * as contract from '@hr/contract/console-user.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { Handler } from '#api/http/context.ts'
import { updateAccount } from '#api/session/account.store.ts'
import { endAccess } from '#api/session/end-access.ts'
import { changedUser, lockOther, refuseLastAdministrator } from './change-user.ts'
import type { LockedUser, UserContext } from './change-user.ts'

/** Ends all sessions. Throws OWN_ACCOUNT, LAST_ADMINISTRATOR. */
export const deactivateUser: Handler<typeof contract.deactivateUser> = async context => {
  const locked = await lockOther(context, contract.deactivateUser)
  const { row } = locked
  if (row.status === 'active') {
    await refuseLastAdministrator(context, row)
    await setStatus(context, locked, 'inactive')
    await endAccess(context.db, row.id)
  }
  return changedUser(context, locked)
}

/** Throws OWN_ACCOUNT. */
export const activateUser: Handler<typeof contract.activateUser> = async context => {
  const locked = await lockOther(context, contract.activateUser)
  if (locked.row.status !== 'active') await setStatus(context, locked, 'active')
  return changedUser(context, locked)
}

async function setStatus({ db }: UserContext, { row }: LockedUser, status: 'active' | 'inactive') {
  await updateAccount(db, row.id, { status })
  await auditUpdate(db, 'account', row.id, { before: { status: row.status }, after: { status } })
}
