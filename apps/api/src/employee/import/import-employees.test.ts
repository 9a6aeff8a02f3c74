import { importEmployees } from '@hr/contract/employee-import.ts'
import { employeeLogin } from '@hr/contract/session.ts'
import { searchEmployees } from '@hr/contract/employee.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { teamMemberIds } from '#api/access/team-member-ids.ts'
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
) => importPeople(server, token, text, { newUnits: ['Warehouse'], ...options })
const inside = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(server, company.workspaceId, work)

async function rowsOf(
  table: 'employee' | 'audit_entry' | 'employee_job' | 'leave_lot' | 'account',
): Promise<number> {
  return inside(async trx => {
    const { count } = await trx
      .selectFrom(table)
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('workspace_id', '=', company.workspaceId)
      .executeTakeFirstOrThrow()
    return count
  })
}
const counts = () =>
  Promise.all((['employee', 'audit_entry', 'employee_job', 'leave_lot', 'account'] as const).map(rowsOf))

const header =
  'Staff ID,First name,Last name,E-mail,Phone,Department,Position,Job grade,Manager,Start date,Gender'
const people = `${header}
N-1,Somphone,Keovongsa,somphone@sabai.la,020 55 512 345,Warehouse,Head of warehouse,W-1,,05/01/2026,M
N-2,Noy,Sisavath,noy@sabai.la,,Warehouse,Storekeeper,W-2,N-1,2026-01-05,Female
N-3,Kham,Vongsa,,,Sales,Storekeeper,W-2,n-1,1/2/2026,`

