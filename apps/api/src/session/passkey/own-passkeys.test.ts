// One's own passkeys: adding with the password, renaming, removing.
import { addPasskey, getPasskeys, removePasskey, renamePasskey, startPasskey } from '@hr/contract/passkey.ts'
import { resetEmployeePassword } from '@hr/contract/employee.ts'
import { changePassword } from '@hr/contract/session.ts'
import { viewAs } from '@hr/contract/access.ts'
import { mostPasskeys } from '@hr/domain/session/most-passkeys.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { addedPasskey, createPasskey, signInBy } from '#test/authenticator.ts'
import type { Lies } from '#test/authenticator.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, password } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { inCompany } from '#test/in-company.ts'
import { keptWorld } from '#test/kept-world.ts'
import { testApp } from '#test/test-app.ts'
import { testServer } from '#test/test-server.ts'

const freshCompany = keptWorld(makeCompany)
const server = testServer()
let company: TestCompany
let token: string
beforeEach(async () => {
  at('02:00:00')
  company = await freshCompany(server)
  token = await signIn(server, company.employee.username)
})

const at = (time: string) => server.setNow(`2026-03-02T${time}Z`)
const start = (given: string = password, name = 'Phone') =>
  call(server, token, startPasskey, { name, password: given })
const list = async (by = token) => (await call(server, by, getPasskeys, {})).data.passkeys

test('a password reset by HR removes passkeys; one changed by the person leaves them', async () => {
  const passkey = await addedPasskey(server, token)
  const changed = { oldPassword: password, newPassword: 'Another-Day-2026' }
  expect((await call(server, token, changePassword, changed)).status).toBe(200)
  expect(await list()).toHaveLength(1)
  const hr = await signIn(server, company.hr.username)
  await call(server, hr, resetEmployeePassword, { id: company.employee.id, password })
  expect((await signInBy(server, passkey)).code).toBe('PASSKEY_FAILED')
  const { after } = await inCompany(server, company.workspaceId, trx =>
    trx
      .selectFrom('audit_entry')
      .select('after')
      .where('employee_id', '=', company.hr.id)
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow(),
  )
  expect(after).toEqual({ resetBy: 'screen', passkeyRemoved: 'Phone' })
})

