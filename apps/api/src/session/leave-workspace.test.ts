// An owner goes back from a company to the space, and on to another company (P2, docs/decisions/0077-space-area.md).
import { beforeEach, describe, expect, test } from 'vitest'
import { viewAs } from '@hr/contract/access.ts'
import { accessWorkspace, getProfile, leaveWorkspace, login, logout } from '@hr/contract/session.ts'
import { createWorkspace, getSpace, listWorkspaces } from '@hr/contract/space.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, password } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { testServer } from '#test/test-server.ts'
import { untilWaiting } from '#test/until-waiting.ts'
import { updatePassword } from './account.store.ts'
import { endSessions } from './session.store.ts'

const server = testServer()
let company: TestCompany
let space: string
beforeEach(async () => {
  server.setNow('2026-03-02T02:00:00Z')
  company = await makeCompany(server)
  const credentials = { username: company.owner.username, password }
  space = (await call(server, null, login, credentials)).data.token
})

const enter = async (token: string, workspaceId = company.workspaceId) =>
  (await call(server, token, accessWorkspace, { workspaceId, token })).data.token
const leave = (token: string) => call(server, token, leaveWorkspace, {})
const status = async (token: string) => (await call(server, token, getProfile, {})).status

describe('going back', () => {
  test('opens the space again and ends what the sign-in had open before', async () => {
    const inside = await enter(space)
    const { token } = (await leave(inside)).data
    expect((await call(server, token, getProfile, {})).data).toMatchObject({ type: 'space', workspace: null })
    expect((await call(server, token, getSpace, {})).status).toBe(200)
    expect([await status(inside), await status(space)]).toEqual([401, 401])
    expect(await status(await enter(token))).toBe(200)
  })

  test('leads on to another company', async () => {
    const { id } = (await call(server, space, createWorkspace, { name: 'Second' })).data
    const back = (await leave(await enter(space))).data.token
    const { data } = await call(server, await enter(back, id), getProfile, {})
    expect(data).toMatchObject({ type: 'app', isAdmin: true, workspace: { id, name: 'Second' } })
  })

  test('works once: the second of two calls at once is refused', async () => {
    const inside = await enter(space)
    const answers = await Promise.all([leave(inside), leave(inside)])
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 401])
  })

  test('leaves other sign-ins of the owner alone', async () => {
    const elsewhere = await signIn(server, company.owner.username)
    await leave(await enter(space))
    expect(await status(elsewhere)).toBe(200)
  })

  test('does not make the sign-in longer', async () => {
    let token = space
    for (const hour of [5, 8, 11]) {
      server.setNow(`2026-03-02T${String(hour).padStart(2, '0')}:00:00Z`)
      token = (await leave(await enter(token))).data.token
    }
    server.setNow('2026-03-02T13:59:00Z')
    expect(await status(token)).toBe(200)
    server.setNow('2026-03-02T14:00:00Z')
    expect(await status(token)).toBe(401)
  })

  test('is for owners: neither for employees nor in "view as"', async () => {
    const admin = await signIn(server, company.admin.username)
    expect((await leave(admin)).code).toBe('FORBIDDEN')
    expect(await status(admin)).toBe(200)
    const seen = (await call(server, await enter(space), viewAs, { employeeId: company.hr.id })).data.token
    expect((await leave(seen)).code).toBe('VIEW_ONLY')
  })

  test.each([
    ['a removed owner', 'account'],
    ['an owner of a suspended space', 'space'],
  ] as const)('is refused to %s', async (_, table) => {
    const inside = await enter(space)
    const { db } = server.services
    await (
      table === 'account'
        ? db.updateTable('account').set({ status: 'inactive' }).where('id', '=', company.owner.accountId)
        : db.updateTable('space').set({ status: 'suspended' }).where('id', '=', company.spaceId)
    ).execute()
    expect((await leave(inside)).status).toBe(401)
  })

  test.each([
    ['going back', leave],
    [
      'entering',
      (token: string) => call(server, token, accessWorkspace, { workspaceId: company.workspaceId, token }),
    ],
  ] as const)('%s leaves no session to a concurrent change of the password', async (name, go) => {
    const from = name === 'entering' ? space : await enter(space)
    const { accountId } = company.owner
    const changed = await server.services.db.startTransaction().execute()
    await updatePassword(changed, accountId, { hash: 'another', isTemporary: false }, server.services.now())
    const going = go(from)
    await Promise.race([going, untilWaiting(server, 1)])
    await endSessions(changed, { accountId }, server.services.now())
    await changed.commit().execute()
    expect((await going).status).toBe(401)
  })
})

test('signing out in a company also ends the session of the space', async () => {
  const inside = await enter(space)
  await call(server, inside, logout, {})
  expect([await status(inside), await status(space)]).toEqual([401, 401])
})

const any = { name: expect.any(String), nameLo: expect.any(String), status: 'active' }

test('an owner finds the companies of the space, in the space and inside a company; others find none', async () => {
  const { id } = (await call(server, space, createWorkspace, { name: 'Second', nameLo: 'ທີສອງ' })).data
  const mine = (await call(server, space, listWorkspaces, {})).data
  expect(new Map(mine.map(one => [one.id, one]))).toEqual(
    new Map([
      [company.workspaceId, { ...any, id: company.workspaceId }],
      [id, { ...any, id, name: 'Second', nameLo: 'ທີສອງ' }],
    ]),
  )
  expect((await call(server, await enter(space), listWorkspaces, {})).data).toEqual(mine)
  const admin = await signIn(server, company.admin.username)
  expect((await call(server, admin, listWorkspaces, {})).data).toEqual([])
})
