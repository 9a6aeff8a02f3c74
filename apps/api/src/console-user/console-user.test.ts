import { createUser, getUser, listUserHistory, listUsers, updateUser } from '@hr/contract/console-user.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { accessWorkspace, changePassword, login } from '@hr/contract/session.ts'
import { getSpace } from '@hr/contract/space.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { makeConsoleUser } from '#test/console-users.ts'
import type { ConsoleUser } from '#test/console-users.ts'
import { makeCompany, password } from '#test/factories.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => makeCompany(server))
let operator: ConsoleUser
/** May manage users, and view roles. */
let manager: ConsoleUser
beforeAll(async () => {
  operator = await makeConsoleUser(server, 'operator')
  manager = await makeConsoleUser(server, 'manager', ['AMS_USER:all', 'AMS_ROLE:view'])
})

let made = 0
let username: string
beforeEach(() => {
  made += 1
  username = `user-${made}`
})

type NewUser = InputOf<typeof createUser>
const person = { firstName: 'Bounmy', lastName: 'Keosavang' }
const add = (input: Partial<NewUser> = {}, token = operator.token) =>
  call(server, token, createUser, { kind: 'console', username, ...person, isAdmin: true, ...input })
const find = async (id: string, token = operator.token) => (await call(server, token, getUser, { id })).data

describe('a new user of the console', () => {
  test('signs in with a temporary password shown once, chooses their own, and has the role', async () => {
    const { data: added } = await add({ isAdmin: false, roleId: manager.roleId, username: `User-${made}` })
    expect(await find(added.id)).toMatchObject({
      kind: 'console',
      username,
      ...person,
      email: null,
      status: 'active',
      isAdmin: false,
      role: { id: manager.roleId, name: 'Role manager' },
      space: null,
      passwordTemporary: true,
      lastSignInAt: null,
      isSelf: false,
      mayChange: true,
    })
    const temporaryPassword = added.temporaryPassword ?? ''
    const first = (await call(server, null, login, { username, password: temporaryPassword })).data
    expect(first.passwordTemporary).toBe(true)
    expect((await call(server, first.token, listUsers, {})).status).toBe(403)
    const own = { oldPassword: temporaryPassword, newPassword: 'Chosen1234' }
    const full = (await call(server, first.token, changePassword, own)).data
    expect((await call(server, full.token ?? '', listUsers, {})).status).toBe(200)
    expect(await find(added.id)).toMatchObject({ passwordTemporary: false })
  })

  test.each([
    ['a taken user name', { username: 'operator' }, 409, 'username'],
    ['the user name of an employee', { username: 'employee-1' }, 409, 'username'],
    ['a taken e-mail', { email: 'owner-1@example.la' }, 409, 'email'],
    ['an e-mail as user name', { username: 'a@b.la' }, 400, 'username'],
    ['no role', { isAdmin: false }, 400, 'roleId'],
    ['a company', { companyName: 'Sabai' }, 400, 'companyName'],
    ['a short name', { firstName: 'Al' }, 400, 'firstName'],
  ])('is refused with %s', async (_, input, status, path) => {
    const answer = await add(input)
    expect([answer.status, Object.keys(answer.fields)]).toEqual([status, [path]])
  })

  test('is refused with a role that does not exist', async () => {
    const roleId = '01900000-0000-7000-8000-000000000000'
    expect((await add({ isAdmin: false, roleId })).status).toBe(404)
  })

  test('an employee may have the same e-mail', async () => {
    expect((await add({ email: 'employee-1@example.la' })).status).toBe(200)
  })
})

describe('a new owner', () => {
  const owner = { kind: 'space', isAdmin: false } as const

  test('has a space with a first company, and enters it', async () => {
    const companyName = `Company of ${username}`
    const { data: added } = await add({ ...owner, companyName, companyNameLo: 'ບໍລິສັດ' })
    expect(await find(added.id)).toMatchObject({ kind: 'space', space: { username, name: companyName } })
    const { temporaryPassword } = added
    const first = (await call(server, null, login, { username, password: temporaryPassword ?? '' })).data
    expect(first.roles).toEqual([{ code: 'SPACE_OWNER' }])
    const token = await signIn(server, username)
    const { workspaces } = (await call(server, token, getSpace, {})).data
    expect(workspaces).toMatchObject([{ name: companyName, nameLo: 'ບໍລິສັດ', employees: 0 }])
    const workspaceId = workspaces[0]?.id ?? ''
    expect((await call(server, token, accessWorkspace, { workspaceId, token })).status).toBe(200)
  })

  test('without a company has an empty space with their name', async () => {
    const { data: added } = await add(owner)
    expect((await find(added.id)).space).toEqual({ username, name: 'Bounmy Keosavang' })
    const { workspaces } = (await call(server, await signIn(server, username), getSpace, {})).data
    expect(workspaces).toEqual([])
  })

  test('is refused with a role or full access, and with the name of another space', async () => {
    const withRole = await add({ ...owner, roleId: manager.roleId })
    expect([withRole.status, Object.keys(withRole.fields)]).toEqual([400, ['roleId']])
    const admin = await add({ ...owner, isAdmin: true })
    expect([admin.status, Object.keys(admin.fields)]).toEqual([400, ['isAdmin']])
    await server.services.db
      .updateTable('space')
      .set({ username: `space-${made}` })
      .where('id', '=', company.spaceId)
      .execute()
    const taken = await add({ ...owner, username: `space-${made}` })
    expect([taken.status, Object.keys(taken.fields)]).toEqual([409, ['username']])
  })
})

