// What a company demands of its people's sign-ins, and the languages that it offers (N4).
import { getCompanyProfile, updateCompanyProfile } from '@hr/contract/company-profile.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { createEmployee } from '@hr/contract/employee-change.ts'
import {
  changePassword,
  checkLink,
  chooseLanguage,
  employeeLogin,
  forgotPassword,
  getProfile,
  resetPasswordByEmail,
} from '@hr/contract/session.ts'
import { getSpace } from '@hr/contract/space.ts'
import { expect, test } from 'vitest'
import { insertNamed } from '#api/organization/position.store.ts'
import { inCompany } from '#test/in-company.ts'
import { newPhoto } from '#test/new-photo.ts'
import { call, openSession, signIn } from '#test/call.ts'
import { makeCompany, password } from '#test/factories.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { profileInput } from '#test/profile-input.ts'
import { newestMail, runJobs } from '#test/run-jobs.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

type Change = Partial<InputOf<typeof updateCompanyProfile>>
const server = testServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
const company = keptPerTest(server, makeCompany)
const other = perFile(() => makeCompany(server))

const after = (minutes: number) => server.setNow(new Date(Date.UTC(2026, 2, 2, 2, minutes)).toISOString())
/** By an administrator who signs in for it. */
async function change(given: Change) {
  const token = await openSession(server, {
    accountId: company.admin.accountId,
    type: 'app',
    workspaceId: company.workspaceId,
  })
  const profile = (await call(server, token, getCompanyProfile, {})).data
  return call(server, token, updateCompanyProfile, { ...profileInput(profile), ...given })
}
const status = async (token: string) => (await call(server, token, getProfile, {})).status
const languageOf = async ({ accountId }: { accountId: string }) =>
  (
    await server.services.db
      .selectFrom('account')
      .select('language')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).language

test('a session that is not used ends after the minutes of the company, at the next call', async () => {
  const token = await signIn(server, company.employee.username)
  const stranger = await signIn(server, other.employee.username)
  await change({ idleMinutes: 10 })
  after(10)
  expect(await status(token)).toBe(200)
  after(21)
  expect(await status(token)).toBe(401)
  expect(await status(stranger)).toBe(200)
})

test('a session ends after the hours of the company, also an open and a used one', async () => {
  const token = await signIn(server, company.employee.username)
  const owner = await signIn(server, company.owner.username)
  for (const minutes of [40, 80, 119]) {
    after(minutes)
    expect(await status(token)).toBe(200)
    expect((await call(server, owner, getSpace, {})).status).toBe(200)
  }
  await change({ sessionHours: 2 })
  expect(await status(token)).toBe(200)
  after(120)
  expect(await status(token)).toBe(401)
  // The space is not the company.
  expect((await call(server, owner, getSpace, {})).status).toBe(200)
  expect(await status(await signIn(server, company.employee.username))).toBe(200)
})

test.each<[Change, string, string]>([
  [{ sessionHours: 13 }, 'sessionHours', '12'],
  [{ sessionHours: 0 }, 'sessionHours', '1'],
  [{ idleMinutes: 4 }, 'idleMinutes', '5'],
  [{ idleMinutes: 241 }, 'idleMinutes', '240'],
  [{ passwordMinLength: 7 }, 'passwordMinLength', '8'],
  [{ passwordMinLength: 65 }, 'passwordMinLength', '64'],
  [{ languages: [] }, 'languages', 'required'],
  [{ languages: ['lo', 'lo'] }, 'languages', 'not a valid choice'],
])('%j is refused, with the bound', async (given, field, bound) => {
  const answer = await change(given)
  expect([answer.status, Object.keys(answer.fields)]).toEqual([400, [field]])
  expect(answer.fields[field]).toContain(bound)
})

test('a new password must be as long as the company demands; one in use stays valid', async () => {
  const token = await signIn(server, company.employee.username)
  await change({ passwordMinLength: 12 })
  const attempt = (newPassword: string) =>
    call(server, token, changePassword, { oldPassword: password, newPassword })
  const short = await attempt('Elevenchar1')
  expect([short.status, short.fields['newPassword']]).toEqual([
    400,
    'Your company asks for at least 12 characters',
  ])
  expect((await attempt('Twelvechars1')).status).toBe(200)
  expect(await signIn(server, company.colleague.username)).not.toBe('')
  const stranger = await signIn(server, other.employee.username)
  const input = { oldPassword: password, newPassword: 'Elevenchar1' }
  expect((await call(server, stranger, changePassword, input)).status).toBe(200)
})

