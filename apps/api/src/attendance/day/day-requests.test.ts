// The explanation of a day names the requests about it (A12), to readers who may list them (P5).
import { listAttendanceTypes } from '@hr/contract/attendance-type.ts'
import { rejectAttendanceRequest, requestAttendance } from '@hr/contract/attendance-request.ts'
import { approveLeave, cancelLeave, requestCancellation, requestLeave } from '@hr/contract/leave.ts'
import { requestOffSite } from '@hr/contract/off-site-request.ts'
import { requestOt } from '@hr/contract/ot-request.ts'
import { expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceName } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, attendanceCompany)

const date = '2026-03-10'
const reason = 'As agreed by phone'
const named = async (by: AttendanceName, on = date) =>
  (await company.explained(by, on)).data.requests.map(({ kind, status, name, timeIn }) =>
    [kind, status, name, timeIn ?? ''].join(' ').trim(),
  )

async function ask() {
  server.setNow(vientiane(date, '18:00'))
  const employee = await company.as('employee')
  const types = (await call(server, employee, listAttendanceTypes, {})).data
  const forgot = types.find(({ code }) => code === 'FORGOT')
  const draft = { from: date, to: date, reason }
  const corrected = { ...draft, attendanceTypeId: forgot?.id ?? '', timeIn: '08:30', title: 'Forgot it' }
  const { id } = (await call(server, employee, requestAttendance, corrected)).data
  await call(server, await company.as('manager'), rejectAttendanceRequest, { id, comment: 'You came at ten' })
  await call(server, employee, requestOffSite, { ...draft, place: 'Savannakhet' })
  await call(server, employee, requestOt, { date, timeIn: '18:00', timeOut: '20:00', reason })
  return forgot?.name ?? ''
}

test('pending and rejected requests of every kind, to their owner, managers and HR', async () => {
  const type = await ask()
  const all = [`ATTENDANCE REJECTED ${type} 08:30`, 'OFF_SITE PENDING Savannakhet', 'OT PENDING  18:00']
  for (const by of ['employee', 'manager', 'hr'] as const) expect(await named(by)).toEqual(all)
  expect(await named('employee', '2026-03-11')).toEqual([])
})

test('only those of kinds that the reader may list', async () => {
  await ask()
  const groups = ['OT_REQUEST', 'OFF_SITE_REQUESTS', 'MY_OT'] as const
  await company.inside(trx => trx.deleteFrom('role_permission').where('group_name', 'in', groups).execute())
  const kindsFor = async (by: AttendanceName) =>
    (await company.explained(by, date)).data.requests.map(({ kind }) => kind)
  expect(await kindsFor('hr')).toEqual(['ATTENDANCE'])
  expect(await kindsFor('manager')).toEqual(['ATTENDANCE', 'OFF_SITE', 'OT'])
  expect(await kindsFor('employee')).toEqual(['ATTENDANCE', 'OFF_SITE'])
})

test('leave until it is cancelled, with the request to cancel it while that is open', async () => {
  server.setNow(vientiane(date, '07:00'))
  const employee = await company.as('employee')
  const approve = async (id: string) => {
    for (const by of ['manager', 'hr'] as const)
      await call(server, await company.as(by), approveLeave, { id })
  }
  const { id } = (await call(server, employee, requestLeave, company.draft())).data
  await approve(id)
  const statuses = async () =>
    (await company.explained('employee', date)).data.requests.map(one => [one.purpose, one.status])
  expect(await statuses()).toEqual([['NEW', 'APPROVED']])
  const withdrawn = (await call(server, employee, requestCancellation, { id, reason })).data.id
  await call(server, employee, cancelLeave, { id: withdrawn })
  expect(await statuses()).toEqual([['NEW', 'APPROVED']])
  const cancellation = (await call(server, employee, requestCancellation, { id, reason })).data.id
  expect(await statuses()).toEqual([
    ['NEW', 'APPROVED'],
    ['CANCELLATION', 'PENDING'],
  ])
  await approve(cancellation)
  expect(await statuses()).toEqual([])
})
