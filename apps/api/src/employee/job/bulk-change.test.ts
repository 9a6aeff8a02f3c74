import { beforeEach, describe, expect, test } from 'vitest'
import { bulkChange, mostAtOnce, previewBulkChange } from '@hr/contract/bulk-change.ts'
import { endEmployment } from '@hr/contract/end-employment.ts'
import { insertWorkShift } from '#api/attendance/shift/work-shift.store.ts'
import { newId } from '#api/db/new-id.ts'
import { reserveEmployeeIds } from '../employee.store.ts'
import { hireEmployees } from '#api/seed/hire-employees.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { detail, leaveCompany, requested } from '#test/leave.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { listHistory } from './job.store.ts'

const server = testServer()
const company = keptPerTest(server, leaveCompany)
const other = perFile(() => leaveCompany(server))
let night: string
const [today, future] = ['2026-03-02', '2026-04-01']
beforeEach(async () => {
  const shift = { name: 'Night', nameLo: 'ກະກາງຄືນ', amEnd: '12:00', pmStart: '13:00' }
  const items = [{ day: 1, timeIn: '20:00', timeOut: '04:00', startDate: '2026-01-01', expireDate: null }]
  night = await company.inside(trx => insertWorkShift(trx, { ...shift, items }))
})

type Input = Parameters<typeof call<typeof bulkChange>>[3]
const run = (input: Input, token = company.tokens.hr) => call(server, token, bulkChange, input)
const preview = (input: Input, token = company.tokens.hr) => call(server, token, previewBulkChange, input)
const shown = async (input: Input) =>
  (await preview(input)).data.rows.map(row => [
    row.employee.id,
    row.before,
    row.after,
    row.unchanged,
    row.refusal?.code,
  ])
const roleId = async (code: string) =>
  (
    await company.inside(trx =>
      trx.selectFrom('role').select('id').where('code', '=', code).executeTakeFirstOrThrow(),
    )
  ).id
const stored = () =>
  company.inside(async trx => ({
    jobs: await trx
      .selectFrom('employee_job')
      .selectAll()
      .orderBy('employee_id')
      .orderBy('valid_from')
      .execute(),
    shifts: await trx
      .selectFrom('employee_shift')
      .selectAll()
      .orderBy('employee_id')
      .orderBy('valid_from')
      .execute(),
    roles: await trx
      .selectFrom('employee_role')
      .selectAll()
      .orderBy('employee_id')
      .orderBy('role_id')
      .execute(),
  }))

test('unit: previewed per person, then changed from the date; steps follow to the new unit’s manager', async () => {
  const { employee, colleague, manager, units } = company
  await company.inside(trx =>
    trx
      .updateTable('approval_template_step')
      .set({ resolver: 'UNIT_MANAGER' })
      .where('kind', '=', 'LEAVE')
      .where('approve_order', '=', 1)
      .execute(),
  )
  const request = await requested(server, company)
  const input = { employeeIds: [employee.id, colleague.id, employee.id], from: today, unitId: units.office }
  expect(await shown(input)).toEqual([
    [employee.id, 'Sales', 'Office', false, undefined],
    [colleague.id, 'Office', 'Office', true, undefined],
  ])
  expect((await preview(input)).data).toMatchObject({ changed: 1, unchanged: 1, refused: 0 })
  expect((await run(input)).data).toEqual({ changed: 1, unchanged: 1, leftOut: 0 })
  const rows = await company.inside(trx => listHistory(trx, employee.id))
  expect(rows.map(row => [row.from, row.facts.unitId, row.facts.lineManagerId])).toEqual([
    ['2024-01-08', units.sales, manager.id],
    [today, units.office, manager.id],
  ])
  expect((await detail(server, company.tokens.hr, request.id)).steps[0]?.approver?.id).toBe(company.hr.id)
  expect((await run(input)).data).toEqual({ changed: 0, unchanged: 2, leftOut: 0 })
})

test('shift: people without one have the default; later planned changes stay', async () => {
  const { employee, colleague, workspaceId } = company
  const office = await company.inside(trx =>
    trx.selectFrom('work_shift').select('id').where('name', '=', 'Office').executeTakeFirstOrThrow(),
  )
  await run({ employeeIds: [colleague.id], from: '2026-06-01', workShiftId: office.id })
  const input = { employeeIds: [employee.id, colleague.id], from: future, workShiftId: night }
  expect(await shown(input)).toEqual([
    [employee.id, 'Office', 'Night', false, undefined],
    [colleague.id, 'Office', 'Night', false, undefined],
  ])
  await run(input)
  const { shifts } = await stored()
  expect(shifts.map(row => [row.employee_id, row.valid_from, row.valid_to, row.work_shift_id])).toEqual([
    [employee.id, future, null, night],
    [colleague.id, future, '2026-05-31', night],
    [colleague.id, '2026-06-01', null, office.id],
  ])
  const audit = await company.inside(trx =>
    trx
      .selectFrom('audit_entry')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .where('entity', '=', 'employee_shift')
      .execute(),
  )
  expect(audit).toHaveLength(3)
})

