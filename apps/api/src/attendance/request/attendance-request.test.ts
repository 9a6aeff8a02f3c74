// Attendance and off-site requests over HTTP: quota, effect of approval on the days, line, permissions (A6, A10, A11,
// R1-R11).
import {
  amendAttendanceRequest,
  approveAttendanceRequest,
  cancelAttendanceRequest,
  editAttendanceRequest,
  getAttendanceRequest,
  getAttendanceRequestFile,
  listAttendanceRequests,
  previewAttendanceRequest,
  rejectAttendanceRequest,
  requestAttendance,
  requestAttendanceCancellation,
} from '@hr/contract/attendance-request.ts'
import { listAttendanceTypes, saveAttendanceQuota } from '@hr/contract/attendance-type.ts'
import { addPunch, listDays } from '@hr/contract/attendance.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import {
  approveOffSiteRequest,
  getOffSiteRequest,
  previewOffSiteRequest,
  requestOffSite,
} from '@hr/contract/off-site-request.ts'
import { globalSearch } from '@hr/contract/search.ts'
import { describe, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { inOwnCompany, leaveCompany } from '#test/leave.ts'
import { live } from '#test/per-test.ts'

/** The evening of Monday 9 March 2026; attendance is kept since the Monday before. */
const { server, company } = inOwnCompany({ now: '2026-03-09T12:00:00Z', staysSound: true })
const tokens = live(() => company.tokens)
let typeId: (code: string) => string

const day = '2026-03-09'
async function ready(attendance_since = '2026-03-02') {
  await company.inside(trx => trx.updateTable('company_profile').set({ attendance_since }).execute())
  const types = (await call(server, tokens.hr, listAttendanceTypes, {})).data
  typeId = code => types.find(type => type.code === code)?.id ?? ''
}
type Draft = InputOf<typeof requestAttendance>
const draft = (changes: Partial<Draft> = {}): Draft => ({
  attendanceTypeId: typeId('FORGOT'),
  from: day,
  to: day,
  timeIn: '08:30',
  title: 'Forgot to clock in',
  reason: 'I was at my desk at half past eight',
  ...changes,
})
const ask = (changes: Partial<Draft> = {}, token = tokens.employee) =>
  call(server, token, requestAttendance, draft(changes))
const asked = async (changes: Partial<Draft> = {}) => (await ask(changes)).data
const approve = (id: string, token: string) => call(server, token, approveAttendanceRequest, { id })
async function approved(id: string) {
  await approve(id, tokens.manager)
  return (await approve(id, tokens.hr)).data
}
const punched = async (...times: readonly string[]) => {
  for (const time of times)
    await call(server, tokens.hr, addPunch, {
      employeeId: company.employee.id,
      at: new Date(`${day}T${time}:00+07:00`).toISOString(),
      reason: 'The reader was broken',
    })
}
const dayNow = async (date = day) =>
  (await call(server, tokens.employee, listDays, { from: date, to: date })).data.rows[0]
const setQuota = (code: string, quotaPerMonth: number) =>
  call(server, tokens.hr, saveAttendanceQuota, {
    quotas: [{ attendanceTypeId: typeId(code), quotaPerMonth }],
  })

describe('a correction of a late day', () => {
  test('is requested, approved by manager and HR, and the lateness is gone in the same transaction', async () => {
    await ready()
    await punched('08:46', '17:30')
    expect(await dayNow()).toMatchObject({ status: 'LATE', lateTime: 16 })
    const preview = (
      await call(server, tokens.employee, previewAttendanceRequest, {
        attendanceTypeId: typeId('FORGOT'),
        from: day,
        to: day,
        timeIn: '08:30',
      })
    ).data
    expect(preview).toMatchObject({
      refusal: null,
      quota: [{ from: '2026-02-21', to: '2026-03-20', quota: 3, used: 0, left: 3 }],
      days: [
        {
          date: day,
          before: { status: 'LATE', lateTime: 16, timeIn: '08:46' },
          after: { status: 'ATTENDANCE_REQUEST', lateTime: 0, timeIn: '08:30' },
        },
      ],
      steps: [{ approver: { id: company.manager.id } }, { approver: null }],
    })
    const { id, number } = await asked()
    expect(number).toBe(1)
    expect(await dayNow()).toMatchObject({
      requestAttendanceType: 'Forgot to clock in or out',
      requests: { leaveRequest: null, attendanceRequest: { id } },
    })
    const waiting = (await call(server, tokens.manager, listAttendanceRequests, { scope: 'approvals' })).data
    expect(waiting.rows).toMatchObject([
      { id, may: { decide: true }, decision: { quota: [{ left: 3 }], days: [{ date: day, lateTime: 16 }] } },
    ])
    expect((await approve(id, tokens.manager)).data.status).toBe('PENDING')
    expect(await dayNow()).toMatchObject({ status: 'LATE' })
    expect((await approve(id, tokens.hr)).data).toMatchObject({ status: 'APPROVED' })
    const settled = { requestAttendanceType: null, requests: { attendanceRequest: null } }
    expect(await dayNow()).toMatchObject({ status: 'ATTENDANCE_REQUEST', lateTime: 0, ...settled })
    const bell = (await call(server, tokens.employee, listNotifications, {})).data.rows
    expect(bell.map(({ title, link }) => [title, link])).toEqual([
      ['Attendance request approved', `/app/attendances/my-requests/${id}`],
      ['manager Tester approved step 1 of 2', `/app/attendances/my-requests/${id}`],
    ])
    const found = (await call(server, tokens.hr, globalSearch, { q: '#1' })).data.requests
    expect(found).toMatchObject([{ kind: 'ATTENDANCE', id, status: 'APPROVED' }])
    // HR cancels it (R6): the day is late again.
    expect((await call(server, tokens.hr, cancelAttendanceRequest, { id, reason: '' })).status).toBe(400)
    await call(server, tokens.hr, cancelAttendanceRequest, { id, reason: 'Was not there' })
    expect(await dayNow()).toMatchObject({ status: 'LATE', lateTime: 16 })
  })

  test('a rejection needs a comment and changes no day', async () => {
    await ready()
    await punched('08:46', '17:30')
    const { id } = await asked()
    expect((await call(server, tokens.manager, rejectAttendanceRequest, { id, comment: '' })).status).toBe(
      400,
    )
    const { data } = await call(server, tokens.manager, rejectAttendanceRequest, {
      id,
      comment: 'You were late',
    })
    expect(data.status).toBe('REJECTED')
    expect(await dayNow()).toMatchObject({ status: 'LATE' })
  })

  test('approved ones are cancelled and changed by further requests (R6)', async () => {
    await ready()
    await punched('08:46', '17:30')
    const first = await asked({ timeIn: '08:40' })
    await approved(first.id)
    expect(await dayNow()).toMatchObject({ lateTime: 10 })
    const same = { id: first.id, ...draft({ timeIn: '08:40' }) }
    expect((await call(server, tokens.employee, amendAttendanceRequest, same)).code).toBe('NOTHING_CHANGED')
    const change = (await call(server, tokens.employee, amendAttendanceRequest, { id: first.id, ...draft() }))
      .data
    expect(change).toMatchObject({
      purpose: 'AMENDMENT',
      original: { id: first.id, timeIn: '08:40' },
      days: [{ before: { lateTime: 10 }, after: { lateTime: 0 } }],
    })
    await approved(change.id)
    expect(await dayNow()).toMatchObject({ lateTime: 0 })
    expect((await call(server, tokens.employee, getAttendanceRequest, { id: first.id })).data.status).toBe(
      'CANCELLED',
    )
    const input = { id: change.id, reason: 'I was late after all' }
    const cancellation = (await call(server, tokens.employee, requestAttendanceCancellation, input)).data
    expect(await dayNow()).toMatchObject({ lateTime: 0 })
    await approved(cancellation.id)
    expect(await dayNow()).toMatchObject({ status: 'LATE', lateTime: 16 })
  })

  test('editing: another reason keeps the line, another time restarts it (R7)', async () => {
    await ready()
    const { id, history } = await asked()
    await approve(id, tokens.manager)
    const edit = (changes: Partial<Draft>, seenHistory: number) =>
      call(server, tokens.employee, editAttendanceRequest, { id, ...draft(changes), seenHistory })
    expect((await edit({ title: 'Another title' }, history.length)).code).toBe('ALREADY_DECIDED')
    const worded = (await edit({ title: 'Another title' }, 2)).data
    expect(worded).toMatchObject({ title: 'Another title', steps: [{ status: 'APPROVED' }, {}] })
    const timed = (await edit({ timeIn: '08:35' }, worded.history.length)).data
    expect(timed).toMatchObject({ timeIn: '08:35', steps: [{ status: 'PENDING' }, {}] })
  })
})

describe('quota (A10)', () => {
  test('over it: the spec’s message; pending and approved ones count, others do not', async () => {
    await ready()
    await setQuota('FORGOT', 2)
    const first = await asked({ from: '2026-03-02', to: '2026-03-02' })
    await approved((await asked({ from: '2026-03-03', to: '2026-03-03' })).id)
    const refused = await ask()
    expect([refused.status, refused.code, refused.message]).toEqual([
      422,
      'ATTENDANCE_QUOTA_NOT_ENOUGH',
      'Attendance request quota not enough',
    ])
    expect((await ask({ from: '2026-03-21', to: '2026-03-21' })).status).toBe(200)
    await call(server, tokens.employee, cancelAttendanceRequest, { id: first.id, reason: '' })
    expect((await ask()).status).toBe(200)
  })

  test('twenty at once with a quota of three: exactly three succeed', async () => {
    await ready('2026-03-01')
    const days = Array.from({ length: 20 }, (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`)
    const answers = await Promise.all(days.map(date => ask({ from: date, to: date })))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(3)
    const refused = answers.filter(answer => answer.status !== 200)
    expect(new Set(refused.map(answer => answer.code))).toEqual(new Set(['ATTENDANCE_QUOTA_NOT_ENOUGH']))
    const { rows } = (await call(server, tokens.employee, listAttendanceRequests, {})).data
    expect(rows.map(row => row.number).sort()).toEqual([1, 2, 3])
  })

  test('two for the same part of a day at once: one succeeds', async () => {
    await ready()
    const answers = await Promise.all([ask(), ask({ timeIn: '08:45' })])
    expect(answers.map(answer => answer.code).sort()).toEqual(['', 'REQUEST_OVERLAPS'])
    expect((await ask({ timeIn: null, timeOut: '17:30' })).status).toBe(200)
  })
})

test('required fields', async () => {
  await ready()
  const code = async (changes: Partial<Draft>) => (await ask(changes)).code
  expect(await code({ timeIn: null })).toBe('TIMES_REQUIRED')
  expect(await code({ timeOut: '08:30' })).toBe('TIMES_SAME')
  expect(await code({ from: '2026-03-10' })).toBe('END_BEFORE_START')
  expect(await code({ to: '2026-05-30' })).toBe('ATTENDANCE_TOO_LONG')
  expect(await code({ attendanceTypeId: company.types.ANNUAL })).toBe('NOT_FOUND')
  const short = await ask({ title: 'ab' })
  expect([short.status, short.fields['title']]).toEqual([400, 'Must be at least 3 charactors'])
  await company.inside(trx =>
    trx.updateTable('attendance_type').set({ needs_file: true }).where('code', '=', 'FORGOT').execute(),
  )
  expect(await code({})).toBe('FILE_NEEDED')
  const files = [{ name: 'note.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }]
  const { data } = await call(server, tokens.employee, requestAttendance, draft(), { files })
  const url = `/api${getAttendanceRequestFile.path.replace(':id', data.id).replace(':fileId', data.files[0]?.id ?? '')}`
  const statusFor = async (token: string) =>
    (await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode
  expect([await statusFor(tokens.manager), await statusFor(tokens.colleague)]).toEqual([200, 404])
  await company.inside(trx =>
    trx.updateTable('attendance_type').set({ is_active: false }).where('code', '=', 'FORGOT').execute(),
  )
  expect(await code({})).toBe('ATTENDANCE_TYPE_INACTIVE')
})

test('no access for other people, other companies, or without a session', async () => {
  await ready()
  const { id } = await asked()
  const other = await leaveCompany(server)
  for (const token of [tokens.colleague, other.tokens.hr, other.tokens.admin]) {
    expect((await call(server, token, getAttendanceRequest, { id })).status).toBe(404)
    expect((await approve(id, token)).status).toBe(404)
    expect((await call(server, token, cancelAttendanceRequest, { id, reason: 'No' })).status).toBe(404)
  }
  expect((await call(server, null, getAttendanceRequest, { id })).status).toBe(401)
  expect((await approve(id, tokens.employee)).code).toBe('OWN_REQUEST')
  expect((await approve(id, tokens.hr)).code).toBe('STEP_NOT_READY')
  expect((await call(server, tokens.colleague, listAttendanceRequests, { scope: 'all' })).status).toBe(403)
  expect((await call(server, other.tokens.hr, listAttendanceRequests, { scope: 'all' })).data.rows).toEqual(
    [],
  )
  // A request of one kind is not found through the other.
  expect((await call(server, tokens.employee, getOffSiteRequest, { id })).status).toBe(404)
  const theirs = (await call(server, other.tokens.hr, listAttendanceTypes, {})).data[0]?.id ?? ''
  expect((await ask({ attendanceTypeId: theirs })).status).toBe(404)
})

test('off-site work replaces the day (A11), on working days only; days become as the preview showed', async () => {
  await ready()
  const asked = { from: '2026-03-05', to: '2026-03-09' }
  const { days } = (await call(server, tokens.employee, previewOffSiteRequest, asked)).data
  expect(days.map(({ date, after }) => [date, after?.status])).toEqual([
    ['2026-03-05', 'OFF_SITE_WORK'],
    ['2026-03-06', 'OFF_SITE_WORK'],
    ['2026-03-07', 'WEEKEND'],
    ['2026-03-08', 'WEEKEND'],
    ['2026-03-09', 'OFF_SITE_WORK'],
  ])
  const input = { ...asked, place: 'Savannakhet branch', reason: 'Stocktaking' }
  const { id, number, steps } = (await call(server, tokens.employee, requestOffSite, input)).data
  expect([number, steps.length]).toEqual([1, 2])
  expect((await call(server, tokens.employee, requestOffSite, input)).code).toBe('REQUEST_OVERLAPS')
  await call(server, tokens.manager, approveOffSiteRequest, { id })
  await call(server, tokens.hr, approveOffSiteRequest, { id })
  for (const { date, after } of days) expect((await dayNow(date))?.status).toBe(after?.status)
})
