import { beforeEach, describe, expect, test } from 'vitest'
import { myPermissions } from '@hr/contract/permission.ts'
import { amsDashboard, amsOutbox } from '@hr/contract/operator.ts'
import { employeeLogin, getProfile, logout } from '@hr/contract/session.ts'
import { getSpace } from '@hr/contract/space.ts'
import { amsPageGroups } from '@hr/domain/access/page-groups.ts'
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import { acting, inCompany } from '#test/in-company.ts'
import { newId } from '#api/db/new-id.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, password } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { keptWorld } from '#test/kept-world.ts'
import { testServer } from '#test/test-server.ts'
import { cleanSessions } from './clean-sessions.ts'
import { createAccount } from './create-account.ts'

const freshCompany = keptWorld(makeCompany)
const server = testServer()
let company: TestCompany
const start = Date.UTC(2026, 2, 2, 2)
const after = (minutes: number) => server.setNow(new Date(start + minutes * 60_000).toISOString())

beforeEach(async () => {
  after(0)
  company = await freshCompany(server)
})

const status = async (token: string) => (await call(server, token, getProfile, {})).status

async function consoleUser(username: string, isAdmin: boolean) {
  await inTransaction(server.services.db, trx =>
    createAccount(trx.as(acting(server)), {
      kind: 'console',
      consoleRoleId: null,
      isAdmin,
      username,
      email: null,
      passwordHash: 'x',
      passwordTemporary: false,
      firstName: 'Oper',
      lastName: 'Ator',
    }),
  )
  return signIn(server, username)
}

describe('a session ends', () => {
  test('twelve hours after it starts, however busy', async () => {
    const input = { username: company.hr.username, password }
    const { token } = (await call(server, null, employeeLogin, input)).data
    for (const hour of [3, 6, 9, 11.9]) {
      after(hour * 60)
      expect(await status(token)).toBe(200)
    }
    after(12 * 60)
    expect(await status(token)).toBe(401)
  })

  test('after four unused hours', async () => {
    const token = await signIn(server, company.hr.username)
    after(239)
    expect(await status(token)).toBe(200)
    after(239 + 241)
    expect(await status(token)).toBe(401)
  })

  test('by signing out, immediately and on the server; others continue', async () => {
    const [one, two] = [await signIn(server, company.hr.username), await signIn(server, company.hr.username)]
    expect((await call(server, one, logout, {})).status).toBe(200)
    expect([await status(one), await status(two)]).toEqual([401, 200])
  })

  test('when the account is deactivated or the space suspended', async () => {
    const [hr, owner] = [
      await signIn(server, company.hr.username),
      await signIn(server, company.owner.username),
    ]
    const { db } = server.services
    const { accountId } = company.hr
    await db.updateTable('account').set({ status: 'inactive' }).where('id', '=', accountId).execute()
    expect(await status(hr)).toBe(401)
    const employee = await signIn(server, company.employee.username)
    await db.updateTable('space').set({ status: 'suspended' }).where('id', '=', company.spaceId).execute()
    expect([await status(employee), await status(owner)]).toEqual([401, 401])
  })

  test.each(['', 'Bearer', 'Bearer short', `Bearer ${'x'.repeat(43)}`, `Basic ${'x'.repeat(43)}`])(
    'and none starts with the header %j',
    async authorization => {
      const answer = await server.app.inject({ url: '/api/users/profile', headers: { authorization } })
      expect(answer.statusCode).toBe(401)
      expect(answer.json().message).toBe('Unauthorized')
    },
  )

  test('and none starts with the token in a cookie or in the query', async () => {
    const token = await signIn(server, company.hr.username)
    const cookie = `session=${encodeURIComponent(JSON.stringify({ type: 'app', token }))}`
    const answers = [
      await server.app.inject({ url: '/api/users/profile', headers: { cookie } }),
      await server.app.inject({ url: `/api/users/profile?token=${token}` }),
    ]
    expect(answers.map(answer => answer.statusCode)).toEqual([401, 401])
  })
})

