// Full access (P6): who has it and why; only administrators give or revoke it, and one always remains.
import { beforeEach, describe, expect, test } from 'vitest'
import {
  addRoleMembers,
  createRole,
  giveFullAccess,
  listFullAccess,
  removeRoleMember,
  takeFullAccess,
  updateRolePermissions,
} from '@hr/contract/access.ts'
import { resetEmployeePassword } from '@hr/contract/employee.ts'
import { getProfile } from '@hr/contract/session.ts'
import { inCompany } from '#test/in-company.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, makeEmployee, password } from '#test/factories.ts'
import type { TestPerson } from '#test/factories.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, makeCompany)
let admin: string
beforeEach(async () => {
  admin = await signIn(server, company.admin.username)
})

const give = (token: string, person: TestPerson) =>
  call(server, token, giveFullAccess, { employeeId: person.id })
const take = (token: string, person: TestPerson) =>
  call(server, token, takeFullAccess, { employeeId: person.id })
const shown = async (token = admin) =>
  (await call(server, token, listFullAccess, {})).data.map(row => [row.person?.id ?? row.username, row.by])
const isAdmin = async (person: TestPerson) =>
  (await call(server, await signIn(server, person.username), getProfile, {})).data.isAdmin

test('is shown with the reason and the day it began', async () => {
  expect(await shown()).toEqual([
    [company.admin.id, 'flag'],
    [company.owner.username, 'owner'],
  ])
  server.setNow('2026-03-02T05:00:00Z')
  await give(admin, company.hr)
  const { data } = await call(server, admin, listFullAccess, {})
  expect(data.find(row => row.person?.id === company.hr.id)).toMatchObject({
    name: 'hr Tester',
    by: 'flag',
    since: '2026-03-02T05:00:00.000Z',
  })
})

test('is given and revoked, immediately and with audit entries', async () => {
  const employee = await signIn(server, company.employee.username)
  const status = async () => (await call(server, employee, listFullAccess, {})).status
  expect(await status()).toBe(403)
  expect((await give(admin, company.employee)).status).toBe(200)
  expect(await status()).toBe(200)
  expect((await give(admin, company.employee)).status).toBe(200)
  expect((await take(admin, company.employee)).status).toBe(200)
  expect(await status()).toBe(403)
  expect((await take(admin, company.employee)).status).toBe(404)
  const entries = await inCompany(server, company.workspaceId, trx =>
    trx.selectFrom('audit_entry').selectAll().where('entity', '=', 'full_access').orderBy('id').execute(),
  )
  expect(entries.map(row => [row.operation, row.entity_id, row.employee_id])).toEqual([
    ['CREATE', String(company.employee.id), company.admin.id],
    ['DELETE', String(company.employee.id), company.admin.id],
  ])
})

test('only administrators give it, whatever roles a person has', async () => {
  const { id } = (await call(server, admin, createRole, { name: 'Clerk' })).data
  await call(server, admin, updateRolePermissions, { id, permissionIds: ['ROLE_AND_PERMISSION:all'] })
  await call(server, admin, addRoleMembers, { id, employeeIds: [company.colleague.id] })
  const clerk = await signIn(server, company.colleague.username)
  const answers = [
    await give(clerk, company.colleague),
    await give(clerk, company.hr),
    await take(clerk, company.admin),
  ]
  expect(answers.map(answer => answer.status)).toEqual([403, 403, 403])
  expect(await isAdmin(company.colleague)).toBe(false)
})

test('people of another company and people without a sign-in are not found', async () => {
  const other = await makeCompany(server)
  expect((await give(admin, other.employee)).status).toBe(404)
  expect((await take(admin, other.admin)).status).toBe(404)
  expect(await isAdmin(other.admin)).toBe(true)
  const nobody = await call(server, admin, giveFullAccess, { employeeId: 999_999 })
  expect(nobody.status).toBe(404)
})

test('the owner of the space gives it too', async () => {
  const owner = await signIn(server, company.owner.username, { workspaceId: company.workspaceId })
  expect((await give(owner, company.hr)).status).toBe(200)
  expect((await take(owner, company.admin)).status).toBe(200)
  expect(await shown(owner)).toEqual([
    [company.hr.id, 'flag'],
    [company.owner.username, 'owner'],
  ])
})

