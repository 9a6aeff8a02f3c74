// "View as" does not bypass permissions on records: the viewer needs their own, and reads are logged (P4, P7).
import { addRoleMembers, createRole, updateRolePermissions, viewAs } from '@hr/contract/access.ts'
import { getEmployee, listSensitiveReads } from '@hr/contract/employee-record.ts'
import { updateOwnRecord } from '@hr/contract/employee-change.ts'
import { beforeAll, expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => makeCompany(server))
let admin = ''
beforeAll(async () => {
  admin = await signIn(server, company.admin.username)
  // The colleague may view roles and has all employee permissions, but none on records.
  const { id } = (await call(server, admin, createRole, { name: 'Role keeper' })).data
  const permissionIds = ['ROLE_AND_PERMISSION:edit', 'ROLE_AND_PERMISSION:view']
  await call(server, admin, updateRolePermissions, { id, permissionIds })
  await call(server, admin, addRoleMembers, { id, employeeIds: [company.colleague.id] })
})

const lookAs = async (token: string) =>
  (await call(server, token, viewAs, { employeeId: company.employee.id })).data.token
const get = async (token: string) =>
  (await call(server, token, getEmployee, { id: company.employee.id })).data
const readers = async () => {
  const { rows } = (
    await call(server, await signIn(server, company.employee.username), listSensitiveReads, {
      id: company.employee.id,
    })
  ).data
  return rows.map(({ reader }) => reader?.id)
}

test('a viewer without permission on records sees none', async () => {
  const token = await lookAs(await signIn(server, company.colleague.username))
  const { card, personal, sensitive, may } = await get(token)
  expect(card.id).toBe(company.employee.id)
  expect([personal, sensitive]).toEqual([null, null])
  expect(Object.values(may).some(Boolean)).toBe(false)
  expect((await call(server, token, listSensitiveReads, { id: company.employee.id })).status).toBe(404)
  expect(await readers()).toEqual([])
})

test('a viewer with permission is named in the log, and cannot change anything', async () => {
  const token = await lookAs(admin)
  const { sensitive, may } = await get(token)
  expect(sensitive).not.toBeNull()
  expect(Object.values(may).some(Boolean)).toBe(false)
  expect(await readers()).toEqual([company.admin.id])
  const refused = await call(server, token, updateOwnRecord, { addressLine: 'x' })
  expect([refused.status, refused.code]).toEqual([403, 'VIEW_ONLY'])
})
