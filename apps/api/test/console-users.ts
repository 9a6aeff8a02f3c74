// Users of the operator console, for tests. Every password is that of factories.ts.
import { permissionId, permissionOf } from '@hr/domain/access/role-permissions.ts'
import type { Action, AmsPageGroup } from '@hr/domain/access/page-groups.ts'
import { everyGroup } from '@hr/domain/access/permission-catalogue.ts'
import { insertConsoleRole, replaceConsolePermissions } from '#api/console-role/console-role.store.ts'
import { takeConsoleLock } from '#api/console-role/lock-console.ts'
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import { newId } from '#api/db/new-id.ts'
import { createAccount } from '#api/session/create-account.ts'
import { hashPassword } from '#api/session/password.ts'
import { password } from './factories.ts'
import { signIn } from './call.ts'
import { acting } from './in-company.ts'
import type { TestApp } from './test-app.ts'
import { untilWaiting } from './until-waiting.ts'

const passwordHash = hashPassword(password)

export type ConsoleUser = {
  readonly id: string
  readonly username: string
  readonly roleId: string | null
  readonly token: string
}

/** An administrator, or with a role of exactly these permissions. */
export async function makeConsoleUser(
  server: TestApp,
  username: string,
  permissionIds?: readonly string[],
): Promise<ConsoleUser> {
  const roleId = permissionIds === undefined ? null : newId()
  const id = await inTransaction(server.services.db, async made => {
    const trx = made.as(acting(server))
    if (roleId !== null) {
      await insertConsoleRole(trx, { id: roleId, code: username.toUpperCase(), name: `Role ${username}` })
      const permissions = (permissionIds ?? []).flatMap(one => permissionOf(one, everyGroup) ?? [])
      await replaceConsolePermissions(trx, roleId, permissions)
    }
    const account = await createAccount(trx, {
      kind: 'console',
      consoleRoleId: roleId,
      isAdmin: roleId === null,
      username,
      email: null,
      passwordHash: await passwordHash,
      passwordTemporary: false,
      firstName: 'Console',
      lastName: username,
    })
    return account.id
  })
  return { id, username, roleId, token: await signIn(server, username) }
}

/** A session of a new console user: an administrator, or somebody with these rights alone. */
export async function consoleUser(
  server: TestApp,
  username: string,
  rights: readonly (readonly [AmsPageGroup, Action])[] | 'all' = 'all',
): Promise<string> {
  const ids =
    rights === 'all' ? undefined : rights.map(([groupName, name]) => permissionId({ groupName, name }))
  return (await makeConsoleUser(server, username, ids)).token
}

/** Starts calls that wait for the lock of the console one after the other, then lets them through in this order. */
export async function inOrder<T>(server: TestApp, calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  const started: Promise<T>[] = []
  await server.services.db.transaction().execute(async trx => {
    await takeConsoleLock(trx)
    for (const start of calls) {
      started.push(start())
      await untilWaiting(server, started.length)
    }
  })
  return Promise.all(started)
}