describe('the last administrator', () => {
  test('cannot be revoked', async () => {
    const answer = await take(admin, company.admin)
    expect([answer.status, answer.code]).toEqual([409, 'LAST_ADMINISTRATOR'])
    expect(await isAdmin(company.admin)).toBe(true)
  })

  test.each(['employee', 'account'] as const)(
    'is not replaced by a person whose %s has ended',
    async what => {
      await give(admin, company.hr)
      await inCompany(server, company.workspaceId, trx =>
        what === 'employee'
          ? trx
              .updateTable('employee')
              .set({ status: 'terminated' })
              .where('id', '=', company.hr.id)
              .execute()
          : trx
              .updateTable('account')
              .set({ status: 'inactive' })
              .where('id', '=', company.hr.accountId)
              .execute(),
      )
      expect((await take(admin, company.admin)).code).toBe('LAST_ADMINISTRATOR')
    },
  )

  test('two revoke each other’s at the same moment: one keeps it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [first, second] = [company.admin, company.hr]
      await give(await signIn(server, (await isAdmin(first)) ? first.username : second.username), first)
      await give(await signIn(server, first.username), second)
      const tokens = [await signIn(server, first.username), await signIn(server, second.username)]
      const answers = await Promise.all([take(tokens[0] ?? '', second), take(tokens[1] ?? '', first)])
      expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
      const left = [await isAdmin(first), await isAdmin(second)].filter(Boolean)
      expect(left).toHaveLength(1)
    }
  })

  test('without one, nobody removes their own right to edit roles', async () => {
    const { id } = (await call(server, admin, createRole, { name: 'Clerk' })).data
    const permissionIds = ['ROLE_AND_PERMISSION:all', 'POSITION:view']
    await call(server, admin, updateRolePermissions, { id, permissionIds })
    await call(server, admin, addRoleMembers, { id, employeeIds: [company.colleague.id] })
    const clerk = await signIn(server, company.colleague.username)
    const withoutEdit = { id, permissionIds: ['ROLE_AND_PERMISSION:view', 'POSITION:view'] }
    await inCompany(server, company.workspaceId, trx =>
      trx.updateTable('employee').set({ status: 'terminated' }).where('id', '=', company.admin.id).execute(),
    )
    const answers = [
      await call(server, clerk, updateRolePermissions, withoutEdit),
      await call(server, clerk, removeRoleMember, { id, employeeId: company.colleague.id }),
    ]
    expect(answers.map(answer => answer.code)).toEqual(['LAST_ADMINISTRATOR', 'LAST_ADMINISTRATOR'])
    await inCompany(server, company.workspaceId, trx =>
      trx.updateTable('employee').set({ status: 'active' }).where('id', '=', company.admin.id).execute(),
    )
    expect((await call(server, clerk, updateRolePermissions, withoutEdit)).status).toBe(200)
    expect((await call(server, clerk, updateRolePermissions, withoutEdit)).status).toBe(403)
  })
})

describe('by the reserved employee id', () => {
  let first: TestPerson
  beforeEach(async () => {
    await inCompany(server, company.workspaceId, async trx => {
      await trx.deleteFrom('account').where('employee_id', '=', 195).execute()
    })
    const hash = await server.services.db
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', company.admin.accountId)
      .executeTakeFirstOrThrow()
    first = await inCompany(server, company.workspaceId, trx =>
      makeEmployee(trx, server, {
        id: 195,
        staffId: `FIRST-${company.spaceId.slice(-6)}`,
        signIn: { username: `first-${company.spaceId.slice(-6)}`, passwordHash: hash.password_hash },
      }),
    )
  })

  test('is shown, revoked for that account, and given again', async () => {
    expect(await isAdmin(first)).toBe(true)
    expect(await shown()).toContainEqual([195, 'rule'])
    expect((await take(admin, first)).status).toBe(200)
    expect(await isAdmin(first)).toBe(false)
    expect(await shown()).not.toContainEqual([195, 'rule'])
    expect((await give(admin, first)).status).toBe(200)
    expect(await shown()).toContainEqual([195, 'rule'])
    expect(await isAdmin(first)).toBe(true)
  })

  test('counts as an administrator, so the one by account can be revoked', async () => {
    expect((await take(admin, company.admin)).status).toBe(200)
    const token = await signIn(server, first.username)
    expect((await take(token, first)).code).toBe('LAST_ADMINISTRATOR')
  })

  test('a person with fewer permissions cannot get in by resetting the password', async () => {
    const hr = await signIn(server, company.hr.username)
    expect((await call(server, hr, resetEmployeePassword, { id: 195, password })).status).toBe(403)
    await take(admin, first)
    expect((await call(server, hr, resetEmployeePassword, { id: 195, password })).status).toBe(200)
  })
})
