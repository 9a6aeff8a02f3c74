import { describe, expect, test } from 'vitest'
import { myPermissions } from '@hr/contract/permission.ts'
import { searchEmployees } from '@hr/contract/employee.ts'
import {
  accessTicket,
  accessWorkspace,
  checkLink,
  forgotPassword,
  getProfile,
  login,
  register,
  resetPasswordByEmail,
  verifyEmail,
} from '@hr/contract/session.ts'
import type { LinkPurpose } from '@hr/contract/session.ts'
import { getSpace } from '@hr/contract/space.ts'
import { pageGroups } from '@hr/domain/access/page-groups.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, password } from '#test/factories.ts'
import { newestMail, runJobs } from '#test/run-jobs.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer({ PUBLIC_URL: 'https://hr.example.la', SMTP_URL: 'smtp://127.0.0.1:1' })
const company = perFile(() => makeCompany(server))

const verify = async (email: string) => {
  const answer = await call(server, null, verifyEmail, { email })
  await runJobs(server)
  return { answer, mail: await newestMail(server, email) }
}
const registration = { firstName: 'Khamla', lastName: 'Sisouk', password: 'Wat-Xieng-1' }

describe('registering', () => {
  test('creates a space, its owner and a first company, once', async () => {
    const { mail } = await verify('khamla@example.la')
    expect(mail?.link).toMatch(/^https:\/\/hr\.example\.la\/register\?token=[\w-]{43}$/)
    const done = await call(server, null, register, { ...registration, token: mail?.token })
    expect(done.message).toBe('Registered. You can sign in now')
    expect(done.data).toEqual({ username: 'khamla' })
    const { data } = await call(server, null, login, {
      username: 'khamla@example.la',
      password: 'Wat-Xieng-1',
    })
    const space = await call(server, data.token, getSpace, {})
    expect(space.data).toMatchObject({
      username: 'khamla',
      name: 'Khamla Sisouk',
      workspaces: [{ name: "Khamla's company", employees: 0 }],
    })
    const again = await call(server, null, register, { ...registration, token: mail?.token })
    expect(again.code).toBe('TOKEN_USED')
  })

  test('also accepts the token as bearer, and picks the next name if one is taken', async () => {
    const { mail } = await verify('khamla@example.com')
    const done = await call(server, mail?.token ?? '', register, registration)
    expect(done.data).toEqual({ username: 'khamla-2' })
  })

  test('with one link twice at once succeeds once', async () => {
    const { mail } = await verify('race@example.la')
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(server, null, register, { ...registration, token: mail?.token })),
    )
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 400, 400])
  })

  test('with an existing address sends another mail and gives the same answer', async () => {
    const known = await verify(`${company.owner.username}@example.la`)
    const unknown = await verify('new@example.la')
    expect(known.answer.message).toBe(unknown.answer.message)
    expect(known.mail).toMatchObject({
      subject: 'You are already registered',
      link: 'https://hr.example.la/forgot',
    })
    expect(known.mail?.body).toContain(company.owner.username)
  })

  test('an employee may register a company with their work e-mail', async () => {
    const { mail } = await verify(`${company.employee.username}@example.la`)
    expect(mail?.subject).toBe('Confirm your e-mail address')
  })

  test.each([
    ['no token', undefined],
    ['another token', 'x'.repeat(43)],
  ])('with %s is refused', async (_, token) => {
    expect((await call(server, null, register, { ...registration, token })).code).toBe('TOKEN_INVALID')
  })

  test('a token works for its own purpose only', async () => {
    const session = await signIn(server, company.owner.username)
    const { ticket } = (await call(server, session, accessTicket, {})).data
    const email = `${company.owner.username}@example.la`
    await call(server, null, forgotPassword, { email })
    await runJobs(server)
    const reset = (await newestMail(server, email))?.token ?? ''
    const verification = (await verify('purpose@example.la')).mail?.token ?? ''
    for (const token of [session, ticket, reset])
      expect((await call(server, token, register, registration)).code).toBe('TOKEN_INVALID')
    for (const token of [session, ticket, verification])
      expect((await call(server, null, resetPasswordByEmail, { token, password: 'Other-1234' })).code).toBe(
        'TOKEN_INVALID',
      )
    const input = { workspaceId: company.workspaceId, token: reset }
    expect((await call(server, session, accessWorkspace, input)).code).toBe('TOKEN_INVALID')
    // None of these calls used the token up.
    expect((await call(server, verification, register, registration)).status).toBe(200)
  })

  test('a page learns what has become of its link, and using one link closes the others', async () => {
    const first = (await verify('twice@example.la')).mail?.token ?? ''
    const second = (await verify('twice@example.la')).mail?.token ?? ''
    const stateOf = async (token: string, purpose: LinkPurpose = 'verify_email') =>
      (await call(server, null, checkLink, { token, purpose })).data.state
    expect([await stateOf(first), await stateOf(second)]).toEqual(['open', 'open'])
    expect(await stateOf(second, 'reset_password')).toBe('unknown')
    expect(await stateOf('x'.repeat(43))).toBe('unknown')
    expect((await call(server, null, register, { ...registration, token: second })).status).toBe(200)
    expect([await stateOf(first), await stateOf(second)]).toEqual(['used', 'used'])
    const late = (await verify('late.state@example.la')).mail?.token ?? ''
    server.setNow('2026-03-03T01:59:59Z')
    expect(await stateOf(late)).toBe('open')
    server.setNow('2026-03-03T02:00:00Z')
    expect(await stateOf(late)).toBe('expired')
    server.setNow('2026-03-02T02:00:00Z')
  })

  test('the link expires after a day', async () => {
    const { mail } = await verify('late@example.la')
    server.setNow('2026-03-03T02:00:00Z')
    const late = await call(server, null, register, { ...registration, token: mail?.token })
    expect(late.code).toBe('TOKEN_EXPIRED')
    server.setNow('2026-03-02T02:00:00Z')
  })

  test('checks names and password by the rules of the forms', async () => {
    const wrong = { firstName: 'Al', lastName: '', password: 'short', token: 'x' }
    const answer = await call(server, null, register, wrong)
    expect(answer.fields).toEqual({
      firstName: 'Must be at least 3 charactors',
      lastName: 'Last name is required',
      password: 'Must be at least 8 charactors',
    })
  })

  test('the mail is Lao for a Lao request', async () => {
    const input = { email: 'lao@example.la' }
    await call(server, null, verifyEmail, input, { headers: { 'accept-language': 'lo' } })
    await runJobs(server)
    expect((await newestMail(server, 'lao@example.la'))?.subject).toBe('ຢືນຢັນອີເມວຂອງທ່ານ')
  })
})

