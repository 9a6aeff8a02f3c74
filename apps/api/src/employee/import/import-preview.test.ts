import type { ImportResult } from '@hr/contract/employee-import.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { readTable } from '#api/files/read-table.ts'
import { listReading } from '#api/files/table-limits.ts'
import { signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { importPeople, newUnit } from '#test/import-people.ts'
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
const preview = async (text: string, options: ImportOptions = {}): Promise<ImportResult> =>
  (await importFile(text, { ...options, dryRun: true })).data
const inside = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(server, company.workspaceId, work)
const unitsNamed = (name: string) =>
  inside(trx => trx.from('org_node').select(['id', 'parent_id']).where('name', '=', name).execute())
const unitOf = async (staffId: string) => {
  const row = await inside(trx =>
    trx
      .selectFrom('employee as e')
      .innerJoin('employee_job as j', 'j.employee_id', 'e.id')
      .innerJoin('org_node as u', 'u.id', 'j.unit_id')
      .select('u.name')
      .where('e.staff_id', '=', staffId)
      .where('j.valid_to', 'is', null)
      .executeTakeFirst(),
  )
  return row?.name
}
const salaryOf = async (staffId: string) => {
  const row = await inside(trx =>
    trx
      .selectFrom('employee as e')
      .innerJoin('employee_job as j', 'j.employee_id', 'e.id')
      .select('j.salary_amount as salary')
      .where('e.staff_id', '=', staffId)
      .where('j.valid_to', 'is', null)
      .executeTakeFirst(),
  )
  return row?.salary
}

describe('the differences', () => {
  test('have old and new of every changed field, new people, and nobody unchanged', async () => {
    const data = await preview(`Staff ID,First name,Last name,Department,Start date,Salary,Phone
N-1,Somphone,Keovongsa,Office,2026-01-05,7000000,020 55 512 345
N-2,Noyna,Sisavath,Sales,2026-01-05,4000000,
N-3,Khamla,Vongsa,Sales,2026-03-01,,`)
    expect(data.people).toEqual([
      {
        row: 2,
        staffId: 'N-1',
        firstName: 'Somphone',
        lastName: 'Keovongsa',
        firstNameLo: '',
        lastNameLo: '',
        isNew: false,
        isLargePay: false,
        changes: [
          { column: 'phone', before: '', after: '02055512345' },
          { column: 'unit', before: 'Sales', after: 'Office' },
          { column: 'salaryAmount', before: '6000000', after: '7000000' },
        ],
        currency: { before: 'LAK', after: 'LAK' },
      },
      expect.objectContaining({
        row: 4,
        staffId: 'N-3',
        isNew: true,
        changes: [
          { column: 'unit', before: '', after: 'Sales' },
          { column: 'startDate', before: '', after: '2026-03-01' },
        ],
      }),
    ])
    expect(data.isStored).toBe(false)
    expect((await importFile('Staff ID,Phone\nN-1,020 55 512 345')).data).toMatchObject({
      isStored: true,
      people: [],
    })
  })

  test('name line managers, known and new ones', async () => {
    await importFile('Staff ID,Line manager\nN-1,N-2')
    const { people: shown } = await preview(`Staff ID,First name,Last name,Department,Start date,Line manager
N-1,,,,,N-3
N-2,,,,,
N-3,Khamla,Vongsa,Sales,2026-03-01,n-2`)
    expect(shown.map(({ changes }) => changes.filter(({ column }) => column === 'manager'))).toEqual([
      [{ column: 'manager', before: 'Noyna Sisavath (N-2)', after: 'Khamla Vongsa (N-3)' }],
      [{ column: 'manager', before: '', after: 'Noyna Sisavath (N-2)' }],
    ])
  })

  test('another currency shows every amount in both', async () => {
    const { people: shown, largePay } = await preview('Staff ID,Salary,Currency\nN-1,6000000,THB')
    expect(shown[0]).toMatchObject({
      isLargePay: true,
      currency: { before: 'LAK', after: 'THB' },
      changes: [
        { column: 'salaryAmount', before: '6000000', after: '6000000' },
        { column: 'salaryCurrency', before: 'LAK', after: 'THB' },
      ],
    })
    expect(largePay.rows).toBe(1)
  })

  test('of pay are logged as looked at, once; others are not', async () => {
    const reads = () => inside(trx => trx.from('sensitive_read').select('what').execute())
    await preview('Staff ID,Phone\nN-1,020 55 512 345')
    expect(await reads()).toEqual([])
    await preview('Staff ID,Salary\nN-1,6000001')
    await preview('Staff ID,Salary\nN-1,6000002')
    expect(await reads()).toEqual([{ what: 'record' }])
  })
})

describe('a change of pay by more than half', () => {
  const file = 'Staff ID,Salary\nN-1,9000001\nN-2,6000000'

  test('is marked, at the boundary', async () => {
    const data = await preview(file)
    expect(data.people.map(({ staffId, isLargePay }) => [staffId, isLargePay])).toEqual([
      ['N-1', true],
      ['N-2', false],
    ])
    expect(data.largePay).toEqual({ rows: 1, key: expect.stringMatching(/^.{32}$/) })
    expect((await preview('Staff ID,Salary\nN-1,9000000')).largePay).toEqual({ rows: 0, key: '' })
  })

  test('is imported only with its own key', async () => {
    const { key } = (await preview(file)).largePay
    const other = (await preview('Staff ID,Salary\nN-1,9000002\nN-2,6000000')).largePay.key
    expect(other).not.toBe(key)
    for (const confirmedPay of [undefined, '', other]) {
      const refused = await importFile(file, confirmedPay === undefined ? {} : { confirmedPay })
      expect([refused.status, refused.code]).toEqual([409, 'PAY_UNCONFIRMED'])
    }
    expect(await salaryOf('N-1')).toBe(6_000_000)
    expect(await salaryOf('N-2')).toBe(4_000_000)
    expect((await importFile(file, { confirmedPay: key })).data).toMatchObject({ updated: 2, isStored: true })
    expect(await salaryOf('N-1')).toBe(9_000_001)
  })

  test('of a row with an error asks nobody', async () => {
    const wrong = 'Staff ID,Salary,Gender\nN-1,1,x\nN-2,4000001,'
    expect((await preview(wrong)).largePay).toEqual({ rows: 0, key: '' })
    expect((await importFile(wrong, { goodRowsOnly: true })).data).toMatchObject({ updated: 1 })
    expect(await salaryOf('N-1')).toBe(6_000_000)
  })
})

describe('a name that no unit has', () => {
  const file = 'Staff ID,Department\nN-1,Salse\nN-2,Garden'

  test('is an error of its rows, with the nearest unit', async () => {
    const data = await preview(file)
    expect(data.unknownNames).toEqual([
      {
        column: 'unit',
        name: 'Salse',
        rows: 1,
        proposals: [expect.objectContaining({ id: company.units.sales, name: 'Sales' })],
      },
      { column: 'unit', name: 'Garden', rows: 1, proposals: [] },
    ])
    expect(data.errors.map(({ message }) => message)).toEqual([
      'No unit has this name. Did you mean Sales?',
      'No unit has this name',
    ])
    expect((await importFile(file)).data).toMatchObject({ updated: 0, isStored: false, newUnits: [] })
    expect(await unitsNamed('Garden')).toEqual([])
  })

  test('is the chosen unit, or a new one below the company', async () => {
    const names = [{ column: 'unit', name: 'SALSE', id: company.units.office } as const, newUnit('Garden')]
    const data = await preview(file, { names })
    expect(data).toMatchObject({ errors: [], newUnits: ['Garden'], updated: 2 })
    expect(data.people[0]?.changes).toEqual([{ column: 'unit', before: 'Sales', after: 'Office' }])
    expect(data.unknownNames).toHaveLength(2)
    await importFile(file, { names })
    expect([await unitOf('N-1'), await unitOf('N-2')]).toEqual(['Office', 'Garden'])
    expect(await unitsNamed('Garden')).toEqual([{ id: expect.any(String), parent_id: company.units.company }])
    expect(await unitsNamed('Salse')).toEqual([])
  })

  test('is never a second top: below the first of several, below the company’s own unit in an empty structure', async () => {
    const insertTop = async () =>
      inside(trx =>
        trx
          .insertInto('org_node')
          .values({
            workspace_id: company.workspaceId,
            id: crypto.randomUUID(),
            name: 'Branch',
            sort_order: 9,
          })
          .execute(),
      )
    await insertTop()
    await importFile('Staff ID,Department\nN-2,Garden', { newUnits: ['Garden'] })
    expect((await unitsNamed('Garden')).map(unit => unit.parent_id)).toEqual([company.units.company])

    const empty = await makeCompany(server)
    await inCompany(server, empty.workspaceId, async trx => {
      await trx.updateTable('employee_job').set({ unit_id: null }).execute()
      await trx.updateTable('org_node').set({ parent_id: null }).execute()
      await trx.deleteFrom('org_node').execute()
    })
    const token = await signIn(server, empty.hr.username)
    const row = 'Staff ID,First name,Last name,Start date,Department\nN-9,Khamla,Vongsa,2026-01-05,Garden'
    expect((await importPeople(server, token, row, { newUnits: ['Garden'] })).data).toMatchObject({
      created: 1,
    })
    const units = await inCompany(server, empty.workspaceId, trx =>
      trx.from('org_node').select(['id', 'name', 'parent_id as parentId']).execute(),
    )
    const top = units.find(({ parentId }) => parentId === null)
    expect(units.filter(({ parentId }) => parentId === null)).toHaveLength(1)
    expect(units.find(({ name }) => name === 'Garden')?.parentId).toBe(top?.id)
  })

  test('of a position or job grade like a known one is an error until its meaning is chosen', async () => {
    await importFile('Staff ID,Position,Job grade\nN-1,Storekeeper,Senior officer')
    const file = 'Staff ID,Position,Job grade\nN-2,STOREKEPER,Senior oficer'
    const data = await preview(file)
    expect(data.unknownNames).toMatchObject([
      { column: 'position', name: 'STOREKEPER', rows: 1, proposals: [{ name: 'Storekeeper' }] },
      { column: 'jobGrade', name: 'Senior oficer', rows: 1, proposals: [{ name: 'Senior officer' }] },
    ])
    expect(data.errors.map(({ message }) => message)).toEqual([
      'No position has this name. Did you mean Storekeeper?',
      'No job grade has this name. Did you mean Senior officer?',
    ])
    expect((await importFile(file)).data).toMatchObject({ isStored: false, newPositions: [] })
    const names = data.unknownNames.map(({ column, name, proposals: [meant] }) => ({
      column,
      name,
      ...(column === 'position' && { id: meant?.id }),
    }))
    expect((await importFile(file, { names })).data).toMatchObject({
      errors: [],
      newPositions: [],
      newJobGrades: ['Senior oficer'],
      isStored: true,
    })
    expect((await preview(file.replace('STOREKEPER', 'Storekeeper'))).unchanged).toBe(1)
  })

  test('is the chosen one in the file of the rows with errors, which does not ask again', async () => {
    const wrong =
      'Staff ID,Department,Position,Phone\nN-1,Salse,Clerk,\nN-2,SALSE,Clerk,x\nN-3,Garden,Clerk,x'
    const names = [{ column: 'unit', name: 'Salse', id: company.units.sales } as const, newUnit('Garden')]
    const { badRowsFile } = await preview(wrong, { names, badRowsFile: true })
    const table = await readTable(Buffer.from(badRowsFile ?? '', 'base64'), listReading)
    expect(table.map(([staffId, unit]) => [staffId, unit])).toEqual([
      ['Staff ID', 'Department'],
      ['N-2', 'Sales'],
      ['N-3', 'Garden'],
    ])
    const asked = await preview(table.map(row => row.map(cell => `"${cell}"`).join(',')).join('\n'))
    expect(asked.unknownNames.map(({ name }) => name)).toEqual(['Garden'])
  })

  test('is not a unit of another company', async () => {
    const other = await makeCompany(server)
    const names = [{ column: 'unit', name: 'Salse', id: other.units.sales } as const]
    expect((await preview('Staff ID,Department\nN-1,Salse', { names })).errors).toHaveLength(1)
  })

  test('is given once each, at most 300', async () => {
    const newUnits = Array.from({ length: 301 }, (_, index) => `Unit ${index}`)
    expect((await importFile(file, { newUnits })).status).toBe(400)
    expect((await importFile(file, { names: [{ column: 'unit', name: 'Salse', id: 'x' }] })).status).toBe(400)
  })
})
