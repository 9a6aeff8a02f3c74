import { beforeAll, describe, expect, test } from 'vitest'
import { employeeLogin, getProfile, login } from '@hr/contract/session.ts'
import { health } from '@hr/contract/system.ts'
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import { newId } from '#api/db/new-id.ts'
import { call } from '#test/call.ts'
import { makeCompany, password } from '#test/factories.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { createAccount } from './create-account.ts'
import { hashPassword, makeTemporaryPassword } from './password.ts'

const server = testServer()
const company = perFile(() => makeCompany(server))
beforeAll(async () => {
  const roleId = newId()
  await inTransaction(server.services.db, async trx => {
    await trx.insertInto('console_role').values({ id: roleId, code: 'SUPPORT', name: 'Support' }).execute()
    const now = server.services.now()
    await createAccount(trx.as({ actor: { job: 'test' }, now }), {
      kind: 'console',
      consoleRoleId: roleId,
      username: 'operator',
      email: 'operator@example.la',
      passwordHash: await hashPassword(password),
      passwordTemporary: false,
      firstName: 'Oper',
      lastName: 'Ator',
    })
  })
})

const asEmployee = (username: string, given = password) =>
  call(server, null, employeeLogin, { username, password: given })
const asOwner = (username: string, given = password) =>
  call(server, null, login, { username, password: given })

async function makeEmployee(username: string, changes: Record<string, unknown> = {}) {
  const hash = await hashPassword(password)
  await server.services.db
    .insertInto('account')
    .values({
      id: newId(),
      kind: 'employee',
      username,
      email: null,
      password_hash: hash,
      first_name: 'A',
      last_name: 'B',
      workspace_id: company.workspaceId,
      employee_id: Math.floor(Math.random() * 1_000_000) + 10_000,
      space_id: null,
      console_role_id: null,
      ...changes,
    })
    .execute()
}

describe('signing in', () => {
  test('an employee gets an app token with the role codes', async () => {
    const { data } = await asEmployee(company.hr.username)
    expect(data).toMatchObject({
      passwordTemporary: false,
      roles: [{ code: 'HR' }],
      username: company.hr.username,
    })
    expect(data.token).not.toBe(data.tokenWS)
    const profile = await call(server, data.token, getProfile, {})
    expect(profile.data).toMatchObject({ type: 'app', isAdmin: false, employee: { id: company.hr.id } })
    // The token of the socket opens nothing else.
    expect((await call(server, data.tokenWS, getProfile, {})).status).toBe(401)
  })

  test('a space owner has the code SPACE_OWNER, a console user the code of the console role', async () => {
    expect((await asOwner(company.owner.username)).data.roles).toEqual([{ code: 'SPACE_OWNER' }])
    expect((await asOwner('operator')).data.roles).toEqual([{ code: 'SUPPORT' }])
  })

  test('user name and e-mail work in any case, with surrounding blanks', async () => {
    expect((await asOwner('  Operator@Example.LA ')).data.username).toBe('operator')
    expect((await asEmployee(company.hr.username.toUpperCase())).status).toBe(200)
    const { data } = await asEmployee(`HR-${company.hr.username.split('-')[1]}@example.la`)
    expect(data.username).toBe(company.hr.username)
  })

  test('form-encoded, as in the spec', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/employee/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        username: company.employee.username,
        password,
        deviceToken: '',
      }).toString(),
    })
    expect(answer.json()).toMatchObject({ success: true, data: { roles: [{ code: 'EMPLOYEE' }] } })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('each sign-in page accepts only its own accounts', async () => {
    expect((await asOwner(company.hr.username)).code).toBe('SIGN_IN_FAILED')
    expect((await asEmployee(company.owner.username)).code).toBe('SIGN_IN_FAILED')
    expect((await asEmployee('operator')).code).toBe('SIGN_IN_FAILED')
  })

  test('missing input is reported by field', async () => {
    const answer = await asEmployee('', '')
    expect(answer.status).toBe(400)
    expect(answer.fields).toEqual({ username: 'Username is required', password: 'Password is required' })
  })

  test('a device token that cannot be used does not stop the sign-in', async () => {
    const input = { username: company.manager.username, password, deviceToken: '{"endpoint":"x"}' }
    expect((await call(server, null, employeeLogin, input)).status).toBe(200)
    expect(await server.services.db.selectFrom('push_device').selectAll().execute()).toEqual([])
  })

  test.each([
    ['null', null],
    ['a number', 5],
    ['an object', { endpoint: 'x' }],
    ['too long', 'x'.repeat(4001)],
  ])('nor does a device token that is %s', async (_, deviceToken) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/employee/login',
      payload: { username: company.manager.username, password, deviceToken },
    })
    expect(answer.statusCode).toBe(200)
  })
})

describe('what a refusal reveals', () => {
  test('the same for a wrong password, an unknown name and an inactive account', async () => {
    await makeEmployee('inactive', { status: 'inactive' })
    const answers = [
      await asEmployee(company.employee.username, 'wrong'),
      await asEmployee('nobody-at-all'),
      await asEmployee('nobody@example.la'),
      await asEmployee('inactive'),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(answer.message).toBe('Incorrect username or password')
    }
  })

  test('a suspended workspace is revealed only with the right password', async () => {
    const other = await makeCompany(server)
    await server.services.db
      .updateTable('workspace')
      .set({ status: 'suspended' })
      .where('id', '=', other.workspaceId)
      .execute()
    expect((await asEmployee(other.employee.username)).code).toBe('WORKSPACE_SUSPENDED')
    expect((await asEmployee(other.employee.username, 'wrong')).code).toBe('SIGN_IN_FAILED')
  })

  test('no password is logged', () => {
    const log = server.logLines.join('')
    expect(log).toContain('/auth/employee/login')
    expect(log).not.toContain(password)
    expect(log).not.toContain(company.hr.username)
  })
})

test('a temporary password opens a ten-minute session for choosing another, and nothing else', async () => {
  const { password: temporary, hash } = await makeTemporaryPassword()
  await makeEmployee('newcomer', { password_hash: hash, password_temporary: true })
  const { data } = await asEmployee('newcomer', temporary)
  expect(data.passwordTemporary).toBe(true)
  expect((await call(server, data.token, getProfile, {})).status).toBe(403)
  const row = await server.services.db
    .selectFrom('session')
    .select(['purpose', 'expires_at'])
    .orderBy('created_at', 'desc')
    .where('purpose', '=', 'change_password')
    .executeTakeFirstOrThrow()
  expect(row.expires_at.getTime() - server.services.now().getTime()).toBe(600_000)
})

test('one e-mail in two companies: the password decides which', async () => {
  const other = await makeCompany(server)
  await makeEmployee('twice-1', { email: 'twice@example.la', password_hash: await hashPassword('First-123') })
  await makeEmployee('twice-2', {
    email: 'twice@example.la',
    workspace_id: other.workspaceId,
    password_hash: await hashPassword('Second-123'),
  })
  expect((await asEmployee('twice@example.la', 'First-123')).data.username).toBe('twice-1')
  expect((await asEmployee('twice@example.la', 'Second-123')).data.username).toBe('twice-2')
  expect((await asEmployee('twice@example.la', 'Third-123')).code).toBe('SIGN_IN_FAILED')
  expect((await call(server, null, health, {})).status).toBe(200)
})
