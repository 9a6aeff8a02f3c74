import {
  createConsoleRole,
  deleteConsoleRole,
  getConsoleRolePermissions,
  listConsolePermissions,
  listConsoleRoles,
  updateConsoleRole,
  updateConsoleRolePermissions,
} from '@hr/contract/console-role.ts'
import { listUsers } from '@hr/contract/console-user.ts'
import { login } from '@hr/contract/session.ts'
import { permissionId } from '@hr/domain/access/role-permissions.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { inOrder, makeConsoleUser } from '#test/console-users.ts'
import type { ConsoleUser } from '#test/console-users.ts'
import { password } from '#test/factories.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
let operator: ConsoleUser
beforeAll(async () => {
  operator = await makeConsoleUser(server, 'operator')
})

let made = 0
let name: string
beforeEach(() => {
  made += 1
  name = `Support ${made}`
})

const create = (token: string, input: { name: string; copyOf?: string }) =>
  call(server, token, createConsoleRole, input)
const give = (token: string, id: string, permissionIds: string[], before?: string[]) =>
  call(server, token, updateConsoleRolePermissions, { id, permissionIds, ...(before && { before }) })
const idsOf = async (id: string) =>
  (await call(server, operator.token, getConsoleRolePermissions, { id })).data.flatMap(
    group => group.permissionIds,
  )

test('a role is created, renamed, copied and deleted', async () => {
  const { data: role } = await create(operator.token, { name })
  expect(role).toMatchObject({
    name,
    code: `SUPPORT_${made}`,
    userCount: 0,
    permissionCount: 0,
    mayGive: true,
  })
  expect((await create(operator.token, { name: name.toUpperCase() })).fields.name).toBe(
    'Name is already in use',
  )
  await give(operator.token, role.id, ['AMS_USER:all', 'AMS_ROLE:view'])
  const copy = (await create(operator.token, { name: `${name} copy`, copyOf: role.id })).data
  expect(copy.permissionCount).toBe(4)
  const texts = { name: `${name} desk`, nameLo: 'ຊ່ວຍເຫຼືອ', description: 'Answers owners' }
  await call(server, operator.token, updateConsoleRole, { id: role.id, ...texts })
  const listed = (await call(server, operator.token, listConsoleRoles, {})).data
  expect(listed.find(({ id }) => id === role.id)).toMatchObject({ ...texts, permissionCount: 4 })
  for (const { id } of [role, copy]) {
    expect((await call(server, operator.token, deleteConsoleRole, { id })).status).toBe(200)
    expect((await call(server, operator.token, deleteConsoleRole, { id })).status).toBe(404)
  }
})

test.each(['SPACE_OWNER', 'Admin'])(
  'a role named %s does not get the code with a meaning',
  async reserved => {
    const { data: role } = await create(operator.token, { name: reserved })
    expect(role.code).toMatch(/_2$/)
    await call(server, operator.token, deleteConsoleRole, { id: role.id })
  },
)

test('a role with users cannot be deleted, and signs them in with its code', async () => {
  const user = await makeConsoleUser(server, `holder-${made}`, ['AMS_USER:view'])
  const answer = await call(server, operator.token, deleteConsoleRole, { id: user.roleId ?? '' })
  expect([answer.status, answer.code]).toEqual([409, 'IN_USE'])
  const signedIn = await call(server, null, login, { username: user.username, password })
  expect(signedIn.data.roles).toEqual([{ code: `HOLDER-${made}` }])
})

test('permissions apply to the next call, and only those of the console exist', async () => {
  const user = await makeConsoleUser(server, `changing-${made}`, [])
  const roleId = user.roleId ?? ''
  expect((await call(server, user.token, listUsers, {})).status).toBe(403)
  await give(operator.token, roleId, ['AMS_USER:view'])
  expect((await call(server, user.token, listUsers, {})).status).toBe(200)
  await give(operator.token, roleId, [])
  expect((await call(server, user.token, listUsers, {})).status).toBe(403)
  for (const unknown of ['EMPLOYEE:view', 'AMS_USER:approve', 'NONE:view'])
    expect((await give(operator.token, roleId, [unknown])).status).toBe(400)
})

