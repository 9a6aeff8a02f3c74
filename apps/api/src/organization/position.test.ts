// Positions and job grades: holders, unique names, IN_USE, merging, and the order of grades.
import * as contract from '@hr/contract/position.ts'
import { beforeEach, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, makeEmployee } from '#test/factories.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, makeCompany)
let hr: string
let employee: string
beforeEach(async () => {
  hr = await signIn(server, company.hr.username)
  employee = await signIn(server, company.employee.username)
})

const inside = <T>(work: (trx: Scope) => Promise<T>) => inCompany(server, company.workspaceId, work)
const create = async (name: string, nameLo = '') =>
  (await call(server, hr, contract.createPosition, { name, nameLo })).data
const names = async (input: object = {}) =>
  (await call(server, hr, contract.listPositions, input)).data.rows.map(row => row.name)
const audit = (entity: string) =>
  inside(trx =>
    trx.selectFrom('audit_entry').selectAll().where('entity', '=', entity).orderBy('id').execute(),
  )
/** An employee with consecutive periods: [first day, last day, position]. */
async function hire(
  staffId: string,
  stretches: readonly (readonly [string, string | null, string | null])[],
) {
  return inside(async trx => {
    const job = { unitId: null, positionId: stretches[0]?.[2] ?? null, jobGradeId: null, lineManagerId: null }
    const startedOn = stretches[0]?.[0] ?? ''
    const person = await makeEmployee(trx, server, { staffId, job, startedOn })
    const key = { workspace_id: company.workspaceId, employee_id: person.id }
    await trx.deleteFrom('employee_job').where('employee_id', '=', person.id).execute()
    await trx
      .insertInto('employee_job')
      .values(
        stretches.map(([valid_from, valid_to, position_id]) => ({
          ...key,
          valid_from,
          valid_to,
          position_id,
        })),
      )
      .execute()
    return person
  })
}

test('a position is created, renamed and deleted, each with its audit entry', async () => {
  const made = await create('  Cashier ', 'ພະນັກງານເງິນສົດ')
  expect(made).toMatchObject({ name: 'Cashier', nameLo: 'ພະນັກງານເງິນສົດ', employeeCount: 0, inUse: false })
  const renamed = (await call(server, hr, contract.updatePosition, { id: made.id, name: 'Teller' })).data
  expect(renamed).toEqual({ ...made, name: 'Teller', nameLo: '' })
  expect((await call(server, hr, contract.deletePosition, { id: made.id })).data).toEqual({})
  expect((await call(server, hr, contract.getPosition, { id: made.id })).status).toBe(404)
  const entries = await audit('position')
  expect(entries.map(entry => [entry.operation, entry.before, entry.after])).toEqual([
    ['CREATE', null, { name: 'Cashier', name_lo: 'ພະນັກງານເງິນສົດ' }],
    ['UPDATE', { name: 'Cashier', name_lo: 'ພະນັກງານເງິນສົດ' }, { name: 'Teller', name_lo: '' }],
    ['DELETE', { name: 'Teller', name_lo: '' }, null],
  ])
})

test('a name is unique in a company, also with five at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call(server, hr, contract.createPosition, { name: 'Driver' })),
  )
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409, 409, 409])
  const refused = answers.find(answer => answer.status === 409)
  expect([refused?.code, refused?.fields]).toEqual(['ALREADY_EXISTS', { name: 'Name is already in use' }])
  const other = await create('Guard')
  const renamed = await call(server, hr, contract.updatePosition, { id: other.id, name: 'Driver' })
  expect(renamed.code).toBe('ALREADY_EXISTS')
  expect(await names()).toEqual(['Driver', 'Guard'])
})

test.each([
  [{ name: '' }, 'name', 'Name is required'],
  [{ name: 'x'.repeat(51) }, 'name', 'Must be at most 50 charactors'],
  [{ name: 'Ok', nameLo: 'ກ'.repeat(51) }, 'nameLo', 'Must be at most 50 charactors'],
])('%j is refused', async (input, field, message) => {
  const answer = await call(server, hr, contract.createPosition, input)
  expect([answer.status, answer.fields[field]]).toEqual([400, message])
  expect(await names()).toEqual([])
})

