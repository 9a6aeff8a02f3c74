// Businesses in the operator console (P3): list, creation, suspension; the deletion is in
// delete-due-workspaces.long.test.ts.
import * as contract from '@hr/contract/business.ts'
import { searchEmployees } from '@hr/contract/employee.ts'
import { listPositions } from '@hr/contract/position.ts'
import { accessWorkspace, changePassword, employeeLogin, getProfile, login } from '@hr/contract/session.ts'
import { getSpace } from '@hr/contract/space.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { consoleUser } from '#test/console-users.ts'
import { makeCompany, password } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { newestMail } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
let company: TestCompany
let operator: string
beforeAll(async () => {
  await makeCompany(server)
  operator = await consoleUser(server, 'operator')
})
beforeEach(async () => {
  server.setNow('2026-03-02T02:00:00Z')
  company = await makeCompany(server)
})

const list = async (input: object = {}) =>
  (await call(server, operator, contract.listBusinesses, { limit: 100, ...input })).data
const workspaceNow = async () =>
  (await call(server, operator, contract.getBusiness, { id: company.spaceId })).data.workspaces[0]
const suspend = (reason = 'The invoice of February is open', token = operator) =>
  call(server, token, contract.suspendWorkspace, { id: company.workspaceId, reason })
const signInAs = (username: string, language = 'en') =>
  call(server, null, employeeLogin, { username, password }, { headers: { 'accept-language': language } })

test('the list shows owner, type and companies, the newest first', async () => {
  const { rows, total } = await list()
  expect(total).toBe(rows.length)
  expect(rows[0]).toEqual({
    id: company.spaceId,
    name: expect.stringMatching(/^Space \d+$/),
    username: company.owner.username,
    businessType: '',
    createdAt: expect.any(String),
    owner: {
      firstName: 'Owner',
      lastName: expect.stringMatching(/^Number/),
      email: `${company.owner.username}@example.la`,
    },
    workspaces: [
      {
        id: company.workspaceId,
        name: expect.stringMatching(/^Company/),
        nameLo: expect.stringMatching(/^ບໍລິສັດ/),
        status: 'active',
        suspendedReason: '',
        suspendedAt: null,
        deleteOn: null,
        employees: 5,
        requestsWaiting: 0,
        createdAt: expect.any(String),
        export: null,
      },
    ],
  })
  const first = await list({ limit: 1 })
  expect((await list({ limit: 1, after: first.next })).rows[0]?.id).toBe(rows[1]?.id)
})

test('is searched by name, owner, e-mail and company, and filtered by status', async () => {
  const name = (await workspaceNow())?.name ?? ''
  for (const search of [
    name.toUpperCase(),
    `${company.owner.username}@EXAMPLE.la`,
    `number ${name.split(' ')[1]}`,
  ])
    expect((await list({ search })).rows.map(({ id }) => id)).toContain(company.spaceId)
  // Nothing about the people of a company is searched.
  expect((await list({ search: company.employee.username })).rows).toEqual([])
  const listed = async (status: string) =>
    (await list({ status })).rows.some(({ id }) => id === company.spaceId)
  const statuses = async () => [await listed('active'), await listed('suspended'), await listed('deleting')]
  expect(await statuses()).toEqual([true, false, false])
  await suspend()
  expect(await statuses()).toEqual([false, true, false])
  const { id, name: typed } = { id: company.workspaceId, name }
  await call(server, operator, contract.planWorkspaceDeletion, { id, name: typed })
  expect(await statuses()).toEqual([false, false, true])
})

const input = {
  name: 'Mekong Coffee',
  nameLo: 'ກາເຟແມ່ຂອງ',
  businessType: 'AGRICULTURE' as const,
  ownerFirstName: 'Khamla',
  ownerLastName: 'Sisouk',
  ownerEmail: 'khamla@mekong.example',
  adminFirstName: 'Somchai',
  adminLastName: 'Vongsa',
  adminEmail: 'khamla@mekong.example',
}

