import { describe, expect, test } from 'vitest'
import {
  changePassword,
  employeeLogin,
  forgotPassword,
  getProfile,
  login,
  logout,
  resetPasswordByEmail,
} from '@hr/contract/session.ts'
import { myPermissions } from '@hr/contract/permission.ts'
import { inCompany } from '#test/in-company.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, password } from '#test/factories.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { newestMail, runJobs } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'
import { untilWaiting } from '#test/until-waiting.ts'
import { updatePassword } from './account.store.ts'
import { makeTemporaryPassword } from './password.ts'
import { endSessions } from './session.store.ts'

const server = testServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
const company = keptPerTest(server, makeCompany)

const status = async (token: string) => (await call(server, token, getProfile, {})).status
const canSignIn = async (username: string, given: string) =>
  (await call(server, null, employeeLogin, { username, password: given })).status === 200

describe('changing one’s own password', () => {
  const change = (token: string, oldPassword: string, newPassword: string) =>
    call(server, token, changePassword, { oldPassword, newPassword })

  test('ends the person’s other sessions, not this one, and nobody else’s', async () => {
    const { username } = company.employee
    const [here, there] = [await signIn(server, username), await signIn(server, username)]
    const colleague = await signIn(server, company.hr.username)
    const answer = await change(here, password, 'Brand-new-1')
    expect(answer.message).toBe('Password changed')
    expect(answer.data).toEqual({})
    expect([await status(here), await status(there), await status(colleague)]).toEqual([200, 401, 200])
    expect(await canSignIn(username, 'Brand-new-1')).toBe(true)
    expect(await canSignIn(username, password)).toBe(false)
  })

  test('leaves no session to a concurrent sign-in with the old password', async () => {
    const { username, accountId } = company.employee
    const { db } = server.services
    const changed = await db.startTransaction().execute()
    await updatePassword(changed, accountId, { hash: 'another', isTemporary: false }, server.services.now())
    await endSessions(changed, { accountId }, server.services.now())
    const signingIn = call(server, null, employeeLogin, { username, password })
    await Promise.race([signingIn, untilWaiting(server, 1)])
    await changed.commit().execute()
    expect((await signingIn).code).toBe('SIGN_IN_FAILED')
  })

  test('succeeds once when two sessions do it at the same time', async () => {
    const { username, accountId } = company.employee
    const [here, there] = [await signIn(server, username), await signIn(server, username)]
    const held = await server.services.db.startTransaction().execute()
    await held.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
    const changes = [change(here, password, 'Brand-new-1'), change(there, password, 'Brand-new-2')]
    await untilWaiting(server, 2)
    await held.commit().execute()
    const answers = await Promise.all(changes)
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(1)
    expect(answers.map(({ code }) => code)).toContain('OLD_PASSWORD_WRONG')
  })

  test('sends a mail and writes an audit entry without the password', async () => {
    await change(await signIn(server, company.hr.username), password, 'Brand-new-1')
    const mail = await newestMail(server, `${company.hr.username}@example.la`)
    expect(mail?.subject).toBe('Your password was changed')
    const entries = await inCompany(server, company.workspaceId, trx =>
      trx
        .selectFrom('audit_entry')
        .select(['after', 'employee_id'])
        .where('entity', '=', 'account')
        .where('operation', '=', 'UPDATE')
        .execute(),
    )
    expect(entries).toEqual([{ after: { password: '***' }, employee_id: company.hr.id }])
  })

  test.each([
    ['', 'Brand-new-1', 'oldPassword', 'Old password is required'],
    [password, '', 'newPassword', 'New password is required'],
    [password, 'Ab1xy', 'newPassword', 'New password must be at least 6 characters'],
    [
      password,
      'abcdef1',
      'newPassword',
      'Use at least 6 characters with a number, an uppercase and a lowercase letter',
    ],
    [password, 'Password1', 'newPassword', 'This password is too common, choose another one'],
    [password, password, 'newPassword', 'Choose a password different from the old one'],
  ])('%s -> %s is refused', async (oldPassword, newPassword, field, text) => {
    const answer = await change(await signIn(server, company.employee.username), oldPassword, newPassword)
    expect(answer.status).toBe(400)
    expect(answer.fields).toEqual({ [field]: text })
    expect(await canSignIn(company.employee.username, password)).toBe(true)
  })

  test('a wrong old password is reported under its field, and guessing it is slowed down', async () => {
    const token = await signIn(server, company.employee.username)
    const first = await change(token, 'Wrong-1234', 'Brand-new-1')
    expect(first).toMatchObject({ status: 422, code: 'OLD_PASSWORD_WRONG' })
    expect(first.fields).toEqual({ oldPassword: 'The old password is incorrect' })
    for (let index = 0; index < 4; index += 1) await change(token, 'Wrong-1234', 'Brand-new-1')
    expect((await change(token, password, 'Brand-new-1')).code).toBe('TOO_MANY_REQUESTS')
  })

  test('the same key may be used again after a wrong one', async () => {
    const token = await signIn(server, company.employee.username)
    const headers = { 'idempotency-key': 'one' }
    const input = { oldPassword: 'Wrong-1234', newPassword: 'Brand-new-1' }
    expect((await call(server, token, changePassword, input, { headers })).code).toBe('OLD_PASSWORD_WRONG')
    expect((await call(server, token, changePassword, input, { headers })).code).toBe('OLD_PASSWORD_WRONG')
  })

  test('a repeat with the same key reports success, not a wrong old password', async () => {
    const token = await signIn(server, company.employee.username)
    const headers = { 'idempotency-key': 'twice' }
    const input = { oldPassword: password, newPassword: 'Brand-new-1' }
    expect((await call(server, token, changePassword, input, { headers })).status).toBe(200)
    // The answer may contain tokens, so it is not stored.
    expect((await call(server, token, changePassword, input, { headers })).code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    )
  })
})