test('role: added to existing roles, only by a caller who has all its permissions', async () => {
  const { employee, manager, tokens } = company
  const input = { employeeIds: [employee.id, manager.id], from: today, roleId: await roleId('EMPLOYEE') }
  expect(await shown(input)).toEqual([
    [employee.id, 'Employee', 'Employee', true, undefined],
    [manager.id, 'Manager', 'Manager, Employee', false, undefined],
  ])
  expect((await run(input)).data).toEqual({ changed: 1, unchanged: 1, leftOut: 0 })
  const strong = newId()
  await company.inside(async trx => {
    const { workspaceId } = company
    await trx
      .insertInto('role')
      .values({ workspace_id: workspaceId, id: strong, code: 'STRONG', name: 'Strong' })
      .execute()
    await trx
      .insertInto('role_permission')
      .values({
        workspace_id: workspaceId,
        role_id: strong,
        group_name: 'ROLE_AND_PERMISSION',
        action: 'all',
      })
      .execute()
  })
  const more = { employeeIds: [employee.id], from: today, roleId: strong }
  const before = await stored()
  for (const refused of [await preview(more), await run(more)])
    expect(refused).toMatchObject({ status: 403, code: 'MORE_THAN_HELD' })
  expect(await stored()).toEqual(before)
  expect((await run(more, tokens.admin)).data).toEqual({ changed: 1, unchanged: 0, leftOut: 0 })
})

describe('all or none', () => {
  test('one refused person blocks the change for all, and is named', async () => {
    const { employee, colleague, manager, units, tokens } = company
    await call(server, tokens.hr, endEmployment, {
      id: colleague.id,
      date: '2026-03-01',
      reason: 'Moves away',
    })
    await call(server, tokens.hr, endEmployment, { id: manager.id, date: '2026-03-20', reason: 'Moves away' })
    const input = { employeeIds: [employee.id, colleague.id, manager.id], from: future, unitId: units.office }
    expect((await shown(input)).map(row => row[4])).toEqual([undefined, 'ALREADY_ENDED', 'AFTER_EMPLOYMENT'])
    expect((await preview(input)).data).toMatchObject({ changed: 1, refused: 2 })
    const before = await stored()
    const answer = await run(input)
    expect([answer.status, answer.code]).toEqual([409, 'ALREADY_ENDED'])
    expect(answer.fields).toEqual({
      'employeeIds.1': 'Employment already ended on 01/03/2026',
      'employeeIds.2': 'Employment ends on 20/03/2026',
    })
    expect(await stored()).toEqual(before)
  })

  test.each<[string, () => Partial<Input>, number]>([
    [
      'somebody of another company',
      () => ({ employeeIds: [company.employee.id, other.employee.id], unitId: company.units.office }),
      404,
    ],
    ['a unit of another company', () => ({ unitId: other.units.office }), 400],
    ['a shift that does not exist', () => ({ workShiftId: newId() }), 400],
    ['a role that does not exist', () => ({ roleId: newId() }), 404],
    ['no one', () => ({ employeeIds: [], unitId: company.units.office }), 400],
    ['nothing to change', () => ({}), 400],
    ['two things at once', () => ({ unitId: company.units.office, workShiftId: night }), 400],
    [
      '991 people',
      () => ({
        employeeIds: Array.from({ length: mostAtOnce + 1 }, (_, id) => id + 1),
        unitId: company.units.office,
      }),
      400,
    ],
  ])('%s: nothing changes', async (_name, changes, status) => {
    const before = await stored()
    const input = { employeeIds: [company.employee.id], from: today, ...changes() }
    expect((await preview(input)).status).toBe(status)
    expect((await run(input)).status).toBe(status)
    expect(await stored()).toEqual(before)
  })

  test('the maximum number of people fits into the body limit', async () => {
    const employeeIds = Array.from({ length: mostAtOnce }, (_, place) => 2_000_000 + place)
    const input = { employeeIds, from: today, unitId: company.units.office }
    expect((await preview(input)).status).toBe(404)
  })

  test('not without permission to edit people', async () => {
    const input = { employeeIds: [company.employee.id], from: today, unitId: company.units.office }
    for (const token of [company.tokens.manager, company.tokens.employee])
      expect([(await preview(input, token)).status, (await run(input, token)).status]).toEqual([403, 403])
  })
})

test('two at once over the same people, in opposite orders: both succeed', async () => {
  const { employee, colleague, units } = company
  const answers = await Promise.all([
    run({ employeeIds: [employee.id, colleague.id], from: today, unitId: units.office }),
    run({ employeeIds: [colleague.id, employee.id], from: today, workShiftId: night }),
    run({ employeeIds: [colleague.id, employee.id], from: future, unitId: units.company }),
  ])
  expect(answers.map(answer => answer.status)).toEqual([200, 200, 200])
  const { jobs } = await stored()
  const own = jobs.filter(row => [employee.id, colleague.id].includes(row.employee_id))
  // The colleague is in the office already: the result is the same in any order.
  expect(own.map(row => row.unit_id)).toEqual([
    units.sales,
    units.office,
    units.company,
    units.office,
    units.company,
  ])
})

test('500 people at once', async () => {
  const { units } = company
  const ids = await company.inside(async trx => {
    const reserved = await reserveEmployeeIds(trx, 500)
    const job = { unitId: units.sales, positionId: null, jobGradeId: null, lineManagerId: null }
    const signIn = { passwordHash: 'none' }
    await hireEmployees(
      trx,
      reserved.map(id => ({
        id,
        staffId: `B-${id}`,
        firstName: 'Bulk',
        lastName: `Person ${id}`,
        firstNameLo: '',
        lastNameLo: '',
        gender: null,
        email: null,
        phone: null,
        startedOn: '2024-01-08',
        job,
        roles: ['EMPLOYEE'],
        signIn: { ...signIn, username: `bulk-${id}` },
      })),
    )
    return reserved
  })
  const input = { employeeIds: ids, from: today, unitId: units.office }
  expect((await preview(input)).data.changed).toBe(500)
  expect((await run(input)).data.changed).toBe(500)
  const { jobs } = await stored()
  expect(jobs.filter(row => ids.includes(row.employee_id) && row.unit_id === units.office)).toHaveLength(500)
})
