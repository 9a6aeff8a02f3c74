// Mail links without a mail server: shown to the requesting browser in a demo, to nobody otherwise.
import {
  employeeLogin,
  forgotPassword,
  register,
  resetPasswordByEmail,
  verifyEmail,
} from '@hr/contract/session.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { makeCompany, password } from '#test/factories.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { updatePassword } from './account.store.ts'
import { hashPassword } from './password.ts'

const server = testServer({ SEED: 'empty' })
const company = perFile(() => makeCompany(server))

const forgot = (email: string) => call(server, null, forgotPassword, { email })
const verify = (email: string) => call(server, null, verifyEmail, { email })
const mailOf = (username: string) => `${username}@example.la`
const tokenOf = (link: string | null) => new URLSearchParams(link?.split('?')[1]).get('token') ?? ''
const messages = () => server.services.db.selectFrom('mail_message').selectAll().execute()

describe('outside a demo', () => {
  test('the answer reports missing mail, in the same way for every address', async () => {
    const known = mailOf(company.employee.username)
    const answers = [await forgot(known), await forgot('nobody@example.la'), await verify(known)]
    answers.push(await verify('new@example.la'))
    for (const { status, code, message } of answers)
      expect([status, code, message]).toEqual([409, 'MAIL_NOT_SET_UP', answers[0]?.message])
    expect([await messages(), server.jobs]).toEqual([[], []])
  })

  test('frequent requests are still slowed down', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => forgot('victim@example.la')))
    expect(answers.filter(({ code }) => code === 'TOO_MANY_REQUESTS')).toHaveLength(7)
  })
})

describe('in a demo', () => {
  beforeAll(async () => {
    const value = JSON.stringify({ signIns: [{ username: 'hr', role: 'HR', area: 'employee' }], password })
    await server.services.db.insertInto('installation_setting').values({ key: 'demo', value }).execute()
  })

  test('a registration continues in the browser that requested it', async () => {
    const { demoLink } = (await verify('new@example.la')).data
    expect(demoLink).toMatch(/^\/register\?token=[\w-]{43}$/)
    const person = { firstName: 'Khamla', lastName: 'Sisouk', password: 'Wat-Xieng-1' }
    const done = await call(server, null, register, { ...person, token: tokenOf(demoLink) })
    expect(done.data).toEqual({ username: 'new' })
    const again = (await verify('new@example.la')).data.demoLink
    expect((await call(server, null, register, { ...person, token: tokenOf(again) })).code).toBe(
      'ALREADY_EXISTS',
    )
  })

  test('an account with the public demo password gets a link to set another, once', async () => {
    const { username } = company.colleague
    const { demoLink } = (await forgot(mailOf(username))).data
    expect(demoLink).toMatch(/^\/forgot\/resetPassword\?token=[\w-]{43}$/)
    const chosen = { token: tokenOf(demoLink), password: 'My-own-123' }
    expect((await call(server, null, resetPasswordByEmail, chosen)).status).toBe(200)
    expect((await call(server, null, employeeLogin, { username, password: 'My-own-123' })).status).toBe(200)
    expect((await forgot(mailOf(username))).code).toBe('MAIL_NOT_SET_UP')
  })

  test('an account with its own password is not opened by a stranger', async () => {
    const hash = await hashPassword('Real-secret-1')
    const { accountId, username } = company.hr
    await updatePassword(server.services.db, accountId, { hash, isTemporary: false }, server.services.now())
    const answers = [await forgot(mailOf(username)), await forgot('nobody.else@example.la')]
    for (const { code } of answers) expect(code).toBe('MAIL_NOT_SET_UP')
  })

  test('no link is ever logged', () => expect(server.logLines.join('')).not.toContain('token='))
})
