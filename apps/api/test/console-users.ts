// Console users of a test, with their permissions.
import type { AmsPageGroup, Action } from '@hr/domain/access/page-groups.ts'
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import { newId } from '#api/db/new-id.ts'
import { createAccount } from '#api/session/create-account.ts'
import { signIn } from './call.ts'
import { acting } from './in-company.ts'
import type { TestApp } from './test-app.ts'

type Right = readonly [AmsPageGroup, Action]

/** A session of a new console user: an administrator, or somebody with these rights alone. */
export async function consoleUser(
  server: TestApp,
  username: string,
  rights: readonly Right[] | 'all' = 'all',
): Promise<string> {
  await inTransaction(server.services.db, async trx => {
    const roleId = newId()
    await trx.insertInto('console_role').values({ id: roleId, code: username, name: username }).execute()
    if (rights !== 'all')
      await trx
        .insertInto('console_role_permission')
        .values(rights.map(([group_name, action]) => ({ role_id: roleId, group_name, action })))
        .execute()
    await createAccount(trx.as(acting(server)), {
      kind: 'console',
      consoleRoleId: roleId,
      isAdmin: rights === 'all',
      username,
      email: null,
      passwordHash: 'x',
      passwordTemporary: false,
      firstName: 'Console',
      lastName: username,
    })
  })
  return signIn(server, username)
}