test('the list counts today’s holders, is searched in either script, sorted and paged', async () => {
  const [a, b, c] = [await create('Accountant', 'ນັກບັນຊີ'), await create('Baker'), await create('Cook')]
  await hire('P-1', [['2024-01-08', null, b.id]])
  await hire('P-2', [
    ['2024-01-08', '2025-12-31', a.id],
    ['2026-01-01', null, b.id],
  ])
  await hire('P-3', [['2026-06-01', null, c.id]])
  const { rows, total } = (await call(server, hr, contract.listPositions, { sort: '-employeeCount' })).data
  expect([total, rows.map(row => [row.name, row.employeeCount, row.inUse])]).toEqual([
    3,
    [
      ['Baker', 2, true],
      ['Accountant', 0, true],
      ['Cook', 0, true],
    ],
  ])
  expect(await names({ sort: '-name' })).toEqual(['Cook', 'Baker', 'Accountant'])
  expect(await names({ search: 'ບັນຊີ' })).toEqual(['Accountant'])
  expect(await names({ search: 'OO' })).toEqual(['Cook'])
  const first = (await call(server, hr, contract.listPositions, { limit: 2 })).data
  expect(first.rows.map(row => row.name)).toEqual(['Accountant', 'Baker'])
  expect(await names({ limit: 2, after: first.next })).toEqual(['Cook'])
  expect((await call(server, hr, contract.listPositions, { after: 'bm8' })).code).toBe('BAD_CURSOR')
})

test('holders: one row per period, the latest first, paged', async () => {
  const [a, b] = [await create('Guard'), await create('Cook')]
  const one = await hire('P-1', [
    ['2024-01-08', '2024-06-30', a.id],
    ['2024-07-01', '2024-12-31', a.id],
    ['2025-01-01', '2025-05-31', b.id],
    ['2025-06-01', null, a.id],
  ])
  const two = await hire('P-2', [['2026-09-01', null, a.id]])
  const held = async (input: object = {}) =>
    (await call(server, hr, contract.listPositionEmployees, { id: a.id, ...input })).data
  expect(
    (await held()).rows.map(row => [row.employee.id, row.staffId, row.from, row.to, row.isCurrent]),
  ).toEqual([
    [two.id, 'P-2', '2026-09-01', null, false],
    [one.id, 'P-1', '2025-06-01', null, true],
    [one.id, 'P-1', '2024-01-08', '2024-12-31', false],
  ])
  const first = await held({ limit: 1 })
  const rest = await held({ limit: 5, after: first.next })
  expect([first.total, rest.rows.map(row => row.from)]).toEqual([3, ['2025-06-01', '2024-01-08']])
  const after = Buffer.from(JSON.stringify(['2026-99-99', String(one.id)])).toString('base64url')
  const forged = await call(server, hr, contract.listPositionEmployees, { id: a.id, after })
  expect([forged.status, forged.code]).toEqual([400, 'BAD_CURSOR'])
})

test('a position with past, present or planned holders is not deleted', async () => {
  const [past, planned] = [await create('Past'), await create('Planned')]
  await hire('P-1', [
    ['2024-01-08', '2025-12-31', past.id],
    ['2026-01-01', '2026-12-31', null],
    ['2027-01-01', null, planned.id],
  ])
  for (const { id } of [past, planned]) {
    const answer = await call(server, hr, contract.deletePosition, { id })
    expect([answer.status, answer.code]).toEqual([409, 'IN_USE'])
  }
  expect(await names()).toEqual(['Past', 'Planned'])
})

