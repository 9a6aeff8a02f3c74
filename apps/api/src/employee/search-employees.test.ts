import { searchEmployees } from '@hr/contract/employee.ts'
import type { EmployeeRow } from '@hr/contract/employee.ts'
import { nameLetters } from '@hr/domain/employee/name-letters.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, makeEmployee } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import type { JobFacts } from './employee.store.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => makeCompany(server))
let other: TestCompany
let hr: string
let employee: string
let names: { driver: string; so: string }
const below = newId()
beforeAll(async () => {
  other = await makeCompany(server)
  hr = await signIn(server, company.hr.username)
  employee = await signIn(server, company.employee.username)
  const lao = [
    {
      staffId: 'L-1',
      firstName: 'Kongkeo',
      lastName: 'Phomvihane',
      firstNameLo: 'ກອງແກ້ວ',
      lastNameLo: 'ພົມວິຫານ',
    },
    { staffId: 'L-2', firstName: 'Khamla', lastName: 'Vongsa', firstNameLo: 'ຄຳຫຼ້າ', lastNameLo: 'ວົງສາ' },
    { staffId: 'L-3', firstName: 'Keo', lastName: 'Chanthavong', firstNameLo: 'ແກ້ວ', lastNameLo: 'ຈັນທະວົງ' },
  ]
  await inCompany(server, company.workspaceId, async trx => {
    for (const person of lao) await makeEmployee(trx, server, { ...person, phone: '+8562055512345' })
    await makeWorkers(trx)
  })
})

/** A shop below Sales, and three people with different jobs. */
async function makeWorkers(trx: Scope) {
  const { workspaceId, units } = company
  const driver = newId()
  await trx.insertInto('position').values({ workspace_id: workspaceId, id: driver, name: 'Driver' }).execute()
  const so = await trx.selectFrom('job_grade').select('id').where('name', '=', 'SO').executeTakeFirstOrThrow()
  names = { driver, so: so.id }
  await trx
    .insertInto('org_node')
    .values({ workspace_id: workspaceId, id: below, parent_id: units.sales, name: 'Shop' })
    .execute()
  const job = { unitId: units.sales, positionId: null, jobGradeId: null, lineManagerId: null }
  const worker = (staffId: string, startedOn: string, facts: Partial<JobFacts>) =>
    makeEmployee(trx, server, { staffId, startedOn, job: { ...job, ...facts } })
  const nine = await worker('NR-9', '2020-01-01', {})
  await worker('NR-10', '2024-05-01', { jobGradeId: names.so, contractType: 'partTime' })
  const two = await worker('NR-2', '2024-06-01', { unitId: units.office, contractType: 'partTime' })
  await trx
    .updateTable('employee')
    .set({ status: 'terminated', ended_on: '2025-01-31' })
    .where('id', '=', two.id)
    .execute()
  const row = trx.updateTable('employee_job').where('employee_id', '=', nine.id)
  await row.set({ valid_to: '2024-12-31' }).execute()
  await trx
    .insertInto('employee_job')
    .values({
      workspace_id: workspaceId,
      employee_id: nine.id,
      valid_from: '2025-01-01',
      unit_id: below,
      position_id: names.driver,
    })
    .execute()
}

type Query = Parameters<typeof call<typeof searchEmployees>>[3]
const search = (token: string | null, input: Query, language = 'en') =>
  call(server, token, searchEmployees, input, { headers: { 'accept-language': language } })

async function list(input: Query, language = 'en') {
  const { data } = await search(hr, input, language)
  if (Array.isArray(data)) throw new Error('A plain list')
  return data
}
async function plain(token: string, input: Query) {
  const { data } = await search(token, { q: 'all', ...input })
  if (!Array.isArray(data)) throw new Error('A page')
  return data
}
const staffIds = (rows: readonly EmployeeRow[]) => rows.map(row => row.staffId)