describe('a temporary password', () => {
  async function restrictedToken() {
    const temporary = await makeTemporaryPassword()
    await server.services.db
      .updateTable('account')
      .set({ password_hash: temporary.hash, password_temporary: true })
      .where('id', '=', company.employee.accountId)
      .execute()
    const input = { username: company.employee.username, password: temporary.password }
    const { data } = await call(server, null, employeeLogin, input)
    return { ...data, temporary: temporary.password }
  }

  test('is changed in its ten-minute session, which continues with new tokens', async () => {
    const { token, temporary } = await restrictedToken()
    const change = { oldPassword: temporary, newPassword: 'My-own-1' }
    const { data } = await call(server, token, changePassword, change)
    expect(await status(data.token ?? '')).toBe(200)
    // The old token was part of a URL.
    expect(await status(token)).toBe(401)
    expect((await call(server, token, changePassword, change)).status).toBe(401)
    const again = await call(server, null, employeeLogin, {
      username: company.employee.username,
      password: 'My-own-1',
    })
    expect(again.data.passwordTemporary).toBe(false)
  })

  test('allows nothing but that and signing out', async () => {
    const { token, tokenWS } = await restrictedToken()
    expect((await call(server, token, getProfile, {})).status).toBe(403)
    expect((await call(server, token, myPermissions, {})).status).toBe(403)
    expect((await call(server, tokenWS, logout, {})).status).toBe(401)
    expect((await call(server, token, logout, {})).status).toBe(200)
    expect((await call(server, token, logout, {})).status).toBe(401)
  })

  test('cannot be kept, and expires after ten minutes', async () => {
    const { token, temporary } = await restrictedToken()
    const same = { oldPassword: temporary, newPassword: temporary }
    expect((await call(server, token, changePassword, same)).status).toBe(400)
    server.setNow('2026-03-02T02:10:00Z')
    const change = { oldPassword: temporary, newPassword: 'My-own-1' }
    expect((await call(server, token, changePassword, change)).status).toBe(401)
  })
})

