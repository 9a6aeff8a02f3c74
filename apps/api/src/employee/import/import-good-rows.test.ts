import { importEmployees } from '@hr/contract/employee-import.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { readTable } from '#api/files/read-table.ts'
import { listReading } from '#api/files/table-limits.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { importPeople } from '#test/import-people.ts'
import type { ImportOptions } from '#test/import-people.ts'
import { inCompany } from '#test/in-company.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, makeCompany)
let hr: string
beforeEach(async () => {
  hr = await signIn(server, company.hr.username)
  await importFile(people)
})

const people = `Staff ID,First name,Last name,Department,Start date,Salary,Currency
N-1,Somphone,Keovongsa,Sales,2026-01-05,6000000,LAK
N-2,Noyna,Sisavath,Sales,2026-01-05,4000000,LAK`

const importFile = (text: string | Buffer, options: ImportOptions = {}) =>
  importPeople(server, hr, text, options)
const inside = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(server, company.workspaceId, work)
describe('the good rows', () => {
  const file = `Staff ID,First name,Last name,Start date,Manager,Phone
N-1,,,,,020 55 512 345
N-3,Khamla,,31/02/2026,,=1+1
N-4,Khamla,Vongsa,2026-03-01,N-3,
N-5,Khamla,Vongsa,2026-03-01,N-1,`

  test('wait for the others unless they are asked for; all errors come at once', async () => {
    const { data } = await importFile(file)
    expect(data).toMatchObject({ isStored: false, created: 0, updated: 0, badRows: 2 })
    expect(data.errors.map(({ row, column }) => [row, column])).toEqual([
      [3, 'Phone'],
      [3, 'Start date'],
      [3, 'Last name'],
      [4, 'Manager'],
    ])
  })

  test('are imported without the bad ones and those below them', async () => {
    const { data } = await importFile(file, { goodRowsOnly: true })
    expect(data).toMatchObject({ isStored: true, created: 1, updated: 1, badRows: 2 })
    expect(data.signIns.map(({ staffId }) => staffId)).toEqual(['N-5'])
    const again = (await importFile(file, { goodRowsOnly: true })).data
    expect(again).toMatchObject({ isStored: true, created: 0, updated: 0, unchanged: 2, badRows: 2 })
  })

  test('are none without a column that new people need: one error says so', async () => {
    const file = `Staff ID,First name,Last name,First day,Boss
N-8,Noyna,Sisavath,2026-01-05,
N-9,Khamla,Vongsa,2026-01-05,Noyna Sisavath`
    const { errors, badRows } = (await importFile(file)).data
    expect(errors).toEqual([
      { row: 1, column: 'Start date', value: '', message: 'The column Start date is missing' },
      {
        row: 3,
        column: 'Boss',
        value: 'Noyna Sisavath',
        message: 'Enter the staff ID of the line manager',
      },
    ])
    expect(badRows).toBe(2)
  })

  test('leave a file whose columns have the names of the chosen meanings', async () => {
    const named = file.replace('Start date', 'First day').replace('Phone', 'Handset')
    const mapping = [
      { header: 'First day', column: 'startDate' as const },
      { header: 'Handset', column: 'phone' as const },
    ]
    const { data } = await importFile(named, { dryRun: true, badRowsFile: true, mapping })
    const [header] = await readTable(Buffer.from(data.badRowsFile ?? '', 'base64'), listReading)
    expect(header).toEqual([
      'Staff ID',
      'First name',
      'Last name',
      'Start date',
      'Manager',
      'Phone',
      'Errors',
    ])
  })

  test('leave a file of the others, which imports once it is corrected', async () => {
    const { data } = await importFile(file, { dryRun: true, badRowsFile: true })
    const table = await readTable(Buffer.from(data.badRowsFile ?? '', 'base64'), listReading)
    expect(table).toEqual([
      ['Staff ID', 'First name', 'Last name', 'Start date', 'Manager', 'Phone', 'Errors'],
      [
        'N-3',
        'Khamla',
        '',
        '31/02/2026',
        '',
        "'=1+1",
        'Phone: Phone number must be valid; Start date: Date must be valid; Last name: Last name is required',
      ],
      [
        'N-4',
        'Khamla',
        'Vongsa',
        '2026-03-01',
        'N-3',
        '',
        'Manager: The line manager is new, and row 3 of the file has an error',
      ],
    ])
    const mended = table.map((row, index) =>
      index === 1 ? ['N-3', 'Khamla', 'Vongsa', '28/02/2026', '', '', row[6]] : row,
    )
    const text = mended.map(row => row.map(cell => `"${cell}"`).join(',')).join('\n')
    const imported = (await importFile(text, { badRowsFile: true })).data
    expect(imported).toMatchObject({ created: 2, badRowsFile: null, ignoredColumns: [] })
    expect(imported.columns.map(({ header }) => header)).not.toContain('Errors')
    const wrong = mended
      .map(row => row.map(cell => (cell === '28/02/2026' ? 'x' : cell)).join(','))
      .join('\n')
    const once = (await importFile(wrong, { dryRun: true, badRowsFile: true })).data.badRowsFile
    const [header] = await readTable(Buffer.from(once ?? '', 'base64'), listReading)
    expect(header?.filter(name => name === 'Errors')).toHaveLength(1)
  })

  test('of a file whose header is wrong are none', async () => {
    const { data } = await importFile('Name\nKhamla', { goodRowsOnly: true, badRowsFile: true })
    expect(data).toMatchObject({ isStored: false, badRows: 0, badRowsFile: null })
    expect(data.errors).toHaveLength(1)
  })

  test('are those the caller may change', async () => {
    const { staff_id } = await inside(trx =>
      trx.from('employee').select('staff_id').where('id', '=', company.admin.id).executeTakeFirstOrThrow(),
    )
    const mails = `Staff ID,E-mail\n${staff_id},mine@example.la\nN-1,somphone@example.la`
    const { data } = await importFile(mails, { goodRowsOnly: true })
    expect(data).toMatchObject({ updated: 1, badRows: 1, errors: [{ row: 2, column: 'E-mail' }] })
    const token = await signIn(server, company.employee.username)
    const files = [{ name: 'people.csv', bytes: Buffer.from(mails) }]
    expect((await call(server, token, importEmployees, { goodRowsOnly: true }, { files })).status).toBe(403)
  })
})
