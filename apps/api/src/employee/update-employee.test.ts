// Changing a record: by HR with a version, by the person for some fields (P7).
import { getEmployee } from '@hr/contract/employee-record.ts'
import { updateEmployee } from '@hr/contract/employee-change.ts'
import { searchEmployees } from '@hr/contract/employee.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { insertEmployeeRoles } from '#api/access/role.store.ts'
import { newId } from '#api/db/new-id.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, makeEmployee } from '#test/factories.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => makeCompany(server))
let hr = ''
let own = ''
let id = 0
beforeAll(async () => {
  hr = await signIn(server, company.hr.username)
})
/** A new person per test, so that versions and numbers do not collide. */
beforeEach(async () => {
  const person = await inside(trx =>
    makeEmployee(trx, server, {
      staffId: `P-${newId().slice(-8)}`,
      phone: '+8562055510000',
    }),
  )
  id = person.id
  own = await signIn(server, person.username)
})

const inside = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(server, company.workspaceId, work)
const record = async () => (await call(server, own, getEmployee, { id })).data
const version = async () => (await record()).version
type Changes = Omit<InputOf<typeof updateEmployee>, 'id' | 'version'>
const update = async (changes: Changes, token = hr) =>
  call(server, token, updateEmployee, { id, version: await version(), ...changes })
const audits = () =>
  inside(trx =>
    trx
      .selectFrom('audit_entry')
      .select(['operation', 'employee_id', 'before', 'after'])
      .where('entity', '=', 'employee')
      .where('entity_id', '=', String(id))
      .orderBy('at')
      .orderBy('id')
      .execute(),
  )

