// Further owners of a space: invited by e-mail, listed, removed (P1, docs/decisions/0077-space-area.md).
import { beforeEach, describe, expect, test } from 'vitest'
import { accessWorkspace, getProfile, login } from '@hr/contract/session.ts'
import { getSpace } from '@hr/contract/space.ts'
import {
  acceptOwnerInvitation,
  inviteOwner,
  listOwnerInvitations,
  listOwners,
  removeOwner,
  withdrawOwnerInvitation,
} from '@hr/contract/space-owner.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { newestMail, runJobs } from '#test/run-jobs.ts'
import { testApp } from '#test/test-app.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer({ PUBLIC_URL: 'https://hr.example.la', SMTP_URL: 'smtp://127.0.0.1:1' })
let company: TestCompany
let owner: string
beforeEach(async () => {
  server.setNow('2026-03-02T02:00:00Z')
  company = await makeCompany(server)
  owner = await signIn(server, company.owner.username)
})

const person = { firstName: 'Noy', lastName: 'Vongsa', password: 'Wat-Xieng-1' }
/** Different in each test: mails to one address are limited. */
const address = () => `noy.${company.spaceId}@example.la`

async function invite(email = address()) {
  const answer = await call(server, owner, inviteOwner, { email })
  await runJobs(server)
  return { answer, mail: await newestMail(server, email) }
}
const accept = (token = '') => call(server, null, acceptOwnerInvitation, { ...person, token })
const invitations = async () => (await call(server, owner, listOwnerInvitations, {})).data
const owners = async (token = owner) => (await call(server, token, listOwners, {})).data

/** Another owner of the space, signed in. */
async function secondOwner(email = address()) {
  const { mail } = await invite(email)
  const { username } = (await accept(mail?.token)).data
  const id = (await owners()).find(one => one.username === username)?.id ?? ''
  return { id, email, token: await signIn(server, username) }
}