test('the profile says how long a new password must be: to people of the company, not to its owner', async () => {
  const asked = async (token: string) =>
    (await call(server, token, getProfile, {})).data.workspace?.passwordMinLength
  const token = await signIn(server, company.employee.username)
  expect(await asked(token)).toBeNull()
  await change({ passwordMinLength: 12 })
  expect(await asked(token)).toBe(12)
  const { accountId } = company.owner
  const { workspaceId } = company
  expect(await asked(await openSession(server, { accountId, type: 'app', workspaceId }))).toBeNull()
  expect(await asked(await signIn(server, other.employee.username))).toBeNull()
})

test('the answer to a temporary password says it too, and no other answer', async () => {
  const { username, accountId } = company.employee
  const asked = async () =>
    (await call(server, null, employeeLogin, { username, password })).data.passwordMinLength
  const makeTemporary = () =>
    server.services.db
      .updateTable('account')
      .set({ password_temporary: true })
      .where('id', '=', accountId)
      .execute()
  await change({ passwordMinLength: 12 })
  expect(await asked()).toBeUndefined()
  await makeTemporary()
  expect(await asked()).toBe(12)
  await change({ passwordMinLength: null })
  expect(await asked()).toBeUndefined()
})

test('so must one that is set with a link, whose page says so before', async () => {
  await change({ passwordMinLength: 12 })
  const email = `${company.employee.username}@example.la`
  await server.services.db
    .updateTable('account')
    .set({ email })
    .where('id', '=', company.employee.accountId)
    .execute()
  await call(server, null, forgotPassword, { email })
  await runJobs(server)
  const token = (await newestMail(server, email))?.token ?? ''
  const page = await call(server, null, checkLink, { token, purpose: 'reset_password' })
  expect(page.data).toEqual({ state: 'open', passwordMinLength: 12 })
  const attempt = (text: string) => call(server, null, resetPasswordByEmail, { password: text, token })
  expect((await attempt('Elevenchar1')).fields).toHaveProperty('password')
  expect((await attempt('Twelvechars1')).status).toBe(200)
  const used = await call(server, null, checkLink, { token, purpose: 'reset_password' })
  expect(used.data).toEqual({ state: 'used' })
})

test('people whose language is no longer offered get the default, at once and at each sign-in', async () => {
  const lao = { headers: { 'accept-language': 'lo' } }
  const { username } = company.employee
  await call(server, null, employeeLogin, { username, password }, lao)
  expect(await languageOf(company.employee)).toBe('lo')
  const answer = await change({ languages: ['en'] })
  expect(answer.data.languages).toEqual(['en'])
  expect(await languageOf(company.employee)).toBe('en')
  await call(server, null, employeeLogin, { username, password }, lao)
  expect(await languageOf(company.employee)).toBe('en')
  const token = await signIn(server, username)
  await call(server, token, chooseLanguage, { language: 'lo' })
  expect(await languageOf(company.employee)).toBe('en')
  expect((await call(server, token, getProfile, {})).data.workspace?.languages).toEqual(['en'])
  expect(await languageOf(other.employee)).toBe('en')
})

test('new people get the language of who adds them only if it is offered', async () => {
  await change({ languages: ['lo'] })
  const hr = await signIn(server, company.hr.username)
  const rows = [{ name: 'Officer', nameLo: 'ພະນັກງານ' }]
  const [positionId = ''] = await inCompany(server, company.workspaceId, trx =>
    insertNamed(trx, 'position', rows),
  )
  const person = {
    firstName: 'Khamla',
    lastName: 'Vongsa',
    gender: 'male' as const,
    dateOfBirth: '1995-04-12',
    phone: '020 5551 2345',
    startDate: '2026-03-02',
    unitId: company.units.sales,
    positionId,
  }
  const { data } = await call(server, hr, createEmployee, person, { files: [await newPhoto()] })
  const { language } = await server.services.db
    .selectFrom('account')
    .select('language')
    .where('employee_id', '=', data.id)
    .executeTakeFirstOrThrow()
  expect(language).toBe('lo')
})
