import { viewAs } from '@hr/contract/access.ts'
import { beforeEach, expect, test } from 'vitest'
import { listAudit } from '@hr/contract/audit.ts'
import { resetEmployeePassword } from '@hr/contract/employee.ts'
import { endEmployment } from '@hr/contract/end-employment.ts'
import { linkAccount, listLinkedAccounts, switchAccount, unlinkAccount } from '@hr/contract/linked-account.ts'
import {
  accessWorkspace,
  changePassword,
  forgotPassword,
  getProfile,
  logout,
  resetPasswordByEmail,
} from '@hr/contract/session.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, password } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { requireOfRole } from '#test/second-step.ts'
import { newestMail, runJobs } from '#test/run-jobs.ts'
import { perTest } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer({ PUBLIC_URL: 'https://hr.example.la', SMTP_URL: 'smtp://127.0.0.1:1' })
const here = perTest(() => makeCompany(server))
let there: TestCompany
beforeEach(async () => {
  there = await makeCompany(server)
})

const bothPasswords = () => ({ password, otherUsername: there.employee.username, otherPassword: password })
const link = (token: string, changes: Partial<ReturnType<typeof bothPasswords>> = {}) =>
  call(server, token, linkAccount, { ...bothPasswords(), ...changes })
const linkedOf = async (token: string) => (await call(server, token, listLinkedAccounts, {})).data
const goOn = (token: string, id = there.employee.accountId) => call(server, token, switchAccount, { id })
const statusOf = async (token: string) => (await call(server, token, getProfile, {})).status

test('both passwords link two sign-ins, and one goes on as the other and back', async () => {
  const token = await signIn(server, here.employee.username)
  const { data } = await link(token)
  expect(data).toEqual({
    id: there.employee.accountId,
    username: there.employee.username,
    company: expect.stringMatching(/^Company/),
    companyLo: expect.any(String),
    isOpen: true,
  })
  // Again changes nothing.
  expect((await link(token)).status).toBe(200)
  expect(await linkedOf(token)).toHaveLength(1)
  const other = (await goOn(token)).data.token
  expect(await statusOf(token)).toBe(401)
  const { data: profile } = await call(server, other, getProfile, {})
  expect([profile.username, profile.workspace?.id]).toEqual([there.employee.username, there.workspaceId])
  const back = (await goOn(other, here.employee.accountId)).data.token
  expect((await call(server, back, getProfile, {})).data.username).toBe(here.employee.username)
  await call(server, back, logout, {})
  expect(await statusOf(back)).toBe(401)
})

test('a wrong password on either side links nothing', async () => {
  const token = await signIn(server, here.employee.username)
  const own = await link(token, { password: 'Wrong-1234' })
  expect([own.code, Object.keys(own.fields)]).toEqual(['PASSWORD_WRONG', ['password']])
  const other = await link(token, { otherPassword: 'Wrong-1234' })
  expect([other.code, Object.keys(other.fields)]).toEqual(['OTHER_SIGN_IN_FAILED', ['otherPassword']])
  const nobody = await link(token, { otherUsername: 'nobody-at-all' })
  expect([nobody.status, nobody.code]).toEqual([other.status, other.code])
  expect(await linkedOf(token)).toEqual([])
})

test('guesses of the other password wait like those at the sign-in', async () => {
  const token = await signIn(server, here.employee.username)
  const codes: string[] = []
  for (let guess = 0; guess < 7; guess += 1)
    codes.push((await link(token, { otherPassword: `Wrong-${guess}` })).code)
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS')
})

test('a sign-in of the same company, of an owner or with a temporary password cannot be linked', async () => {
  const token = await signIn(server, here.employee.username)
  const same = await link(token, { otherUsername: here.manager.username })
  expect([same.code, Object.keys(same.fields)]).toEqual(['SAME_COMPANY', ['otherUsername']])
  expect((await link(token, { otherUsername: there.owner.username })).code).toBe('OTHER_SIGN_IN_FAILED')
  const hr = await signIn(server, there.hr.username)
  await server.services.db
    .updateTable('account')
    .set({ password_temporary: true })
    .where('id', '=', there.employee.accountId)
    .execute()
  expect((await link(token)).code).toBe('OTHER_PASSWORD_TEMPORARY')
  expect(await statusOf(hr)).toBe(200)
})

test('nobody goes on as somebody without a link, not even with a link of another person', async () => {
  const token = await signIn(server, here.employee.username)
  await link(token)
  expect((await goOn(token, there.manager.accountId)).code).toBe('NOT_FOUND')
  const manager = await signIn(server, here.manager.username)
  expect((await goOn(manager)).code).toBe('NOT_FOUND')
  expect((await call(server, manager, unlinkAccount, { id: there.employee.accountId })).code).toBe(
    'NOT_FOUND',
  )
  expect((await call(server, null, switchAccount, { id: there.employee.accountId })).status).toBe(401)
  expect(await linkedOf(token)).toHaveLength(1)
})

