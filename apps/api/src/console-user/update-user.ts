// Changes the name of a user and what they may do in the console (P3).
import { updateUser as endpoint } from '@hr/contract/console-user.ts'
import { userErrors } from '@hr/domain/console-user/user-errors.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { updateAccount } from '#api/session/account.store.ts'
import { changedUser, lockUser, refuseLastAdministrator } from './change-user.ts'
import { refuseGiving } from './refuse-giving.ts'
import { refuseUserErrors } from './refuse-user-errors.ts'

/** Throws OWN_ACCOUNT if one's own access would change, LAST_ADMINISTRATOR, MORE_THAN_HELD. */
export const updateUser: Handler<typeof endpoint> = async context => {
  const { db, input } = context
  const locked = await lockUser(context, endpoint)
  const { row, isSelf, access } = locked
  const { firstName, lastName, isAdmin, roleId } = input
  refuseUserErrors(
    userErrors({ kind: row.kind === 'space' ? 'space' : 'console', isAdmin, roleId, companyName: '' }),
  )
  if (isAdmin !== row.isAdmin || roleId !== row.roleId) {
    if (isSelf) throw new Refusal('OWN_ACCOUNT')
    if (!isAdmin) await refuseLastAdministrator(context, row)
    await refuseGiving(db, access, { isAdmin, roleId })
  }
  const before = {
    firstName: row.firstName,
    lastName: row.lastName,
    isAdmin: row.isAdmin,
    consoleRoleId: row.roleId,
  }
  await updateAccount(db, row.id, {
    first_name: firstName,
    last_name: lastName,
    is_admin: isAdmin,
    console_role_id: roleId,
  })
  const after = { firstName, lastName, isAdmin, consoleRoleId: roleId }
  await auditUpdate(db, 'account', row.id, { before, after })
  return changedUser(context, locked)
}