describe('an import', () => {
  test('creates people with job, account, role, grants and audit, and reports new names', async () => {
    const { data } = await importFile(people)
    expect(data).toMatchObject({
      rows: 3,
      created: 3,
      updated: 0,
      unchanged: 0,
      errors: [],
      ignoredColumns: [],
      newUnits: ['Warehouse'],
      newPositions: ['Head of warehouse', 'Storekeeper'],
      newJobGrades: ['W-1', 'W-2'],
    })
    expect(data.signIns.map(({ staffId, name, username }) => [staffId, name, username])).toEqual([
      ['N-1', 'Somphone Keovongsa', expect.stringMatching(/^n-1(-\d+)?$/)],
      ['N-2', 'Noy Sisavath', expect.stringMatching(/^n-2(-\d+)?$/)],
      ['N-3', 'Kham Vongsa', expect.stringMatching(/^n-3(-\d+)?$/)],
    ])
    const list = await call(server, hr, searchEmployees, { search: 'noy' })
    expect(list.data).toMatchObject({
      rows: [
        {
          staffId: 'N-2',
          unit: 'Warehouse',
          position: 'Storekeeper',
          jobGrade: 'W-2',
          startDate: '2026-01-05',
          lineManager: { firstName: 'Somphone' },
        },
      ],
    })
    const [first, second, third] = await inside(trx =>
      trx.selectFrom('employee').selectAll().where('staff_id', 'like', 'N-%').orderBy('staff_id').execute(),
    )
    expect(first).toMatchObject({ phone: '+8562055512345', gender: 'male', started_on: '2026-01-05' })
    expect(third).toMatchObject({ started_on: '2026-02-01', gender: null, email: null })
    const team = await inside(trx => teamMemberIds(trx, first?.id ?? 0, '2026-03-02'))
    expect(team).toEqual([second?.id, third?.id])
    expect(await rowsOf('leave_lot')).toBeGreaterThan(15)
  })

  test('gives temporary passwords, which must be changed at the first sign-in', async () => {
    const { data } = await importFile(people)
    const [{ username, temporaryPassword } = { username: '', temporaryPassword: '' }] = data.signIns
    const answer = await call(server, null, employeeLogin, { username, password: temporaryPassword })
    expect(answer.data).toMatchObject({ passwordTemporary: true, roles: [{ code: 'MANAGER' }] })
  })

  test('of the same file a second time changes nothing', async () => {
    await importFile(people)
    const before = await counts()
    const { data } = await importFile(people)
    expect(data).toMatchObject({ rows: 3, created: 0, updated: 0, unchanged: 3, signIns: [], newUnits: [] })
    expect(await counts()).toEqual(before)
  })

  test('as a dry run stores nothing, and reports what would happen', async () => {
    const before = await counts()
    const { data } = await importFile(people, { dryRun: true })
    expect(data).toMatchObject({ created: 3, signIns: [], newUnits: ['Warehouse'] })
    expect(await counts()).toEqual(before)
  })

  test('changes only different values, from today, and keeps fields the file leaves out', async () => {
    await importFile(people)
    server.setNow('2026-03-10T02:00:00Z')
    hr = await signIn(server, company.hr.username)
    const { data } = await importFile('Staff ID,Department,Last name,Phone\nN-2,Sales,Sisavath,\nN-1,,,\n')
    expect(data).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
    const jobs = await inside(trx =>
      trx
        .selectFrom('employee_job as j')
        .innerJoin('employee as e', 'e.id', 'j.employee_id')
        .innerJoin('org_node as u', 'u.id', 'j.unit_id')
        .select(['j.valid_from', 'j.valid_to', 'u.name', 'j.line_manager_id', 'j.position_id'])
        .where('e.staff_id', '=', 'N-2')
        .orderBy('j.valid_from')
        .execute(),
    )
    expect(jobs.map(job => [job.valid_from, job.valid_to, job.name])).toEqual([
      ['2026-01-05', '2026-03-09', 'Warehouse'],
      ['2026-03-10', null, 'Sales'],
    ])
    expect(jobs[1]?.line_manager_id).toBe(jobs[0]?.line_manager_id)
    expect(jobs[1]?.position_id).toBe(jobs[0]?.position_id)
    const audit = await inside(trx =>
      trx.selectFrom('audit_entry').selectAll().where('operation', '=', 'UPDATE').execute(),
    )
    expect(audit).toHaveLength(1)
    expect(audit[0]?.after).toEqual({ job: expect.objectContaining({ unitId: company.units.sales }) })
  })

  test('updates the sign-in with a new name and e-mail', async () => {
    await importFile(people)
    const { data } = await importFile('Staff ID,First name,E-mail\nN-2,Noykham,new@sabai.la')
    expect(data).toMatchObject({ updated: 1 })
    const account = await server.services.db
      .selectFrom('account')
      .selectAll()
      .where('email', '=', 'new@sabai.la')
      .executeTakeFirst()
    expect(account).toMatchObject({ first_name: 'Noykham', workspace_id: company.workspaceId })
  })

  test('gives an existing employee the Manager role, once', async () => {
    const manager = await inside(trx =>
      trx
        .selectFrom('employee')
        .select('staff_id')
        .where('id', '=', company.colleague.id)
        .executeTakeFirstOrThrow(),
    )
    await importFile(
      `Staff ID,First name,Last name,Start date,Manager\nN-9,Noy,Sisavath,2026-01-05,${manager.staff_id}`,
    )
    const roles = await inside(trx =>
      trx
        .selectFrom('employee_role as er')
        .innerJoin('role as r', 'r.id', 'er.role_id')
        .select('r.code')
        .where('er.employee_id', '=', company.colleague.id)
        .orderBy('r.code')
        .execute(),
    )
    expect(roles.map(role => role.code)).toEqual(['EMPLOYEE', 'MANAGER'])
  })
})

