// Signing in with a passkey: what opens a session, and every way in which it must not.
import { getPasskeys, signInWithPasskey } from '@hr/contract/passkey.ts'
import { employeeLogin, getProfile } from '@hr/contract/session.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { ageAttempts } from '#test/age-attempts.ts'
import { addedPasskey, newChallenge, signChallenge, signInBy } from '#test/authenticator.ts'
import type { Lies, TestPasskey } from '#test/authenticator.ts'
import { call, signIn } from '#test/call.ts'
import { makeConsoleUser } from '#test/console-users.ts'
import { makeCompany } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { keptWorld } from '#test/kept-world.ts'
import { turnOn } from '#test/second-step.ts'
import { testServer } from '#test/test-server.ts'
import { cleanSessions } from '../clean-sessions.ts'

const freshCompany = keptWorld(makeCompany)
const server = testServer()
let company: TestCompany
let token: string
let passkey: TestPasskey
beforeEach(async () => {
  at('02:00:00')
  company = await freshCompany(server)
  token = await signIn(server, company.employee.username)
  passkey = await addedPasskey(server, token)
})

const at = (time: string) => server.setNow(`2026-03-02T${time}Z`)
const setAccount = (changes: { status?: string; password_temporary?: boolean }) =>
  server.services.db
    .updateTable('account')
    .set(changes)
    .where('id', '=', company.employee.accountId)
    .execute()

describe('a passkey', () => {
  test('opens a full session without a user name, and remembers when', async () => {
    at('03:00:00')
    const { data } = await signInBy(server, passkey)
    expect(data).toMatchObject({ username: company.employee.username, passwordTemporary: false })
    expect(data.roles).toEqual([{ code: 'EMPLOYEE' }])
    expect((await call(server, data.token, getProfile, {})).data.username).toBe(company.employee.username)
    const { passkeys } = (await call(server, token, getPasskeys, {})).data
    expect(passkeys.map(({ usedAt }) => usedAt)).toEqual(['2026-03-02T03:00:00.000Z'])
  })

  test('is both steps of a two-step sign-in', async () => {
    await turnOn(server, token)
    const { data } = await signInBy(server, passkey)
    expect(data).not.toHaveProperty('secondStep')
    expect((await call(server, data.token, getProfile, {})).status).toBe(200)
  })

  test('still asks for a new password in place of a temporary one', async () => {
    await setAccount({ password_temporary: true })
    const { data } = await signInBy(server, passkey)
    expect(data.passwordTemporary).toBe(true)
    expect((await call(server, data.token, getProfile, {})).code).toBe('FORBIDDEN')
  })

  test('opens accounts of its door only', async () => {
    const ownerToken = await signIn(server, company.owner.username)
    const operator = await makeConsoleUser(server, 'operator')
    const owners = await addedPasskey(server, ownerToken)
    const operators = await addedPasskey(server, await signIn(server, operator.username))
    const statuses = async (one: TestPasskey) => [
      (await signInBy(server, one, {}, 'employee')).status,
      (await signInBy(server, one, {}, 'owner')).status,
    ]
    expect(await statuses(passkey)).toEqual([200, 401])
    expect(await statuses(owners)).toEqual([401, 200])
    expect(await statuses(operators)).toEqual([401, 200])
  })
})

