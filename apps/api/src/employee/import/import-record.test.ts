import { importEmployees } from '@hr/contract/employee-import.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { importPeople } from '#test/import-people.ts'
import type { ImportOptions } from '#test/import-people.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, makeCompany)
let hr: string
beforeEach(async () => {
  hr = await signIn(server, company.hr.username)
})

const importFile = (
  text: string | Buffer,
  { token = hr, ...options }: ImportOptions & { token?: string | null } = {},
) => importPeople(server, token, text, options)
const inside = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(server, company.workspaceId, work)

describe('every field of the record', () => {
  const recordOf = (staffId: string) =>
    inside(async trx => {
      const person = await trx
        .selectFrom('employee')
        .selectAll()
        .where('staff_id', '=', staffId)
        .executeTakeFirstOrThrow()
      const of = { workspace_id: company.workspaceId, employee_id: person.id }
      const job = await trx
        .selectFrom('employee_job')
        .selectAll()
        .where('employee_id', '=', of.employee_id)
        .orderBy('valid_from', 'desc')
        .executeTakeFirstOrThrow()
      const phones = await trx
        .selectFrom('employee_phone')
        .select('number')
        .where('employee_id', '=', person.id)
        .orderBy('sort_order')
        .execute()
      const schools = await trx
        .selectFrom('employee_education')
        .select(['level', 'institution', 'major', 'graduated_on'])
        .where('employee_id', '=', person.id)
        .orderBy('sort_order')
        .execute()
      return { person, job, phones: phones.map(({ number }) => number), schools }
    })

  const wide =
    'Staff ID;First name;Last name;Start date;Date of birth;Marital status;Other phones;Province;District;Village;' +
    'Emergency contact;Contract type;Contract start;Salary;Currency;Fuel allowance;Education;Passport number;' +
    'Passport expiry date;Device ID;Status;Years of work experience\n' +
    'W-1;Somphone;Keovongsa;05/01/2026;31/12/1990;ແຕ່ງງານ;"020 55 512 346; 021 212 345";ນະຄອນຫຼວງວຽງຈັນ;Sisattanak;Ban Nowhere;' +
    '02055512347;Part-time;05/01/2026;1,500.50;usd;20;"Bachelor; NUOL; ; 30/06/2012 | High school";PA 1;' +
    '01/02/2031;17;probation;3'

  test('is read as people write it, in either language', async () => {
    const { data } = await importFile(wide)
    expect(data).toMatchObject({ created: 1, errors: [], ignoredColumns: [] })
    const { person, job, phones, schools } = await recordOf('W-1')
    expect(person).toMatchObject({
      date_of_birth: '1990-12-31',
      marital_status: 'married',
      province_id: 1,
      district_id: 104,
      village_id: null,
      village_name: 'Ban Nowhere',
      emergency_contact: '+8562055512347',
      passport_number: 'PA 1',
      passport_expires_on: '2031-02-01',
      device_number: '17',
      status: 'probation',
      year_work_experience: 3,
    })
    expect(job).toMatchObject({
      contract_type: 'partTime',
      contract_start: '2026-01-05',
      salary_amount: 150_050,
      salary_currency: 'USD',
      fuel_allowance: 2000,
    })
    expect(phones).toEqual(['+8562055512346', '+85621212345'])
    expect(schools).toEqual([
      { level: 'Bachelor', institution: 'NUOL', major: '', graduated_on: '2012-06-30' },
      { level: 'High school', institution: '', major: '', graduated_on: null },
    ])
    expect((await importFile(wide)).data).toMatchObject({ updated: 0, unchanged: 1 })
  })

  test('changes only different values: pay from today, an address part within the part above', async () => {
    await importFile(wide)
    const file = 'Staff ID;Salary;District;Education;Status\nw-1;2000;ຈັນທະບູລີ;;active'
    expect((await importFile(file)).data).toMatchObject({ updated: 1, errors: [] })
    const { person, job, schools } = await recordOf('W-1')
    expect(person).toMatchObject({ district_id: 101, village_name: 'Ban Nowhere', status: 'active' })
    expect(job).toMatchObject({ valid_from: '2026-03-02', salary_amount: 200_000, contract_type: 'partTime' })
    expect(schools).toHaveLength(2)
    // In another province, the former district is a plain name.
    await importFile('Staff ID;Province\nW-1;Champasak')
    const moved = (await recordOf('W-1')).person
    expect(moved).toMatchObject({ district_id: null, district_name: 'Chanthabuly' })
    expect(moved.province_id).not.toBe(1)
  })

  test('errors are in the reader’s language, with the column as in the file', async () => {
    const { data } = await importFile('ລະຫັດພະນັກງານ,ຊື່,ນາມສະກຸນ,ວັນທີເລີ່ມວຽກ\nN-1,ນ້ອຍ,,', { language: 'lo' })
    expect(data.errors).toEqual([
      { row: 2, column: 'ນາມສະກຸນ', value: '', message: 'ກະລຸນາປ້ອນນາມສະກຸນ (ພາສາອັງກິດ)' },
      { row: 2, column: 'ວັນທີເລີ່ມວຽກ', value: '', message: 'ກະລຸນາປ້ອນວັນທີເລີ່ມວຽກ' },
    ])
  })

  test('unreadable cells are reported one by one', async () => {
    const { data } = await importFile(
      'Staff ID;First name;Last name;Start date;Date of birth;Marital status;Other phones;Contract type;Salary;Currency;Education;Status;Passport expiry date;Years of work experience\n' +
        'W-2;Noy;Sisavath;05/01/2026;06/01/2026;alone;12;slave;12.345;USD;Bachelor; ; ;\n' +
        'W-3;Noy;Sisavath;05/01/2026;;;;;100;;;;tomorrow;many\n' +
        'W-4;Noy;Sisavath;05/01/2026;;;;;100;XYZ;B; ; ;\n' +
        'W-5;Noy;Sisavath;05/01/2026;06/01/2026;;;;;;;terminated;;',
    )
    expect(data.errors.map(({ row, column, value }) => [row, column, value])).toEqual([
      [2, 'Marital status', 'alone'],
      [2, 'Other phones', '12'],
      [2, 'Contract type', 'slave'],
      [2, 'Salary', '12.345'],
      [2, 'Date of birth', '06/01/2026'],
      [3, 'Years of work experience', 'many'],
      [3, 'Passport expiry date', 'tomorrow'],
      [3, 'Currency', ''],
      [4, 'Currency', 'XYZ'],
      [5, 'Status', 'terminated'],
      [5, 'Date of birth', '06/01/2026'],
    ])
    expect(data.created).toBe(0)
  })

  test('a disabled currency stays with those who have it, and nobody else gets it (N3)', async () => {
    const file = (staffId: string, salary: string) =>
      'Staff ID;First name;Last name;Start date;Salary;Currency;Account currency\n' +
      `${staffId};Noy;Sisavath;05/01/2026;${salary};usd;THB`
    await importFile(file('W-6', '1500'))
    await inside(trx =>
      trx.updateTable('currency').set({ is_enable: false }).where('code', 'in', ['USD', 'THB']).execute(),
    )
    expect((await importFile(file('W-6', '1600'))).data).toMatchObject({ updated: 1, errors: [] })
    expect((await recordOf('W-6')).job).toMatchObject({ salary_amount: 160_000, salary_currency: 'USD' })
    const { created, errors } = (await importFile(file('W-7', '1500'))).data
    expect([created, errors.map(({ column, value }) => [column, value])]).toEqual([
      0,
      [
        ['Currency', 'usd'],
        ['Account currency', 'THB'],
      ],
    ])
  })
})