test('merging moves all rows of the history, past and planned, and deletes the old position', async () => {
  const [old, kept] = [await create('Sales person'), await create('Sales')]
  await hire('P-1', [
    ['2024-01-08', '2025-12-31', old.id],
    ['2026-01-01', null, kept.id],
  ])
  await hire('P-2', [
    ['2024-01-08', '2026-12-31', old.id],
    ['2027-01-01', null, old.id],
  ])
  const pair = { id: old.id, intoId: kept.id }
  const preview = await call(server, hr, contract.previewPositionMerge, pair)
  expect(preview.data).toEqual({ people: 2, peopleToday: 1, historyRows: 3 })
  expect(await names()).toEqual(['Sales', 'Sales person'])
  const merged = (await call(server, hr, contract.mergePosition, pair)).data
  expect(merged).toMatchObject({ id: kept.id, name: 'Sales', employeeCount: 2 })
  expect(await names()).toEqual(['Sales'])
  const rows = await inside(trx =>
    trx.selectFrom('employee_job').select('position_id').where('position_id', 'is not', null).execute(),
  )
  expect(rows.map(row => row.position_id)).toEqual(Array(4).fill(kept.id))
  const last = (await audit('position')).at(-1)
  expect(last).toMatchObject({
    operation: 'DELETE',
    entity_id: old.id,
    before: { name: 'Sales person' },
    after: { merged_into: kept.id, people: 2, historyRows: 3 },
  })
})

test('merging into itself, an unknown or another company’s position changes nothing', async () => {
  const mine = await create('Guard')
  const stranger = await makeCompany(server)
  const theirs = (
    await call(server, await signIn(server, stranger.hr.username), contract.createPosition, { name: 'Guard' })
  ).data
  const merge = async (id: string, intoId: string) =>
    (await call(server, hr, contract.mergePosition, { id, intoId })).status
  expect(await merge(mine.id, mine.id)).toBe(400)
  expect(await merge(mine.id, theirs.id)).toBe(404)
  expect(await merge(theirs.id, mine.id)).toBe(404)
  expect(await names()).toEqual(['Guard'])
})

test('two opposite merges at once: exactly one happens, and nobody loses a position', async () => {
  const [a, b] = [await create('A'), await create('B')]
  await hire('P-1', [['2024-01-08', null, a.id]])
  await hire('P-2', [['2024-01-08', null, b.id]])
  const answers = await Promise.all([
    call(server, hr, contract.mergePosition, { id: a.id, intoId: b.id }),
    call(server, hr, contract.mergePosition, { id: b.id, intoId: a.id }),
  ])
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 404])
  const { rows } = (await call(server, hr, contract.listPositions, {})).data
  expect(rows.map(row => row.employeeCount)).toEqual([2])
})

test('grades have an order; a new one is last, missing ones follow', async () => {
  const grade = async (name: string) => (await call(server, hr, contract.createJobGrade, { name })).data.id
  const [g1, g2, g3] = [await grade('X-1'), await grade('X-2'), await grade('X-3')]
  const listed = async () =>
    (await call(server, hr, contract.listJobGrades, {})).data.rows.map(row => [row.name, row.sortOrder])
  // After the default grades of a company.
  expect((await listed()).slice(10)).toEqual([
    ['SS-2', 11],
    ['X-1', 12],
    ['X-2', 13],
    ['X-3', 14],
  ])
  expect((await call(server, hr, contract.orderJobGrades, { ids: [g2, g1] })).status).toBe(200)
  expect((await listed()).filter(([name]) => String(name).startsWith('X-'))).toEqual([
    ['X-2', 1],
    ['X-1', 2],
    ['X-3', 14],
  ])
  expect((await call(server, hr, contract.orderJobGrades, { ids: [company.units.sales] })).status).toBe(404)
  expect((await call(server, hr, contract.mergeJobGrade, { id: g3, intoId: g1 })).data.name).toBe('X-1')
  expect((await listed()).slice(0, 3).map(([name]) => name)).toEqual(['X-2', 'X-1', 'GM'])
  expect(await listed()).toHaveLength(13)
})

test('an employee: 403, another company’s position: 404', async () => {
  const { id } = await create('Guard')
  expect((await call(server, null, contract.listPositions, {})).status).toBe(401)
  expect((await call(server, employee, contract.listPositions, {})).status).toBe(403)
  expect((await call(server, employee, contract.updatePosition, { id, name: 'X' })).status).toBe(403)
  const stranger = await signIn(server, (await makeCompany(server)).hr.username)
  for (const answer of [
    await call(server, stranger, contract.getPosition, { id }),
    await call(server, stranger, contract.updatePosition, { id, name: 'X' }),
    await call(server, stranger, contract.deletePosition, { id }),
    await call(server, stranger, contract.listPositionEmployees, { id }),
  ])
    expect(answer.status).toBe(404)
  expect(await names()).toEqual(['Guard'])
})