describe('who am I', () => {
  test('an employee, with job and company', async () => {
    const { data } = await call(server, await signIn(server, company.employee.username), getProfile, {})
    expect(data).toMatchObject({
      isAdmin: false,
      type: 'app',
      username: company.employee.username,
      firstName: 'employee',
      gender: 'female',
      employee: { id: company.employee.id, unit: 'Sales', lineManager: 'manager Tester' },
      workspace: { id: company.workspaceId, timeZone: 'Asia/Vientiane', today: '2026-03-02' },
    })
  })

  test('an administrator has all permissions; others those of their roles', async () => {
    const admin = await signIn(server, company.admin.username)
    expect((await call(server, admin, getProfile, {})).data.isAdmin).toBe(true)
    const employee = await signIn(server, company.employee.username)
    const { data } = await call(server, employee, myPermissions, {})
    expect(data).toContainEqual({ id: 'MY_LEAVE:all', groupName: 'MY_LEAVE', name: 'all' })
    expect(data.map(one => one.groupName)).not.toContain('LEAVE_REQUEST')
    const owner = await signIn(server, company.owner.username)
    expect((await call(server, owner, myPermissions, {})).data).toEqual([])
  })

  test('a removed permission is gone at the next call', async () => {
    const token = await signIn(server, company.employee.username)
    const count = async () => (await call(server, token, myPermissions, {})).data.length
    expect(await count()).toBeGreaterThan(0)
    await inCompany(server, company.workspaceId, trx =>
      trx.deleteFrom('employee_role').where('employee_id', '=', company.employee.id).execute(),
    )
    expect(await count()).toBe(0)
  })

  test('an operator, with the console’s page groups if administrator', async () => {
    const token = await consoleUser(`boss-${company.spaceId}`, true)
    expect((await call(server, token, getProfile, {})).data).toMatchObject({
      type: 'ams',
      employee: null,
      workspace: null,
    })
    const { data } = await call(server, token, myPermissions, {})
    expect(data.map(one => one.groupName)).toEqual(amsPageGroups)
  })
})

test('the areas are separate: a token opens only its own', async () => {
  const operator = await consoleUser(`op-${company.spaceId}`, true)
  const owner = await signIn(server, company.owner.username)
  const admin = await signIn(server, company.admin.username)
  const statuses = async (endpoint: typeof amsDashboard | typeof getSpace) =>
    Promise.all([operator, owner, admin].map(async token => (await call(server, token, endpoint, {})).status))
  expect(await statuses(amsDashboard)).toEqual([200, 403, 403])
  expect(await statuses(getSpace)).toEqual([403, 200, 403])
  const clerk = await consoleUser(`clerk-${company.spaceId}`, false)
  expect((await call(server, clerk, amsDashboard, {})).status).toBe(200)
  expect((await call(server, clerk, amsOutbox, {})).status).toBe(403)
})

test('the nightly job deletes expired rows and nothing else', async () => {
  const { db } = server.services
  const old = await signIn(server, company.hr.username)
  await db
    .insertInto('one_time_token')
    .values({
      token_hash: newId(),
      purpose: 'verify_email',
      account_id: null,
      session_id: null,
      email: 'a@b.la',
      created_at: new Date(start),
      expires_at: new Date(start),
    })
    .execute()
  await db
    .insertInto('mail_message')
    .values({
      id: newId(),
      to_address: 'a@b.la',
      language: 'en',
      subject: 's',
      body: 'b',
      link: 'l',
      workspace_id: null,
      failure: null,
      created_at: new Date(start),
    })
    .execute()
  after(101 * 24 * 60)
  const fresh = await signIn(server, company.hr.username)
  await cleanSessions(server.services)
  expect([await status(old), await status(fresh)]).toEqual([401, 200])
  const rows = async (table: 'one_time_token' | 'session') =>
    (await db.selectFrom(table).selectAll().execute()).length
  expect(await rows('one_time_token')).toBe(0)
  expect(await rows('session')).toBe(1)
  const mail = await db.selectFrom('mail_message').selectAll().executeTakeFirstOrThrow()
  expect(mail).toMatchObject({ subject: 's', link: null, body: '' })
})

describe('a clock that was wrong', () => {
  const year = 365 * 24 * 60

  test('a session made or seen in the future ends like any other, and not immediately', async () => {
    after(year)
    const input = { username: company.hr.username, password }
    const { token: made } = (await call(server, null, employeeLogin, input)).data
    after(0)
    const seen = await signIn(server, company.hr.username)
    after(3 * 60)
    expect([await status(made), await status(seen)]).toEqual([200, 200])
    after(6 * 60)
    expect([await status(made), await status(seen)]).toEqual([200, 200])
    // Four unused hours, and twelve in total.
    after(10 * 60 + 1)
    expect([await status(made), await status(seen)]).toEqual([401, 401])
  })

  test('a session last seen in the future keeps its twelve hours', async () => {
    const token = await signIn(server, company.hr.username)
    after(2 * 60)
    await status(token)
    after(5 * 60)
    expect(await status(token)).toBe(200)
    after(-60)
    expect(await status(token)).toBe(200)
    for (const minutes of [120, 300, 359]) {
      after(minutes)
      expect(await status(token)).toBe(200)
    }
    after(361)
    expect(await status(token)).toBe(401)
  })

  test('an unused one is corrected at night', async () => {
    after(year)
    const token = await signIn(server, company.hr.username)
    after(0)
    await cleanSessions(server.services)
    after(4 * 60 + 1)
    expect(await status(token)).toBe(401)
  })
})