describe('an invitation', () => {
  test('is mailed, listed, and makes its reader an owner of the same space, once', async () => {
    const { answer, mail } = await invite()
    expect(answer.data).toEqual({ demoLink: null })
    expect(mail?.subject).toMatch(/^Owner Number \d+ invites you to become an owner of Space \d+$/)
    expect(mail?.link).toMatch(/^https:\/\/hr\.example\.la\/invitation\?token=[\w-]{43}$/)
    expect(await invitations()).toEqual([
      {
        id: expect.any(String),
        email: address(),
        invitedBy: { firstName: 'Owner', lastName: expect.any(String) },
        createdAt: '2026-03-02T02:00:00.000Z',
        expiresAt: '2026-03-09T02:00:00.000Z',
        isExpired: false,
      },
    ])
    const answers = await Promise.all([accept(mail?.token), accept(mail?.token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const credentials = { username: address(), password: person.password }
    const { token, roles } = (await call(server, null, login, credentials)).data
    expect(roles).toEqual([{ code: 'SPACE_OWNER' }])
    expect((await call(server, token, getSpace, {})).data.workspaces).toMatchObject([
      { id: company.workspaceId },
    ])
    expect(await invitations()).toEqual([])
    expect(await owners(token)).toMatchObject([
      { username: company.owner.username, isSelf: false },
      { firstName: 'Noy', email: address(), isSelf: true },
    ])
  })

  test('to an address with a sign-in gets the same answer, and a mail without a link', async () => {
    const other = await makeCompany(server)
    const { answer, mail } = await invite(`${other.owner.username}@example.la`)
    expect(answer.data).toEqual({ demoLink: null })
    expect(mail).toMatchObject({ template: 'ownerKnown', link: null })
    expect(mail?.body).toContain(other.owner.username)
    expect(await invitations()).toHaveLength(1)
  })

  test('may go to an employee: their sign-in is another one', async () => {
    const { mail } = await invite(`${company.employee.username}@example.la`)
    expect((await accept(mail?.token)).status).toBe(200)
  })

  test('to an owner of the space is refused', async () => {
    const { answer } = await invite(`${company.owner.username}@example.la`)
    expect([answer.code, answer.fields]).toEqual(['ALREADY_EXISTS', { email: 'E-mail is already in use' }])
  })

  test('sent again replaces the first link', async () => {
    const first = (await invite()).mail
    server.setNow('2026-03-02T03:00:00Z')
    const second = (await invite()).mail
    expect(await invitations()).toMatchObject([{ expiresAt: '2026-03-09T03:00:00.000Z' }])
    expect((await accept(first?.token)).code).toBe('TOKEN_USED')
    expect((await accept(second?.token)).status).toBe(200)
  })

  test('expires after seven days and stays in the list as expired', async () => {
    const { mail } = await invite()
    server.setNow('2026-03-09T02:00:00Z')
    owner = await signIn(server, company.owner.username)
    expect((await accept(mail?.token)).code).toBe('TOKEN_EXPIRED')
    expect(await invitations()).toMatchObject([{ isExpired: true }])
  })

  test('is withdrawn with its link, by owners of the space only', async () => {
    const { mail } = await invite()
    const [{ id = '' } = {}] = await invitations()
    const stranger = await signIn(server, (await makeCompany(server)).owner.username)
    expect((await call(server, stranger, withdrawOwnerInvitation, { id })).status).toBe(404)
    expect((await call(server, stranger, listOwnerInvitations, {})).data).toEqual([])
    expect((await call(server, owner, withdrawOwnerInvitation, { id })).status).toBe(200)
    expect(await invitations()).toEqual([])
    expect((await accept(mail?.token)).code).toBe('TOKEN_INVALID')
    expect((await call(server, owner, withdrawOwnerInvitation, { id })).status).toBe(404)
  })

  test('is accepted or withdrawn, never both', async () => {
    const { mail } = await invite()
    const [{ id = '' } = {}] = await invitations()
    const [accepted, withdrawn] = await Promise.all([
      accept(mail?.token),
      call(server, owner, withdrawOwnerInvitation, { id }),
    ])
    expect([accepted.status, withdrawn.status].toSorted()).toEqual([200, accepted.status === 200 ? 404 : 400])
    expect(await owners()).toHaveLength(accepted.status === 200 ? 2 : 1)
  })

  test('does not create a second sign-in of an address that got one meanwhile', async () => {
    const { mail } = await invite()
    const other = await makeCompany(server)
    await server.services.db
      .updateTable('account')
      .set({ email: address() })
      .where('id', '=', other.owner.accountId)
      .execute()
    expect((await accept(mail?.token)).code).toBe('EMAIL_HAS_SIGN_IN')
    expect(await invitations()).toHaveLength(1)
  })

  test('checks names and password by the rules of the forms', async () => {
    const wrong = { firstName: 'Al', lastName: '', password: 'short', token: 'x' }
    const { fields } = await call(server, null, acceptOwnerInvitation, wrong)
    expect(Object.keys(fields)).toEqual(['firstName', 'lastName', 'password'])
  })
})

describe('without a mail server', () => {
  test('nobody is invited, except in a demo, which shows the link', async () => {
    const quiet = await testApp()
    const token = await signIn(quiet, (await makeCompany(quiet)).owner.username)
    const ask = () => call(quiet, token, inviteOwner, { email: 'noy@example.la' })
    expect((await ask()).code).toBe('MAIL_NEEDED')
    await quiet.services.db
      .insertInto('installation_setting')
      .values({ key: 'demo', value: JSON.stringify({ signIns: [], password: 'Demo1234' }) })
      .execute()
    const { demoLink } = (await ask()).data
    const secret = new URL(demoLink ?? '', 'http://none').searchParams.get('token') ?? ''
    expect((await call(quiet, null, acceptOwnerInvitation, { ...person, token: secret })).status).toBe(200)
    await quiet.stop()
  })
})

describe('removing an owner', () => {
  const remove = (token: string, id: string) => call(server, token, removeOwner, { id })
  const status = async (token: string) => (await call(server, token, getProfile, {})).status

  test('ends their sessions and withdraws their invitations; they can be invited again', async () => {
    const second = await secondOwner()
    const input = { workspaceId: company.workspaceId, token: second.token }
    const inside = (await call(server, second.token, accessWorkspace, input)).data.token
    await call(server, second.token, inviteOwner, { email: `third.${address()}` })
    expect((await remove(owner, second.id)).status).toBe(200)
    expect([await status(second.token), await status(inside)]).toEqual([401, 401])
    expect([await invitations(), (await owners()).length]).toEqual([[], 1])
    expect((await remove(owner, second.id)).status).toBe(404)
    expect((await secondOwner(second.email)).id).not.toBe(second.id)
  })

  test('is not for oneself, nor for owners of other spaces', async () => {
    const [own] = await owners()
    expect((await remove(owner, own?.id ?? '')).code).toBe('OWN_ACCOUNT')
    const other = await makeCompany(server)
    expect((await remove(owner, other.owner.accountId)).status).toBe(404)
    expect(await status(await signIn(server, other.owner.username))).toBe(200)
  })

  test('by two who remove each other at once leaves one of them', async () => {
    for (const round of [1, 2, 3]) {
      const second = await secondOwner(`${round}.${address()}`)
      const answers = await Promise.all([
        remove(owner, second.id),
        remove(second.token, company.owner.accountId),
      ])
      expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 401])
      const left = [await status(owner), await status(second.token)]
      expect(left.toSorted()).toEqual([200, 401])
      if (left[0] === 200) continue
      company = await makeCompany(server)
      owner = await signIn(server, company.owner.username)
    }
  })
})
