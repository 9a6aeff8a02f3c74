import {
  importColumns,
  importEmployees,
  importTemplate,
  sensitiveColumns,
} from '@hr/contract/employee-import.ts'
import { exportEmployees } from '@hr/contract/employee.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import { readTable } from '#api/files/read-table.ts'
import { call, formPairs, signIn } from '#test/call.ts'
import { examples } from '#test/examples.ts'
import { makeCompany, makeEmployee } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { saveRecordLists } from '../record/record.store.ts'

const server = testServer()
const company = perFile(() => makeCompany(server))
let other: TestCompany
let hr: string
beforeAll(async () => {
  other = await makeCompany(server)
  hr = await signIn(server, company.hr.username)
  await inside(makeOddPeople)
})

const inside = <T>(work: (trx: Scope) => Promise<T>) => inCompany(server, company.workspaceId, work)

type Ask = { token?: string | null; language?: Language; query?: Record<string, string>; path?: string }
async function download({ token = hr, language = 'en', query = {}, path = exportEmployees.path }: Ask = {}) {
  const answer = await server.app.inject({
    url: `/api${path}?${new URLSearchParams(formPairs(query)).toString()}`,
    headers: { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) },
  })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}
const table = async (ask: Ask = {}) => readTable((await download(ask)).bytes)

const importBytes = async (bytes: Buffer, { token = hr, language = 'en' }: Ask = {}) =>
  (
    await call(
      server,
      token,
      importEmployees,
      { dryRun: false },
      { files: [{ name: 'people.xlsx', bytes }], headers: { 'accept-language': language } },
    )
  ).data

/** People with values that forms refuse today, or that a spreadsheet could misread. */
async function makeOddPeople(trx: Scope) {
  const { workspaceId, units } = company
  const twin = newId()
  await trx
    .insertInto('org_node')
    .values([
      { workspace_id: workspaceId, id: twin, parent_id: units.sales, name: 'Shop', name_lo: 'ຮ້ານ' },
      { workspace_id: workspaceId, id: newId(), parent_id: units.office, name: 'Shop' },
    ])
    .execute()
  const { id } = await makeEmployee(trx, server, {
    staffId: 'ODD-1',
    firstName: '=HYPERLINK("x")',
    lastName: "'+Twice",
    firstNameLo: 'ນໍ້າ',
    phone: '+66812345678',
    status: 'probation',
    job: {
      unitId: twin,
      positionId: null,
      jobGradeId: null,
      lineManagerId: company.manager.id,
      contractType: 'internOrTrainee',
      contractStart: '2026-01-01',
      salaryAmount: 150_050,
      salaryCurrency: 'USD',
      fuelAllowance: 1,
      costCenter: '@cc',
    },
  })
  await trx
    .updateTable('employee')
    .set({
      nationality: 'X',
      gender: 'female',
      marital_status: 'widowed',
      date_of_birth: '2030-01-01',
      province_id: 1,
      district_id: 104,
      village_name: '-Phonsinuan',
      emergency_contact: '+8562081234567',
      passport_number: '000123',
      passport_expires_on: '2030-02-28',
      bank_account_number: '0001 0002',
      bank_currency: 'LAK',
      year_work_experience: 0,
    })
    .where('id', '=', id)
    .execute()
  const school = { level: 'B; A', institution: '', major: 'x | y', graduatedOn: null }
  const otherPhones = ['+8562055512346', '+85621212345']
  await saveRecordLists(trx, [{ employeeId: id, otherPhones, education: [school] }])
}

const changesSince = async (entries: number) =>
  inside(async trx => (await trx.selectFrom('audit_entry').select('id').execute()).length - entries)
const auditCount = () =>
  inside(async trx => (await trx.selectFrom('audit_entry').select('id').execute()).length)