describe('columns', () => {
  const mapped = (text: string, mapping: { header: string; column: string }[]) =>
    call(
      server,
      hr,
      importEmployees,
      { dryRun: true, mapping: mapping as [] },
      { files: [{ name: 'people.csv', bytes: Buffer.from(text) }] },
    )

  test('are reported with their meaning, and the caller can correct it', async () => {
    const file = 'No [1],Staff ID,Given,Family,Since,Hobby\nN-7,x,Noy,Sisavath,05/01/2026,Chess'
    const guess = (await mapped(file, [])).data
    expect(guess.columns).toEqual([
      { header: 'No [1]', column: null, example: 'N-7' },
      { header: 'Staff ID', column: 'staffId', example: 'x' },
      { header: 'Given', column: null, example: 'Noy' },
      { header: 'Family', column: null, example: 'Sisavath' },
      { header: 'Since', column: null, example: '05/01/2026' },
      { header: 'Hobby', column: null, example: 'Chess' },
    ])
    const { data } = await mapped(file, [
      { header: 'No [1]', column: 'staffId' },
      { header: 'Staff ID', column: 'ignore' },
      { header: 'Given', column: 'firstName' },
      { header: 'Family', column: 'lastName' },
      { header: 'Since', column: 'startDate' },
    ])
    expect(data).toMatchObject({ created: 1, errors: [], ignoredColumns: ['Staff ID', 'Hobby'] })
    expect((await mapped(file, [{ header: 'Hobby', column: 'salaryBonus' }])).status).toBe(400)
    const twice = await mapped(file, [{ header: 'Hobby', column: 'staffId' }])
    expect(twice.data.errors).toMatchObject([{ row: 1, column: 'Hobby', value: 'Hobby' }])
  })

  test('with sensitive data need EMPLOYEE edit', async () => {
    await inside(trx =>
      trx
        .insertInto('role_permission')
        .columns(['workspace_id', 'role_id', 'group_name', 'action'])
        .expression(eb =>
          eb
            .selectFrom('role')
            .select(['workspace_id', 'id', eb.val('EMPLOYEE').as('group_name'), eb.val('add').as('action')])
            .where('code', '=', 'EMPLOYEE'),
        )
        .execute(),
    )
    const token = await signIn(server, company.employee.username)
    const file = 'Staff ID,First name,Last name,Start date,Salary\nN-8,Noy,Sisavath,05/01/2026,5'
    expect((await importFile(file, { token })).data).toMatchObject({
      created: 0,
      errors: [{ row: 1, column: 'Salary', message: 'You do not have permission to do this' }],
    })
  })
})
