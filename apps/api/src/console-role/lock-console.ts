// Serialises changes of console permissions; the permissions of the caller are read again after the wait.
import type { Access } from '@hr/domain/access/can.ts'
import type { Endpoint } from '@hr/contract/endpoint.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db } from '#api/db/schema/tables.ts'
import { authorise } from '#api/http/authorise.ts'
import type { Caller } from '#api/http/caller.ts'
import { Refusal } from '#api/http/refusal.ts'
import { findAccount } from '#api/session/account.store.ts'
import type { AccountRow } from '#api/session/account.store.ts'
import { listPermissionsOfConsoleRole } from './console-role.store.ts'

/**
 * Returns what the caller may do now. Throws UNAUTHORIZED if they were deactivated while they waited, FORBIDDEN if they
 * lost the permission.
 */
export async function lockConsole(db: Scope, caller: Caller, endpoint: Endpoint): Promise<Access> {
  await takeConsoleLock(db)
  const account = await findAccount(db, caller.accountId)
  if (account?.status !== 'active') throw new Refusal('UNAUTHORIZED')
  const access = await consoleAccessOf(db, account)
  authorise(endpoint, { ...caller, access })
  return access
}

/** Waits for other changes of access to the console; until the transaction ends. */
export async function takeConsoleLock(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('console access', 0))`.execute(db)
}

/** What an account may do in the console; nothing for an owner. */
async function consoleAccessOf(db: Scope, account: AccountRow): Promise<Access> {
  return {
    isAdmin: account.is_admin,
    permissions: await listPermissionsOfConsoleRole(db, account.console_role_id),
  }
}
