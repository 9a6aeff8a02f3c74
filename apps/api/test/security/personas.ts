// The personas of the security tests: every sort of caller, from two companies.
import type { RestrictedPurpose } from '@hr/domain/session/session-purpose.ts'
import { acting, inCompany } from '#test/in-company.ts'
import { makeCompany, makeEmployee } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { signIn } from '#test/call.ts'
import type { TestApp } from '#test/test-app.ts'
import { createAccount } from '#api/session/create-account.ts'
import { hashPassword } from '#api/session/password.ts'
import { inTransaction } from '#api/db/connect/in-workspace.ts'

export const personaNames = [
  'no one',
  'operator',
  'clerk',
  'owner',
  'ownerInside',
  'admin',
  'hr',
  'manager',
  'employee',
  'peer',
  'ended',
  'restricted',
  'settingUp',
  'strangerHr',
] as const
export type PersonaName = (typeof personaNames)[number]

export type Personas = {
  readonly home: TestCompany
  readonly other: TestCompany
  /** A new session of the persona; null for nobody. */
  tokenOf(name: PersonaName): Promise<string | null>
}

/**
 * clerk: console user without a role. peer: same company, outside the team of manager. ownerInside: the space owner
 * after access-workspace. ended: an employee whose account was closed while signed in. restricted: must change a
 * temporary password. settingUp: must set up a required second step. strangerHr: HR of another company.
 */
export async function makePersonas(server: TestApp): Promise<Personas> {
  const home = await makeCompany(server)
  const other = await makeCompany(server)
  await makeConsoleUsers(server)
  const { db } = server.services
  const leaver = await inCompany(server, home.workspaceId, trx =>
    makeEmployee(trx, server, { staffId: 'LEAVER' }),
  )
  const ended = await signIn(server, leaver.username)
  await db.updateTable('account').set({ status: 'inactive' }).where('id', '=', leaver.accountId).execute()
  const usernames: Partial<Record<PersonaName, string>> = {
    operator: 'matrix-operator',
    clerk: 'matrix-clerk',
    owner: home.owner.username,
    admin: home.admin.username,
    hr: home.hr.username,
    manager: home.manager.username,
    employee: home.employee.username,
    peer: home.colleague.username,
    strangerHr: other.hr.username,
  }
  return {
    home,
    other,
    async tokenOf(name) {
      if (name === 'no one') return null
      if (name === 'ended') return ended
      if (name === 'ownerInside')
        return signIn(server, home.owner.username, { workspaceId: home.workspaceId })
      const token = await signIn(server, usernames[name] ?? home.employee.username)
      if (name === 'restricted') await restrictNewestSession(server, 'change_password')
      if (name === 'settingUp') await restrictNewestSession(server, 'set_up_second_step')
      return token
    },
  }
}

async function makeConsoleUsers(server: TestApp): Promise<void> {
  const passwordHash = await hashPassword('Demo1234')
  await inTransaction(server.services.db, async trx => {
    for (const username of ['matrix-operator', 'matrix-clerk']) {
      await createAccount(trx.as(acting(server)), {
        kind: 'console',
        username,
        email: null,
        consoleRoleId: null,
        passwordHash,
        passwordTemporary: false,
        firstName: 'Console',
        lastName: username,
        isAdmin: username === 'matrix-operator',
      })
    }
  })
}

async function restrictNewestSession(server: TestApp, purpose: RestrictedPurpose): Promise<void> {
  const { db } = server.services
  const newest = await db
    .selectFrom('session')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.updateTable('session').set({ purpose }).where('id', '=', newest.id).execute()
}
