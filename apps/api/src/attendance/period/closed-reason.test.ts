// Every write that can change a day of a closed period: refused without a reason, listed with it (A13).
import { closePeriod, listClosedPeriods, listDifferences } from '@hr/contract/attendance-period.ts'
import { importEmployees } from '@hr/contract/employee-import.ts'
import { bulkChange } from '@hr/contract/bulk-change.ts'
import { changeJob } from '@hr/contract/employee-job.ts'
import { setDefaultWorkShift } from '@hr/contract/work-shift.ts'
import { setEmployeeShift } from '@hr/contract/shift-holder.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceCompany } from '#test/attendance.ts'
import { seededGrade } from '#test/attendance-steps.ts'
import { call } from '#test/call.ts'
import { closedWrites } from '#test/closed-writes.ts'
import { keptWorld } from '#test/kept-world.ts'
import { runJob } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'
import { periods } from '#test/work-shifts.ts'
import { insertWorkShift } from '../shift/work-shift.store.ts'
import { markStale } from '../day/stale-days.store.ts'

const server = testServer()
let company: AttendanceCompany
let workShiftId: string
let jobGradeId: string

/** 2 to 20 March are closed; the employee was late on the 2nd. */
const closedMarch = keptWorld(async () => {
  const made = await attendanceCompany(server)
  const grade = await seededGrade(made)
  const items = periods([2, 3, 4, 5, 6], '10:00', '17:30').map(item => ({ ...item, startDate: '2026-01-01' }))
  const shift = await made.inside(trx =>
    insertWorkShift(trx, {
      name: 'Shop',
      nameLo: '',
      amEnd: '12:00',
      pmStart: '13:00',
      items,
    }),
  )
  server.setNow(vientiane('2026-03-03', '06:00'))
  await made.byHand('2026-03-02', '09:00')
  await made.byHand('2026-03-02', '17:30')
  server.setNow(vientiane('2026-03-21', '06:00'))
  await runJob(server, 'attendance.close')
  expect((await call(server, await made.as('hr'), closePeriod, { id: '2026-03' })).status).toBe(200)
  return { made, grade, shift }
})
beforeEach(async () => {
  const world = await closedMarch(server)
  company = world.made
  jobGradeId = world.grade
  workShiftId = world.shift
})

const why = 'The letter came late'
const hr = () => company.as('hr')
const differences = async () => (await call(server, await hr(), listDifferences, { id: '2026-03' })).data.rows
describe.each(Object.entries(closedWrites))('%s', (_, { field, cause, prepare }) => {
  test('changes a closed day only with a reason, which the difference records', async () => {
    const write = await prepare({ server, company, hr, workShiftId, jobGradeId })
    const before = await differences()
    const refused = await write(undefined)
    expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect(Object.keys(refused.fields)).toEqual([field])
    expect(await differences()).toEqual(before)
    expect((await write(why)).status).toBe(200)
    const listed = (await differences()).slice(0, -before.length || undefined)
    expect(listed.length).toBeGreaterThan(0)
    for (const one of listed)
      expect(one).toMatchObject({ cause, reason: why, changedBy: { id: expect.any(Number) } })
  })
})

test('the same writes dated after the closed period need no reason', async () => {
  const { id } = company.employee
  const open = '2026-03-21'
  expect((await call(server, await hr(), changeJob, { id, from: open, jobGradeId })).status).toBe(200)
  expect((await call(server, await hr(), setEmployeeShift, { id, from: open, workShiftId })).status).toBe(200)
  const asDefault = { id: workShiftId, takeDays: false }
  expect((await call(server, await company.as('admin'), setDefaultWorkShift, asDefault)).status).toBe(200)
  expect(await differences()).toEqual([])
})

test('a change of more days than one transaction computes needs the reason immediately', async () => {
  await company.inside(trx =>
    trx.updateTable('company_profile').set({ attendance_since: '2024-01-08' }).execute(),
  )
  const employeeIds = [company.employee.id, company.colleague.id]
  const change = { employeeIds, from: '2024-01-08', workShiftId }
  const refused = await call(server, await hr(), bulkChange, change)
  expect(refused).toMatchObject({
    status: 400,
    fields: { closedReason: 'Attendance is closed until 20/03/2026: give a reason' },
  })
  expect((await call(server, await hr(), bulkChange, { ...change, closedReason: why })).status).toBe(200)
})

test('the preview of an import counts rows that reach into a closed period', async () => {
  const lines = [
    'Staff ID,First name,Last name,Gender,Date of birth,Phone,Department,Position,Start date',
    'N-1,Somphone,Keovongsa,M,1990-01-05,020 55 512 345,Sales,Officer,2026-03-20',
    'N-2,Noy,Sisavath,F,1990-01-05,020 55 512 346,Sales,Officer,2026-03-21',
  ]
  const files = [{ name: 'people.csv', bytes: Buffer.from(lines.join('\n')) }]
  const { data } = await call(server, await hr(), importEmployees, {}, { files })
  expect(data).toMatchObject({ created: 2, closed: 1, errors: [] })
})

test('of two pending changes, the one with a reason is recorded', async () => {
  const { employee } = company
  const days = { employeeIds: [employee.id], from: '2026-03-02', to: '2026-03-20' }
  const rows = await company.inside(async trx => {
    await markStale(trx, days, { by: company.hr.id, cause: 'SHIFT', reason: why })
    await markStale(trx, days, { by: company.admin.id, cause: 'RATES' })
    return trx.selectFrom('attendance_stale').select(['changed_by', 'cause', 'reason']).execute()
  })
  expect(rows).toEqual([{ changed_by: company.hr.id, cause: 'SHIFT', reason: why }])
})

test('everybody may read the closed periods of their own company', async () => {
  expect((await call(server, await company.as('employee'), listClosedPeriods, {})).data).toEqual([
    { from: '2026-02-21', to: '2026-03-20' },
  ])
  const other = await attendanceCompany(server)
  expect((await call(server, await other.as('hr'), listClosedPeriods, {})).data).toEqual([])
})