describe('q=all, people to choose from', () => {
  test('is a plain list with exactly the requested attributes, for everybody of the company', async () => {
    const found = await plain(employee, { attributes: 'id,firstName,lastName,profileImage', search: 'hr' })
    expect(found).toEqual([{ id: company.hr.id, firstName: 'hr', lastName: 'Tester', profileImage: null }])
    expect((await plain(employee, { search: 'khamla' }))[0]).toMatchObject({ firstNameLo: 'ຄຳຫຼ້າ' })
  })

  test('refuses an unknown attribute', async () => {
    for (const attributes of ['id,email', 'password_hash', 'id,,firstName']) {
      const answer = await search(employee, { q: 'all', attributes })
      expect([answer.status, answer.fields.attributes]).toEqual([400, 'This value: not a valid choice'])
    }
  })

  test('excludes former employees and other companies', async () => {
    const gone = await inCompany(server, company.workspaceId, async trx => {
      const person = await makeEmployee(trx, server, { staffId: 'GONE' })
      await trx.updateTable('employee').set({ status: 'terminated' }).where('id', '=', person.id).execute()
      return person.id
    })
    const ids = (await plain(employee, {})).map(person => person.id)
    expect(ids).not.toContain(gone)
    expect(ids).not.toContain(other.employee.id)
    expect(ids).toContain(company.admin.id)
  })
})

describe('the list', () => {
  test('needs EMPLOYEE view; other areas and calls without a session are refused', async () => {
    expect((await search(null, {})).status).toBe(401)
    expect((await search(employee, {})).status).toBe(403)
    expect((await search(await signIn(server, company.manager.username), {})).status).toBe(403)
    expect((await search(await signIn(server, company.owner.username), { q: 'all' })).status).toBe(403)
    const owner = await signIn(server, company.owner.username, { workspaceId: company.workspaceId })
    expect((await search(owner, {})).status).toBe(200)
  })

  test('shows today’s job', async () => {
    const { rows } = await list({ search: 'EMPLOYEE-1' })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      id: company.employee.id,
      unit: 'Sales',
      lineManager: { id: company.manager.id, firstName: 'manager' },
      status: 'active',
      startDate: '2024-01-08',
    })
  })

  test.each([
    ['the first name', 'kongkeo', ['L-1']],
    ['parts in any order', 'vihane kong', ['L-1']],
    ['Lao letters', 'ພົມວິ', ['L-1']],
    ['Lao typed another way (ຄໍາ for ຄຳ, ຫລ for ຫຼ)', 'ຄໍາຫລ້າ', ['L-2']],
    ['the staff id', 'l-3', ['L-3']],
    ['a phone with blanks', '020 55 512 345', ['L-3', 'L-2', 'L-1']],
    ['an e-mail', 'l-2@example', ['L-2']],
    ['nothing that exists', 'zzz', []],
    ['characters with a meaning in a pattern', '%', []],
  ])('finds by %s', async (_, text, expected) => {
    expect(staffIds((await list({ search: text })).rows)).toEqual(expected)
  })

  test('is sorted for the reader’s language', async () => {
    expect(staffIds((await list({ search: 'l-' })).rows)).toEqual(['L-3', 'L-2', 'L-1'])
    // ກອງ before ແກ້ວ before ຄຳ: by consonant, not by the vowel written before it.
    expect(staffIds((await list({ search: 'l-' }, 'lo')).rows)).toEqual(['L-1', 'L-3', 'L-2'])
  })

  test.each([
    ['en', 'k', ['L-3', 'L-2', 'L-1']],
    ['en', 'l', []],
    ['lo', 'ກ', ['L-1', 'L-3']],
    ['lo', 'ຄ', ['L-2']],
    ['lo', 'ຮ', []],
    ['lo', 'a', []],
  ])(
    'shows the names under a letter of the reader’s language (%s, %s)',
    async (language, letter, expected) => {
      const { rows, total } = await list({ letter, search: 'l-' }, language)
      expect([staffIds(rows), total]).toEqual([expected, expected.length])
    },
  )

  test('shows each name under one letter, names without Lao under A–Z', async () => {
    for (const language of ['en', 'lo'] as const) {
      const pages = nameLetters(language).map(letter => list({ letter, limit: 100 }, language))
      const found = (await Promise.all(pages)).flatMap(({ rows }) => staffIds(rows))
      expect(found).toEqual(staffIds((await list({ limit: 100 }, language)).rows))
    }
    expect(staffIds((await list({ letter: 'a', limit: 100 }, 'lo')).rows)).toContain('EMPLOYEE-1')
    const answer = await search(hr, { letter: 'ເ' })
    expect([answer.status, answer.fields.letter]).toEqual([400, 'This value: not a valid choice'])
  })

  test('pages to its end, each row once, by cursor and by number', async () => {
    for (const language of ['en', 'lo']) {
      const all = await list({ limit: 100 }, language)
      expect(all.total).toBe(all.rows.length)
      const seen: number[] = []
      let after: string | undefined
      do {
        const page = await list({ limit: 2, ...(after && { after }) }, language)
        seen.push(...page.rows.map(row => row.id))
        after = page.next
      } while (after)
      expect(seen).toEqual(all.rows.map(row => row.id))
    }
    const second = await list({ limit: 2, page: 2 })
    expect(second.rows).toEqual((await list({ limit: 4 })).rows.slice(2))
  })

  test('accepts only its own cursors', async () => {
    const forged = Buffer.from(JSON.stringify(['a', '1; drop'])).toString('base64url')
    for (const after of ['nonsense', forged]) expect((await search(hr, { after })).code).toBe('BAD_CURSOR')
  })

  test('filters by status, and never shows another company', async () => {
    expect(staffIds((await list({ status: 'terminated' })).rows)).toEqual(['GONE', 'NR-2'])
    const everybody = (await list({ limit: 100 })).rows.map(row => row.id)
    expect(everybody).toContain(company.hr.id)
    expect(everybody).not.toContain(other.hr.id)
  })

  test('sorts by name, staff id or start date, in both directions, each row once', async () => {
    for (const sort of ['name', 'staffId', 'startDate'] as const) {
      const all = staffIds((await list({ sort, limit: 100 })).rows)
      expect(staffIds((await list({ sort: `-${sort}`, limit: 100 })).rows)).toEqual(all.toReversed())
      for (const order of [sort, `-${sort}`] as const) {
        const seen: string[] = []
        let after: string | undefined
        do {
          const page = await list({ sort: order, limit: 3, ...(after && { after }) })
          seen.push(...staffIds(page.rows))
          after = page.next
        } while (after)
        expect(seen).toEqual(order === sort ? all : all.toReversed())
      }
    }
    const numbered = (await list({ search: 'nr-', sort: 'staffId' })).rows
    expect(staffIds(numbered)).toEqual(['NR-2', 'NR-9', 'NR-10'])
    const byName = (await list({ sort: 'name', limit: 2 })).next
    expect((await search(hr, { sort: 'startDate', ...(byName && { after: byName }) })).code).toBe(
      'BAD_CURSOR',
    )
    const sort = 'password' as 'name'
    expect((await search(hr, { sort })).status).toBe(400)
  })
})