describe('a forgotten password', () => {
  const ask = (email: string) => call(server, null, forgotPassword, { email })
  const reset = (token: string, given = 'After-reset-1') =>
    call(server, null, resetPasswordByEmail, { token, password: given })
  const linkFor = async (email: string) => {
    await ask(email)
    await runJobs(server)
    return newestMail(server, email)
  }

  test('is replaced with the link of the mail, once; all sessions end', async () => {
    const { username } = company.hr
    const email = `${username}@example.la`
    const session = await signIn(server, username)
    const mail = await linkFor(email)
    expect(mail?.link).toBe(`http://localhost:3000/forgot/resetPassword?token=${mail?.token}`)
    expect(mail?.body).toContain(username)
    expect((await reset(mail?.token ?? '')).status).toBe(200)
    expect(await status(session)).toBe(401)
    expect(await canSignIn(username, 'After-reset-1')).toBe(true)
    expect((await reset(mail?.token ?? '')).code).toBe('TOKEN_USED')
  })

  test('answers the same for an unknown address, and writes nothing', async () => {
    const [known, unknown] = [await ask(`${company.hr.username}@example.la`), await ask('no@example.la')]
    expect(unknown.message).toBe(known.message)
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(server.jobs.map(job => job.queue)).toEqual(['session.send-link', 'session.send-link'])
    await runJobs(server)
    expect(await newestMail(server, 'no@example.la')).toBeUndefined()
  })

  test('a link expires after 30 minutes, and when a newer one is requested', async () => {
    const email = `${company.hr.username}@example.la`
    const [first, second] = [await linkFor(email), await linkFor(email)]
    expect((await reset(first?.token ?? '')).code).toBe('TOKEN_USED')
    server.setNow('2026-03-02T02:30:00Z')
    expect((await reset(second?.token ?? '')).code).toBe('TOKEN_EXPIRED')
  })

  test('a link becomes invalid when the password changes meanwhile', async () => {
    const mail = await linkFor(`${company.hr.username}@example.la`)
    const change = { oldPassword: password, newPassword: 'Brand-new-1' }
    await call(server, await signIn(server, company.hr.username), changePassword, change)
    expect((await reset(mail?.token ?? '')).code).toBe('TOKEN_USED')
  })

  test('an inactive account gets no link, and earlier links are invalid', async () => {
    const email = `${company.hr.username}@example.la`
    const mail = await linkFor(email)
    const { accountId } = company.hr
    await server.services.db
      .updateTable('account')
      .set({ status: 'inactive' })
      .where('id', '=', accountId)
      .execute()
    expect((await reset(mail?.token ?? '')).code).toBe('TOKEN_INVALID')
    expect((await linkFor(email))?.id).toBe(mail?.id)
  })

  test('a refused password does not use up the link', async () => {
    const mail = await linkFor(`${company.hr.username}@example.la`)
    expect((await reset(mail?.token ?? '', 'password1')).fields).toEqual({
      password: 'This password is too common, choose another one',
    })
    expect((await reset(mail?.token ?? '')).status).toBe(200)
  })

  test('only the link identifies the account: other fields are ignored', async () => {
    const mail = await linkFor(`${company.hr.username}@example.la`)
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/users/reset-password-by-email',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({
        token: mail?.token,
        password: 'After-reset-1',
        username: company.admin.username,
      }),
    })
    expect(answer.statusCode).toBe(400)
    expect(await canSignIn(company.admin.username, 'After-reset-1')).toBe(false)
  })

  test('lets the owner in immediately, even if others have been guessing', async () => {
    const { username } = company.owner
    for (let index = 0; index < 12; index += 1)
      await call(server, null, login, { username, password: 'wrong' })
    const mail = await linkFor(`${username}@example.la`)
    await reset(mail?.token ?? '')
    const answer = await call(server, null, login, { username, password: 'After-reset-1' })
    expect(answer.status).toBe(200)
  })

  test('cannot be used to flood somebody with mail', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask('victim@example.la')))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(5)
    expect(answers.filter(answer => answer.code === 'TOO_MANY_REQUESTS')).toHaveLength(7)
  })
})
