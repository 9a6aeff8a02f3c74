// Roles and their permissions (P4): who may change them, no escalation, and a change applies to the next call.
import { beforeEach, describe, expect, test } from 'vitest'
import {
  addRoleMembers,
  createRole,
  deleteRole,
  getRole,
  getRoleDifference,
  getRolePermissions,
  listPermissions,
  listRoleMembers,
  listRoles,
  removeRoleMember,
  updateRole,
  updateRolePermissions,
} from '@hr/contract/access.ts'
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { listChangingRoles, myPermissions } from '@hr/contract/permission.ts'
import { inCompany } from '#test/in-company.ts'
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
async function roleWith(permissionIds: string[], name = 'Special') {
  const { id } = (await call(server, admin, createRole, { ...payroll, name })).data
  await call(server, admin, updateRolePermissions, { id, permissionIds })
  return id
}
async function give(id: string, ...employeeIds: number[]) {
  return call(server, admin, addRoleMembers, { id, employeeIds })
}
const audit = (entity: string) =>
  inCompany(server, company.workspaceId, trx =>
    trx
      .selectFrom('audit_entry')
      .select(['operation', 'entity_id', 'employee_id', 'before', 'after'])
      .where('entity', '=', entity)
      .where('account_id', 'is not', null)
      .orderBy('id')
      .execute(),
  )

describe('roles', () => {
  test('a company starts with three, their permissions counted one by one', async () => {
    const { data } = await call(server, admin, listRoles, {})
    expect(data.map(({ code, isDefault, memberCount }) => [code, isDefault, memberCount])).toEqual([
      ['HR', true, 1],
      ['MANAGER', true, 1],
      ['EMPLOYEE', true, 3],
    ])
    const employee = data.find(role => role.code === 'EMPLOYEE')
    // Four pages to view, own punches, own leave and overtime with their export, and the other two own kinds of request.
    expect(employee?.permissionCount).toBe(4 + 1 + 2 * 5 + 2 * 4)
    expect(employee?.mayGive).toBe(true)
  })

  test('is created, renamed, and deleted once nobody has it, each with an audit entry', async () => {
    const made = (await call(server, admin, createRole, payroll)).data
    expect(made).toMatchObject({ ...payroll, code: 'PAYROLL', memberCount: 0, permissionCount: 0 })
    const renamed = { id: made.id, name: 'Salaries', nameLo: '', description: '' }
    expect((await call(server, admin, updateRole, renamed)).data).toMatchObject({
      code: 'PAYROLL',
      name: 'Salaries',
    })
    await give(made.id, company.employee.id)
    expect((await call(server, admin, deleteRole, { id: made.id })).code).toBe('IN_USE')
    await call(server, admin, removeRoleMember, { id: made.id, employeeId: company.employee.id })
    expect((await call(server, admin, deleteRole, { id: made.id })).status).toBe(200)
    expect((await call(server, admin, getRole, { id: made.id })).status).toBe(404)
    expect((await audit('role')).map(row => [row.operation, row.employee_id])).toEqual([
      ['CREATE', company.admin.id],
      ['UPDATE', company.admin.id],
      ['DELETE', company.admin.id],
    ])
    expect(
      (await audit('employee_role')).map(row => [row.operation, row.entity_id, row.after ?? row.before]),
    ).toEqual([
      ['CREATE', String(company.employee.id), { role: 'Salaries' }],
      ['DELETE', String(company.employee.id), { role: 'Salaries' }],
    ])
  })

  test('a copy has the same permissions', async () => {
    const copyOf = await roleIdOf('MANAGER')
    const { id, permissionCount } = (await call(server, admin, createRole, { ...payroll, copyOf })).data
    expect(permissionCount).toBeGreaterThan(20)
    const difference = await call(server, admin, getRoleDifference, { id, with: copyOf })
    expect(difference.data).toEqual({ onlyHere: [], onlyThere: [] })
  })

  test('a code is unique and never one with a meaning at sign-in', async () => {
    const codes: string[] = []
    for (const name of ['Space owner', 'ADMIN', 'ຜູ້ກວດ', 'Payroll!', 'Payroll?'])
      codes.push((await call(server, admin, createRole, { ...payroll, name })).data.code)
    expect(codes).toEqual(['SPACE_OWNER_2', 'ADMIN_2', 'ROLE', 'PAYROLL', 'PAYROLL_2'])
  })

  test.each([
    ['no name', { name: '' }, 400, { name: 'Name is required' }],
    ['a name too long', { name: 'x'.repeat(51) }, 400, { name: 'Must be at most 50 charactors' }],
    ['a name that is taken', { name: 'hr' }, 409, { name: 'Name is already in use' }],
    ['a copy of nothing', { copyOf: '01900000-0000-7000-8000-000000000000' }, 404, {}],
  ])('%s is refused', async (_, change, status, fields) => {
    const answer = await call(server, admin, createRole, { ...payroll, ...change })
    expect([answer.status, answer.fields]).toEqual([status, fields])
    expect((await call(server, admin, listRoles, {})).data).toHaveLength(3)
  })

  test('default roles can be changed, not deleted', async () => {
    const id = await roleIdOf('MANAGER')
    await call(server, admin, removeRoleMember, { id, employeeId: company.manager.id })
    expect((await call(server, admin, deleteRole, { id })).code).toBe('DEFAULT_ROLE')
    expect((await call(server, admin, updateRole, { id, ...payroll })).status).toBe(200)
  })

  test('two editors at once: the second gets STALE, and nothing is lost', async () => {
    const id = await roleWith(['HOLIDAY:view'])
    const save = (before: string[] | undefined, permissionIds: string[]) =>
      call(server, admin, updateRolePermissions, { id, before, permissionIds })
    expect((await save(['HOLIDAY:view'], ['HOLIDAY:view', 'LEAVE_TYPE:view'])).status).toBe(200)
    const late = await save(['HOLIDAY:view'], ['HOLIDAY:view', 'AUDIT_LOG:view'])
    expect([late.status, late.code]).toEqual([409, 'STALE'])
    const after = ['HOLIDAY:view', 'LEAVE_TYPE:view']
    expect((await save(['HOLIDAY:view', 'LEAVE_TYPE:view', 'LEAVE_TYPE:view'], after)).status).toBe(200)
    const { data } = await call(server, admin, getRolePermissions, { id })
    expect(data.flatMap(group => group.permissionIds).toSorted()).toEqual(after)
    expect((await save(undefined, [])).status).toBe(200)
  })

  test('those of another company are not found', async () => {
    const other = await makeCompany(server)
    const stranger = await signIn(server, other.admin.username)
    const id = await roleIdOf('HR')
    const hrOfOther =
      (await call(server, stranger, listRoles, {})).data.find(role => role.code === 'HR')?.id ?? ''
    const statuses = [
      await call(server, stranger, getRole, { id }),
      await call(server, stranger, updateRole, { id, ...payroll }),
      await call(server, stranger, getRolePermissions, { id }),
      await call(server, stranger, updateRolePermissions, { id, permissionIds: [] }),
      await call(server, stranger, listRoleMembers, { id }),
      await call(server, stranger, addRoleMembers, { id, employeeIds: [other.employee.id] }),
      await call(server, stranger, addRoleMembers, { id: hrOfOther, employeeIds: [company.employee.id] }),
      await call(server, stranger, removeRoleMember, { id, employeeId: company.hr.id }),
      await call(server, stranger, getRoleDifference, { id: hrOfOther, with: id }),
      await call(server, stranger, deleteRole, { id }),
    ].map(answer => answer.status)
    expect(statuses).toEqual(statuses.map(() => 404))
    expect((await call(server, admin, getRole, { id })).data.memberCount).toBe(1)
  })
})

