// Work shifts assigned to people and units, made the default and deleted (A1, P8), with permissions.
import {
  assignWorkShift,
  listWorkShiftHolders,
  previewAssignWorkShift,
  setEmployeeShift,
} from '@hr/contract/shift-holder.ts'
import {
  deleteWorkShift,
  getWorkShift,
  previewDefaultWorkShift,
  previewWorkShift,
  setDefaultWorkShift,
  updateWorkShift,
} from '@hr/contract/work-shift.ts'
import { describe, expect, test } from 'vitest'
import { newId } from '#api/db/new-id.ts'
import { call, signIn } from '#test/call.ts'
import { brokenInvariants, requested } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import type { TestApp } from '#test/test-app.ts'
import { changeOf, withShifts } from '#test/work-shifts.ts'
import type { shiftsOf } from '#test/work-shifts.ts'

let server: TestApp
let company: LeaveCompany
let other: LeaveCompany
let shifts: ReturnType<typeof shiftsOf>
withShifts(made => {
  ;({ server, company, other, shifts } = made)
})

const hr = () => company.tokens.hr

describe('assigning it', () => {
  test('to a unit with all units below, and to chosen people, from a day on', async () => {
    const shift = await shifts.made()
    await requested(server, company, { from: '2026-03-09', to: '2026-03-13' })
    const input = {
      id: shift.id,
      unitId: company.units.sales,
      employeeIds: [company.colleague.id],
      from: '2026-03-09',
    }
    const preview = (await call(server, hr(), previewAssignWorkShift, input)).data
    expect(preview).toMatchObject({ changed: 3, unchanged: 0, refused: 0 })
    expect(preview.requests.map(({ outcome }) => outcome)).toEqual(['GIVEN_BACK'])
    expect((await call(server, hr(), assignWorkShift, input)).data).toEqual({
      changed: 3,
      unchanged: 0,
      leftOut: 0,
    })
    expect(await shifts.annual()).toMatchObject({ pending: 8 })
    const holders = async (time: 'now' | 'planned' | 'past', id = shift.id, token = hr()) =>
      (await call(server, token, listWorkShiftHolders, { id, time })).data.rows.map(row => [
        row.employee.firstName,
        row.from,
        row.to,
      ])
    expect(await holders('now')).toEqual([])
    expect(await holders('planned')).toEqual([
      ['colleague', '2026-03-09', null],
      ['employee', '2026-03-09', null],
      ['manager', '2026-03-09', null],
    ])
    const { id: officeId } = await shifts.office()
    expect(await holders('now', officeId)).toEqual([
      ['admin', null, null],
      ['colleague', null, '2026-03-08'],
      ['employee', null, '2026-03-08'],
      ['hr', null, null],
      ['manager', null, '2026-03-08'],
    ])
    server.setNow('2026-03-10T02:00:00Z')
    const later = await signIn(server, company.hr.username)
    expect((await shifts.list(later)).map(({ name, holders: count }) => [name, count])).toEqual([
      ['Office', 2],
      ['Shop', 3],
    ])
    const page = { id: shift.id, limit: 2 }
    const first = (await call(server, later, listWorkShiftHolders, page)).data
    const second = (await call(server, later, listWorkShiftHolders, { ...page, after: first.next ?? '' }))
      .data
    expect([first, second].map(({ rows, total }) => [rows.length, total])).toEqual([
      [2, 3],
      [1, 3],
    ])
    await call(server, later, setEmployeeShift, {
      id: company.employee.id,
      workShiftId: officeId,
      from: '2026-03-10',
    })
    expect(await holders('past', shift.id, later)).toEqual([['employee', '2026-03-09', '2026-03-09']])
  })

  test('is refused without people, for foreign units and inactive shifts; then nobody has it', async () => {
    const shift = await shifts.made()
    const input = { id: shift.id, from: '2026-03-09' }
    for (const [changes, path] of [
      [{}, 'employeeIds'],
      [{ unitId: other.units.sales }, 'unitId'],
    ] as const) {
      const answer = await call(server, hr(), assignWorkShift, { ...input, ...changes })
      expect([answer.status, Object.keys(answer.fields)]).toEqual([400, [path]])
    }
    const foreign = { ...input, employeeIds: [company.employee.id, other.employee.id] }
    expect((await call(server, hr(), assignWorkShift, foreign)).status).toBe(404)
    await call(server, hr(), updateWorkShift, { ...changeOf(shift, '2026-03-02'), isActive: false })
    const people = { ...input, employeeIds: [company.employee.id] }
    expect((await call(server, hr(), assignWorkShift, people)).status).toBe(400)
    expect((await shifts.give(shift.id)).status).toBe(400)
    expect(await company.inside(trx => trx.selectFrom('employee_shift').selectAll().execute())).toEqual([])
  })
})

