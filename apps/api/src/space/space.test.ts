import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestLeave } from '@hr/contract/leave.ts'
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { accessWorkspace } from '@hr/contract/session.ts'
import { createWorkspace, getSpace } from '@hr/contract/space.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'

let server: TestApp
let company: TestCompany
let owner: string
beforeAll(async () => {
  server = await testApp()
  company = await makeCompany(server)
  await makeCompany(server)
  owner = await signIn(server, company.owner.username)
})
afterAll(() => server.stop())

test('the owner’s space lists its workspaces with their people, administrators and waiting requests', async () => {
  const employee = await signIn(server, company.employee.username)
  const types = (await call(server, employee, listLeaveTypes, {})).data
  const leaveTypeId = types.find(({ code }) => code === 'ANNUAL')?.id ?? ''
  const leave = { leaveTypeId, from: '2026-03-09', to: '2026-03-09', reason: 'Family' }
  await call(server, employee, requestLeave, leave)
  const { data } = await call(server, owner, getSpace, {})
  expect(data.username).toBe(company.owner.username)
  expect(data.workspaces).toEqual([
    {
      id: company.workspaceId,
      name: expect.any(String),
      nameLo: expect.any(String),
      status: 'active',
      suspendedReason: '',
      deleteOn: null,
      logo: null,
      employees: 5,
      requestsWaiting: 1,
      administrators: [expect.objectContaining({ id: company.admin.id, firstName: 'admin' })],
      createdAt: expect.any(String),
    },
  ])
})

test('a new workspace is a company that is ready to use', async () => {
  const headers = { 'idempotency-key': 'once' }
  const input = { name: 'Mekong Branch', nameLo: 'ສາຂາແມ່ຂອງ' }
  const { data } = await call(server, owner, createWorkspace, input, { headers })
  expect(data).toMatchObject({ name: 'Mekong Branch', nameLo: 'ສາຂາແມ່ຂອງ', employees: 0, status: 'active' })
  // The same idempotency key twice creates one workspace.
  const again = await call(server, owner, createWorkspace, input, { headers })
  expect(again.data.id).toBe(data.id)
  expect((await call(server, owner, getSpace, {})).data.workspaces).toHaveLength(2)
  const inside = await call(server, owner, accessWorkspace, { workspaceId: data.id, token: owner })
  const types = await call(server, inside.data.token, listLeaveTypes, {})
  expect(types.status).toBe(200)
})

test('its name is validated', async () => {
  expect((await call(server, owner, createWorkspace, { name: ' ' })).fields).toEqual({
    name: 'Name is required',
  })
  const long = await call(server, owner, createWorkspace, { name: 'x'.repeat(51) })
  expect(long.fields).toEqual({ name: 'Must be at most 50 charactors' })
})

test('only an owner has a space', async () => {
  expect((await call(server, null, getSpace, {})).status).toBe(401)
  const admin = await signIn(server, company.admin.username)
  expect((await call(server, admin, createWorkspace, { name: 'Mine' })).status).toBe(403)
})
