// A second step that a role or full access requires (docs/decisions/0092-required-second-step.md).
import {
  countRoleSecondStep,
  createRole,
  giveFullAccess,
  listRoles,
  takeFullAccess,
  updateRole,
  viewAs,
} from '@hr/contract/access.ts'
import { listAudit } from '@hr/contract/audit.ts'
import {
  countFullAccessSecondStep,
  getCompanyProfile,
  updateCompanyProfile,
} from '@hr/contract/company-profile.ts'
import { turnOffEmployeeSecondStep } from '@hr/contract/employee.ts'
import {
  confirmSecondStep,
  getSecondStep,
  passSecondStep,
  startRequiredSecondStep,
  startSecondStep,
  turnOffSecondStep,
} from '@hr/contract/second-step.ts'
import {
  accessWorkspace,
  changePassword,
  employeeLogin,
  getProfile,
  leaveWorkspace,
  login,
  logout,
} from '@hr/contract/session.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addedPasskey, signInBy } from '#test/authenticator.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, password } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { keptWorld } from '#test/kept-world.ts'
import { profileInput } from '#test/profile-input.ts'
import { appCode, requireOfRole, turnOn } from '#test/second-step.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'

const freshCompany = keptWorld(makeCompany)
let server: TestApp
let company: TestCompany
beforeAll(async () => void (server = await testApp()))
afterAll(() => server.stop())
beforeEach(async () => {
  at('02:00:00')
  company = await freshCompany(server)
})

const at = (time: string) => server.setNow(`2026-03-02T${time}Z`)
const statusOf = async (token: string) => (await call(server, token, getProfile, {})).status
const signInAs = async ({ username }: { username: string }, given = password) =>
  (await call(server, null, employeeLogin, { username, password: given })).data
const start = async (token: string) => (await call(server, token, startRequiredSecondStep, {})).data
const confirm = (token: string, code: string) => call(server, token, confirmSecondStep, { code })

async function requireOfFullAccess(fullAccessSecondStep = true): Promise<void> {
  const token = await signIn(server, company.admin.username)
  const profile = (await call(server, token, getCompanyProfile, {})).data
  await call(server, token, updateCompanyProfile, { ...profileInput(profile), fullAccessSecondStep })
}