type End = readonly [cause: string, end: () => Promise<{ readonly status: number }>]
const ends: readonly End[] = [
  [
    'the person unlinks it on the other side',
    async () =>
      call(server, await signIn(server, there.employee.username), unlinkAccount, {
        id: here.employee.accountId,
      }),
  ],
  [
    'HR there resets the password',
    async () =>
      call(server, await signIn(server, there.hr.username), resetEmployeePassword, {
        id: there.employee.id,
        password,
      }),
  ],
  [
    'HR here resets the password',
    async () =>
      call(server, await signIn(server, here.hr.username), resetEmployeePassword, {
        id: here.employee.id,
        password,
      }),
  ],
  [
    'the password there is reset by mail',
    async () => {
      const email = `${there.employee.username}@example.la`
      await call(server, null, forgotPassword, { email })
      await runJobs(server)
      const token = (await newestMail(server, email))?.token ?? ''
      return call(server, null, resetPasswordByEmail, { token, password: 'Another-1234' })
    },
  ],
  [
    'the employment there ends',
    async () =>
      call(server, await signIn(server, there.hr.username), endEmployment, {
        id: there.employee.id,
        date: '2026-03-01',
        reason: 'Resigned',
      }),
  ],
]

test.each(ends)('the link ends when %s', async (_, end) => {
  await link(await signIn(server, here.employee.username))
  expect((await end()).status).toBe(200)
  const rows = await server.services.db
    .selectFrom('account_link')
    .select('created_at')
    .where('first_account_id', 'in', [here.employee.accountId, there.employee.accountId])
    .execute()
  expect(rows).toEqual([])
})

test('a new password ends the sessions of the other company that began with the old one', async () => {
  const token = await signIn(server, here.employee.username)
  await link(token)
  const stolen = (await goOn(await signIn(server, here.employee.username))).data.token
  expect(await statusOf(stolen)).toBe(200)
  const changed = { oldPassword: password, newPassword: 'Another-1234' }
  expect((await call(server, token, changePassword, changed)).status).toBe(200)
  expect(await statusOf(stolen)).toBe(401)
  expect(await statusOf(token)).toBe(200)
  // The person knew the old password: the link stays.
  expect(await linkedOf(token)).toHaveLength(1)
})

test('a suspended company is listed, but cannot be switched to', async () => {
  const token = await signIn(server, here.employee.username)
  await link(token)
  await server.services.db
    .updateTable('workspace')
    .set({ status: 'suspended', suspended_reason: 'Unpaid' })
    .where('id', '=', there.workspaceId)
    .execute()
  expect(await linkedOf(token)).toMatchObject([{ isOpen: false }])
  expect((await goOn(token)).code).toBe('WORKSPACE_SUSPENDED')
  expect(await statusOf(token)).toBe(200)
})

test('a sign-in with a second step is neither linked nor switched to', async () => {
  const token = await signIn(server, here.employee.username)
  await link(token)
  const step = {
    account_id: there.employee.accountId,
    secret: 'S',
    created_at: new Date(),
    confirmed_at: new Date(),
  }
  await server.services.db.insertInto('second_step').values(step).execute()
  expect(await linkedOf(token)).toMatchObject([{ isOpen: false }])
  expect((await goOn(token)).code).toBe('SECOND_STEP_UNLINKED')
  expect((await link(await signIn(server, here.manager.username))).code).toBe('SECOND_STEP_UNLINKED')
})

test('nor is one that requires a second step: the link would go around it', async () => {
  const token = await signIn(server, here.employee.username)
  await link(token)
  await requireOfRole(server, there, 'EMPLOYEE')
  expect(await linkedOf(token)).toMatchObject([{ isOpen: false }])
  expect((await goOn(token)).code).toBe('SECOND_STEP_UNLINKED')
  expect((await link(await signIn(server, here.manager.username))).code).toBe('SECOND_STEP_UNLINKED')
  await requireOfRole(server, here, 'EMPLOYEE')
  const otherUsername = there.hr.username
  expect((await link(token, { otherUsername })).code).toBe('SECOND_STEP_UNLINKED')
  expect((await link(await signIn(server, here.hr.username), { otherUsername })).status).toBe(200)
})

test('"view as" does not tell where else the person works', async () => {
  await link(await signIn(server, here.employee.username))
  const admin = await signIn(server, here.admin.username)
  const { token } = (await call(server, admin, viewAs, { employeeId: here.employee.id })).data
  expect(await call(server, token, listLinkedAccounts, {})).toMatchObject({ status: 403, code: 'VIEW_ONLY' })
})

test('two switches at once open one session', async () => {
  const token = await signIn(server, here.employee.username)
  await link(token)
  const answers = await Promise.all([goOn(token), goOn(token), goOn(token)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
})

test('an owner inside a company has no sign-in to link', async () => {
  const space = await signIn(server, here.owner.username)
  expect((await link(space)).code).toBe('FORBIDDEN')
  const input = { workspaceId: here.workspaceId, token: space }
  const { token } = (await call(server, space, accessWorkspace, input)).data
  expect((await link(token)).code).toBe('NO_EMPLOYEE_RECORD')
  expect(await linkedOf(token)).toEqual([])
  expect((await goOn(token)).code).toBe('NOT_FOUND')
})

test('each company logs its side, without the name of the other', async () => {
  const token = await signIn(server, here.employee.username)
  await link(token)
  await goOn(token)
  for (const [side, other] of [
    [here, there],
    [there, here],
  ] as const) {
    const { data } = await call(server, await signIn(server, side.admin.username), listAudit, {
      entity: 'account',
      entityId: side.employee.accountId,
    })
    const text = JSON.stringify(data.rows)
    expect(text).toContain('linked')
    expect(text).toContain(side === here ? 'switched to' : 'switched from')
    expect(text).not.toContain(other.employee.accountId)
    expect(text).not.toContain(other.employee.username)
  }
})