describe('the default', () => {
  test('is another one from today on: earlier days keep theirs', async () => {
    const shift = await shifts.made()
    await requested(server, company, { from: '2026-03-09', to: '2026-03-13' })
    const { id: officeId } = await shifts.office()
    await shifts.give(officeId, '2026-03-02', company.colleague.id)
    const { requests } = (await call(server, hr(), previewDefaultWorkShift, { id: shift.id })).data
    expect(requests.map(({ outcome }) => outcome)).toEqual(['GIVEN_BACK'])
    expect((await shifts.office()).id).toBe(officeId)
    expect((await call(server, hr(), setDefaultWorkShift, { id: shift.id })).data.requests).toEqual(requests)
    expect((await shifts.office()).id).toBe(shift.id)
    expect(await shifts.annual()).toMatchObject({ pending: 8 })
    // The Mondays of last week and of next week.
    expect(await shifts.works(company.employee.id, '2026-02-23', '2026-03-09')).toEqual(['08:30', undefined])
    expect(await shifts.works(company.colleague.id, '2026-02-23', '2026-03-09')).toEqual(['08:30', '08:30'])
    expect((await call(server, hr(), setDefaultWorkShift, { id: shift.id })).data.requests).toEqual([])
    expect(await brokenInvariants(company)).toEqual([])
  })

  test('cannot become inactive, nor can an inactive shift become the default', async () => {
    const shift = await shifts.made()
    const off = { ...changeOf(await shifts.office(), '2026-03-02'), isActive: false }
    expect((await call(server, hr(), updateWorkShift, off)).code).toBe('DEFAULT_WORK_SHIFT')
    await call(server, hr(), updateWorkShift, { ...changeOf(shift, '2026-03-02'), isActive: false })
    expect((await call(server, hr(), setDefaultWorkShift, { id: shift.id })).code).toBe('WORK_SHIFT_INACTIVE')
  })
})

test('deleting: only a shift that was never assigned and is not the default', async () => {
  const shift = await shifts.made()
  const remove = (id: string, token = hr()) => call(server, token, deleteWorkShift, { id })
  const { id: officeId } = await shifts.office()
  expect((await remove(officeId)).code).toBe('DEFAULT_WORK_SHIFT')
  await shifts.give(shift.id, '2026-03-02')
  await shifts.give(officeId, '2026-03-03')
  expect(await remove(shift.id)).toMatchObject({
    code: 'WORK_SHIFT_IN_USE',
    message: 'This shift is or was used (people: 1), so it cannot be deleted. Deactivate it instead',
  })
  const unused = await shifts.made({ name: 'Unused', code: '' })
  expect((await remove(unused.id)).status).toBe(200)
  expect((await shifts.list()).map(({ name }) => name)).toEqual(['Office', 'Shop'])
})

test('assigned and deleted at once: one of the two is refused', async () => {
  const shift = await shifts.made()
  const [given, removed] = await Promise.all([
    shifts.give(shift.id),
    call(server, hr(), deleteWorkShift, { id: shift.id }),
  ])
  expect([
    [200, 409],
    [400, 200],
  ]).toContainEqual([given.status, removed.status])
})

test('each verb needs its permission, within one’s own company', async () => {
  const shift = await shifts.made()
  const change = changeOf(shift, '2026-03-02')
  const people = { id: shift.id, employeeIds: [company.employee.id], from: '2026-03-09' }
  for (const [token, status] of [
    [null, 401],
    [company.tokens.employee, 403],
    [other.tokens.hr, 404],
  ] as const) {
    const answers = [
      await call(server, token, getWorkShift, { id: shift.id }),
      await call(server, token, updateWorkShift, change),
      await call(server, token, previewWorkShift, change),
      await call(server, token, deleteWorkShift, { id: shift.id }),
      await call(server, token, setDefaultWorkShift, { id: shift.id }),
      await call(server, token, previewDefaultWorkShift, { id: shift.id }),
      await call(server, token, listWorkShiftHolders, { id: shift.id }),
      await call(server, token, assignWorkShift, people),
      await call(server, token, previewAssignWorkShift, people),
    ]
    expect(answers.map(answer => answer.status)).toEqual(answers.map(() => status))
  }
  expect((await call(server, hr(), getWorkShift, { id: newId() })).status).toBe(404)
  expect((await call(server, hr(), getWorkShift, { id: shift.id })).data).toEqual(shift)
})