test('a new business has an owner, a company that is ready, and an administrator in it', async () => {
  const { data } = await call(server, operator, contract.createBusiness, input)
  expect([data.owner.username, data.admin.username]).toEqual(['khamla', 'khamla-2'])
  const made = (await call(server, operator, contract.getBusiness, { id: data.id })).data
  expect(made).toMatchObject({
    name: 'Mekong Coffee',
    businessType: 'AGRICULTURE',
    owner: { firstName: 'Khamla', lastName: 'Sisouk', email: 'khamla@mekong.example' },
    workspaces: [{ name: 'Mekong Coffee', nameLo: 'ກາເຟແມ່ຂອງ', employees: 1, status: 'active' }],
  })
  const firstSignIn = async (door: typeof login | typeof employeeLogin, who: typeof data.owner) => {
    const restricted = await call(server, null, door, {
      username: who.username,
      password: who.temporaryPassword,
    })
    expect(restricted.data.passwordTemporary).toBe(true)
    const passwords = { oldPassword: who.temporaryPassword, newPassword: 'Wat-Xieng-1' }
    return (await call(server, restricted.data.token, changePassword, passwords)).data.token ?? ''
  }
  const owner = await firstSignIn(login, data.owner)
  expect((await call(server, owner, getSpace, {})).data).toMatchObject({ businessType: 'AGRICULTURE' })
  const admin = await firstSignIn(employeeLogin, data.admin)
  const profile = (await call(server, admin, getProfile, {})).data
  expect(profile).toMatchObject({ isAdmin: true, firstName: 'Somchai' })
  // The reserved id is that of the first company alone.
  expect(profile.employee?.id).not.toBe(195)
  expect((await call(server, admin, listPositions, {})).status).toBe(200)
})

test('a second business with the owner’s e-mail is refused and leaves nothing', async () => {
  const before = (await list()).total
  const again = await call(server, operator, contract.createBusiness, {
    ...input,
    ownerEmail: `${company.owner.username}@EXAMPLE.la`,
  })
  expect([again.status, again.fields]).toEqual([409, { ownerEmail: 'E-mail is already in use' }])
  const wrong = await call(server, operator, contract.createBusiness, {
    ...input,
    ownerEmail: 'x',
    // @ts-expect-error Not a type.
    businessType: 'MAGIC',
    adminFirstName: 'Al',
  })
  expect([wrong.status, Object.keys(wrong.fields).toSorted()]).toEqual([
    400,
    ['adminFirstName', 'businessType', 'ownerEmail'],
  ])
  expect((await list()).total).toBe(before)
})