describe('an export', () => {
  test('contains every row of the filter once, under headers in the reader’s language', async () => {
    const [header, ...rows] = await table()
    expect(header).toEqual(importColumns.map(column => fieldLabel('en', column)))
    expect(rows.map(row => row[0]).toSorted()).toEqual(
      ['ADMIN-1', 'COLLEAGUE-1', 'EMPLOYEE-1', 'HR-1', 'MANAGER-1', 'ODD-1'].toSorted(),
    )
    const lao = await table({ language: 'lo' })
    expect(lao[0]).toEqual(importColumns.map(column => fieldLabel('lo', column)))
    const sales = await table({ query: { unitId: company.units.sales } })
    expect(sales.slice(1).map(row => row[0])).toEqual(['ODD-1', 'EMPLOYEE-1', 'MANAGER-1'])
    expect((await table({ query: { date: '2000-01-01' } })).length).toBe(1)
    const employeeIds = `${company.manager.id},${company.hr.id},${other.hr.id}`
    expect((await table({ query: { employeeIds } })).length).toBe(3)
    expect((await table({ query: { employeeIds, unitId: company.units.sales } })).length).toBe(2)
    for (const wrong of ['1,', 'x'])
      expect((await download({ query: { employeeIds: wrong } })).status).toBe(400)
  })

  test('writes values as people read them', async () => {
    const [header = [], row = []] = await table({ query: { search: 'ODD-1' }, language: 'en' })
    const cell = (name: string) => row[header.indexOf(name)]
    expect(cell('First name')).toBe('\'=HYPERLINK("x")')
    expect(cell('Phone')).toBe("'+66812345678")
    expect(cell('Other phone numbers')).toBe('02055512346; 021212345')
    expect(cell('Emergency phone')).toBe('02081234567')
    expect(cell('Province')).toBe('Vientiane Capital')
    expect(cell('Village')).toBe("'-Phonsinuan")
    expect(cell('Unit')).toBe('Shop')
    expect(cell('Salary')).toBe('1500.5')
    expect(cell('Passport number')).toBe('000123')
    expect(cell('Passport expiry date')).toBe('2030-02-28')
    expect(cell('Contract type')).toBe('Intern or trainee')
    expect(cell('Line manager')).toBe('MANAGER-1')
    const [laoHeader = [], lao = []] = await table({ query: { search: 'ODD-1' }, language: 'lo' })
    expect(lao[laoHeader.indexOf('ໜ່ວຍງານ')]).toBe('ຮ້ານ')
    expect(lao[laoHeader.indexOf('ແຂວງ')]).toBe('ນະຄອນຫຼວງວຽງຈັນ')
    expect(lao[laoHeader.indexOf('ສະຖານະພາບ')]).toBe('ໝ້າຍ')
  })

  test.each(['en', 'lo'] as const)('imported again changes nothing (%s)', async language => {
    const { bytes } = await download({ language })
    const entries = await auditCount()
    const result = await importBytes(bytes, { language })
    expect(result).toMatchObject({
      rows: 6,
      created: 0,
      updated: 0,
      unchanged: 6,
      errors: [],
      ignoredColumns: [],
    })
    expect(await changesSince(entries)).toBe(0)
  })

  test('of invented people, imported again, changes nothing', async () => {
    const text = fc.string({ unit: fc.constantFrom(...`'=+-@;| aB9ກໍາ້,"`), maxLength: 12 })
    const person = fc.record({
      nationality: text,
      birth_place: text,
      address_line: text,
      village_name: text,
      bank_name: text,
      sso_number: text,
      first_name: text,
      gender: fc.constantFrom('male', 'female', null),
      marital_status: fc.constantFrom('single', 'married', null),
      year_work_experience: fc.option(fc.integer({ min: 0, max: 80 })),
      phone: fc.constantFrom(null, '+8562055512399', '+66812345678', '+8562081112223'),
      visa_expires_on: fc.constantFrom(null, '2027-12-31'),
    })
    const job = fc.record({
      salary_amount: fc.option(fc.nat(9_999_999_999)),
      salary_currency: fc.constantFrom('LAK', 'USD', null),
      housing_allowance: fc.option(fc.nat(1_000_000)),
      contract_type: fc.constantFrom('freelance', 'permanent', null),
      cost_center: text,
    })
    const school = fc.record({
      level: text,
      institution: text,
      major: text,
      graduatedOn: fc.constantFrom(null, '2001-07-31'),
    })
    const lists = fc.record({ education: fc.array(school, { maxLength: 2 }) })
    await fc.assert(
      fc.asyncProperty(
        person,
        job,
        lists,
        fc.constantFrom('en', 'lo'),
        async (values, facts, { education }, language) => {
          const employeeId = company.colleague.id
          await inside(async trx => {
            await trx.updateTable('employee').set(values).where('id', '=', employeeId).execute()
            await trx.updateTable('employee_job').set(facts).where('employee_id', '=', employeeId).execute()
            await saveRecordLists(trx, [{ employeeId, education }])
          })
          const { bytes } = await download({ language })
          const result = await importBytes(bytes, { language })
          expect(result).toMatchObject({ updated: 0, unchanged: 6, errors: [] })
        },
      ),
      { numRuns: examples(3) },
    )
  })
})

