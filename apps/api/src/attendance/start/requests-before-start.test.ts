// Requests for days before the company's first day of attendance are refused (A10, A11, O2).
import { previewAttendanceRequest, requestAttendance } from '@hr/contract/attendance-request.ts'
import { listAttendanceTypes } from '@hr/contract/attendance-type.ts'
import { setAttendanceStart } from '@hr/contract/company-attendance-start.ts'
import { getCompanyProfile } from '@hr/contract/company-profile.ts'
import { editOffSiteRequest, previewOffSiteRequest, requestOffSite } from '@hr/contract/off-site-request.ts'
import * as ot from '@hr/contract/ot-request.ts'
import { beforeEach, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceName } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { perTest } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
/** Attendance begins on 2 March 2026. */
const company = perTest(() => attendanceCompany(server))
beforeEach(() => server.setNow(vientiane('2026-03-04', '08:00')))

const refusal = { code: 'BEFORE_ATTENDANCE', message: 'Attendance begins on 02/03/2026' }
const reason = 'Inventory of the warehouse'
const dates = { from: '2026-03-01', to: '2026-03-03' }
const evening = { date: '2026-03-01', timeIn: '18:00', timeOut: '19:00' }

async function beginOn(attendanceSince: string) {
  const token = await company.as('admin')
  const { version } = (await call(server, token, getCompanyProfile, {})).data
  await call(server, token, setAttendanceStart, { attendanceSince, version })
}

const correction = async (by: AttendanceName) => {
  const token = await company.as(by)
  const types = (await call(server, token, listAttendanceTypes, {})).data
  const attendanceTypeId = types.find(({ code }) => code === 'FORGOT')?.id ?? ''
  const asked = { attendanceTypeId, ...dates, timeIn: '08:30' }
  const preview = await call(server, token, previewAttendanceRequest, asked)
  const input = { ...asked, title: 'Forgot to clock in', reason }
  return { preview, sent: await call(server, token, requestAttendance, input) }
}
const offSite = async (by: AttendanceName) => {
  const token = await company.as(by)
  const asked = { ...dates, place: 'Pakse' }
  const preview = await call(server, token, previewOffSiteRequest, asked)
  return { preview, sent: await call(server, token, requestOffSite, { ...asked, reason }) }
}
const overtime = async (by: AttendanceName) => {
  const token = await company.as(by)
  const preview = await call(server, token, ot.previewOtRequest, evening)
  return { preview, sent: await call(server, token, ot.requestOt, { ...evening, reason }) }
}

test.each([
  ['a correction', correction],
  ['work elsewhere', offSite],
  ['overtime', overtime],
])('%s is refused until attendance begins earlier', async (_, request) => {
  const early = await request('employee')
  expect(early.preview.data.refusal).toEqual(refusal)
  expect(early.sent).toMatchObject({ status: 422, ...refusal })
  await beginOn('2026-03-01')
  const { preview, sent } = await request('employee')
  expect(preview.data.refusal).toBeNull()
  expect(sent.status).toBe(200)
})

test('overtime of several people is refused until attendance begins earlier', async () => {
  const token = await company.as('manager')
  const input = { ...evening, employeeIds: [company.employee.id] }
  const send = () => call(server, token, ot.requestOtForMembers, { ...input, reason })
  const refusals = async () =>
    (await call(server, token, ot.previewOtForMembers, input)).data.members.map(member => member.refusal)
  expect(await refusals()).toEqual([refusal])
  expect((await send()).code).toBe('OT_MEMBERS_REFUSED')
  await beginOn('2026-03-01')
  expect(await refusals()).toEqual([null])
  expect((await send()).status).toBe(200)
})

test('a request that was made before this rule can still get another reason', async () => {
  const begins = (attendance_since: string) =>
    company.inside(trx => trx.updateTable('company_profile').set({ attendance_since }).execute())
  await begins('2026-03-01')
  const { id, history } = (await offSite('employee')).sent.data
  await begins('2026-03-02')
  const input = { id, ...dates, place: 'Pakse', reason, seenHistory: history.length }
  const edit = async (changes: { readonly to?: string; readonly reason?: string }) =>
    call(server, await company.as('employee'), editOffSiteRequest, { ...input, ...changes })
  expect(await edit({ to: '2026-03-04' })).toMatchObject(refusal)
  expect((await edit({ reason: 'Inventory of all goods' })).status).toBe(200)
})
