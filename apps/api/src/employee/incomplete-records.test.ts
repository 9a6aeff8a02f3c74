// An import may create people with fewer fields than the form requires: their records are incomplete until completed
// (P10).
import { changeJob } from '@hr/contract/employee-job.ts'
import { endEmployment } from '@hr/contract/end-employment.ts'
import { getEmployee } from '@hr/contract/employee-record.ts'
import { updateEmployee } from '@hr/contract/employee-change.ts'
import { searchEmployees } from '@hr/contract/employee.ts'
import type { EmployeeRow } from '@hr/contract/employee.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { beforeEach, expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { importPeople } from '#test/import-people.ts'
import { perTest } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perTest(() => makeCompany(server))
let hr: string
beforeEach(async () => {
  hr = await signIn(server, company.hr.username)
})

const header = 'Staff ID,First name,Last name,Start date,Gender,Date of birth,Phone,Unit,Position'
const people = `${header}
N-1,Somphone,Keovongsa,2026-01-05,M,1990-05-01,02055512345,Sales,Driver
N-2,Noyna,Sisavath,2026-01-05,,,,,
N-3,Khamla,Vongsa,2026-06-01,F,1991-01-01,02055512346,Sales,`

async function list(input: InputOf<typeof searchEmployees> = {}): Promise<readonly EmployeeRow[]> {
  const { data } = await call(server, hr, searchEmployees, { limit: 100, ...input })
  if (Array.isArray(data)) throw new Error('A plain list')
  return data.rows
}
const imported = (search: string) => list({ search, incomplete: true })
const missing = async (staffId: string) =>
  (await list()).find(row => row.staffId === staffId)?.missing ?? 'no one'

async function idOf(staffId: string): Promise<number> {
  const [row] = await list({ search: staffId })
  return row?.id ?? 0
}

test('an import reports incomplete records, before and after; they change nothing by themselves', async () => {
  const counts = { created: 3, incomplete: 2 }
  expect((await importPeople(server, hr, people, { dryRun: true })).data).toMatchObject(counts)
  expect((await importPeople(server, hr, people)).data).toMatchObject(counts)
  const again = (await importPeople(server, hr, people)).data
  expect(again).toMatchObject({ unchanged: 3, incomplete: 2 })
  const wrong = (await importPeople(server, hr, `${people}\nN-4,,Vongsa,2026-01-05,,,,,`)).data
  expect([wrong.errors.length, wrong.incomplete]).toEqual([1, 0])
})

test('the list shows missing fields, and only incomplete records on request', async () => {
  await importPeople(server, hr, people)
  expect(await Promise.all(['N-1', 'N-2', 'N-3'].map(missing))).toEqual([
    [],
    ['gender', 'dateOfBirth', 'phone', 'unitId', 'positionId'],
    ['positionId'],
  ])
  const all = await list()
  const incomplete = await list({ incomplete: true })
  expect(incomplete).toEqual(all.filter(row => row.missing.length > 0))
  expect(incomplete.map(row => row.staffId)).not.toContain('N-1')
  expect((await list({ incomplete: true, limit: 1 })).length).toBe(1)
})

test('a record is complete as soon as the fields are filled', async () => {
  await importPeople(server, hr, people)
  const id = await idOf('N-2')
  const { version } = (await call(server, hr, getEmployee, { id })).data
  const personal = { gender: 'female', dateOfBirth: '1992-02-02', phone: '020 5551 2347' } as const
  expect((await call(server, hr, updateEmployee, { id, version, ...personal })).status).toBe(200)
  expect((await call(server, hr, getEmployee, { id })).data.personal?.missing).toEqual([
    'unitId',
    'positionId',
  ])
  const positionId = (await call(server, hr, getEmployee, { id: await idOf('N-1') })).data.card.positionId
  const job = { id, from: '2026-03-02', unitId: company.units.sales, positionId: positionId ?? '' }
  expect((await call(server, hr, changeJob, job)).status).toBe(200)
  expect((await call(server, hr, getEmployee, { id })).data.personal?.missing).toEqual([])
  expect(await imported('N-2')).toEqual([])
})

test('the record of a former employee is never incomplete', async () => {
  await importPeople(server, hr, people)
  const id = await idOf('N-2')
  expect((await imported('N-2')).length).toBe(1)
  const ended = await call(server, hr, endEmployment, { id, date: '2026-02-01', reason: 'Moved away' })
  expect(ended.status).toBe(200)
  expect(await imported('N-2')).toEqual([])
  expect(await missing('N-2')).toEqual([])
})
