// Positions and departments that a new workspace begins with (P3).
import { getOrgStructure, listDepartments } from '@hr/contract/organization.ts'
import { listPositions } from '@hr/contract/position.ts'
import { createWorkspace } from '@hr/contract/space.ts'
import * as contract from '@hr/contract/starter.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { consoleUser } from '#test/console-users.ts'
import { makeCompany } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { ownTestApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'

let server: TestApp
let company: TestCompany
let operator: string
beforeAll(async () => {
  // A new database has what the migration put into it.
  server = await ownTestApp()
  company = await makeCompany(server)
  operator = await consoleUser(server, 'operator')
})
afterAll(() => server.stop())

const names = async (calls: typeof contract.starterPositions | typeof contract.starterDepartments) =>
  (await call(server, operator, calls.list, {})).data.map(({ name }) => name)

test('a new installation has usual positions and departments in both languages', async () => {
  for (const { list } of [contract.starterPositions, contract.starterDepartments]) {
    const { data } = await call(server, operator, list, {})
    expect(data.length).toBeGreaterThan(4)
    for (const { nameLo } of data) expect(nameLo).toMatch(/\p{Script=Lao}/u)
  }
  expect((await names(contract.starterPositions))[0]).toBe('Director')
})

test('a new workspace gets copies: departments below the company, which later changes do not reach', async () => {
  const owner = await signIn(server, company.owner.username)
  const made = { name: 'Mekong Branch', nameLo: 'ສາຂາແມ່ຂອງ' }
  const { id } = (await call(server, owner, createWorkspace, made)).data
  const inside = await signIn(server, company.owner.username, { workspaceId: id })
  const ownPositions = async () =>
    (await call(server, inside, listPositions, { limit: 100 })).data.rows.map(({ name }) => name)
  const positions = await names(contract.starterPositions)
  expect(await ownPositions()).toEqual(positions.toSorted())
  const tree = (await call(server, inside, getOrgStructure, {})).data
  expect(tree).toMatchObject([{ ...made, parentId: null }])
  expect(tree[0]?.children.map(({ name }) => name)).toEqual(await names(contract.starterDepartments))
  const departments = (await call(server, inside, listDepartments, { limit: 100 })).data
  expect(departments.rows).toHaveLength(tree[0]?.children.length ?? 0)

  const [first] = (await call(server, operator, contract.listStarterPositions, {})).data
  await call(server, operator, contract.deleteStarterPosition, { id: first?.id ?? '' })
  await call(server, operator, contract.createStarterPosition, { name: 'Pilot' })
  expect(await ownPositions()).toEqual(positions.toSorted())
})

test('without departments a new workspace begins without a structure', async () => {
  const { data } = await call(server, operator, contract.listStarterDepartments, {})
  for (const { id } of data) await call(server, operator, contract.deleteStarterDepartment, { id })
  const owner = await signIn(server, company.owner.username)
  const { id } = (await call(server, owner, createWorkspace, { name: 'Small' })).data
  const inside = await signIn(server, company.owner.username, { workspaceId: id })
  expect((await call(server, inside, getOrgStructure, {})).data).toEqual([])
})

test('one is added, renamed, ordered and removed, each with its audit entry', async () => {
  const make = (name: string) => call(server, operator, contract.createStarterDepartment, { name })
  const [a, b] = [(await make('  Alpha ')).data, (await make('Beta')).data]
  expect(a).toMatchObject({ name: 'Alpha', nameLo: '' })
  const renamed = { id: a.id, name: 'Gamma', nameLo: 'ແກມມາ' }
  expect((await call(server, operator, contract.updateStarterDepartment, renamed)).data).toEqual(renamed)
  expect(
    (await call(server, operator, contract.updateStarterDepartment, { ...renamed, id: b.id })).code,
  ).toBe('ALREADY_EXISTS')
  const ids = [b.id, a.id]
  expect((await call(server, operator, contract.orderStarterDepartments, { ids })).status).toBe(200)
  expect(await names(contract.starterDepartments)).toEqual(['Beta', 'Gamma'])
  const stale = await call(server, operator, contract.orderStarterDepartments, { ids: [a.id] })
  expect(stale.code).toBe('LIST_CHANGED')
  await call(server, operator, contract.deleteStarterDepartment, { id: b.id })
  expect((await call(server, operator, contract.deleteStarterDepartment, { id: b.id })).status).toBe(404)
  const entries = await server.services.db
    .selectFrom('installation_audit_entry')
    .select(['operation', 'before', 'after'])
    .where('entity', '=', 'starter_department')
    .where('entity_id', 'in', [...ids, 'order'])
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { operation: 'CREATE', before: null, after: { name: 'Alpha', name_lo: '' } },
    { operation: 'CREATE', before: null, after: { name: 'Beta', name_lo: '' } },
    {
      operation: 'UPDATE',
      before: { name: 'Alpha', name_lo: '' },
      after: { name: 'Gamma', name_lo: 'ແກມມາ' },
    },
    { operation: 'UPDATE', before: { ids: [a.id, b.id] }, after: { ids } },
    { operation: 'DELETE', before: { name: 'Beta', name_lo: '' }, after: null },
  ])
})

test('a name is used once, also with five at once; names have bounds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      call(server, operator, contract.createStarterPosition, { name: 'Porter' }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.fields).toEqual({ name: 'Name is already in use' })
  const long = await call(server, operator, contract.createStarterPosition, { name: 'x'.repeat(51) })
  expect([long.status, Object.keys(long.fields)]).toEqual([400, ['name']])
})

test('each action needs its permission', async () => {
  const viewer = await consoleUser(server, 'viewer', [['AMS_POSITION', 'view']])
  expect((await call(server, viewer, contract.listStarterPositions, {})).status).toBe(200)
  expect((await call(server, viewer, contract.listStarterDepartments, {})).status).toBe(403)
  expect((await call(server, viewer, contract.createStarterPosition, { name: 'Nope' })).status).toBe(403)
  const owner = await signIn(server, company.owner.username)
  expect((await call(server, owner, contract.listStarterPositions, {})).status).toBe(403)
})