test('a change based on an old state is refused', async () => {
  const { id } = (await create(operator.token, { name })).data
  await give(operator.token, id, ['AMS_ROLE:view'])
  const answer = await give(operator.token, id, ['AMS_USER:view'], [])
  expect([answer.status, answer.code]).toEqual([409, 'STALE'])
  expect(await idsOf(id)).toEqual(['AMS_ROLE:view'])
  expect((await give(operator.token, id, ['AMS_USER:view'], ['AMS_ROLE:view'])).status).toBe(200)
})

// P3, P4
test('nobody gives or takes a permission that they do not hold', async () => {
  const editor = await makeConsoleUser(server, `editor-${made}`, ['AMS_ROLE:all', 'AMS_USER:view'])
  const { id } = (await create(editor.token, { name })).data
  expect((await give(editor.token, id, ['AMS_USER:view'])).status).toBe(200)
  for (const more of ['AMS_USER:edit', 'AMS_USER:all', 'AMS_BUSINESS:view'])
    expect((await give(editor.token, id, [more])).code).toBe('MORE_THAN_HELD')
  expect(await idsOf(id)).toEqual(['AMS_USER:view'])
  await give(operator.token, id, ['AMS_BUSINESS:edit', 'AMS_BUSINESS:view'])
  const refused = [
    await give(editor.token, id, []),
    await create(editor.token, { name: `${name} copy`, copyOf: id }),
    await call(server, editor.token, updateConsoleRole, { id, name: `${name} mine` }),
    await call(server, editor.token, deleteConsoleRole, { id }),
  ]
  expect(refused.map(answer => [answer.status, answer.code])).toEqual(
    refused.map(() => [403, 'MORE_THAN_HELD']),
  )
  const listed = (await call(server, editor.token, listConsoleRoles, {})).data
  expect(listed.find(role => role.id === id)?.mayGive).toBe(false)
})

test('an editor who loses the permission while they wait changes nothing', async () => {
  const editor = await makeConsoleUser(server, `waiting-${made}`, ['AMS_ROLE:all'])
  const { id } = (await create(operator.token, { name })).data
  const answers = await inOrder(server, [
    () => give(operator.token, editor.roleId ?? '', ['AMS_ROLE:view']),
    () => give(editor.token, id, ['AMS_ROLE:view']),
  ])
  expect(answers.map(answer => answer.status)).toEqual([200, 403])
  expect(await idsOf(id)).toEqual([])
})

test('the catalogue says which roles hold what, with each action by itself', async () => {
  const { id } = (await create(operator.token, { name })).data
  await give(operator.token, id, ['AMS_USER:all'])
  const catalogue = (await call(server, operator.token, listConsolePermissions, {})).data
  expect(catalogue.map(({ groupName }) => groupName)).toEqual([
    'AMS_USER',
    'AMS_ROLE',
    'AMS_PERMISSION',
    'AMS_BUSINESS',
    'AMS_POSITION',
    'AMS_DEPARTMENT',
  ])
  const users = catalogue[0]
  expect(users?.permissions.map(permissionId)).toEqual([
    'AMS_USER:view',
    'AMS_USER:add',
    'AMS_USER:edit',
    'AMS_USER:all',
  ])
  expect(users?.roles).toContainEqual({
    id,
    name,
    nameLo: '',
    permissionIds: ['AMS_USER:view', 'AMS_USER:add', 'AMS_USER:edit'],
  })
  expect(catalogue[1]?.roles.find(role => role.id === id)).toBeUndefined()
})

test('every change has its entry in the audit log of the installation', async () => {
  const { id } = (await create(operator.token, { name })).data
  await give(operator.token, id, ['AMS_USER:view'])
  await give(operator.token, id, ['AMS_USER:view'])
  await call(server, operator.token, updateConsoleRole, { id, name: `${name} x` })
  await call(server, operator.token, deleteConsoleRole, { id })
  const entries = await server.services.db
    .selectFrom('installation_audit_entry')
    .select(['operation', 'account_id', 'before', 'after'])
    .where('entity', '=', 'console_role')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  expect(entries.map(({ operation }) => operation)).toEqual(['CREATE', 'UPDATE', 'UPDATE', 'DELETE'])
  expect(new Set(entries.map(entry => entry.account_id))).toEqual(new Set([operator.id]))
  expect(entries[1]).toMatchObject({ before: { permissions: [] }, after: { permissions: ['AMS_USER:view'] } })
})