describe('it is refused', () => {
  test.each<[string, Lies]>([
    ['at another origin', { origin: 'https://hr.example.la' }],
    ['for another RP ID', { rpId: 'example.la' }],
    ['without verifying the person', { isVerified: false }],
    ['with a challenge that nobody made', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
    ['for another account', { userHandle: Buffer.from('other').toString('base64url') }],
    ['for an unknown credential', { credentialId: 'unknown' }],
  ])('%s', async (_what, lies) => {
    const answer = await signInBy(server, passkey, lies)
    expect([answer.status, answer.code]).toEqual([401, 'PASSKEY_FAILED'])
  })

  test('with the credential of somebody else', async () => {
    const { credentialId, userHandle } = await addedPasskey(server, await signIn(server, company.hr.username))
    expect((await signInBy(server, passkey, { credentialId })).code).toBe('PASSKEY_FAILED')
    expect((await signInBy(server, passkey, { credentialId, userHandle })).code).toBe('PASSKEY_FAILED')
  })

  test('with bytes that no browser sends', async () => {
    const signed = signChallenge(await newChallenge(server), passkey)
    for (const broken of [{ clientData: 'AAAA' }, { authenticatorData: 'AAAA' }, { signature: 'AAAA' }]) {
      const answer = await call(server, null, signInWithPasskey, { door: 'employee', ...signed, ...broken })
      expect(answer.code).toBe('PASSKEY_FAILED')
    }
    const input = { door: 'employee' as const, ...signed, signature: 'no base64!' }
    expect((await call(server, null, signInWithPasskey, input)).fields).toHaveProperty('signature')
  })

  test('with a challenge that was used, also by a wrong answer', async () => {
    const challenge = await newChallenge(server)
    const attempt = (lies: Lies = {}) =>
      call(server, null, signInWithPasskey, {
        door: 'employee',
        ...signChallenge(challenge, passkey, lies),
      })
    expect((await attempt({ isVerified: false })).code).toBe('PASSKEY_FAILED')
    expect((await attempt()).code).toBe('PASSKEY_FAILED')
  })

  test('with a signature that was sent before, also at the same time', async () => {
    const signed = signChallenge(await newChallenge(server), passkey)
    const send = () => call(server, null, signInWithPasskey, { door: 'employee', ...signed })
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect((await send()).code).toBe('PASSKEY_FAILED')
  })

  test('after five minutes; the night deletes old challenges', async () => {
    const [inTime, late] = [await newChallenge(server), await newChallenge(server)]
    const send = (challenge: string) =>
      call(server, null, signInWithPasskey, { door: 'employee', ...signChallenge(challenge, passkey) })
    at('02:04:59')
    expect((await send(inTime)).status).toBe(200)
    at('02:05:00')
    expect((await send(late)).code).toBe('PASSKEY_FAILED')
    at('02:05:01')
    await cleanSessions(server.services)
    expect(await server.services.db.selectFrom('passkey_challenge').selectAll().execute()).toEqual([])
  })

  test('when its counter does not go forward, unless the device does not count', async () => {
    const codes: string[] = []
    for (const counter of [0, 0, 5, 5, 4, 0, 6])
      codes.push((await signInBy(server, passkey, { counter })).code)
    const no = 'PASSKEY_FAILED'
    expect(codes).toEqual(['', '', '', no, no, no, ''])
  })

  test('for a locked account, and for a suspended company with the reason', async () => {
    await setAccount({ status: 'inactive' })
    expect((await signInBy(server, passkey)).code).toBe('PASSKEY_FAILED')
    await setAccount({ status: 'active' })
    await server.services.db
      .updateTable('workspace')
      .set({ status: 'suspended', suspended_reason: 'Not paid' })
      .where('id', '=', company.workspaceId)
      .execute()
    const refused = await signInBy(server, passkey)
    expect(refused.code).toBe('WORKSPACE_SUSPENDED')
    expect(refused.message).toContain('Not paid')
    expect((await signInBy(server, passkey, { isVerified: false })).code).toBe('PASSKEY_FAILED')
  })
})

test('failures delay like wrong passwords, and a success forgets them', async () => {
  const wrong = () => signInBy(server, passkey, { isVerified: false })
  for (let failure = 1; failure <= 5; failure += 1) expect((await wrong()).code).toBe('PASSKEY_FAILED')
  expect((await signInBy(server, passkey)).code).toBe('TOO_MANY_REQUESTS')
  const asPassword = { username: company.employee.username, password: 'Wrong1234' }
  expect((await call(server, null, employeeLogin, asPassword)).code).toBe('TOO_MANY_REQUESTS')
  await ageAttempts(server, 900)
  expect((await signInBy(server, passkey)).status).toBe(200)
  expect((await wrong()).code).toBe('PASSKEY_FAILED')
})
