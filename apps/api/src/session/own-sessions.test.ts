// A person's list of their own sign-ins, and ending them.
import { viewAs } from '@hr/contract/access.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from '@hr/contract/own-session.ts'
import { accessWorkspace, employeeLogin, getProfile } from '@hr/contract/session.ts'
import { expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { makeCompany, password } from '#test/factories.ts'
import { inCompany } from '#test/in-company.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, makeCompany)

const list = async (token: string) => (await call(server, token, listOwnSessions, {})).data
const isOpen = async (token: string) => (await call(server, token, getProfile, {})).status === 200
const end = (token: string, id: string) => call(server, token, endOwnSession, { id })

test('lists open sign-ins, last seen first, this one marked, none idle, ended or of others', async () => {
  const { username } = company.employee
  const headers = { 'user-agent': 'Firefox' }
  await call(server, null, employeeLogin, { username, password }, { headers })
  await signIn(server, company.hr.username)
  server.setNow('2026-03-02T02:10:00Z')
  const here = await signIn(server, username)
  expect(await list(here)).toMatchObject([
    { type: 'app', userAgent: 'test', isCurrent: true, createdAt: '2026-03-02T02:10:00.000Z' },
    { type: 'app', userAgent: 'Firefox', isCurrent: false, seenAt: '2026-03-02T02:00:00.000Z' },
  ])
  server.setNow('2026-03-02T06:05:00Z')
  expect(await list(here)).toHaveLength(1)
})

test('none that is over by the stricter rules of the company', async () => {
  const { username } = company.employee
  const rules = (idle_minutes: number | null, session_hours: number | null) =>
    inCompany(server, company.workspaceId, trx =>
      trx.updateTable('company_profile').set({ idle_minutes, session_hours }).execute(),
    )
  await signIn(server, username)
  server.setNow('2026-03-02T02:31:00Z')
  const here = await signIn(server, username)
  expect(await list(here)).toHaveLength(2)
  await rules(30, null)
  expect(await list(here)).toHaveLength(1)
  await rules(31, 1)
  expect(await list(here)).toHaveLength(2)
  server.setNow('2026-03-02T03:00:00Z')
  expect(await list(here)).toHaveLength(1)
  await call(server, here, endOtherSessions, {})
  await rules(null, null)
  expect(await list(here), 'ended although it was not shown').toHaveLength(1)
})

test('ends another one, once, with an audit entry that names no device', async () => {
  const [here, there] = [await signIn(server, company.hr.username), await signIn(server, company.hr.username)]
  const id = (await list(here)).find(row => !row.isCurrent)?.id ?? ''
  const answers = await Promise.all([end(here, id), end(here, id)])
  expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 404])
  expect([await isOpen(here), await isOpen(there)]).toEqual([true, false])
  const entries = await inCompany(server, company.workspaceId, trx =>
    trx
      .from('audit_entry')
      .select(['entity', 'after'])
      .where('account_id', '=', company.hr.accountId)
      .execute(),
  )
  expect(entries).toEqual([{ entity: 'account', after: { endedSessions: 1 } }])
})

test('ends all others, also when there are none', async () => {
  const tokens = [1, 2, 3].map(() => signIn(server, company.hr.username))
  const [here = '', ...others] = await Promise.all(tokens)
  for (const _ of [1, 2]) expect((await call(server, here, endOtherSessions, {})).status).toBe(200)
  expect(await Promise.all([here, ...others].map(isOpen))).toEqual([true, false, false])
})

test('shows the sessions of an owner in the space and in a company as one sign-in', async () => {
  const space = await signIn(server, company.owner.username)
  const other = await signIn(server, company.owner.username)
  server.setNow('2026-03-02T02:05:00Z')
  const input = { workspaceId: company.workspaceId, token: space }
  const inside = (await call(server, space, accessWorkspace, input)).data.token
  const rows = await list(inside)
  expect(rows).toMatchObject([
    { type: 'app', isCurrent: true, createdAt: '2026-03-02T02:00:00.000Z' },
    { type: 'space', isCurrent: false },
  ])
  expect((await list(space)).map(row => row.isCurrent)).toEqual([true, false])
  expect((await call(server, inside, endOtherSessions, {})).status).toBe(200)
  expect(await Promise.all([space, inside, other].map(isOpen))).toEqual([true, true, false])
  const again = await signIn(server, company.owner.username)
  await end(again, rows[0]?.id ?? '')
  expect(await Promise.all([space, inside, again].map(isOpen))).toEqual([false, false, true])
})

test('is closed to strangers, and to somebody who views as the person', async () => {
  const mine = await signIn(server, company.employee.username)
  const [{ id = '' } = {}] = await list(mine)
  expect((await end(await signIn(server, company.hr.username), id)).status).toBe(404)
  expect((await call(server, null, listOwnSessions, {})).status).toBe(401)
  expect((await end(mine, 'nonsense')).status).toBe(404)
  const admin = await signIn(server, company.admin.username)
  const { token } = (await call(server, admin, viewAs, { employeeId: company.employee.id })).data
  expect((await call(server, token, listOwnSessions, {})).code).toBe('VIEW_ONLY')
  expect((await call(server, token, endOtherSessions, {})).code).toBe('VIEW_ONLY')
  expect(await list(mine)).toHaveLength(1)
})