describe('permissions of a role', () => {
  const groupsOf = async (id: string) =>
    new Map(
      (await call(server, admin, getRolePermissions, { id })).data.map(group => [group.groupName, group]),
    )

  test('are replaced as a whole; all actions of a group equal `all`', async () => {
    const id = await roleWith(['AUDIT_LOG:view', 'AUDIT_LOG:export', 'EMPLOYEE:view', 'POSITION:all'])
    const groups = await groupsOf(id)
    expect(groups.get('AUDIT_LOG')).toMatchObject({ checked: true, partly: false })
    expect(groups.get('EMPLOYEE')).toEqual({
      groupName: 'EMPLOYEE',
      checked: false,
      partly: true,
      permissionIds: ['EMPLOYEE:view'],
    })
    expect(groups.get('POSITION')?.permissionIds).toHaveLength(4)
    expect(groups.get('JOB_GRADE')).toMatchObject({ checked: false, partly: false, permissionIds: [] })
    await call(server, admin, updateRolePermissions, { id, permissionIds: ['EMPLOYEE:view'] })
    expect((await groupsOf(id)).get('POSITION')?.permissionIds).toEqual([])
    expect((await call(server, admin, getRole, { id })).data.permissionCount).toBe(1)
    await call(server, admin, updateRolePermissions, { id })
    expect((await call(server, admin, getRole, { id })).data.permissionCount).toBe(0)
    expect((await audit('role')).at(2)).toMatchObject({
      operation: 'UPDATE',
      before: { permissions: expect.arrayContaining(['POSITION:add', 'AUDIT_LOG:view']) },
      after: { permissions: [] },
    })
  })

  test('must be in the catalogue', async () => {
    const { data } = await call(server, admin, listPermissions, {})
    expect(data).toHaveLength(37)
    expect(data[0]).toMatchObject({ area: 'general', groupName: 'DASHBOARD' })
    const id = await roleWith([])
    for (const permissionId of ['EMPLOYEE:approve', 'NONE:view', 'AMS_USER:view', 'EMPLOYEE']) {
      const answer = await call(server, admin, updateRolePermissions, { id, permissionIds: [permissionId] })
      expect([permissionId, answer.status]).toEqual([permissionId, 400])
    }
  })

  test('apply to the next call of a signed-in member', async () => {
    const employee = await signIn(server, company.colleague.username)
    const canSee = async () => (await call(server, employee, listRoles, {})).status
    const id = await roleWith(['ROLE_AND_PERMISSION:view'])
    expect(await canSee()).toBe(403)
    await give(id, company.colleague.id)
    expect(await canSee()).toBe(200)
    await call(server, admin, updateRolePermissions, { id, permissionIds: ['LEAVE_TYPE:view'] })
    expect(await canSee()).toBe(403)
    expect((await call(server, employee, listLeaveTypes, {})).status).toBe(200)
    const held = (await call(server, employee, myPermissions, {})).data.map(one => one.id)
    expect(held).toContain('LEAVE_TYPE:view')
    await call(server, admin, removeRoleMember, { id, employeeId: company.colleague.id })
    const after = (await call(server, employee, myPermissions, {})).data.map(one => one.id)
    expect(after).not.toContain('LEAVE_TYPE:view')
  })
})

