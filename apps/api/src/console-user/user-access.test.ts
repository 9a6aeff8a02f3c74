// Locking users out, their sessions, passwords and addresses (P3).
import {
  activateUser,
  changeUserEmail,
  createUser,
  deactivateUser,
  endUserSession,
  endUserSessions,
  getUser,
  listUserHistory,
  listUserSessions,
  listUsers,
  resetUserPassword,
  updateUser,
} from '@hr/contract/console-user.ts'
import { getProfile, login } from '@hr/contract/session.ts'
import { getSpace } from '@hr/contract/space.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { inOrder, makeConsoleUser } from '#test/console-users.ts'
import type { ConsoleUser } from '#test/console-users.ts'
import { makeCompany, password } from '#test/factories.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
const company = perFile(() => makeCompany(server))
let operator: ConsoleUser
let manager: ConsoleUser
beforeAll(async () => {
  operator = await makeConsoleUser(server, 'operator')
  manager = await makeConsoleUser(server, 'manager', ['AMS_USER:all'])
})

let made = 0
let user: ConsoleUser
beforeEach(async () => {
  made += 1
  user = await makeConsoleUser(server, `user-${made}`, ['AMS_USER:view'])
})

const deactivate = (by: ConsoleUser, id: string) => call(server, by.token, deactivateUser, { id })
const activate = (by: ConsoleUser, id: string) => call(server, by.token, activateUser, { id })
const mails = async (to: string) =>
  (
    await server.services.db
      .selectFrom('mail_message')
      .select(['template', 'body', 'link'])
      .where('to_address', '=', to)
      .orderBy('id')
      .execute()
  ).map(({ template, body, link }) => ({ template, text: `${body} ${link ?? ''}` }))
const operationsOf = async (id: string) =>
  (await call(server, operator.token, listUserHistory, { id })).data.rows.map(({ after }) => after)

describe('a deactivated user', () => {
  test('is out at once, cannot sign in, and comes back when activated', async () => {
    expect((await deactivate(manager, user.id)).data.status).toBe('inactive')
    expect((await call(server, user.token, getProfile, {})).status).toBe(401)
    const credentials = { username: user.username, password }
    expect((await call(server, null, login, credentials)).code).toBe('SIGN_IN_FAILED')
    expect((await activate(manager, user.id)).data.status).toBe('active')
    expect((await call(server, user.token, getProfile, {})).status).toBe(401)
    expect((await call(server, null, login, credentials)).status).toBe(200)
    await activate(manager, user.id)
    expect(await operationsOf(user.id)).toMatchObject([{ status: 'active' }, { status: 'inactive' }, {}])
  })

  test('as an owner loses their sessions inside companies; the employees keep theirs', async () => {
    const { workspaceId, owner, employee } = company
    const tokens = [
      await signIn(server, owner.username),
      await signIn(server, owner.username, { workspaceId }),
    ]
    const staff = await signIn(server, employee.username)
    await deactivate(manager, owner.accountId)
    for (const token of tokens) expect((await call(server, token, getProfile, {})).status).toBe(401)
    expect((await call(server, staff, getProfile, {})).status).toBe(200)
    await activate(manager, owner.accountId)
  })

  test('is never oneself, somebody with more access, or an employee', async () => {
    expect((await deactivate(operator, operator.id)).code).toBe('OWN_ACCOUNT')
    expect((await deactivate(manager, manager.id)).code).toBe('OWN_ACCOUNT')
    expect((await deactivate(manager, operator.id)).code).toBe('FORBIDDEN')
    expect((await deactivate(operator, company.employee.accountId)).status).toBe(404)
  })
})

