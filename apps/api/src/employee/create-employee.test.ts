// HR adds an employee: record, first job, roles, photo, sign-in, leave entitlement of the year (P7, P8).
import { getEmployee } from '@hr/contract/employee-record.ts'
import { createEmployee, nextStaffId } from '@hr/contract/employee-change.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { leaveBalances } from '@hr/contract/leave.ts'
import { employeeLogin } from '@hr/contract/session.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { newId } from '#api/db/new-id.ts'
import { insertNamed } from '#api/organization/position.store.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { newPhoto } from '#test/new-photo.ts'
import { newestMail } from '#test/run-jobs.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'

let server: TestApp
let company: TestCompany
let other: TestCompany
let hr = ''
let positionId = ''
let photo: Awaited<ReturnType<typeof newPhoto>>
beforeAll(async () => {
  photo = await newPhoto()
  server = await testApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
  company = await makeCompany(server)
  other = await makeCompany(server)
  hr = await signIn(server, company.hr.username)
  const rows = [{ name: 'Officer', nameLo: 'ພະນັກງານ' }]
  positionId = (await inside(trx => insertNamed(trx, 'position', rows)))[0] ?? ''
})
afterAll(() => server.stop())

type Input = InputOf<typeof createEmployee>
const inside = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(server, company.workspaceId, work)
const person = (): Input => ({
  firstName: 'Khamla',
  lastName: 'Vongsa',
  gender: 'male',
  dateOfBirth: '1995-04-12',
  phone: '020 5551 2345',
  startDate: '2026-03-02',
  unitId: company.units.sales,
  positionId,
})
const add = async (
  changes: Partial<Input> = {},
  token: string | null = hr,
  files: { name: string; bytes: Buffer }[] | undefined = [photo],
) => call(server, token, createEmployee, { ...person(), ...changes }, files && { files })
const get = async (id: number) => (await call(server, hr, getEmployee, { id })).data
const proposed = async () => (await call(server, hr, nextStaffId, {})).data.staffId
const counts = () =>
  inside(async trx => ({
    employees: (await trx.selectFrom('employee').select('id').execute()).length,
    accounts: (await trx.selectFrom('account').select('id').execute()).length,
    audit: (await trx.selectFrom('audit_entry').select('id').execute()).length,
  }))

test('with the required fields only', async () => {
  const { data } = await add()
  expect(data.staffId).toMatch(/\d$/)
  expect(data.username).toMatch(new RegExp(`^${data.staffId}(-\\d+)?$`, 'i'))
  const { card, personal, sensitive } = await get(data.id)
  expect(card).toMatchObject({
    unit: 'Sales',
    position: 'Officer',
    phone: '+8562055512345',
    status: 'active',
  })
  expect(personal).toMatchObject({ dateOfBirth: '1995-04-12', education: [], roles: [{ code: 'EMPLOYEE' }] })
  expect(sensitive).toMatchObject({ salaryAmount: null, passportNumber: '' })
  const login = { username: data.username, password: data.temporaryPassword ?? '', deviceToken: '' }
  expect((await call(server, null, employeeLogin, login)).data.passwordTemporary).toBe(true)
  const token = await signIn(server, data.username)
  const annual = (await call(server, token, leaveBalances, {})).data
  expect(annual.some(row => row.available > 0)).toBe(true)
})