describe('filters by job', () => {
  test('a unit includes all units below, today', async () => {
    expect(staffIds((await list({ unitId: company.units.sales, search: 'nr-' })).rows)).toEqual([
      'NR-10',
      'NR-9',
    ])
    expect(staffIds((await list({ unitId: below, search: 'nr-' })).rows)).toEqual(['NR-9'])
    expect((await list({ unitId: company.units.company })).total).toBe(8)
    expect((await list({ unitId: other.units.sales })).rows).toEqual([])
  })

  test('position, grade and kind of contract', async () => {
    expect(staffIds((await list({ positionId: names.driver })).rows)).toEqual(['NR-9'])
    expect(staffIds((await list({ jobGradeId: names.so })).rows)).toEqual(['NR-10'])
    expect(staffIds((await list({ contractType: 'partTime' })).rows)).toEqual(['NR-10', 'NR-2'])
    expect((await list({ contractType: 'partTime', jobGradeId: names.so })).rows[0]).toMatchObject({
      contractType: 'partTime',
      jobGrade: 'SO',
    })
  })

  test('as of a day: who was employed, with their job of that day', async () => {
    const onDay = async (date: string) =>
      (await list({ date, search: 'nr-' })).rows.map(row => [row.staffId, row.unit, row.position])
    expect(await onDay('2019-12-31')).toEqual([])
    expect(await onDay('2020-01-01')).toEqual([['NR-9', 'Sales', null]])
    expect(await onDay('2024-12-31')).toEqual([
      ['NR-10', 'Sales', null],
      ['NR-2', 'Office', null],
      ['NR-9', 'Sales', null],
    ])
    // NR-9 moved to the shop as a driver on 1 January; NR-2 worked until the end of January.
    expect(await onDay('2025-01-01')).toContainEqual(['NR-9', 'Shop', 'Driver'])
    expect(await onDay('2025-01-31')).toContainEqual(['NR-2', 'Office', null])
    expect((await onDay('2025-02-01')).map(([staffId]) => staffId)).not.toContain('NR-2')
    expect(staffIds((await list({ date: '2024-12-31', unitId: below, search: 'nr-' })).rows)).toEqual([])
    expect(staffIds((await list({ date: '2025-01-01', unitId: below, search: 'nr-' })).rows)).toEqual([
      'NR-9',
    ])
  })
})