describe('the list', () => {
  test('has users of the console and owners by name, searched and filtered, never an employee', async () => {
    const everybody = (await call(server, manager.token, listUsers, { limit: 100 })).data
    expect(new Set(everybody.rows.map(({ kind }) => kind))).toEqual(new Set(['console', 'space']))
    const names = everybody.rows.map(row => `${row.firstName} ${row.lastName}`.toLowerCase())
    expect(names).toEqual(names.toSorted())
    const found = async (input: InputOf<typeof listUsers>) =>
      (await call(server, manager.token, listUsers, input)).data.rows.map(row => row.username)
    expect(await found({ search: 'console OPER' })).toEqual(['operator'])
    expect(await found({ search: 'owner-1@' })).toEqual(['owner-1'])
    expect(await found({ search: 'tester' })).toEqual([])
    expect(await found({ kind: 'space', search: 'number 1' })).toEqual(['owner-1'])
    expect(await found({ roleId: manager.roleId ?? '', search: 'manager' })).toEqual(['manager'])
    expect(await found({ status: 'inactive' })).toEqual([])
  })

  test('pages by name', async () => {
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = (await call(server, operator.token, listUsers, { limit: 2, ...(after && { after }) })).data
      seen.push(...page.rows.map(({ id }) => id))
      after = page.next
    } while (after !== undefined)
    const all = (await call(server, operator.token, listUsers, { limit: 100 })).data
    expect(seen).toEqual(all.rows.map(({ id }) => id))
    expect((await call(server, operator.token, listUsers, { after: 'nonsense' })).code).toBe('BAD_CURSOR')
  })

  test('shows the last sign-in, also after its session was cleaned up', async () => {
    server.setNow('2026-03-02T02:00:00Z')
    await call(server, null, login, { username: company.owner.username, password })
    await server.services.db.deleteFrom('session').where('account_id', '=', company.owner.accountId).execute()
    expect((await find(company.owner.accountId)).lastSignInAt).toBe('2026-03-02T02:00:00.000Z')
  })

  test('an employee is not found', async () => {
    const id = company.employee.accountId
    expect((await call(server, operator.token, getUser, { id })).status).toBe(404)
    expect((await call(server, operator.token, listUserHistory, { id })).status).toBe(404)
    const update = await call(server, operator.token, updateUser, { id, ...person, isAdmin: true })
    expect(update.status).toBe(404)
  })
})

describe('changing what somebody may do', () => {
  const change = (token: string, id: string, access: { isAdmin?: boolean; roleId?: string | null }) =>
    call(server, token, updateUser, { id, ...person, ...access })

  test('a role and full access are given and taken, and the history says by whom', async () => {
    const { data: added } = await add()
    const changed = (await change(operator.token, added.id, { roleId: manager.roleId })).data
    expect(changed).toMatchObject({ isAdmin: false, role: { id: manager.roleId } })
    const { rows } = (await call(server, manager.token, listUserHistory, { id: added.id })).data
    expect(rows.map(({ operation }) => operation)).toEqual(['UPDATE', 'CREATE'])
    expect(rows[0]).toMatchObject({
      actor: { person: null, name: 'Console operator', job: null },
      before: { isAdmin: true, consoleRoleId: null },
      after: { isAdmin: false, consoleRoleId: manager.roleId },
      names: { [manager.roleId ?? '']: { en: 'Role manager', lo: 'Role manager' } },
    })
    expect(JSON.stringify(rows)).not.toContain(added.temporaryPassword)
  })

  // P3, P4
  test('nobody gives more than they have, or changes somebody who has more', async () => {
    const { data: other } = await add({ isAdmin: false, roleId: manager.roleId })
    const support = await makeConsoleUser(server, `business-${made}`, ['AMS_BUSINESS:view'])
    const given = [
      await add({ username: `${username}-a` }, manager.token),
      await add({ username: `${username}-b`, isAdmin: false, roleId: support.roleId }, manager.token),
      await change(manager.token, other.id, { isAdmin: true }),
      await change(manager.token, other.id, { roleId: support.roleId }),
    ]
    expect(given.map(answer => [answer.status, answer.code])).toEqual(
      given.map(() => [403, 'MORE_THAN_HELD']),
    )
    const others = [
      await change(manager.token, operator.id, { isAdmin: true }),
      await change(manager.token, support.id, { roleId: support.roleId }),
    ]
    expect(others.map(answer => answer.code)).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect((await find(operator.id, manager.token)).mayChange).toBe(false)
    expect((await change(manager.token, other.id, { roleId: manager.roleId })).status).toBe(200)
  })

  test('nobody changes their own role or full access; the name they may', async () => {
    expect((await change(operator.token, operator.id, { roleId: manager.roleId })).code).toBe('OWN_ACCOUNT')
    expect((await change(manager.token, manager.id, { roleId: null, isAdmin: true })).code).toBe(
      'OWN_ACCOUNT',
    )
    const own = (await change(manager.token, manager.id, { roleId: manager.roleId })).data
    expect(own).toMatchObject({ ...person, isSelf: true })
  })
})
