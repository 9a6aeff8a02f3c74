// Every change of a user takes the same steps: one at a time, by somebody who has all that the user has (P3).
import type { User } from '@hr/contract/console-user.ts'
import type { Endpoint } from '@hr/contract/endpoint.ts'
import type { Access } from '@hr/domain/access/can.ts'
import { covers } from '@hr/domain/access/covers.ts'
import { listPermissionsOfConsoleRole } from '#api/console-role/console-role.store.ts'
import { lockConsole } from '#api/console-role/lock-console.ts'
import type { Caller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { accessOf, toUser } from './to-user.ts'
import { findUser, findUserForUpdate, hasOtherAdministrator } from './user.queries.ts'
import type { UserRow } from './user.queries.ts'

export type UserContext = Context<{ readonly id: string }, Caller>
export type LockedUser = {
  readonly row: UserRow
  readonly isSelf: boolean
  /** What the caller may do at this moment. */
  readonly access: Access
}

/** Throws NOT_FOUND, also for an employee; FORBIDDEN for a user with more access than the caller. */
export async function lockUser({ db, caller, input }: UserContext, endpoint: Endpoint): Promise<LockedUser> {
  const access = await lockConsole(db, caller, endpoint)
  const row = orNotFound(await findUserForUpdate(db, input.id))
  if (!covers(access, accessOf(row, await listPermissionsOfConsoleRole(db, row.roleId))))
    throw new Refusal('FORBIDDEN')
  return { row, isSelf: row.id === caller.accountId, access }
}

/** Throws OWN_ACCOUNT as well. */
export async function lockOther(context: UserContext, endpoint: Endpoint): Promise<LockedUser> {
  const locked = await lockUser(context, endpoint)
  if (locked.isSelf) throw new Refusal('OWN_ACCOUNT')
  return locked
}

/** Before a user loses full access to the console. Throws LAST_ADMINISTRATOR. */
export async function refuseLastAdministrator({ db }: UserContext, { isAdmin, id }: UserRow): Promise<void> {
  if (isAdmin && !(await hasOtherAdministrator(db, id))) throw new Refusal('LAST_ADMINISTRATOR')
}

/** The user after the change. */
export async function changedUser({ db, caller }: UserContext, { row, access }: LockedUser): Promise<User> {
  const after = orNotFound(await findUser(db, row.id))
  const permissions = await listPermissionsOfConsoleRole(db, after.roleId)
  return toUser(after, permissions, { accountId: caller.accountId, access })
}