describe('errors', () => {
  test('name row, column and reason, and nothing is stored', async () => {
    const before = await counts()
    const { data } = await importFile(`${header}
N-1,So,Keovongsa,not an e-mail,12,Warehouse,,,N-9,31/02/2026,x
,Noy,Sisavath,,,,,,,2026-01-05,
N 3,Noy,Sisavath,,,,,,,,
N-4,Noy,Sisavath,,,,,,,2026-01-05,
n-4,Noy,Sisavath,,,,,,,2026-01-05,`)
    expect(data.errors).toEqual([
      { row: 2, column: 'First name', value: 'So', message: 'Must be at least 3 charactors' },
      { row: 2, column: 'Gender', value: 'x', message: 'Gender must be male or female' },
      { row: 2, column: 'E-mail', value: 'not an e-mail', message: 'E-mail must be valid' },
      { row: 2, column: 'Phone', value: '12', message: 'Phone number must be valid' },
      { row: 2, column: 'Start date', value: '31/02/2026', message: 'Date must be valid' },
      { row: 2, column: 'Manager', value: 'N-9', message: 'No employee has this staff ID' },
      { row: 3, column: 'Staff ID', value: '', message: 'Staff ID is required' },
      { row: 4, column: 'Staff ID', value: 'N 3', message: 'Use letters, digits, and . - _ / only' },
      { row: 6, column: 'Staff ID', value: 'n-4', message: 'This staff ID is already in row 5' },
    ])
    expect(data).toMatchObject({ rows: 5, created: 0, updated: 0, signIns: [] })
    expect(await counts()).toEqual(before)
  })

  test('a cycle of managers is refused with their names', async () => {
    const { data } = await importFile(`Staff ID,First name,Last name,Start date,Manager
N-1,Noy,Sisavath,2026-01-05,N-2
N-2,Kham,Vongsa,2026-01-05,N-1`)
    expect(data.errors).toEqual([
      {
        row: 2,
        column: 'Manager',
        value: 'N-2',
        message: 'These line managers form a circle: N-1 > N-2 > N-1',
      },
      {
        row: 3,
        column: 'Manager',
        value: 'N-1',
        message: 'The line manager is new, and row 2 of the file has an error',
      },
    ])
  })

  test('a header without staff id, or with a duplicate column', async () => {
    expect((await importFile('Name,Surname\nNoy,Sisavath')).data.errors).toEqual([
      { row: 1, column: 'Staff ID', value: '', message: 'The column Staff ID is missing' },
    ])
    const twice = await importFile('Staff ID,Department,Section,Shoe size\nN-1,a,b,42')
    expect(twice.data.errors).toMatchObject([{ row: 1, message: 'The column Unit appears twice' }])
    expect(twice.data.ignoredColumns).toEqual(['Shoe size'])
  })

  test('a file that is no table, too large, or missing', async () => {
    expect((await importFile(Buffer.from([0x89, 0x50, 0, 0]))).code).toBe('IMPORT_UNREADABLE')
    const files = [{ name: 'people.xlsx', bytes: Buffer.from('no workbook') }]
    expect((await call(server, hr, importEmployees, {}, { files })).code).toBe('IMPORT_UNREADABLE')
    expect(await importFile(`Staff ID\n${'N\n'.repeat(20_001)}`)).toMatchObject({
      status: 413,
      code: 'IMPORT_TOO_LARGE',
      message: 'The file is too large: up to 20,000 rows and 100 columns. Split it and import the parts',
    })
    expect((await call(server, hr, importEmployees, {})).status).toBe(400)
  })
})

describe('who may', () => {
  test('needs EMPLOYEE add', async () => {
    expect((await importFile(people, { token: null })).status).toBe(401)
    const token = await signIn(server, company.manager.username)
    expect((await importFile(people, { token })).status).toBe(403)
  })

  test('with add alone creates people, but does not change them', async () => {
    await importFile(people)
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
    const { data } = await importFile('Staff ID,Phone\nN-1,020 55 512 399\nN-2,', { token })
    expect(data.errors).toEqual([
      { row: 2, column: 'Staff ID', value: 'N-1', message: 'You do not have permission to do this' },
    ])
  })

  test('HR does not take over the administrator by changing the e-mail', async () => {
    const staffId = await inside(trx =>
      trx
        .selectFrom('employee')
        .select('staff_id')
        .where('id', '=', company.admin.id)
        .executeTakeFirstOrThrow(),
    )
    const file = `Staff ID,E-mail\n${staffId.staff_id},mine@example.la`
    expect((await importFile(file)).data.errors).toMatchObject([{ row: 2, column: 'E-mail' }])
    const admin = await signIn(server, company.admin.username)
    expect((await importFile(file, { token: admin })).data).toMatchObject({ updated: 1, errors: [] })
  })

  test('the same staff ids and e-mails in another company are different people', async () => {
    await importFile(people)
    const other = await makeCompany(server)
    const token = await signIn(server, other.hr.username)
    const { data } = await importFile(people, { token })
    expect(data).toMatchObject({ created: 3, errors: [] })
  })
})