describe('who may', () => {
  test('needs EMPLOYEE export; another company has its own', async () => {
    expect((await download({ token: null })).status).toBe(401)
    expect((await download({ token: await signIn(server, company.manager.username) })).status).toBe(403)
    const rows = await table({ token: await signIn(server, other.hr.username) })
    expect(rows.map(row => row[0])).not.toContain('HR-1')
    expect((await table({ query: { unitId: other.units.sales } })).length).toBe(1)
    expect((await download({ query: { sort: 'name' } })).status).toBe(400)
  })

  test('without EMPLOYEE edit there is no pay, bank or document; with it, each person’s log records one read', async () => {
    await inside(trx =>
      trx
        .insertInto('role_permission')
        .columns(['workspace_id', 'role_id', 'group_name', 'action'])
        .expression(eb =>
          eb
            .selectFrom('role')
            .select([
              'workspace_id',
              'id',
              eb.val('EMPLOYEE').as('group_name'),
              eb.val('export').as('action'),
            ])
            .where('code', '=', 'MANAGER'),
        )
        .execute(),
    )
    // Later than the reads of the tests before.
    const noon = '2026-03-02T05:00:00Z'
    server.setNow(noon)
    const reads = () =>
      inside(trx => trx.selectFrom('sensitive_read').selectAll().where('at', '>=', new Date(noon)).execute())
    const [header = []] = await table({ token: await signIn(server, company.manager.username) })
    for (const column of sensitiveColumns) expect(header).not.toContain(fieldLabel('en', column))
    expect(header).toContain('Staff ID')
    expect(await reads()).toEqual([])
    await table({ query: { search: 'ODD-1' } })
    await table({ query: { search: 'ODD-1' } })
    expect(await reads()).toMatchObject([{ what: 'export', reader_id: company.hr.id }])
    await table()
    expect((await reads()).map(read => read.employee_id)).not.toContain(company.hr.id)
    expect(await reads()).toHaveLength(5)
  })
})

describe('the template', () => {
  test.each(['en', 'lo'] as const)('is imported as it is (%s)', async language => {
    const answer = await download({ path: importTemplate.path, language })
    expect(answer.headers['content-disposition']).toContain('employees-template.xlsx')
    const [header = [], ...rows] = await readTable(answer.bytes)
    expect(header).toEqual(importColumns.map(column => fieldLabel(language, column)))
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(language === 'lo' ? 'ລາວ' : 'Lao')
    expect(rows[0]).toContain(language === 'lo' ? 'ຍິງ' : 'Female')
    const files = [{ name: 'template.xlsx', bytes: answer.bytes }]
    const headers = { 'accept-language': language }
    const { data } = await call(server, hr, importEmployees, { dryRun: true }, { files, headers })
    expect(data).toMatchObject({ rows: 1, ignoredColumns: [] })
    // Each company replaces the line manager of the example; its unit has no Lao name here.
    expect(data.errors.map(({ value }) => value)).toEqual(language === 'lo' ? ['E-001', 'ຝ່າຍຂາຍ'] : ['E-001'])
  })

  test('needs EMPLOYEE add', async () => {
    const path = importTemplate.path
    expect((await download({ path, token: null })).status).toBe(401)
    expect((await download({ path, token: await signIn(server, company.employee.username) })).status).toBe(
      403,
    )
  })
})
