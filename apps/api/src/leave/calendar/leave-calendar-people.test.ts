// The people of the leave calendar: everybody of the scope as a row, paged, each with the leave that the reader may
// see.
import { beforeAll, expect, test } from 'vitest'
import { leaveCalendarPeople } from '@hr/contract/leave-calendar.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { call } from '#test/call.ts'
import { approvedByAll, leaveCompany, requested } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => leaveCompany(server))
let other: LeaveCompany
type Person = keyof LeaveCompany['tokens']
let names: ReadonlyMap<string, string>

beforeAll(async () => {
  other = await leaveCompany(server)
  const { tokens, types } = company
  const made = async (who: Person, date: string, leaveTypeId: string) =>
    (await requested(server, company, { from: date, to: date, leaveTypeId }, tokens[who])).id
  const ids = {
    'employee sick': await made('employee', '2026-03-10', types.SICK),
    'employee pending': await made('employee', '2026-03-11', types.ANNUAL),
    'colleague sick': await made('colleague', '2026-03-10', types.SICK),
    'manager annual': await made('manager', '2026-03-10', types.ANNUAL),
  }
  for (const name of ['employee sick', 'colleague sick', 'manager annual'] as const)
    await approvedByAll(server, company, ids[name])
  names = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
})

const march = { from: '2026-03-01', to: '2026-03-31' }
const shown = (leave: { id: string; leaveType: { name: string } | null }) =>
  `${names.get(leave.id) ?? 'foreign'}: ${leave.leaveType?.name ?? 'away'}`
const people = async (who: Person, input: Partial<InputOf<typeof leaveCalendarPeople>> = {}) =>
  (await call(server, company.tokens[who], leaveCalendarPeople, { ...march, ...input })).data
const rows = async (who: Person, input: Partial<InputOf<typeof leaveCalendarPeople>> = {}) =>
  (await people(who, input)).rows.map(row => [row.employee.firstName, row.group, row.leaves.map(shown)])

test('oneself, the team, then others by unit; everybody is a row, also without leave', async () => {
  expect(await rows('employee', { scope: 'all' })).toEqual([
    ['employee', 'SELF', ['employee sick: Sick leave', 'employee pending: Annual leave']],
    ['manager', 'TEAM', ['manager annual: away']],
    ['admin', 'UNIT', []],
    ['colleague', 'UNIT', ['colleague sick: away']],
    ['hr', 'UNIT', []],
  ])
  expect(await rows('employee')).toHaveLength(2)
  expect((await people('owner')).rows.map(row => [row.employee.firstName, row.unit?.name])).toEqual([
    ['admin', 'Company'],
    ['colleague', 'Office'],
    ['hr', 'Office'],
    ['employee', 'Sales'],
    ['manager', 'Sales'],
  ])
})

test('only people who are away, as far as the reader may know', async () => {
  const away = { scope: 'all' as const, onlyAway: true }
  expect((await rows('colleague', away)).map(([name]) => name)).toEqual(['colleague', 'employee', 'manager'])
  const sick = { ...away, leaveTypeIds: [company.types.SICK] }
  expect((await rows('colleague', sick)).map(([name]) => name)).toEqual(['colleague'])
  expect((await people('hr', sick)).total).toBe(2)
})

test('by name, by unit', async () => {
  expect((await rows('hr', { scope: 'all', search: 'COLL' })).map(([name]) => name)).toEqual(['colleague'])
  expect((await rows('hr', { scope: 'all', unitId: company.units.sales })).map(([name]) => name)).toEqual([
    'employee',
    'manager',
  ])
  expect(await rows('hr', { scope: 'all', unitId: other.units.sales })).toEqual([])
})

test('pages have neither gaps nor duplicates, in either language', async () => {
  for (const language of ['en', 'lo']) {
    const found: string[] = []
    let after: string | undefined
    do {
      const input = { ...march, scope: 'all', limit: 2, ...(after && { after }) } as const
      const headers = { 'accept-language': language }
      const page = (await call(server, company.tokens.employee, leaveCalendarPeople, input, { headers })).data
      expect(page.total).toBe(5)
      found.push(...page.rows.map(row => row.employee.firstName))
      after = page.next
    } while (after)
    expect(found).toEqual(['employee', 'manager', 'admin', 'colleague', 'hr'])
  }
  const second = await people('employee', { scope: 'all', limit: 2, page: 2 })
  expect(second.rows.map(row => row.employee.firstName)).toEqual(['admin', 'colleague'])
  const forged = Buffer.from('["7","","x","1"]').toString('base64url')
  const answer = await call(server, company.tokens.hr, leaveCalendarPeople, { ...march, after: forged })
  expect([answer.status, answer.code]).toEqual([400, 'BAD_CURSOR'])
})

test('people without a unit come last, and also by name', async () => {
  const put = (unit_id: string | null) =>
    company.inside(trx =>
      trx
        .updateTable('employee_job')
        .set({ unit_id })
        .where('employee_id', 'in', [company.hr.id, company.admin.id])
        .execute(),
    )
  const before = await company.inside(trx =>
    trx.selectFrom('employee_job').select(['employee_id', 'unit_id']).execute(),
  )
  await put(null)
  const pages = [await people('employee', { scope: 'all', limit: 4 })]
  pages.push(await people('employee', { scope: 'all', limit: 4, after: pages[0]?.next ?? '' }))
  expect(pages.flatMap(page => page.rows.map(row => [row.employee.firstName, row.unit?.name]))).toEqual([
    ['employee', 'Sales'],
    ['manager', 'Sales'],
    ['colleague', 'Office'],
    ['admin', undefined],
    ['hr', undefined],
  ])
  for (const { employee_id, unit_id } of before)
    await company.inside(trx =>
      trx.updateTable('employee_job').set({ unit_id }).where('employee_id', '=', employee_id).execute(),
    )
})

test('a former employee is a row only for the days of their employment', async () => {
  const end = (status: 'active' | 'terminated', ended_on: string | null) =>
    company.inside(trx =>
      trx.updateTable('employee').set({ status, ended_on }).where('id', '=', company.colleague.id).execute(),
    )
  const there = async (from: string, to: string) =>
    (await people('hr', { from, to, scope: 'all' })).rows.some(
      row => row.employee.id === company.colleague.id,
    )
  await end('terminated', '2026-03-15')
  expect(await there('2026-03-15', '2026-03-31')).toBe(true)
  expect(await there('2026-03-16', '2026-03-31')).toBe(false)
  await end('active', null)
  expect(await there('2023-12-01', '2023-12-31')).toBe(false)
})

test('a person who starts on a later day of the range is in the unit they start in', async () => {
  const startOn = (day: string) =>
    company.inside(async trx => {
      const { id } = company.colleague
      await trx.updateTable('employee').set({ started_on: day }).where('id', '=', id).execute()
      await trx.updateTable('employee_job').set({ valid_from: day }).where('employee_id', '=', id).execute()
    })
  const { started_on } = await company.inside(trx =>
    trx
      .selectFrom('employee')
      .select('started_on')
      .where('id', '=', company.colleague.id)
      .executeTakeFirstOrThrow(),
  )
  await startOn('2026-03-31')
  const { rows: shownThen } = await people('hr', { scope: 'all', search: 'colleague' })
  expect(shownThen.map(row => row.unit?.name)).toEqual(['Office'])
  await startOn(started_on)
})