describe('members', () => {
  test('are listed by name, searched and paged', async () => {
    const id = await roleIdOf('EMPLOYEE')
    await give(id, company.hr.id, company.hr.id, company.manager.id)
    const first = (await call(server, admin, listRoleMembers, { id, limit: 2 })).data
    expect([first.rows.map(row => row.firstName), first.total]).toEqual([['admin', 'colleague'], 5])
    const second = (await call(server, admin, listRoleMembers, { id, limit: 3, after: first.next })).data
    expect(second.rows.map(row => row.firstName)).toEqual(['employee', 'hr', 'manager'])
    expect(second.rows[0]).toMatchObject({ unit: 'Sales', isEmployed: true, viewAsRefusal: null })
    expect(first.rows[0]?.viewAsRefusal).toBe('SELF')
    const found = (await call(server, admin, listRoleMembers, { id, search: 'coll' })).data
    expect(found.rows.map(row => row.id)).toEqual([company.colleague.id])
  })

  test('all are added or none; existing members stay', async () => {
    const id = await roleWith(['POSITION:view'])
    const unknown = await give(id, company.employee.id, 999_999)
    expect(unknown.status).toBe(404)
    expect((await call(server, admin, getRole, { id })).data.memberCount).toBe(0)
    expect((await give(id, company.employee.id)).data.added).toBe(1)
    expect((await give(id, company.employee.id, company.hr.id)).data.added).toBe(1)
    const gone = await call(server, admin, removeRoleMember, { id, employeeId: company.manager.id })
    expect(gone.status).toBe(404)
  })

  test('an editor sees which members have more permissions and cannot be viewed as', async () => {
    const id = await roleWith(['ROLE_AND_PERMISSION:all', 'MY_LEAVE:view'], 'Clerk')
    await give(id, company.colleague.id, company.hr.id)
    const token = await signIn(server, company.colleague.username)
    const { rows } = (await call(server, token, listRoleMembers, { id })).data
    expect(rows.map(row => [row.firstName, row.viewAsRefusal])).toEqual([
      ['colleague', 'SELF'],
      ['hr', 'MORE_THAN_HELD'],
    ])
  })
})

test('people who may view a page see which roles can change it, without names of people', async () => {
  const asked = async (by: { username: string }, group: 'OT_SETTING' | 'HOLIDAY' | 'COMPANY_PROFILE') =>
    call(server, await signIn(server, by.username), listChangingRoles, { group })
  const names = async (...of: Parameters<typeof asked>) => (await asked(...of)).data.map(({ name }) => name)
  expect(await names(company.hr, 'HOLIDAY')).toEqual(['HR'])
  expect(await names(company.hr, 'OT_SETTING')).toEqual([])
  const id = await roleWith(['OT_SETTING:view', 'OT_SETTING:edit'])
  expect(await names(company.hr, 'OT_SETTING'), 'of a role that nobody has').toEqual([])
  await give(id, company.manager.id)
  expect(await names(company.hr, 'OT_SETTING')).toEqual(['Special'])
  expect((await asked(company.employee, 'OT_SETTING')).status).toBe(403)
  expect((await asked(company.employee, 'COMPANY_PROFILE')).status).toBe(200)
})