describe('the last administrator', () => {
  let other: ConsoleUser
  beforeEach(async () => {
    other = await makeConsoleUser(server, `admin-${made}`)
  })

  const administrators = async () =>
    (await call(server, manager.token, listUsers, { limit: 100 })).data.rows.filter(
      row => row.isAdmin && row.status === 'active',
    )
  /** Only these two. */
  const onlyTwo = async () => {
    const others = (await administrators()).filter(({ id }) => id !== operator.id && id !== other.id)
    for (const { id } of others) await deactivate(operator, id)
  }
  const demote = (by: ConsoleUser, id: string) =>
    call(server, by.token, updateUser, {
      id,
      firstName: 'Bounmy',
      lastName: 'Keosavang',
      roleId: user.roleId ?? '',
    })

  test('two deactivate each other at once: one stays', async () => {
    await onlyTwo()
    const answers = await inOrder(server, [
      () => deactivate(operator, other.id),
      () => deactivate(other, operator.id),
    ])
    expect(answers.map(answer => answer.status)).toEqual([200, 401])
    expect((await administrators()).map(({ id }) => id)).toEqual([operator.id])
  })

  test('one is demoted while they deactivate the other: one stays', async () => {
    await onlyTwo()
    const answers = await inOrder(server, [
      () => demote(operator, other.id),
      () => deactivate(other, operator.id),
    ])
    expect(answers.map(answer => answer.status)).toEqual([200, 403])
    expect((await administrators()).map(({ id }) => id)).toEqual([operator.id])
  })

  test('many at once, without any order: one stays', async () => {
    await onlyTwo()
    const third = await makeConsoleUser(server, `third-${made}`)
    const all = [operator, other, third]
    await Promise.all(all.flatMap(by => all.filter(one => one !== by).map(one => deactivate(by, one.id))))
    const left = await administrators()
    expect(left).toHaveLength(1)
    operator = await signedIn(left[0]?.username ?? '')
  })
})

async function signedIn(username: string): Promise<ConsoleUser> {
  const { id } = await server.services.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return { id, username, roleId: null, token: await signIn(server, username) }
}

