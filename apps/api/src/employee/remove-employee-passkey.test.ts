// Somebody who lost a device: HR removes its passkey.
import { getEmployee } from '@hr/contract/employee-record.ts'
import { listEmployeePasskeys, removeEmployeePasskey } from '@hr/contract/employee.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { beforeEach, expect, test } from 'vitest'
import { addedPasskey, signInBy } from '#test/authenticator.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, password } from '#test/factories.ts'
import { inCompany } from '#test/in-company.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { newestMail } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'

const noId = '01900000-0000-7000-8000-000000000000'
const server = testServer()
const company = keptPerTest(server, makeCompany)
let hr: string
beforeEach(async () => {
  hr = await signIn(server, company.hr.username)
})

const list = (token: string | null, id: number) => call(server, token, listEmployeePasskeys, { id })
const remove = (token: string | null, id: number, passkeyId: string, own = password) =>
  call(server, token, removeEmployeePasskey, { id, passkeyId, password: own })
const mayRemove = async (id: number) => (await call(server, hr, getEmployee, { id })).data.may.removePasskeys

test('HR removes one of two with their own password; sessions end and the person gets a message', async () => {
  const { id, accountId, username } = company.employee
  expect(await mayRemove(id)).toBe(false)
  const session = await signIn(server, username)
  const lost = await addedPasskey(server, session)
  const kept = await addedPasskey(server, session)
  expect(await mayRemove(id)).toBe(true)
  const [first, second] = (await list(hr, id)).data.passkeys
  expect(first).toMatchObject({ name: expect.any(String), usedAt: null })
  expect((await remove(hr, id, first?.id ?? '', 'Wrong1234')).fields).toHaveProperty('password')
  expect((await remove(hr, id, first?.id ?? '')).status).toBe(200)
  expect((await remove(hr, id, first?.id ?? '')).code).toBe('NOT_FOUND')
  expect((await list(hr, id)).data.passkeys.map(row => row.id)).toEqual([second?.id])
  expect((await call(server, session, listNotifications, {})).status).toBe(401)
  expect((await signInBy(server, lost)).code).toBe('PASSKEY_FAILED')
  const again = (await signInBy(server, kept)).data
  const { rows } = (await call(server, again.token, listNotifications, {})).data
  expect(rows[0]).toMatchObject({
    title: 'Your passkey was removed',
    body: expect.stringContaining('hr Tester'),
  })
  const audit = await inCompany(server, company.workspaceId, trx =>
    trx
      .selectFrom('audit_entry')
      .select(['account_id', 'after'])
      .where('entity_id', '=', accountId)
      .where('account_id', '=', company.hr.accountId)
      .executeTakeFirst(),
  )
  expect(audit).toEqual({ account_id: company.hr.accountId, after: { passkeyRemoved: first?.name } })
  expect(await newestMail(server, `${username}@example.la`)).toMatchObject({
    subject: 'Your passkey was removed',
  })
})

test('HR cannot remove their own passkey, or one of an administrator or of another company', async () => {
  const other = await makeCompany(server)
  const admin = await signIn(server, company.admin.username)
  await addedPasskey(server, admin)
  const forbidden = [company.hr.id, company.admin.id]
  for (const id of forbidden) {
    expect((await list(hr, id)).code).toBe('FORBIDDEN')
    expect((await remove(hr, id, noId)).code).toBe('FORBIDDEN')
  }
  expect((await list(hr, other.employee.id)).status).toBe(404)
  expect((await remove(hr, other.employee.id, noId)).status).toBe(404)
  expect((await list(null, company.employee.id)).status).toBe(401)
  const manager = await signIn(server, company.manager.username)
  expect((await list(manager, company.employee.id)).status).toBe(403)
  expect((await remove(manager, company.employee.id, noId)).status).toBe(403)
})

test('a passkey of somebody else is not found under the person', async () => {
  await addedPasskey(server, await signIn(server, company.colleague.username))
  const [theirs] = (await list(hr, company.colleague.id)).data.passkeys
  expect((await remove(hr, company.employee.id, theirs?.id ?? '')).code).toBe('NOT_FOUND')
  expect((await list(hr, company.colleague.id)).data.passkeys).toHaveLength(1)
})