describe('adding', () => {
  test('needs the own password and a name', async () => {
    expect((await start('Wrong1234')).fields).toHaveProperty('password')
    expect((await start(password, '')).fields).toHaveProperty('name')
    const { options, origin } = (await start()).data
    expect(origin).toBe('http://localhost:3000')
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: company.employee.username },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  test('lists it; the device gets the passkeys that exist, so that it adds none twice', async () => {
    const { credentialId } = await addedPasskey(server, token)
    expect(await list()).toEqual([
      { id: expect.any(String), name: 'Phone', createdAt: '2026-03-02T02:00:00.000Z', usedAt: null },
    ])
    expect((await start()).data.options.excludeCredentials).toEqual([
      { id: credentialId, type: 'public-key' },
    ])
  })

  const otherChallenge = Buffer.alloc(32, 1).toString('base64url')
  test.each<[string, Lies]>([
    ['another origin', { origin: 'https://hr.example.la' }],
    ['another RP ID', { rpId: 'example.la' }],
    ['a person who was not verified', { isVerified: false }],
    ['a challenge that nobody made', { challenge: otherChallenge }],
  ])('is refused for %s, and its challenge is used up', async (_what, lies) => {
    const { options } = (await start()).data
    expect((await call(server, token, addPasskey, createPasskey(options, lies).input)).code).toBe(
      'PASSKEY_NOT_ADDED',
    )
    const honest = await call(server, token, addPasskey, createPasskey(options).input)
    expect(honest.status).toBe(lies.challenge === undefined ? 422 : 200)
  })

  test('is refused after five minutes, twice, and in another session of the same person', async () => {
    const other = await signIn(server, company.employee.username)
    const { input } = createPasskey((await start()).data.options)
    expect((await call(server, other, addPasskey, input)).code).toBe('PASSKEY_NOT_ADDED')
    at('02:05:00')
    expect((await call(server, token, addPasskey, input)).code).toBe('PASSKEY_NOT_ADDED')
    const inTime = createPasskey((await start()).data.options).input
    at('02:09:59')
    expect((await call(server, token, addPasskey, inTime)).status).toBe(200)
    expect((await call(server, token, addPasskey, inTime)).code).toBe('PASSKEY_NOT_ADDED')
  })

  test('is refused for a credential of somebody else', async () => {
    const { credentialId } = await addedPasskey(server, await signIn(server, company.hr.username))
    const { input } = createPasskey((await start()).data.options, { credentialId })
    expect((await call(server, token, addPasskey, input)).code).toBe('PASSKEY_NOT_ADDED')
  })

  test('ends at ten, also for two at the same time', async () => {
    for (let index = 1; index < mostPasskeys; index += 1) await addedPasskey(server, token)
    const inputs = [await start(), await start()].map(({ data }) => createPasskey(data.options).input)
    const answers = await Promise.all(inputs.map(input => call(server, token, addPasskey, input)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['', 'PASSKEY_LIMIT'])
    expect((await start()).code).toBe('PASSKEY_LIMIT')
    expect(await list()).toHaveLength(mostPasskeys)
  })
})

describe('changing', () => {
  test('renames and removes one, which then opens nothing', async () => {
    const passkey = await addedPasskey(server, token)
    const [{ id } = { id: '' }] = await list()
    expect((await call(server, token, renamePasskey, { id, name: ' ' })).fields).toHaveProperty('name')
    expect((await call(server, token, renamePasskey, { id, name: 'Laptop' })).data.name).toBe('Laptop')
    expect((await call(server, token, removePasskey, { id })).status).toBe(200)
    expect(await list()).toEqual([])
    expect((await call(server, token, removePasskey, { id })).code).toBe('NOT_FOUND')
    expect((await call(server, token, renamePasskey, { id, name: 'Tablet' })).code).toBe('NOT_FOUND')
    expect((await signInBy(server, passkey)).code).toBe('PASSKEY_FAILED')
  })

  test('reaches nobody else, also not through "view as"', async () => {
    await addedPasskey(server, token)
    const [{ id } = { id: '' }] = await list()
    for (const { username } of [company.admin, (await makeCompany(server)).admin]) {
      const other = await signIn(server, username)
      expect(await list(other)).toEqual([])
      expect((await call(server, other, renamePasskey, { id, name: 'Mine' })).code).toBe('NOT_FOUND')
      expect((await call(server, other, removePasskey, { id })).code).toBe('NOT_FOUND')
    }
    const admin = await signIn(server, company.admin.username)
    const seen = (await call(server, admin, viewAs, { employeeId: company.employee.id })).data.token
    expect((await call(server, seen, getPasskeys, {})).code).toBe('VIEW_ONLY')
    expect((await call(server, seen, removePasskey, { id })).code).toBe('VIEW_ONLY')
  })

  test('is in the audit log, and a mail tells the person who adds and removes', async () => {
    await server.services.db
      .updateTable('account')
      .set({ email: 'noy@example.la' })
      .where('id', '=', company.employee.accountId)
      .execute()
    await addedPasskey(server, token)
    const [{ id } = { id: '' }] = await list()
    await call(server, token, renamePasskey, { id, name: 'Laptop' })
    await call(server, token, removePasskey, { id })
    const entries = await inCompany(server, company.workspaceId, trx =>
      trx
        .from('audit_entry')
        .select(['entity', 'entity_id', 'after'])
        .where('account_id', '=', company.employee.accountId)
        .orderBy('id')
        .execute(),
    )
    const account = { entity: 'account', entity_id: company.employee.accountId }
    expect(entries).toEqual([
      { ...account, after: { passkeyAdded: 'Phone' } },
      { ...account, after: { passkeyRenamed: 'Laptop' } },
      { ...account, after: { passkeyRemoved: 'Laptop' } },
    ])
    const mails = await server.services.db
      .selectFrom('mail_message')
      .select('subject')
      .where('to_address', '=', 'noy@example.la')
      .orderBy('created_at')
      .execute()
    expect(mails.map(({ subject }) => subject)).toEqual(['A passkey was added', 'A passkey was removed'])
  })
})

test('an address without https allows none, and says so', async () => {
  const plain = await testApp({ PUBLIC_URL: 'http://hr.example.la' })
  try {
    const own = await signIn(plain, (await makeCompany(plain)).employee.username)
    expect((await call(plain, own, getPasskeys, {})).data.obstacle).toBe('https')
    const started = await call(plain, own, startPasskey, { name: 'Phone', password })
    expect(started.code).toBe('PASSKEYS_UNAVAILABLE')
  } finally {
    await plain.stop()
  }
})
