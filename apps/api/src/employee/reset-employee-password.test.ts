import { viewAs } from '@hr/contract/access.ts'
import { resetEmployeePassword, searchEmployees } from '@hr/contract/employee.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { employeeLogin, resetPasswordByEmail } from '@hr/contract/session.ts'
import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { verifyPassword } from '#api/session/password.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, password } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { newestMail } from '#test/run-jobs.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => makeCompany(server))
let other: TestCompany
let hr: string
beforeAll(async () => {
  other = await makeCompany(server)
  hr = await signIn(server, company.hr.username)
})

const reset = (token: string | null, id: number, own = password) =>
  call(server, token, resetEmployeePassword, { id, password: own })

test('gives a temporary password, ends the sessions and writes an audit entry without the password', async () => {
  const session = await signIn(server, company.employee.username)
  const { data } = await reset(hr, company.employee.id)
  expect(data.username).toBe(company.employee.username)
  const account = await server.services.db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', company.employee.accountId)
    .executeTakeFirstOrThrow()
  expect(account.password_temporary).toBe(true)
  expect(await verifyPassword(account.password_hash, data.temporaryPassword ?? '')).toBe(true)
  expect((await call(server, session, searchEmployees, { q: 'all' })).status).toBe(401)
  const audit = await inCompany(server, company.workspaceId, trx =>
    trx
      .selectFrom('audit_entry')
      .selectAll()
      .where('entity_id', '=', account.id)
      .where('operation', '=', 'UPDATE')
      .execute(),
  )
  expect(audit).toHaveLength(1)
  expect(audit[0]).toMatchObject({ entity: 'account', employee_id: company.hr.id })
  expect(audit[0]?.after).toEqual({ resetBy: 'screen' })
  expect(JSON.stringify(audit)).not.toContain(data.temporaryPassword)
})

test('needs EMPLOYEE edit', async () => {
  expect((await reset(null, company.employee.id)).status).toBe(401)
  const manager = await signIn(server, company.manager.username)
  expect((await reset(manager, company.employee.id)).status).toBe(403)
})

test('HR cannot take over the administrator, and nobody avoids entering their own old password', async () => {
  expect((await reset(hr, company.admin.id)).status).toBe(403)
  expect((await reset(hr, company.hr.id)).status).toBe(403)
  const admin = await signIn(server, company.admin.username)
  expect((await reset(admin, company.admin.id)).status).toBe(403)
  expect((await reset(admin, company.manager.id)).status).toBe(200)
})

test('a person of another company, or an unknown one, is not found', async () => {
  expect((await reset(hr, other.employee.id)).status).toBe(404)
  expect((await reset(hr, 999_999)).status).toBe(404)
})

test('with a mail server only the person receives the credentials', async () => {
  const { config } = server.services
  config.smtpUrl = 'smtp://127.0.0.1:1'
  const { username, id } = company.colleague
  const session = await signIn(server, username)
  const { data } = await reset(hr, id)
  config.smtpUrl = null
  expect(data).toEqual({ username, temporaryPassword: null })
  const mail = await newestMail(server, `${username}@example.la`)
  expect(mail).toMatchObject({ template: 'passwordReset', subject: 'Your password was reset' })
  expect(mail?.body).toContain('hr Tester')
  expect((await call(server, session, searchEmployees, { q: 'all' })).status).toBe(401)
  expect((await call(server, null, employeeLogin, { username, password })).code).toBe('SIGN_IN_FAILED')
  const chosen = { token: mail?.token ?? '', password: 'Chosen-123' }
  expect((await call(server, null, resetPasswordByEmail, chosen)).status).toBe(200)
  const bell = (await call(server, await signIn(server, username), listNotifications, {})).data
  expect(bell.rows[0]?.title).toBe('Your password was reset')
  expect(bell.rows[0]?.body).toContain('hr Tester')
})

test('one’s own password is required, and guessing it is rate limited', async () => {
  const admin = await signIn(server, company.admin.username)
  const wrong = await reset(admin, company.manager.id, 'Not-mine-1')
  expect([wrong.status, wrong.code]).toEqual([422, 'PASSWORD_WRONG'])
  expect(wrong.fields).toEqual({ password: 'This is not your password' })
  const more = await Promise.all(Array.from({ length: 8 }, () => reset(admin, company.manager.id, 'Wrong-1')))
  expect(more.some(({ code }) => code === 'TOO_MANY_REQUESTS')).toBe(true)
  const before = await server.services.db
    .selectFrom('account')
    .select('password_temporary')
    .where('username', '=', company.admin.username)
    .executeTakeFirst()
  expect(before?.password_temporary).toBe(false)
})

test.each(['admin', 'hr'] as const)('the list offers %s exactly what is accepted', async who => {
  const made = await makeCompany(server)
  const token = await signIn(server, made[who].username)
  const offered = await offeredBy(token)
  expect(new Set(offered.values())).toEqual(new Set([true, false]))
  for (const [id, isOffered] of offered) expect((await reset(token, id)).status).toBe(isOffered ? 200 : 403)
})

test('the list offers nothing to a "view as" session', async () => {
  const made = await makeCompany(server)
  const admin = await signIn(server, made.admin.username)
  const asHr = (await call(server, admin, viewAs, { employeeId: made.hr.id })).data.token
  expect(new Set((await offeredBy(asHr)).values())).toEqual(new Set([false]))
})

async function offeredBy(token: string): Promise<Map<number, boolean>> {
  const { data } = await call(server, token, searchEmployees, {})
  return new Map(('rows' in data ? data.rows : []).map(row => [row.id, row.canResetPassword]))
}