test('with every field, as a form with a photo', async () => {
  const all: Partial<Input> = {
    staffId: 'SB-0900',
    firstNameLo: 'ຄຳຫຼ້າ',
    lastNameLo: 'ວົງສາ',
    email: 'Khamla@example.la',
    status: 'probation',
    probationEndsOn: '2026-05-02',
    maritalStatus: 'single',
    otherPhones: ['02055512346'],
    education: [{ level: 'Bachelor', institution: 'NUOL', major: 'Law', graduatedOn: '2017-06-30' }],
    passportNumber: 'PA-1',
    bankCurrency: 'LAK',
    lineManagerId: company.colleague.id,
    contractType: 'fullTime',
    contractStart: '2026-03-02',
    contractEnd: '2027-03-01',
    salaryAmount: 4_500_000,
    salaryCurrency: 'LAK',
    fuelAllowance: 300_000,
    costCenter: 'CC-7',
  }
  const { data } = await add(all)
  const record = await get(data.id)
  expect(record.card).toMatchObject({
    staffId: 'SB-0900',
    firstNameLo: 'ຄຳຫຼ້າ',
    email: 'khamla@example.la',
    status: 'probation',
    lineManager: { id: company.colleague.id },
  })
  expect(record.card.profileImage).toMatch(/^[\w.-]+\.webp$/)
  expect(record.personal).toMatchObject({
    probationEndsOn: '2026-05-02',
    otherPhones: ['+8562055512346'],
    education: [{ institution: 'NUOL', graduatedOn: '2017-06-30' }],
    contractType: 'fullTime',
    contractEnd: '2027-03-01',
    costCenter: 'CC-7',
  })
  expect(record.sensitive).toMatchObject({
    passportNumber: 'PA-1',
    salaryAmount: 4_500_000,
    salaryCurrency: 'LAK',
    fuelAllowance: 300_000,
    housingAllowance: null,
  })
  // The line manager of the new employee now has the role for it.
  const leader = await get(company.colleague.id)
  expect(leader.personal?.roles.map(({ code }) => code)).toContain('MANAGER')
})

test('a new employee gets mail in the language of the person who adds them', async () => {
  const email = 'newcomer@example.la'
  const input = { ...person(), email, mailPassword: true }
  const headers = { 'accept-language': 'lo' }
  expect((await call(server, hr, createEmployee, input, { headers, files: [photo] })).status).toBe(200)
  const { subject = '', language } = (await newestMail(server, email)) ?? {}
  expect(subject).toMatch(/[\u0e80-\u0eff]/)
  expect(language).toBe('lo')
  const account = await server.services.db
    .selectFrom('account')
    .select('language')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(account.language).toBe('lo')
})

test('the password is mailed only on request', async () => {
  const { data } = await add({ email: 'mailed@example.la', mailPassword: true })
  expect(data.temporaryPassword).toBeNull()
  const mail = await newestMail(server, 'mailed@example.la')
  expect(mail?.body).toContain(data.username)
  const password = /Temporary password: (\S+)/.exec(mail?.body ?? '')?.[1] ?? ''
  const login = { username: data.username, password, deviceToken: '' }
  expect((await call(server, null, employeeLogin, login)).status).toBe(200)
  const nowhere = await add({ mailPassword: true })
  expect([nowhere.status, nowhere.fields.email]).toEqual([400, 'E-mail is required'])
})

test('without a mail server the password is shown, and no mail is queued', async () => {
  const { config } = server.services
  const { smtpUrl } = config
  config.smtpUrl = null
  const { data } = await add({ email: 'shown@example.la', mailPassword: true })
  config.smtpUrl = smtpUrl
  expect(data.temporaryPassword).toMatch(/^\S{17}$/)
  expect(await newestMail(server, 'shown@example.la')).toBeUndefined()
})

test('without a staff id the next free number of the company is taken, ignoring case', async () => {
  await add({ staffId: 'KK-0901' })
  for (const staffId of ['KK-0902', 'kk-0903', 'KK-0905']) await add({ staffId })
  for (let count = 0; count < 6; count += 1) await add({ staffId: `KK-08${count}0` })
  expect(await proposed()).toBe('KK-0906')
  expect([(await add()).data.staffId, (await add()).data.staffId]).toEqual(['KK-0906', 'KK-0907'])
  expect(await proposed()).toBe('KK-0908')
})

test.each<[keyof Input, string]>([
  ['firstName', 'First name is required'],
  ['lastName', 'Last name is required'],
  ['gender', 'Gender is required'],
  ['dateOfBirth', 'Date of birth is required'],
  ['phone', 'Phone is required'],
  ['startDate', 'Start date is required'],
  ['unitId', 'Unit is required'],
  ['positionId', 'Position is required'],
])('without %s: %s', async (field, message) => {
  const before = await counts()
  const answer = await add({ [field]: undefined })
  expect([answer.status, answer.fields[field]]).toEqual([400, message])
  expect(await counts()).toEqual(before)
})