describe('the owner inside a workspace', () => {
  const enter = (bearer: string, token: string, workspaceId = company.workspaceId) =>
    call(server, bearer, accessWorkspace, { workspaceId, token })

  test('enters with the session’s own token, as an administrator without an employee record', async () => {
    const session = await signIn(server, company.owner.username)
    const { data } = await enter(session, session)
    const profile = await call(server, data.token, getProfile, {})
    expect(profile.data).toMatchObject({
      type: 'app',
      isAdmin: true,
      employee: null,
      firstName: 'Owner',
      workspace: { id: company.workspaceId, today: '2026-03-02' },
    })
    const permissions = await call(server, data.token, myPermissions, {})
    expect(permissions.data.map(one => one.groupName)).toEqual(pageGroups)
    expect(new Set(permissions.data.map(one => one.name))).toEqual(new Set(['all']))
    expect((await call(server, session, getSpace, {})).status).toBe(200)
    // The token's area decides: each opens its own area only.
    expect((await call(server, data.token, getSpace, {})).status).toBe(403)
    expect((await call(server, session, searchEmployees, {})).status).toBe(403)
  })

  test('or with a ticket of the same session, which works once within 60 seconds', async () => {
    const [mine, other] = [
      await signIn(server, company.owner.username),
      await signIn(server, company.owner.username),
    ]
    const ticketOf = async (token: string) => (await call(server, token, accessTicket, {})).data.ticket
    const ticket = await ticketOf(mine)
    expect((await enter(mine, ticket)).status).toBe(200)
    expect((await enter(mine, ticket)).code).toBe('TOKEN_INVALID')
    expect((await enter(other, await ticketOf(mine))).code).toBe('TOKEN_INVALID')
    const late = await ticketOf(mine)
    server.setNow('2026-03-02T02:01:00Z')
    expect((await enter(mine, late)).code).toBe('TOKEN_INVALID')
    server.setNow('2026-03-02T02:00:00Z')
    // A ticket is not a session.
    expect((await call(server, await ticketOf(mine), getSpace, {})).status).toBe(401)
  })

  test('not with the token of another session, nor without a session', async () => {
    const [mine, other] = [
      await signIn(server, company.owner.username),
      await signIn(server, company.owner.username),
    ]
    expect((await enter(mine, other)).code).toBe('TOKEN_INVALID')
    const url = `/api/auth/access-workspace/${company.workspaceId}?token=${mine}`
    expect((await server.app.inject(url)).statusCode).toBe(401)
  })

  test('another owner’s workspace is not found; a suspended one is refused', async () => {
    const other = await makeCompany(server)
    const session = await signIn(server, company.owner.username)
    expect((await enter(session, session, other.workspaceId)).status).toBe(404)
    expect((await enter(session, session, 'nonsense')).status).toBe(404)
    const owner = await signIn(server, other.owner.username)
    const inside = (await enter(owner, owner, other.workspaceId)).data.token
    const { db } = server.services
    await db
      .updateTable('workspace')
      .set({ status: 'suspended' })
      .where('id', '=', other.workspaceId)
      .execute()
    expect((await enter(owner, owner, other.workspaceId)).code).toBe('WORKSPACE_SUSPENDED')
    expect((await call(server, inside, getProfile, {})).status).toBe(401)
    const employee = await signIn(server, other.employee.username)
    expect((await call(server, employee, getProfile, {})).status).toBe(401)
  })

  test('an employee or an operator cannot enter this way', async () => {
    const employee = await signIn(server, company.admin.username)
    expect((await enter(employee, employee)).status).toBe(403)
  })
})

test('demo sign-ins are listed only while there is demo data', async () => {
  const demo = async (query = '') => (await server.app.inject(`/api/auth/demo-sign-ins${query}`)).json().data
  expect(await demo()).toEqual({ signIns: [], password: null, company: null })
  const signIns = [
    { username: 'hr', role: 'HR', area: '/employee' },
    { username: 'owner', role: 'Owner', area: '/login' },
  ]
  await server.services.db
    .insertInto('installation_setting')
    .values({ key: 'demo', value: JSON.stringify({ signIns, password }) })
    .execute()
  expect(await demo()).toEqual({ signIns, password, company: null })
  expect(await demo('?area=employee')).toEqual({ signIns: [signIns[0]], password, company: null })
})
