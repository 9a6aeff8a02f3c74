// Signing in with a second step, and its settings.
import {
  confirmSecondStep,
  getSecondStep,
  passSecondStep,
  replaceRecoveryCodes,
  startSecondStep,
  turnOffSecondStep,
} from '@hr/contract/second-step.ts'
import { changePassword, employeeLogin, getProfile, login, logout } from '@hr/contract/session.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { makeCompany, password } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { inCompany } from '#test/in-company.ts'
import { keptWorld } from '#test/kept-world.ts'
import { appCode, turnOn } from '#test/second-step.ts'
import { testServer } from '#test/test-server.ts'

const freshCompany = keptWorld(makeCompany)
const server = testServer()
let company: TestCompany
let username: string
let token: string
beforeEach(async () => {
  at('02:00:00')
  company = await freshCompany(server)
  username = company.employee.username
  token = await signIn(server, username)
})

const at = (time: string) => server.setNow(`2026-03-02T${time}Z`)
const isOpen = async (one: string) => (await call(server, one, getProfile, {})).status === 200
const signInAgain = async (name = username) =>
  (await call(server, null, employeeLogin, { username: name, password })).data
const pass = (one: string, code: string) => call(server, one, passSecondStep, { code })

describe('signing in', () => {
  test('without a second step is as the specification has it', async () => {
    expect(Object.keys(await signInAgain()).toSorted()).toEqual([
      'passwordTemporary',
      'roles',
      'token',
      'tokenWS',
      'username',
    ])
    const { token: full } = await signInAgain()
    expect((await pass(full, '123456')).code).toBe('FORBIDDEN')
  })

  test('needs a code: until then the session opens nothing else, then it has new tokens', async () => {
    const { secret } = await turnOn(server, token)
    const half = await signInAgain()
    expect(half).toMatchObject({ secondStep: 'code', passwordTemporary: false })
    expect((await call(server, half.token, getProfile, {})).status).toBe(403)
    expect((await call(server, half.token, getSecondStep, {})).status).toBe(403)
    const change = { oldPassword: password, newPassword: 'Better5678' }
    expect((await call(server, half.token, changePassword, change)).status).toBe(403)
    const answer = await pass(half.token, appCode(server, secret))
    expect(answer.data.passwordTemporary).toBe(false)
    expect(await isOpen(answer.data.token)).toBe(true)
    expect((await call(server, half.token, getProfile, {})).status).toBe(401)
  })

  test('an owner, too; the half session can sign out', async () => {
    const owner = await signIn(server, company.owner.username)
    await turnOn(server, owner)
    const { data } = await call(server, null, login, { username: company.owner.username, password })
    expect(data.secondStep).toBe('code')
    expect((await call(server, data.token, logout, {})).status).toBe(200)
    expect((await pass(data.token, '000000')).status).toBe(401)
  })

  test('takes the code of the neighbouring steps, none older or newer', async () => {
    const { secret } = await turnOn(server, token)
    at('02:10:00')
    const half = await signInAgain()
    const outcome = async (steps: number) => (await pass(half.token, appCode(server, secret, steps))).code
    expect([await outcome(-2), await outcome(2)]).toEqual(['CODE_WRONG', 'CODE_WRONG'])
    expect(await outcome(-1)).toBe('')
    expect((await pass((await signInAgain()).token, appCode(server, secret, 1))).status).toBe(200)
  })

  test('takes a code once, even when sent twice at once; then a newer one', async () => {
    const { secret } = await turnOn(server, token)
    const code = appCode(server, secret)
    const halves = [await signInAgain(), await signInAgain(), await signInAgain()]
    const answers = await Promise.all(halves.map(half => pass(half.token, code)))
    expect(answers.map(answer => answer.code).toSorted()).toEqual(['', 'CODE_WRONG', 'CODE_WRONG'])
    expect((await pass((await signInAgain()).token, appCode(server, secret, -1))).code).toBe('CODE_WRONG')
    expect((await pass((await signInAgain()).token, appCode(server, secret, 1))).status).toBe(200)
  })

  test('takes each recovery code once, and tells the person', async () => {
    const { db } = server.services
    await db
      .updateTable('account')
      .set({ email: 'noy@example.la' })
      .where('username', '=', username)
      .execute()
    const { recoveryCodes } = await turnOn(server, token)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = '', second = ''] = recoveryCodes
    expect((await pass((await signInAgain()).token, first.toUpperCase())).status).toBe(200)
    const again = await signInAgain()
    expect((await pass(again.token, first)).code).toBe('CODE_WRONG')
    const full = (await pass(again.token, second.replaceAll('-', ' '))).data.token
    expect((await call(server, full, getSecondStep, {})).data).toMatchObject({
      isOn: true,
      recoveryCodesLeft: 8,
    })
    const mails = await db
      .selectFrom('mail_message')
      .select(['template', 'body'])
      .where('to_address', '=', 'noy@example.la')
      .orderBy('id')
      .execute()
    expect(mails.map(mail => mail.template)).toEqual(['secondStepOn', 'recoveryCodeUsed', 'recoveryCodeUsed'])
    expect(mails.at(-1)?.body).toContain('Recovery codes left: 8.')
    expect(JSON.stringify(mails)).not.toContain(second)
  })

  test('delays guesses like those of a password; a known address has no delay', async () => {
    const { secret } = await turnOn(server, token)
    const half = await signInAgain()
    for (const _ of [1, 2, 3, 4, 5]) expect((await pass(half.token, '000000')).code).toBe('CODE_WRONG')
    expect((await pass(half.token, appCode(server, secret))).status).toBe(429)
    // Not by the password, whose success restarts only its own count.
    const next = await signInAgain()
    expect((await pass(next.token, appCode(server, secret))).status).toBe(429)
    const { db } = server.services
    const keys = await db.selectFrom('sign_in_delay').select('key').where('key', 'like', 'code:%').execute()
    expect(keys).toEqual([{ key: `code:${company.employee.accountId}:127.0.0.1` }])
  })

  test('ends after ten minutes', async () => {
    const { secret } = await turnOn(server, token)
    const half = await signInAgain()
    at('02:10:01')
    expect((await pass(half.token, appCode(server, secret))).status).toBe(401)
  })

  test('with a temporary password: first the code, then the new password', async () => {
    const { secret } = await turnOn(server, token)
    const { db } = server.services
    await db
      .updateTable('account')
      .set({ password_temporary: true })
      .where('username', '=', username)
      .execute()
    const half = await signInAgain()
    expect(half).toMatchObject({ secondStep: 'code', passwordTemporary: true })
    const { data } = await pass(half.token, appCode(server, secret))
    expect(data.passwordTemporary).toBe(true)
    expect(await isOpen(data.token)).toBe(false)
    const change = { oldPassword: password, newPassword: 'Better5678' }
    const changed = await call(server, data.token, changePassword, change)
    expect(await isOpen(changed.data.token ?? '')).toBe(true)
  })
})