test.each([
  ['en', 'Profile photo is required'],
  ['lo', 'ກະລຸນາປ້ອນຮູບໂປຣໄຟລ໌'],
])('without a photo, in the language of the reader (%s)', async (language, message) => {
  const before = await counts()
  const headers = { 'accept-language': language }
  const answer = await call(server, hr, createEmployee, person(), { headers })
  expect([answer.status, answer.fields.photo]).toEqual([400, message])
  expect(await counts()).toEqual(before)
})

test('a reference that does not exist, does not fit or is of another company is refused under its field', async () => {
  const before = await counts()
  const wrong: [Partial<Input>, string][] = [
    [{ unitId: newId() }, 'unitId'],
    [{ unitId: other.units.sales }, 'unitId'],
    [{ positionId: newId() }, 'positionId'],
    [{ jobGradeId: newId() }, 'jobGradeId'],
    [{ lineManagerId: other.manager.id }, 'lineManagerId'],
    [{ salaryAmount: 5 }, 'salaryCurrency'],
    [{ salaryAmount: 5, salaryCurrency: 'EUR' }, 'salaryCurrency'],
    [{ salaryAmount: -1, salaryCurrency: 'LAK' }, 'salaryAmount'],
    [{ contractStart: '2026-03-02', contractEnd: '2026-03-01' }, 'contractEnd'],
    [{ dateOfBirth: '2026-03-02' }, 'dateOfBirth'],
    [{ roleIds: [newId()] }, 'roleIds'],
    [{ staffId: '-x' }, 'staffId'],
  ]
  for (const [changes, field] of wrong) {
    const answer = await add(changes)
    expect([answer.status, Object.keys(answer.fields)], field).toEqual([400, [field]])
  }
  expect(await counts()).toEqual(before)
})

test('a staff id and an e-mail are unique, also in a race', async () => {
  await add({ staffId: 'ONCE-1', email: 'once@example.la' })
  for (const taken of [{ staffId: 'once-1' }, { email: 'once@example.la' }]) {
    const answer = await add(taken)
    expect([answer.status, answer.code, Object.keys(answer.fields)]).toEqual([
      409,
      'ALREADY_EXISTS',
      Object.keys(taken),
    ])
  }
  const atOnce = await Promise.all(Array.from({ length: 5 }, () => add({ staffId: 'ONCE-2' })))
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
})

test('five at once get five different numbers', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => add()))
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(made.map(({ data }) => data.staffId)).size).toBe(5)
})

test('nobody assigns a role with permissions they do not hold', async () => {
  const roles = await inside(trx => trx.selectFrom('role').select(['id', 'code']).execute())
  const idOf = (code: string) => roles.find(role => role.code === code)?.id ?? ''
  const strong = newId()
  await inside(async trx => {
    const role = { workspace_id: company.workspaceId, id: strong, code: 'STRONG', name: 'Strong' }
    await trx.insertInto('role').values(role).execute()
    const edits = {
      workspace_id: company.workspaceId,
      role_id: strong,
      group_name: 'ROLE_AND_PERMISSION',
      action: 'all',
    }
    await trx.insertInto('role_permission').values(edits).execute()
  })
  const before = await counts()
  const refused = await add({ roleIds: [idOf('EMPLOYEE'), strong] })
  expect([refused.status, refused.fields.roleIds]).toEqual([
    403,
    'This role has more permissions than you have',
  ])
  expect(await counts()).toEqual(before)
  const admin = await signIn(server, company.admin.username)
  const made = (await add({ roleIds: [strong] }, admin)).data
  expect((await get(made.id)).personal?.roles.map(({ code }) => code)).toEqual(['STRONG'])
  const manager = (await add({ roleIds: [idOf('MANAGER'), idOf('EMPLOYEE')] })).data
  expect((await get(manager.id)).personal?.roles).toHaveLength(2)
})

test('without a session 401, as an employee or a manager 403', async () => {
  expect((await add({}, null)).status).toBe(401)
  for (const who of ['employee', 'manager'] as const)
    expect((await add({}, await signIn(server, company[who].username))).status).toBe(403)
})
