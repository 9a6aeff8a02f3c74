import type * as contract from '@hr/contract/console-user.ts'
import {
  listPermissionsOfConsoleRole,
  listPermissionsOfConsoleRoles,
} from '#api/console-role/console-role.store.ts'
import type { Handler } from '#api/http/context.ts'
import { listPage } from '#api/http/list-page.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { toUser } from './to-user.ts'
import { countUsers, findUser, isUserKey, listUserRows } from './user.queries.ts'

export const listUsers: Handler<typeof contract.listUsers> = async ({ db, caller, input }) => {
  const page = await listPage(input, {
    rows: window => listUserRows(db, input, window),
    total: () => countUsers(db, input),
    keyOf: row => [row.sortName, row.id] as const,
    isKey: isUserKey,
  })
  const permissions = await listPermissionsOfConsoleRoles(db)
  return { ...page, rows: page.rows.map(row => toUser(row, permissions.get(row.roleId ?? '') ?? [], caller)) }
}

/** Throws NOT_FOUND. */
export const getUser: Handler<typeof contract.getUser> = async ({ db, caller, input }) => {
  const row = orNotFound(await findUser(db, input.id))
  return toUser(row, await listPermissionsOfConsoleRole(db, row.roleId), caller)
}