describe('setting up', () => {
  const start = (given = password) => call(server, token, startSecondStep, { password: given })
  const confirm = (code: string) => call(server, token, confirmSecondStep, { code })

  test('needs the own password, and a code before it counts', async () => {
    expect((await start('Wrong1234')).fields).toHaveProperty('password')
    expect((await confirm('123456')).code).toBe('SECOND_STEP_OFF')
    const { secret, address } = (await start()).data
    expect(address).toMatch(/^otpauth:\/\/totp\/Sabai%20HR:/)
    expect(address).toContain(secret)
    expect((await confirm('000000')).fields).toHaveProperty('code')
    expect(await signInAgain()).not.toHaveProperty('secondStep')
    expect((await call(server, token, getSecondStep, {})).data.isOn).toBe(false)
    expect((await confirm(appCode(server, secret))).data.recoveryCodes).toHaveLength(10)
    expect((await start()).code).toBe('SECOND_STEP_ON')
    expect((await confirm(appCode(server, secret, 1))).code).toBe('SECOND_STEP_ON')
  })

  test('begun twice: only the newer secret can be confirmed', async () => {
    const first = (await start()).data.secret
    const second = (await start()).data.secret
    expect((await confirm(appCode(server, first))).code).toBe('CODE_WRONG')
    expect((await confirm(appCode(server, second))).status).toBe(200)
  })

  test('confirmed twice at once it is on once, and its shown codes work', async () => {
    const { secret } = (await start()).data
    const code = appCode(server, secret)
    const answers = await Promise.all([confirm(code), confirm(code)])
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, expect.any(Number)])
    const shown = answers.find(answer => answer.status === 200)?.data.recoveryCodes[0] ?? ''
    expect((await pass((await signInAgain()).token, shown)).status).toBe(200)
  })

  test('signs out the other devices, and is in the audit log without any secret', async () => {
    const other = await signIn(server, username)
    const { secret, recoveryCodes } = await turnOn(server, token)
    expect([await isOpen(token), await isOpen(other)]).toEqual([true, false])
    const entries = await inCompany(server, company.workspaceId, trx =>
      trx
        .from('audit_entry')
        .select(['entity', 'after'])
        .where('account_id', '=', company.employee.accountId)
        .execute(),
    )
    expect(entries).toEqual([{ entity: 'account', after: { secondStep: 'on' } }])
    const { db } = server.services
    const kept = JSON.stringify(await db.selectFrom('recovery_code').selectAll().execute())
    for (const code of recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''))
    expect(server.logLines.join('')).not.toContain(secret)
  })
})

describe('changing it', () => {
  const wrong = { password: 'Wrong1234', code: '000000' }

  test('needs password and code; new recovery codes replace the old ones', async () => {
    const { secret, recoveryCodes } = await turnOn(server, token)
    const replace = (input: { password: string; code: string }) =>
      call(server, token, replaceRecoveryCodes, input)
    expect((await replace(wrong)).fields).toHaveProperty('password')
    expect((await replace({ ...wrong, password })).fields).toHaveProperty('code')
    const fresh = (await replace({ password, code: appCode(server, secret) })).data.recoveryCodes
    const half = await signInAgain()
    expect((await pass(half.token, recoveryCodes[0] ?? '')).code).toBe('CODE_WRONG')
    expect((await pass(half.token, fresh[0] ?? '')).status).toBe(200)
  })

  test('turned off with password and code, once, the password is enough', async () => {
    const { secret, recoveryCodes } = await turnOn(server, token)
    const off = (code: string) => call(server, token, turnOffSecondStep, { password, code })
    expect((await call(server, token, turnOffSecondStep, wrong)).fields).toHaveProperty('password')
    expect((await off(appCode(server, secret))).status).toBe(200)
    expect((await off(recoveryCodes[0] ?? '')).code).toBe('SECOND_STEP_OFF')
    expect(await signInAgain()).not.toHaveProperty('secondStep')
    expect((await call(server, token, getSecondStep, {})).data).toEqual({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
      isRequired: false,
    })
  })

  test('a code of somebody else is wrong', async () => {
    await turnOn(server, token)
    const hr = await signIn(server, company.hr.username)
    const { secret, recoveryCodes } = await turnOn(server, hr)
    const half = await signInAgain()
    expect((await pass(half.token, appCode(server, secret))).code).toBe('CODE_WRONG')
    expect((await pass(half.token, recoveryCodes[0] ?? '')).code).toBe('CODE_WRONG')
  })
})