describe('sessions', () => {
  test('are listed without ended and idle ones, and ended one by one or all', async () => {
    await call(
      server,
      null,
      login,
      { username: user.username, password },
      { headers: { 'user-agent': 'Firefox' } },
    )
    const list = async () => (await call(server, manager.token, listUserSessions, { id: user.id })).data
    expect(await list()).toHaveLength(2)
    const [newest] = await list()
    expect(newest).toMatchObject({ type: 'ams', userAgent: 'Firefox', isCurrent: false })
    const one = { id: user.id, sessionId: newest?.id ?? '' }
    expect((await call(server, manager.token, endUserSession, one)).status).toBe(200)
    expect((await call(server, manager.token, endUserSession, one)).status).toBe(404)
    expect((await call(server, user.token, getProfile, {})).status).toBe(200)
    await call(server, manager.token, endUserSessions, { id: user.id })
    expect((await call(server, user.token, getProfile, {})).status).toBe(401)
    expect(await list()).toEqual([])
    expect(await operationsOf(user.id)).toMatchObject([{ endedSessions: 1 }, { endedSessions: 1 }, {}])
  })

  test('of oneself: the current one is marked and stays', async () => {
    const elsewhere = await signIn(server, manager.username)
    const own = (await call(server, manager.token, listUserSessions, { id: manager.id })).data
    expect(own.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    await call(server, manager.token, endUserSessions, { id: manager.id })
    expect((await call(server, elsewhere, getProfile, {})).status).toBe(401)
    expect((await call(server, manager.token, getProfile, {})).status).toBe(200)
  })

  test('one of somebody else, or of somebody with more access, cannot be ended', async () => {
    const [current] = (await call(server, operator.token, listUserSessions, { id: operator.id })).data
    const sessionId = current?.id ?? ''
    expect((await call(server, manager.token, endUserSession, { id: user.id, sessionId })).status).toBe(404)
    expect((await call(server, manager.token, endUserSession, { id: operator.id, sessionId })).status).toBe(
      403,
    )
    expect((await call(server, operator.token, getProfile, {})).status).toBe(200)
  })
})

describe('a reset password', () => {
  const reset = (by: ConsoleUser, id: string, typed = password) =>
    call(server, by.token, resetUserPassword, { id, password: typed })

  test('is shown once where there is no address; the old one and all sessions end', async () => {
    const { temporaryPassword } = (await reset(manager, user.id)).data
    expect((await call(server, user.token, getProfile, {})).status).toBe(401)
    const old = await call(server, null, login, { username: user.username, password })
    expect(old.code).toBe('SIGN_IN_FAILED')
    const answer = await call(server, null, login, {
      username: user.username,
      password: temporaryPassword ?? '',
    })
    expect(answer.data.passwordTemporary).toBe(true)
    expect(await operationsOf(user.id)).toMatchObject([{ resetBy: 'screen' }, {}])
  })

  test('goes by mail to an owner: the operator sees none', async () => {
    const token = await signIn(server, company.owner.username)
    const answer = (await reset(manager, company.owner.accountId)).data
    expect(answer).toEqual({ username: company.owner.username, temporaryPassword: null })
    expect((await call(server, token, getSpace, {})).status).toBe(401)
    const [mail] = await mails(`${company.owner.username}@example.la`)
    expect(mail).toMatchObject({ template: 'passwordReset' })
    expect(mail?.text).toContain('/forgot/resetPassword?token=')
  })

  test('needs the own password, and is never one’s own or that of somebody with more access', async () => {
    expect((await reset(manager, user.id, 'Wrong1234')).code).toBe('PASSWORD_WRONG')
    expect((await reset(manager, manager.id)).code).toBe('OWN_ACCOUNT')
    expect((await reset(manager, operator.id)).code).toBe('FORBIDDEN')
    expect((await reset(manager, company.employee.accountId)).status).toBe(404)
    expect((await call(server, user.token, getProfile, {})).status).toBe(200)
  })
})

describe('an e-mail address', () => {
  const change = (by: ConsoleUser, id: string, email: string | null, typed = password) =>
    call(server, by.token, changeUserEmail, { id, email, password: typed })

  test('is changed with the own password; the old address gets a message', async () => {
    const [first, second] = [`first-${made}@example.la`, `second-${made}@example.la`]
    expect((await change(manager, user.id, first, 'Wrong1234')).code).toBe('PASSWORD_WRONG')
    expect((await change(manager, user.id, first.toUpperCase())).data.email).toBe(first)
    expect((await change(manager, user.id, second)).data.email).toBe(second)
    expect(await mails(first)).toMatchObject([{ template: 'emailReplaced' }])
    expect((await call(server, null, login, { username: second, password })).status).toBe(200)
    expect((await change(manager, user.id, null)).data.email).toBeNull()
    expect(await mails(second)).toHaveLength(1)
  })

  test('of somebody else, or of a user with more access, is refused', async () => {
    const taken = await change(manager, user.id, `${company.owner.username}@example.la`)
    expect([taken.status, Object.keys(taken.fields)]).toEqual([409, ['email']])
    expect((await change(manager, operator.id, 'operator@example.la')).code).toBe('FORBIDDEN')
    expect((await change(manager, manager.id, 'manager@example.la')).status).toBe(200)
  })

  test('gets the temporary password of a new user, which nobody else sees', async () => {
    const email = `new-${made}@example.la`
    const person = { username: `new-${made}`, firstName: 'Bounmy', lastName: 'Keosavang', email }
    const { data: added } = await call(server, operator.token, createUser, {
      kind: 'space',
      ...person,
      companyName: `Company ${made}`,
    })
    expect(added.temporaryPassword).toBeNull()
    const [mail] = await mails(email)
    expect(mail?.template).toBe('newUser')
    const sent = /Temporary password: (\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const first = (await call(server, null, login, { username: email, password: sent })).data
    expect(first.passwordTemporary).toBe(true)
    expect((await call(server, operator.token, getUser, { id: added.id })).data.lastSignInAt).not.toBeNull()
  })
})