test('the same business at once is created once', async () => {
  const twice = { ...input, ownerEmail: 'race@mekong.example', adminEmail: 'race@mekong.example' }
  const answers = await Promise.all(
    [1, 2, 3].map(() => call(server, operator, contract.createBusiness, twice)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('name and type change', async () => {
  const { data } = await call(server, operator, contract.updateBusiness, {
    id: company.spaceId,
    name: ' Renamed ',
    businessType: 'IT',
  })
  expect(data).toMatchObject({ name: 'Renamed', businessType: 'IT', username: company.owner.username })
  expect((await call(server, operator, contract.getBusiness, { id: company.spaceId })).data).toEqual(data)
})

test('a suspended company’s people are signed out, told why in their language, and let in again', async () => {
  const employee = await signIn(server, company.employee.username)
  const owner = await signIn(server, company.owner.username)
  const inside = await signIn(server, company.owner.username, { workspaceId: company.workspaceId })
  const { data } = await suspend()
  expect(data.workspaces[0]).toMatchObject({
    status: 'suspended',
    suspendedReason: 'The invoice of February is open',
    suspendedAt: '2026-03-02T02:00:00.000Z',
  })
  for (const token of [employee, inside]) expect((await call(server, token, getProfile, {})).status).toBe(401)
  const refused = await signInAs(company.employee.username)
  expect([refused.status, refused.code, refused.message]).toEqual([
    403,
    'WORKSPACE_SUSPENDED',
    'This company is suspended. Contact the system operator. Reason: The invoice of February is open',
  ])
  expect((await signInAs(company.employee.username, 'lo')).message).toMatch(
    /^ບໍລິສັດ.*: The invoice of February is open$/,
  )
  // Who guesses a password learns nothing.
  const guess = { username: company.employee.username, password: 'Wrong-1234' }
  expect((await call(server, null, employeeLogin, guess)).code).toBe('SIGN_IN_FAILED')

  const enter = () => call(server, owner, accessWorkspace, { workspaceId: company.workspaceId, token: owner })
  expect((await enter()).message).toContain('The invoice of February is open')
  expect((await call(server, owner, getSpace, {})).data.workspaces[0]?.status).toBe('suspended')

  const resumed = await call(server, operator, contract.resumeWorkspace, { id: company.workspaceId })
  expect(resumed.data.workspaces[0]).toMatchObject({
    status: 'active',
    suspendedReason: '',
    suspendedAt: null,
  })
  expect((await signInAs(company.employee.username)).status).toBe(200)
  expect((await enter()).status).toBe(200)
  // A session of before stays closed.
  expect((await call(server, employee, getProfile, {})).status).toBe(401)
})

test('the owner gets a mail about each step', async () => {
  const to = `${company.owner.username}@example.la`
  const id = company.workspaceId
  const name = (await workspaceNow())?.name ?? ''
  const steps = [
    [() => suspend('Not paid'), `${name} is suspended`],
    [() => call(server, operator, contract.planWorkspaceDeletion, { id, name }), '16/03/2026'],
    [() => call(server, operator, contract.undoWorkspaceDeletion, { id }), 'will not be deleted'],
    [() => call(server, operator, contract.resumeWorkspace, { id }), 'is active again'],
  ] as const
  for (const [step, subject] of steps) {
    expect((await step()).status).toBe(200)
    expect((await newestMail(server, to))?.subject).toContain(subject)
  }
})

test('what does not fit the state is refused; two operators at once succeed once', async () => {
  const id = company.workspaceId
  const name = (await workspaceNow())?.name ?? ''
  const resume = () => call(server, operator, contract.resumeWorkspace, { id })
  const plan = (typed = name) => call(server, operator, contract.planWorkspaceDeletion, { id, name: typed })
  expect((await resume()).code).toBe('STALE')
  expect((await plan()).code).toBe('STALE')
  const both = await Promise.all([suspend('First'), suspend('Second')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const other = await plan(`${name} `)
  expect(other.status).toBe(200)
  await call(server, operator, contract.undoWorkspaceDeletion, { id })
  const wrong = await plan(name.toLowerCase())
  expect([wrong.status, Object.keys(wrong.fields)]).toEqual([400, ['name']])
  expect((await workspaceNow())?.deleteOn).toBeNull()
  expect((await plan()).data.workspaces[0]?.deleteOn).toBe('2026-03-16')
  expect((await resume()).code).toBe('STALE')
  const unknown = { id: '01900000-0000-7000-8000-000000000000' }
  expect((await call(server, operator, contract.resumeWorkspace, unknown)).status).toBe(404)
})

test('each change has its audit entry, with the operator', async () => {
  await suspend('Not paid')
  const entries = await server.services.db
    .selectFrom('installation_audit_entry')
    .select(['operation', 'account_id', 'after'])
    .where('entity_id', '=', company.workspaceId)
    .execute()
  expect(entries).toMatchObject([
    { operation: 'UPDATE', account_id: expect.any(String), after: { suspended_reason: 'Not paid' } },
  ])
})

test('each action needs its permission, and nobody of a company reads businesses', async () => {
  const viewer = await consoleUser(server, 'viewer', [['AMS_BUSINESS', 'view']])
  const editor = await consoleUser(server, 'editor', [['AMS_BUSINESS', 'edit']])
  expect((await call(server, viewer, contract.listBusinesses, {})).status).toBe(200)
  expect((await call(server, viewer, contract.createBusiness, input)).status).toBe(403)
  expect((await suspend('Not allowed', viewer)).status).toBe(403)
  expect((await suspend('Allowed', editor)).status).toBe(200)
  const deletion = { id: company.workspaceId, name: 'x' }
  expect((await call(server, editor, contract.planWorkspaceDeletion, deletion)).status).toBe(403)
  // The operator has no session of a company.
  expect((await call(server, operator, searchEmployees, {})).status).toBe(403)
})