describe('signing in', () => {
  test('leads through the set-up, and then the session is full, with new tokens', async () => {
    await requireOfRole(server, company, 'EMPLOYEE')
    const half = await signInAs(company.employee)
    expect(half).toMatchObject({
      secondStep: 'set_up',
      passwordTemporary: false,
      roles: [{ code: 'EMPLOYEE' }],
    })
    const { secret } = await start(half.token)
    expect((await confirm(half.token, '000000')).fields).toHaveProperty('code')
    expect(await statusOf(half.token)).toBe(403)
    const { data } = await confirm(half.token, appCode(server, secret, -1))
    expect(data.recoveryCodes).toHaveLength(10)
    expect([await statusOf(data.token ?? ''), await statusOf(half.token)]).toEqual([200, 401])
    const again = await signInAs(company.employee)
    expect(again.secondStep).toBe('code')
    const code = appCode(server, secret)
    const passed = (await call(server, again.token, passSecondStep, { code })).data
    expect(await statusOf(passed.token)).toBe(200)
  })

  test('until then the session opens nothing else, and for ten minutes', async () => {
    await requireOfRole(server, company, 'EMPLOYEE')
    const { token } = await signInAs(company.employee)
    for (const [endpoint, input] of [
      [getProfile, {}],
      [getSecondStep, {}],
      [startSecondStep, { password }],
      [passSecondStep, { code: '123456' }],
      [changePassword, { oldPassword: password, newPassword: 'Better5678' }],
    ] as const)
      expect([endpoint.path, (await call(server, token, endpoint, input)).status]).toEqual([
        endpoint.path,
        403,
      ])
    expect((await call(server, token, logout, {})).status).toBe(200)
    expect((await call(server, token, startRequiredSecondStep, {})).status).toBe(401)
    const late = await signInAs(company.employee)
    const { secret } = await start(late.token)
    at('02:10:01')
    expect((await confirm(late.token, appCode(server, secret))).status).toBe(401)
    expect((await signInAs(company.employee)).secondStep).toBe('set_up')
  })

  test('with a temporary password: first the new password, then the set-up', async () => {
    await requireOfRole(server, company, 'EMPLOYEE')
    const { db } = server.services
    await db
      .updateTable('account')
      .set({ password_temporary: true })
      .where('id', '=', company.employee.accountId)
      .execute()
    const half = await signInAs(company.employee)
    expect(half).toMatchObject({ passwordTemporary: true })
    expect(half).not.toHaveProperty('secondStep')
    expect((await call(server, half.token, startRequiredSecondStep, {})).status).toBe(403)
    const change = { oldPassword: password, newPassword: 'Better5678' }
    const changed = (await call(server, half.token, changePassword, change)).data
    expect(changed.secondStep).toBe('set_up')
    const token = changed.token ?? ''
    expect(await statusOf(token)).toBe(403)
    const { secret } = await start(token)
    const { data } = await confirm(token, appCode(server, secret))
    expect(await statusOf(data.token ?? '')).toBe(200)
  })

  test('confirmed twice at once, one session opens', async () => {
    await requireOfRole(server, company, 'EMPLOYEE')
    const halves = [await signInAs(company.employee), await signInAs(company.employee)]
    const { secret } = await start(halves[0]?.token ?? '')
    const code = appCode(server, secret)
    const answers = await Promise.all(halves.map(({ token }) => confirm(token, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const opened = answers.find(({ status }) => status === 200)?.data.token ?? ''
    expect(await statusOf(opened)).toBe(200)
    for (const { token } of halves) expect(await statusOf(token)).not.toBe(200)
  })

  test('a passkey is both steps; the password of the same person still requires the set-up', async () => {
    const passkey = await addedPasskey(server, await signIn(server, company.employee.username))
    await requireOfRole(server, company, 'EMPLOYEE')
    const { data } = await signInBy(server, passkey)
    expect(data).not.toHaveProperty('secondStep')
    expect(await statusOf(data.token)).toBe(200)
    expect((await signInAs(company.employee)).secondStep).toBe('set_up')
  })

  test('it is asked of nobody else, of no open session, and no longer once the rule is gone', async () => {
    const open = await signIn(server, company.employee.username)
    await requireOfRole(server, company, 'EMPLOYEE')
    expect(await statusOf(open)).toBe(200)
    expect(await signInAs(company.hr)).not.toHaveProperty('secondStep')
    const other = await makeCompany(server)
    expect(await signInAs(other.employee)).not.toHaveProperty('secondStep')
    const half = await signInAs(company.employee)
    await requireOfRole(server, company, 'EMPLOYEE', false)
    expect(await signInAs(company.employee)).not.toHaveProperty('secondStep')
    // A step that was begun under the rule continues.
    expect(await statusOf(half.token)).toBe(403)
  })
})

test('full access requires it if the company says so, by the flag and by the reserved id alike', async () => {
  await requireOfFullAccess()
  expect((await signInAs(company.admin)).secondStep).toBe('set_up')
  expect(await signInAs(company.hr)).not.toHaveProperty('secondStep')
  const admin = await signIn(server, company.admin.username)
  await call(server, admin, giveFullAccess, { employeeId: company.hr.id })
  expect((await signInAs(company.hr)).secondStep).toBe('set_up')
  await call(server, admin, takeFullAccess, { employeeId: company.hr.id })
  expect(await signInAs(company.hr)).not.toHaveProperty('secondStep')
  const reserved = server.services.config.fullAccessEmployeeId
  Object.assign(server.services.config, { fullAccessEmployeeId: company.manager.id })
  expect((await signInAs(company.manager)).secondStep).toBe('set_up')
  Object.assign(server.services.config, { fullAccessEmployeeId: reserved })
})

describe('while it is required', () => {
  test('it cannot be turned off, only by HR for a lost phone; then the person sets it up again', async () => {
    const token = await signIn(server, company.employee.username)
    const { secret } = await turnOn(server, token)
    expect((await call(server, token, getSecondStep, {})).data.isRequired).toBe(false)
    await requireOfRole(server, company, 'EMPLOYEE')
    expect((await call(server, token, getSecondStep, {})).data.isRequired).toBe(true)
    const off = () => call(server, token, turnOffSecondStep, { password, code: appCode(server, secret) })
    const refused = await off()
    expect([refused.status, refused.code]).toEqual([409, 'SECOND_STEP_REQUIRED'])
    const hr = await signIn(server, company.hr.username)
    const { id } = company.employee
    expect((await call(server, hr, turnOffEmployeeSecondStep, { id, password })).status).toBe(200)
    expect((await signInAs(company.employee)).secondStep).toBe('set_up')
    await turnOn(server, token)
    await requireOfRole(server, company, 'EMPLOYEE', false)
    const [code = ''] = (await turnOnAgain(token)).recoveryCodes
    expect((await call(server, token, turnOffSecondStep, { password, code })).status).toBe(200)
  })

  test('"view as" opens no more than the viewer may see, and no set-up', async () => {
    await requireOfRole(server, company, 'EMPLOYEE')
    await requireOfFullAccess()
    const half = (await signInAs(company.admin)).token
    const seen = { employeeId: company.employee.id }
    expect((await call(server, half, viewAs, seen)).status).toBe(403)
    const admin = await signIn(server, company.admin.username)
    const { token } = (await call(server, admin, viewAs, seen)).data
    expect(await statusOf(token)).toBe(200)
    expect((await call(server, token, startRequiredSecondStep, {})).code).toBe('VIEW_ONLY')
    expect((await call(server, token, getSecondStep, {})).code).toBe('VIEW_ONLY')
  })
})

/** New recovery codes for somebody who has it on. */
async function turnOnAgain(token: string): Promise<{ readonly recoveryCodes: readonly string[] }> {
  const { db } = server.services
  await db.deleteFrom('second_step').where('account_id', '=', company.employee.accountId).execute()
  return turnOn(server, token)
}

describe('an owner', () => {
  const enter = (token: string) =>
    call(server, token, accessWorkspace, { workspaceId: company.workspaceId, token })

  test('signs in without one, but enters a company that requires it of full access only with one', async () => {
    const credentials = { username: company.owner.username, password }
    await requireOfRole(server, company, 'EMPLOYEE')
    const space = (await call(server, null, login, credentials)).data
    expect(space).not.toHaveProperty('secondStep')
    const inside = (await enter(space.token)).data.token
    await requireOfFullAccess()
    // People who are signed in stay signed in.
    expect(await statusOf(inside)).toBe(200)
    const back = (await call(server, inside, leaveWorkspace, {})).data.token
    const refused = await enter(back)
    expect([refused.status, refused.code]).toEqual([409, 'SECOND_STEP_MISSING'])
    const { secret } = await turnOn(server, back)
    expect((await call(server, back, getSecondStep, {})).data.isRequired).toBe(false)
    const again = (await enter(back)).data.token
    expect((await call(server, again, getSecondStep, {})).data.isRequired).toBe(true)
    const off = { password, code: appCode(server, secret) }
    expect((await call(server, again, turnOffSecondStep, off)).code).toBe('SECOND_STEP_REQUIRED')
  })
})

describe('the rule', () => {
  test('of a role is in its shape, its copies and the audit log', async () => {
    await requireOfRole(server, company, 'HR')
    const admin = await signIn(server, company.admin.username)
    const roles = (await call(server, admin, listRoles, {})).data
    const role = roles.find(({ code }) => code === 'HR')
    expect(role).toMatchObject({ requiresSecondStep: true })
    expect(roles.filter(one => one.requiresSecondStep)).toHaveLength(1)
    const { id = '', name = '' } = role ?? {}
    // A client that does not know the rule keeps it.
    expect((await call(server, admin, updateRole, { id, name })).data.requiresSecondStep).toBe(true)
    const copy = await call(server, admin, createRole, { name: 'Copied', copyOf: id })
    expect(copy.data.requiresSecondStep).toBe(true)
    const { rows } = (await call(server, admin, listAudit, { entity: 'role', entityId: id })).data
    expect(rows.at(-1)).toMatchObject({
      before: { requiresSecondStep: false },
      after: { requiresSecondStep: true },
    })
  })

  test('of the company is in the audit log', async () => {
    await requireOfFullAccess()
    const admin = await signIn(server, company.admin.username)
    const { rows } = (await call(server, admin, listAudit, { entity: 'company_profile' })).data
    expect(rows[0]).toMatchObject({
      before: { fullAccessSecondStep: false },
      after: { fullAccessSecondStep: true },
    })
  })

  test('counts the people who must set one up', async () => {
    const admin = await signIn(server, company.admin.username)
    const roles = (await call(server, admin, listRoles, {})).data
    const id = roles.find(({ code }) => code === 'EMPLOYEE')?.id ?? ''
    const ofRole = async () => (await call(server, admin, countRoleSecondStep, { id })).data.people
    const ofFullAccess = async () => (await call(server, admin, countFullAccessSecondStep, {})).data.people
    const [members, administrators] = [await ofRole(), await ofFullAccess()]
    // The administrator and the owner.
    expect(administrators).toBe(2)
    await turnOn(server, await signIn(server, company.employee.username))
    await turnOn(server, await signIn(server, company.owner.username))
    expect([await ofRole(), await ofFullAccess()]).toEqual([members - 1, 1])
    const stranger = await signIn(server, (await makeCompany(server)).admin.username)
    expect((await call(server, stranger, countRoleSecondStep, { id })).status).toBe(404)
  })
})
