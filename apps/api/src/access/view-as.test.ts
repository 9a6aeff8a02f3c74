// Viewing as another person (P4): who may, that it is read-only, and when it ends.
import { beforeEach, describe, expect, test } from 'vitest'
import {
  addRoleMembers,
  createRole,
  listRoles,
  removeRoleMember,
  updateRolePermissions,
  viewAs,
} from '@hr/contract/access.ts'
import { listLeaveRequests } from '@hr/contract/leave.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { myPermissions } from '@hr/contract/permission.ts'
import { changePassword, getProfile, logout } from '@hr/contract/session.ts'
import { routes } from '#api/routes.ts'
import { inCompany } from '#test/in-company.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, password } from '#test/factories.ts'
import type { TestCompany, TestPerson } from '#test/factories.ts'
import { keptWorld } from '#test/kept-world.ts'
import { testServer } from '#test/test-server.ts'

const freshCompany = keptWorld(makeCompany)
const server = testServer()
let company: TestCompany
let admin: string
const start = '2026-03-02T02:00:00Z'
beforeEach(async () => {
  server.setNow(start)
  company = await freshCompany(server)
  admin = await signIn(server, company.admin.username)
})

const begin = (token: string, person: TestPerson) => call(server, token, viewAs, { employeeId: person.id })
async function roleFor(person: TestPerson, permissionIds: string[]) {
  const { id } = (await call(server, admin, createRole, { name: `Role ${person.id}` })).data
  await call(server, admin, updateRolePermissions, { id, permissionIds })
  await call(server, admin, addRoleMembers, { id, employeeIds: [person.id] })
  return id
}
const everythingOfEmployees = ['DASHBOARD', 'LEAVE_CALENDAR', 'MY_ATTENDANCE', 'ORGANIZATION'].map(
  group => `${group}:view`,
)

test('shows what the person sees, who views it and until when', async () => {
  const { token, endsAt } = (await begin(admin, company.manager)).data
  expect(endsAt).toBe('2026-03-02T02:30:00.000Z')
  const { data } = await call(server, token, getProfile, {})
  expect(data).toMatchObject({
    isAdmin: false,
    username: company.manager.username,
    employee: { id: company.manager.id },
    viewAs: { viewer: 'admin Tester', endsAt },
  })
  const manager = await signIn(server, company.manager.username)
  expect((await call(server, manager, getProfile, {})).data.viewAs).toBeNull()
  const held = async (who: string) => (await call(server, who, myPermissions, {})).data
  expect(await held(token)).toEqual(await held(manager))
  expect((await call(server, token, listLeaveRequests, { scope: 'team' })).status).toBe(200)
  expect((await call(server, token, listRoles, {})).status).toBe(403)
})

test('is in the audit log under the name of the viewer', async () => {
  await begin(admin, company.employee)
  const entries = await inCompany(server, company.workspaceId, trx =>
    trx.selectFrom('audit_entry').selectAll().where('entity', '=', 'view_as').execute(),
  )
  expect(entries).toMatchObject([
    {
      operation: 'CREATE',
      entity_id: String(company.employee.id),
      account_id: company.admin.accountId,
      employee_id: company.admin.id,
    },
  ])
})

