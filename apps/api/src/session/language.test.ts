// The language of mails to a person (N1): set at sign-in, changed by choice, used by messages.
import { describe, expect, test } from 'vitest'
import { viewAs } from '@hr/contract/access.ts'
import { changePassword, chooseLanguage, employeeLogin, forgotPassword } from '@hr/contract/session.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, password } from '#test/factories.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { newestMail, runJobs } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
const company = keptPerTest(server, makeCompany)

const lao = { headers: { 'accept-language': 'lo' } }
const languageOf = async (id: string) =>
  (
    await server.services.db
      .selectFrom('account')
      .select('language')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).language

describe('set', () => {
  test('English before the first sign-in; each sign-in sets the language of its screens', async () => {
    const { username, accountId } = company.employee
    expect(await languageOf(accountId)).toBe('en')
    await call(server, null, employeeLogin, { username, password }, lao)
    expect(await languageOf(accountId)).toBe('lo')
    await call(server, null, employeeLogin, { username, password })
    expect(await languageOf(accountId)).toBe('en')
  })

  test('a wrong password does not change the language', async () => {
    const { username, accountId } = company.employee
    await call(server, null, employeeLogin, { username, password: 'Wrong-123' }, lao)
    expect(await languageOf(accountId)).toBe('en')
  })

  test('a choice in between changes only one’s own', async () => {
    const token = await signIn(server, company.employee.username)
    expect((await call(server, token, chooseLanguage, { language: 'lo' })).status).toBe(200)
    expect(await languageOf(company.employee.accountId)).toBe('lo')
    expect(await languageOf(company.colleague.accountId)).toBe('en')
  })

  test('another language is refused, and so is a call without a session', async () => {
    const token = await signIn(server, company.employee.username)
    const french = { language: 'fr' } as unknown as { language: 'en' }
    expect(await call(server, token, chooseLanguage, french)).toMatchObject({
      status: 400,
      fields: { language: expect.any(String) },
    })
    expect((await call(server, null, chooseLanguage, { language: 'lo' })).status).toBe(401)
  })

  test('"view as" does not change the language of the person', async () => {
    const admin = await signIn(server, company.admin.username)
    const { data } = await call(server, admin, viewAs, { employeeId: company.employee.id })
    expect((await call(server, data.token, chooseLanguage, { language: 'lo' })).code).toBe('VIEW_ONLY')
    expect(await languageOf(company.employee.accountId)).toBe('en')
  })
})

describe('used', () => {
  const inLao = async () => {
    const token = await signIn(server, company.employee.username)
    await call(server, token, chooseLanguage, { language: 'lo' })
    return token
  }
  const address = () => `${company.employee.username}@example.la`

  test('by a reset link, regardless of who requests it', async () => {
    await inLao()
    await call(server, null, forgotPassword, { email: address() })
    await runJobs(server)
    expect(await newestMail(server, address())).toMatchObject({ language: 'lo' })
  })

  test('by the notice of a changed password', async () => {
    const token = await inLao()
    await call(server, token, changePassword, { oldPassword: password, newPassword: 'Another-123' })
    expect(await newestMail(server, address())).toMatchObject({ language: 'lo' })
  })
})
