// Nobody grants or removes a permission they do not hold (P4): in a role, as membership or by a copy.
import { beforeEach, describe, expect, test } from 'vitest'
import {
  addRoleMembers,
  createRole,
  deleteRole,
  getRole,
  getRolePermissions,
  listRoles,
  removeRoleMember,
  updateRole,
  updateRolePermissions,
} from '@hr/contract/access.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, makeCompany)
let admin: string
beforeEach(async () => {
  admin = await signIn(server, company.admin.username)
})

const payroll = { name: 'Payroll', nameLo: 'ເງິນເດືອນ', description: 'Pays people' }
const roleIdOf = async (code: string) =>
  (await call(server, admin, listRoles, {})).data.find(role => role.code === code)?.id ?? ''
async function roleWith(permissionIds: string[], name: string) {
  const { id } = (await call(server, admin, createRole, { ...payroll, name })).data
  await call(server, admin, updateRolePermissions, { id, permissionIds })
  return id
}
const give = (id: string, ...employeeIds: number[]) =>
  call(server, admin, addRoleMembers, { id, employeeIds })

describe('nobody grants or removes a permission they do not hold', () => {
  /** May edit roles and little else. */
  async function clerk() {
    const id = await roleWith(['ROLE_AND_PERMISSION:all', 'POSITION:all', 'EMPLOYEE:view'], 'Clerk')
    await give(id, company.colleague.id)
    return { id, token: await signIn(server, company.colleague.username) }
  }

  test('not more for themselves', async () => {
    const { id, token } = await clerk()
    const more = ['ROLE_AND_PERMISSION:all', 'POSITION:all', 'EMPLOYEE:view', 'EMPLOYEE:edit']
    const answer = await call(server, token, updateRolePermissions, { id, permissionIds: more })
    expect([answer.status, answer.code]).toEqual([403, 'MORE_THAN_HELD'])
    const less = ['ROLE_AND_PERMISSION:all', 'POSITION:view', 'EMPLOYEE:view']
    expect((await call(server, token, updateRolePermissions, { id, permissionIds: less })).status).toBe(200)
    // They no longer hold what they removed, so they cannot restore it.
    const back = await call(server, token, updateRolePermissions, {
      id,
      permissionIds: [...less, 'POSITION:add'],
    })
    expect(back.code).toBe('MORE_THAN_HELD')
  })

  test('a stronger role: not changed, copied, renamed, joined or removed from anybody', async () => {
    const { token } = await clerk()
    const hr = await roleIdOf('HR')
    const held = (await call(server, token, getRolePermissions, { id: hr })).data
    const without = held.flatMap(group => (group.groupName === 'LEAVE_TYPE' ? [] : group.permissionIds))
    const answers = [
      await call(server, token, updateRolePermissions, { id: hr, permissionIds: without }),
      await call(server, token, createRole, { ...payroll, copyOf: hr }),
      await call(server, token, updateRole, { id: hr, ...payroll }),
      await call(server, token, addRoleMembers, { id: hr, employeeIds: [company.colleague.id] }),
      await call(server, token, addRoleMembers, { id: hr, employeeIds: [company.employee.id] }),
      await call(server, token, removeRoleMember, { id: hr, employeeId: company.hr.id }),
      await call(server, token, deleteRole, { id: hr }),
    ]
    expect(answers.map(answer => answer.code)).toEqual(answers.map(() => 'MORE_THAN_HELD'))
    expect((await call(server, token, getRole, { id: hr })).data).toMatchObject({
      name: 'HR',
      memberCount: 1,
      mayGive: false,
    })
  })

  test('the permissions of a stronger role that they hold themselves', async () => {
    const { token } = await clerk()
    const id = await roleWith(['EMPLOYEE:all', 'POSITION:view'], 'Strong')
    const all = (await call(server, token, getRolePermissions, { id })).data.flatMap(
      group => group.permissionIds,
    )
    const added = await call(server, token, updateRolePermissions, {
      id,
      permissionIds: [...all, 'POSITION:add'],
    })
    expect(added.status).toBe(200)
    expect((await call(server, token, getRole, { id })).data.permissionCount).toBe(7)
  })

  test('HR views roles and cannot change them', async () => {
    const hr = await signIn(server, company.hr.username)
    const id = await roleIdOf('EMPLOYEE')
    expect((await call(server, hr, getRolePermissions, { id })).status).toBe(200)
    const answers = [
      await call(server, hr, createRole, payroll),
      await call(server, hr, updateRole, { id, ...payroll }),
      await call(server, hr, updateRolePermissions, { id, permissionIds: [] }),
      await call(server, hr, addRoleMembers, { id, employeeIds: [company.employee.id] }),
      await call(server, hr, removeRoleMember, { id, employeeId: company.employee.id }),
      await call(server, hr, deleteRole, { id }),
    ]
    expect(answers.map(answer => answer.status)).toEqual(answers.map(() => 403))
  })
})