describe('by HR', () => {
  test('fields, lists and the sign-in change together; missing fields stay', async () => {
    const education = [
      {
        level: 'Bachelor',
        institution: 'National University of Laos',
        major: 'Law',
        graduatedOn: '2012-07-01',
      },
      { level: 'Master', institution: '', major: '', graduatedOn: null },
    ]
    const answer = await update({
      firstName: 'Bounmy',
      firstNameLo: 'ບຸນມີ',
      dateOfBirth: '1990-05-17',
      maritalStatus: 'married',
      yearWorkExperience: 7,
      provinceId: 1,
      villageName: 'Ban Mai',
      otherPhones: ['020 5552 0000', '+66 81 234 5678'],
      education,
      passportNumber: 'PA-77',
      passportExpiresOn: '2027-01-31',
    })
    expect(answer.data.id).toBe(id)
    const after = await record()
    expect(after.version).toBe(answer.data.version)
    expect(after.card).toMatchObject({ firstName: 'Bounmy', firstNameLo: 'ບຸນມີ', lastName: 'Tester' })
    expect(after.personal).toMatchObject({
      dateOfBirth: '1990-05-17',
      maritalStatus: 'married',
      yearWorkExperience: 7,
      otherPhones: ['+8562055520000', '+66812345678'],
      education,
      gender: 'female',
    })
    expect(after.personal?.address).toMatchObject({
      provinceId: 1,
      villageName: 'Ban Mai',
      shown: { village: 'Ban Mai' },
      shownLo: { village: 'Ban Mai' },
    })
    expect(after.personal?.address.shown.province).not.toBe('')
    expect(after.personal?.address.shownLo.province).toMatch(/\p{Script=Lao}/u)
    expect(after.sensitive).toMatchObject({ passportNumber: 'PA-77', passportExpiresOn: '2027-01-31' })
    const search = (await call(server, hr, searchEmployees, { q: 'all', search: 'ບຸນມີ' })).data
    expect(search).toMatchObject([{ id }])
    const account = await server.services.db
      .selectFrom('account')
      .select('first_name')
      .where('employee_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(account.first_name).toBe('Bounmy')
  })

  test('an empty form field clears the value, an empty list too', async () => {
    await update({
      passportNumber: 'PA-78',
      passportExpiresOn: '2027-01-31',
      otherPhones: ['02055520000'],
      maritalStatus: 'single',
      yearWorkExperience: 0,
    })
    const answer = await server.app.inject({
      method: 'PUT',
      url: `/api/employees/${id}`,
      headers: { authorization: `Bearer ${hr}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        version: await version(),
        passportNumber: '',
        passportExpiresOn: '',
        otherPhones: '',
        maritalStatus: '',
        yearWorkExperience: '',
        email: '',
      }).toString(),
    })
    expect(answer.statusCode).toBe(200)
    const { personal, sensitive, card } = await record()
    expect(personal).toMatchObject({ otherPhones: [], maritalStatus: null, yearWorkExperience: null })
    expect(sensitive).toMatchObject({ passportNumber: '', passportExpiresOn: null })
    expect(card.email).toBeNull()
  })

  test('equal values are no change: no audit entry, the same version', async () => {
    const before = await version()
    const count = (await audits()).length
    expect((await update({ lastName: 'Tester', otherPhones: [], education: [] })).data.version).toBe(before)
    expect(await audits()).toHaveLength(count)
  })

  test('the audit records who changed what, with papers and bank masked', async () => {
    await update({
      nationality: 'Lao',
      passportNumber: 'PA-79',
      workPermitNumber: 'W-1',
      familyBookNumber: 'F-1',
    })
    const entry = (await audits()).at(-1)
    expect(entry).toMatchObject({
      operation: 'UPDATE',
      employee_id: company.hr.id,
      before: { nationality: '' },
      after: { nationality: 'Lao', passportNumber: '***', workPermitNumber: '***', familyBookNumber: '***' },
    })
  })

  test('an outdated version is refused, and nothing changes', async () => {
    const old = await version()
    await update({ nationality: 'Lao' })
    const late = await call(server, hr, updateEmployee, { id, version: old, nationality: 'Thai' })
    expect([late.status, late.code]).toEqual([409, 'STALE'])
    expect((await record()).personal?.nationality).toBe('Lao')
  })

  test('of ten at once with one version, exactly one wins', async () => {
    const same = await version()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        call(server, hr, updateEmployee, { id, version: same, nationality: `Country ${number}` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await record()).personal?.nationality).toBe(`Country ${winner}`)
  })

  test('a start before the first job moves the start of that job', async () => {
    await update({ startDate: '2023-06-01' })
    const rows = await inside(trx =>
      trx.selectFrom('employee_job').select('valid_from').where('employee_id', '=', id).execute(),
    )
    expect(rows).toEqual([{ valid_from: '2023-06-01' }])
  })
})

test.each<[Changes, string, string]>([
  [{ firstName: 'Al' }, 'firstName', 'Must be at least 3 charactors'],
  [{ lastName: 'x'.repeat(51) }, 'lastName', 'Must be at most 50 charactors'],
  [{ email: 'no one' }, 'email', 'E-mail must be valid'],
  [{ phone: '12' }, 'phone', 'Phone number must be valid'],
  [{ phone: '' }, 'phone', 'Phone is required'],
  [{ dateOfBirth: '2024-02-30' }, 'dateOfBirth', 'Date must be valid'],
  [{ dateOfBirth: '2024-01-08' }, 'dateOfBirth', 'Date of birth must be before the start date'],
  [
    { probationEndsOn: '2024-01-07' },
    'probationEndsOn',
    'Probation end date must not be before the start date',
  ],
  [{ provinceId: 1, provinceName: 'X' }, 'provinceName', 'Choose from the list or type the name, not both'],
  [{ provinceId: 999 }, 'provinceId', 'Province: not a valid choice'],
  [{ districtId: 1 }, 'districtId', 'District: not a valid choice'],
  [{ bankCurrency: 'EUR' }, 'bankCurrency', 'Account currency: not a valid choice'],
  [{ yearWorkExperience: 81 }, 'yearWorkExperience', 'Years of work experience must be at most 80'],
])('%j is refused under its field', async (changes, field, message) => {
  const before = await record()
  const answer = await update(changes)
  expect([answer.status, answer.fields[field]]).toEqual([400, message])
  expect(await record()).toEqual(before)
})

test.each([{ salaryAmount: 5 }, { isAdmin: true }, { profileImage: 'x.webp' }, { unitId: newId() }])(
  'a field that is not of the record is unknown: %j',
  async field => {
    const input = { id, version: await version(), ...field }
    expect((await call(server, hr, updateEmployee, input)).code).toBe('INVALID_INPUT')
  },
)

test('staff id, device number and e-mail are unique in a company', async () => {
  const [first, second] = [await version(), company.colleague.id]
  await call(server, hr, updateEmployee, {
    id,
    version: first,
    staffId: 'Uniq-1',
    deviceNumber: '77',
    email: 'u1@x.la',
  })
  const colleague = await signIn(server, company.colleague.username)
  const other = (await call(server, colleague, getEmployee, { id: second })).data.version
  for (const taken of [{ staffId: 'UNIQ-1' }, { deviceNumber: '77' }, { email: 'U1@x.la' }]) {
    const answer = await call(server, hr, updateEmployee, { id: second, version: other, ...taken })
    expect([answer.status, answer.code, Object.keys(answer.fields)]).toEqual([
      409,
      'ALREADY_EXISTS',
      Object.keys(taken),
    ])
  }
})

test('of two concurrent changes to one staff id, one wins', async () => {
  const colleague = await signIn(server, company.colleague.username)
  const other = (await call(server, colleague, getEmployee, { id: company.colleague.id })).data.version
  const mine = await version()
  const answers = await Promise.all([
    call(server, hr, updateEmployee, { id, version: mine, staffId: 'RACE-1' }),
    call(server, hr, updateEmployee, { id: company.colleague.id, version: other, staffId: 'race-1' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('the e-mail of a person with more permissions cannot be changed: it opens their sign-in', async () => {
  const admin = await signIn(server, company.admin.username)
  const { version: now } = (await call(server, admin, getEmployee, { id: company.admin.id })).data
  const input = { id: company.admin.id, version: now }
  const refused = await call(server, hr, updateEmployee, { ...input, email: 'mine@example.la' })
  expect([refused.status, Object.keys(refused.fields)]).toEqual([403, ['email']])
  expect((await call(server, hr, updateEmployee, { ...input, nationality: 'Lao' })).status).toBe(200)
  const after = (await call(server, admin, getEmployee, { id: company.admin.id })).data
  expect(after.card.email).not.toBe('mine@example.la')
  expect(after.may.resetPassword).toBe(false)
  const seen = (await call(server, hr, getEmployee, { id: company.admin.id })).data
  expect([seen.may.edit, seen.may.resetPassword]).toEqual([true, false])
})

test('an employee may not call it; HR of another company gets 404', async () => {
  const other = await makeCompany(server)
  const strangerHr = await signIn(server, other.hr.username)
  expect((await update({ nationality: 'Lao' }, own)).status).toBe(403)
  expect((await update({ nationality: 'Lao' }, strangerHr)).status).toBe(404)
  expect((await record()).personal?.nationality).toBe('')
})

test('a new permission to edit applies immediately', async () => {
  expect((await update({ nationality: 'Lao' }, own)).status).toBe(403)
  await inside(async trx => {
    const roleId = newId()
    const role = { workspace_id: company.workspaceId, id: roleId, code: roleId, name: roleId }
    await trx.insertInto('role').values(role).execute()
    const permission = {
      workspace_id: company.workspaceId,
      role_id: roleId,
      group_name: 'EMPLOYEE',
      action: 'edit',
    }
    await trx.insertInto('role_permission').values(permission).execute()
    await insertEmployeeRoles(trx, [{ employeeId: id, roleId }])
  })
  expect((await update({ nationality: 'Lao' }, own)).status).toBe(200)
})