describe('changes nothing', () => {
  const writes = routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, allow, endsSession }) => method !== 'GET' && allow !== 'public' && !endsSession)

  test('by any call', async () => {
    // An administrator has every permission: only the session prevents the change.
    await inCompany(server, company.workspaceId, trx =>
      trx.updateTable('account').set({ is_admin: true }).where('id', '=', company.hr.accountId).execute(),
    )
    const { token } = (await begin(admin, company.hr)).data
    const outcome = new Map<string, string>()
    for (const endpoint of writes) {
      const answer = await server.app.inject({
        method: endpoint.method,
        url: `/api${endpoint.path.replace(/:\w+/g, '01900000-0000-7000-8000-000000000000')}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: '{}',
      })
      outcome.set(`${endpoint.method} ${endpoint.path}`, `${answer.statusCode} ${answer.json().errors?.[0]}`)
    }
    expect(outcome.size).toBeGreaterThan(10)
    expect([...new Set(outcome.values())]).toEqual(['403 VIEW_ONLY'])
  })

  test('not even the password, with the right old one', async () => {
    const { token } = (await begin(admin, company.employee)).data
    const answer = await call(server, token, changePassword, {
      oldPassword: password,
      newPassword: 'Other5678',
    })
    expect([answer.status, answer.code]).toEqual([403, 'VIEW_ONLY'])
    expect(answer.message).toBe('You are viewing as someone else, so you cannot change anything')
  })

  test('leaves no trace of the person: notifications stay unread', async () => {
    const { token } = (await begin(admin, company.employee)).data
    expect((await call(server, token, listNotifications, { q: 'UNREAD' })).status).toBe(200)
    const entries = await inCompany(server, company.workspaceId, trx =>
      trx
        .selectFrom('audit_entry')
        .select('id')
        .where('account_id', '=', company.employee.accountId)
        .execute(),
    )
    expect(entries).toEqual([])
  })

  test('starts no second one', async () => {
    const { token } = (await begin(admin, company.hr)).data
    expect((await begin(token, company.employee)).code).toBe('VIEW_ONLY')
  })
})

describe('who may', () => {
  test.each([
    ['oneself', (c: TestCompany) => c.admin, 403],
    ['somebody of the company', (c: TestCompany) => c.employee, 200],
  ])('an administrator: %s', async (_, whom, status) => {
    expect((await begin(admin, whom(company))).status).toBe(status)
  })

  test('not HR, a manager or an employee, who edit no roles', async () => {
    for (const who of [company.hr, company.manager, company.employee]) {
      const answer = await begin(await signIn(server, who.username), company.colleague)
      expect([who.username, answer.status]).toEqual([who.username, 403])
    }
  })

  test('an editor of roles: as people with no more permissions, never as an administrator', async () => {
    await roleFor(company.manager, ['ROLE_AND_PERMISSION:edit', 'ROLE_AND_PERMISSION:view'])
    const editor = await signIn(server, company.manager.username)
    expect((await begin(editor, company.employee)).status).toBe(200)
    expect((await begin(editor, company.hr)).code).toBe('MORE_THAN_HELD')
    expect((await begin(editor, company.admin)).code).toBe('MORE_THAN_HELD')
    expect((await begin(editor, company.manager)).code).toBe('FORBIDDEN')
  })

  test('nobody: as people of another company or with a closed sign-in', async () => {
    const other = await makeCompany(server)
    expect((await begin(admin, other.employee)).status).toBe(404)
    const { accountId } = company.employee
    await server.services.db
      .updateTable('account')
      .set({ status: 'inactive' })
      .where('id', '=', accountId)
      .execute()
    expect((await begin(admin, company.employee)).status).toBe(404)
  })

  test('the owner inside the workspace', async () => {
    const owner = await signIn(server, company.owner.username, { workspaceId: company.workspaceId })
    const { token } = (await begin(owner, company.hr)).data
    const { data } = await call(server, token, getProfile, {})
    expect(data.viewAs?.viewer).toMatch(/^Owner Number/)
  })
})

describe('ends', () => {
  const status = async (token: string) => (await call(server, token, getProfile, {})).status

  test('after thirty minutes', async () => {
    const { token } = (await begin(admin, company.employee)).data
    server.setNow('2026-03-02T02:29:59Z')
    expect(await status(token)).toBe(200)
    server.setNow('2026-03-02T02:30:00Z')
    expect(await status(token)).toBe(401)
  })

  test('by signing out of it; the viewer’s own session continues', async () => {
    const { token } = (await begin(admin, company.employee)).data
    expect((await call(server, token, logout, {})).status).toBe(200)
    expect([await status(token), await status(admin)]).toEqual([401, 200])
  })

  test('when the viewer signs out', async () => {
    const { token } = (await begin(admin, company.employee)).data
    const employee = await signIn(server, company.employee.username)
    expect((await call(server, admin, logout, {})).status).toBe(200)
    expect([await status(token), await status(employee)]).toEqual([401, 200])
  })

  test('when the viewer loses the permission', async () => {
    const id = await roleFor(company.colleague, ['ROLE_AND_PERMISSION:all', ...everythingOfEmployees])
    const editor = await signIn(server, company.colleague.username)
    const { token } = (await begin(editor, company.employee)).data
    expect(await status(token)).toBe(200)
    await call(server, admin, removeRoleMember, { id, employeeId: company.colleague.id })
    expect(await status(token)).toBe(401)
  })

  test('when the person gets more permissions than the viewer', async () => {
    await roleFor(company.colleague, ['ROLE_AND_PERMISSION:all', ...everythingOfEmployees])
    const editor = await signIn(server, company.colleague.username)
    const { token } = (await begin(editor, company.employee)).data
    await roleFor(company.employee, ['EMPLOYEE:view'])
    expect(await status(token)).toBe(401)
  })

  test('when the account of the viewer is closed', async () => {
    const { token } = (await begin(admin, company.employee)).data
    const { accountId } = company.admin
    await server.services.db
      .updateTable('account')
      .set({ status: 'inactive' })
      .where('id', '=', accountId)
      .execute()
    expect(await status(token)).toBe(401)
  })

  test('with all sessions of the viewer when they change their password', async () => {
    const { token } = (await begin(admin, company.employee)).data
    const change = { oldPassword: password, newPassword: 'Other5678' }
    expect((await call(server, admin, changePassword, change)).status).toBe(200)
    expect([await status(token), await status(admin)]).toEqual([401, 200])
  })
})
