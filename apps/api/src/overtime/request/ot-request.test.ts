// Overtime requests over HTTP: limits, line, effect on the day, changes, races, permissions (O2, A3, A7, R1-R11).
import { checkPeriod } from '@hr/contract/attendance-period.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import * as contract from '@hr/contract/ot-request.ts'
import { globalSearch } from '@hr/contract/search.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceName } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { brokenInvariants, leaveCompany } from '#test/leave.ts'
import { runJob } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, attendanceCompany)
/** The evening of Tuesday 10 March 2026. */
beforeEach(async () => {
  server.setNow(vientiane('2026-03-10', '17:00'))
})

type Draft = InputOf<typeof contract.requestOt>
const draft = (changes: Partial<Draft> = {}): Draft => ({
  date: '2026-03-10',
  timeIn: '17:30',
  timeOut: '19:30',
  reason: 'Closing the month',
  ...changes,
})
const ask = async (changes: Partial<Draft> = {}, by: AttendanceName = 'employee') =>
  call(server, await company.as(by), contract.requestOt, draft(changes))
const asked = async (changes: Partial<Draft> = {}) => (await ask(changes)).data
const approve = async (by: AttendanceName, id: string) =>
  call(server, await company.as(by), contract.approveOtRequest, { id })
async function approved(changes: Partial<Draft> = {}) {
  const { id } = await asked(changes)
  await approve('manager', id)
  return (await approve('hr', id)).data
}
const get = async (by: AttendanceName, id: string) =>
  call(server, await company.as(by), contract.getOtRequest, { id })
const dayOn = async (date: string) =>
  (await company.listed('employee', { from: date, to: date })).data.rows[0]

test('is previewed, requested, approved by manager and HR, found and notified', async () => {
  const { reason, ...sketch } = draft()
  const preview = (await call(server, await company.as('employee'), contract.previewOtRequest, sketch)).data
  expect(preview).toMatchObject({
    refusal: null,
    minutes: 120,
    dayType: 'WORKDAY',
    holiday: null,
    schedule: [
      { timeIn: '08:30', timeOut: '12:00' },
      { timeIn: '13:00', timeOut: '17:30' },
    ],
    limits: {
      day: { approved: 0, pending: 0, requested: 120, limit: 180 },
      month: { from: '2026-02-21', to: '2026-03-20', requested: 120, limit: 2700 },
      consecutive: { requested: 1, limit: 4 },
    },
    steps: [
      { approver: { id: company.manager.id }, approverId: company.manager.id },
      { approver: null, approverId: null },
    ],
  })
  const sent = await asked()
  expect(sent).toMatchObject({ number: 1, date: '2026-03-10', minutes: 120, reason, status: 'PENDING' })
  const waiting = await call(server, await company.as('manager'), contract.listOtRequests, {
    scope: 'approvals',
  })
  expect(waiting.data.rows).toMatchObject([
    { id: sent.id, may: { decide: true }, decision: { limits: { day: { pending: 0, requested: 120 } } } },
  ])
  const period = { id: '2026-03' }
  expect((await call(server, await company.as('hr'), checkPeriod, period)).data.openOt).toBe(1)
  expect((await approve('manager', sent.id)).data.status).toBe('PENDING')
  expect((await approve('hr', sent.id)).data.status).toBe('APPROVED')
  expect((await call(server, await company.as('hr'), checkPeriod, period)).data.openOt).toBe(0)
  const bell = (await call(server, await company.as('employee'), listNotifications, {})).data.rows
  expect(bell.map(({ title, body, link }) => [title, body, link])).toEqual([
    [
      'Overtime request approved',
      '2\u00A0h, 10/03/2026 (17:30 - 19:30), approved by hr Tester',
      `/app/ot/my-ot/${sent.id}`,
    ],
    [
      'manager Tester approved step 1 of 2',
      'Overtime request, 2\u00A0h, 10/03/2026: HR decides next',
      `/app/ot/my-ot/${sent.id}`,
    ],
  ])
  const found = (await call(server, await company.as('hr'), globalSearch, { q: '#1' })).data.requests
  expect(found).toMatchObject([{ kind: 'OT', id: sent.id, status: 'APPROVED' }])
  expect(await brokenInvariants(company)).toEqual([])
})

test('approved overtime of a worked rest day makes it an overtime day, until it is cancelled', async () => {
  await company.byHand('2026-03-07', '09:00')
  await company.byHand('2026-03-07', '11:05')
  // From now on the day is stored.
  await runJob(server, 'attendance.close')
  expect(await dayOn('2026-03-07')).toMatchObject({ status: 'REGULAR' })
  const saturday = { date: '2026-03-07', timeIn: '09:00', timeOut: '11:00' }
  const { id } = await approved(saturday)
  expect(await dayOn('2026-03-07')).toMatchObject({ status: 'OVERTIME' })
  const explained = await company.explained('employee', '2026-03-07')
  expect(JSON.stringify(explained.data)).toContain('Approved overtime 09:00 to 11:00')
  const ask = { id, reason: 'The customer cancelled' }
  const cancellation = (await call(server, await company.as('employee'), contract.requestOtCancellation, ask))
    .data
  expect(cancellation).toMatchObject({ purpose: 'CANCELLATION', original: { id, minutes: 120 } })
  expect(await dayOn('2026-03-07')).toMatchObject({ status: 'OVERTIME' })
  await approve('manager', cancellation.id)
  await approve('hr', cancellation.id)
  expect(await dayOn('2026-03-07')).toMatchObject({ status: 'REGULAR' })
  expect((await get('employee', id)).data.status).toBe('CANCELLED')
  const again = { id: (await approved(saturday)).id, reason: 'The customer cancelled' }
  expect(await dayOn('2026-03-07')).toMatchObject({ status: 'OVERTIME' })
  await call(server, await company.as('hr'), contract.cancelOtRequest, again)
  expect(await dayOn('2026-03-07')).toMatchObject({ status: 'REGULAR' })
})

describe('refusals', () => {
  test('each with its own message in both languages, by preview and request alike', async () => {
    await asked({ date: '2026-03-11' })
    const refusals: readonly (readonly [Partial<Draft>, string, string, string])[] = [
      [{ timeOut: '17:30' }, 'TIMES_SAME', 'Time in and time out are the same', 'ເວລາເຂົ້າ ແລະ ເວລາອອກຄືກັນ'],
      [
        { timeIn: '17:00' },
        'OT_IN_WORK_TIME',
        'This is within work time on 10/03/2026, 13:00 - 17:30',
        'ເວລານີ້ຢູ່ໃນເວລາເຮັດວຽກປົກກະຕິ ວັນທີ 10/03/2026, 13:00 - 17:30',
      ],
      [
        { date: '2026-03-11', timeIn: '19:00', timeOut: '20:00' },
        'OT_OVERLAPS',
        'Overtime is already requested for 11/03/2026, 17:30 - 19:30',
        'ມີຄຳຂໍເຮັດວຽກລ່ວງເວລາແລ້ວໃນວັນທີ 11/03/2026, 17:30 - 19:30',
      ],
      [
        { timeOut: '20:31' },
        'OT_DAY_LIMIT',
        'This is more than 3 h of overtime a day, other requests included',
        'ເກີນ 3 ຊົ່ວໂມງລ່ວງເວລາຕໍ່ມື້ (ລວມຄຳຂໍອື່ນແລ້ວ)',
      ],
    ]
    for (const [changes, code, en, lo] of refusals) {
      const { reason: _, ...sketch } = draft(changes)
      const preview = (await call(server, await company.as('employee'), contract.previewOtRequest, sketch))
        .data
      expect(preview.refusal).toEqual({ code, message: en })
      expect(await ask(changes)).toMatchObject({ status: 422, code, message: en })
      const inLao = { headers: { 'accept-language': 'lo' } }
      expect(
        (await call(server, await company.as('employee'), contract.requestOt, draft(changes), inLao)).message,
      ).toBe(lo)
    }
  })

  test('days in a row, and hours of the month', async () => {
    for (const day of ['11', '12', '13', '14']) await asked({ date: `2026-03-${day}` })
    expect(await ask({ date: '2026-03-15', timeIn: '09:00', timeOut: '10:00' })).toMatchObject({
      code: 'OT_CONSECUTIVE_DAYS',
      message: 'This would be overtime on more than 4 days in a row. Choose another date',
    })
    const inApril = ['01', '02', '04', '06', '08', '09', '10', '13', '15', '16', '17', '18', '20']
    for (const day of inApril) await ask({ date: `2026-04-${day}`, timeOut: '20:30' })
    await ask({ date: '2026-03-23', timeOut: '20:30' })
    await ask({ date: '2026-03-25', timeOut: '20:30' })
    expect(await ask({ date: '2026-03-27', timeOut: '18:30' })).toMatchObject({
      code: 'OT_MONTH_LIMIT',
      message: 'This is more than 45 h of overtime from the 21st to the 20th, other requests included',
    })
  })

  test('less than the shortest request', async () => {
    await company.inside(trx =>
      trx.updateTable('ot_setting_version').set({ min_hours_per_request: 2 }).execute(),
    )
    expect((await ask({ timeOut: '19:29' })).code).toBe('OT_TOO_SHORT')
  })

  test('two requests at once that are too much together: one succeeds', async () => {
    const at = await Promise.all([
      ask({ timeIn: '17:30', timeOut: '19:30' }),
      ask({ timeIn: '06:00', timeOut: '08:00' }),
    ])
    expect(at.map(answer => answer.code).sort()).toEqual(['', 'OT_DAY_LIMIT'])
    const same = await Promise.all([ask({ date: '2026-03-12' }), ask({ date: '2026-03-12' })])
    expect(same.map(answer => answer.code).sort()).toEqual(['', 'OT_OVERLAPS'])
  })

  test('bad input', async () => {
    expect((await ask({ reason: 'no' })).fields).toHaveProperty('reason')
    expect((await ask({ date: '2026-02-30' })).fields).toHaveProperty('date')
    expect((await ask({ timeIn: '24:00' })).fields).toHaveProperty('timeIn')
    expect((await ask({ date: '1990-01-01' })).code).toBe('BEFORE_EMPLOYMENT')
  })
})

describe('changing (R6, R7)', () => {
  test('a pending request is edited; other times restart the line', async () => {
    const { id, history } = await asked()
    await approve('manager', id)
    const edit = async (changes: Partial<Draft>, seenHistory: number) =>
      call(server, await company.as('employee'), contract.editOtRequest, {
        id,
        ...draft(changes),
        seenHistory,
      })
    expect((await edit({ timeOut: '20:00' }, history.length)).code).toBe('ALREADY_DECIDED')
    const worded = (await edit({ reason: 'Another reason' }, 2)).data
    expect(worded).toMatchObject({ reason: 'Another reason', steps: [{ status: 'APPROVED' }, {}] })
    const longer = (await edit({ timeOut: '20:30' }, worded.history.length)).data
    expect(longer).toMatchObject({ minutes: 180, steps: [{ status: 'PENDING' }, {}] })
    expect(longer.history.at(-1)?.comment).toContain('17:30 - 20:30')
  })

  test('another reason alone is accepted, whatever the limits are now', async () => {
    const { id, history } = await asked()
    await company.inside(trx => trx.updateTable('ot_setting_version').set({ max_hours_per_day: 1 }).execute())
    const edit = async (changes: Partial<Draft>) =>
      call(server, await company.as('employee'), contract.editOtRequest, {
        id,
        ...draft(changes),
        seenHistory: history.length,
      })
    expect((await edit({ timeOut: '19:00' })).code).toBe('OT_DAY_LIMIT')
    expect((await edit({ reason: 'Closing the year' })).data.reason).toBe('Closing the year')
  })

  test('an approved request is changed by another one, which counts only what it adds', async () => {
    const { id } = await approved()
    const amend = async (changes: Partial<Draft>) =>
      call(server, await company.as('employee'), contract.amendOtRequest, { id, ...draft(changes) })
    expect((await amend({})).code).toBe('NOTHING_CHANGED')
    expect((await amend({ timeOut: '20:31' })).code).toBe('OT_DAY_LIMIT')
    const change = (await amend({ timeOut: '20:30' })).data
    expect(change).toMatchObject({
      purpose: 'AMENDMENT',
      minutes: 180,
      original: { id, timeOut: '19:30', minutes: 120 },
      limits: { day: { approved: 0, pending: 0, requested: 180 } },
    })
    expect((await ask({ timeIn: '06:00', timeOut: '07:00' })).code).toBe('OT_DAY_LIMIT')
    expect((await get('employee', id)).data.limits).toBeNull()
    await approve('manager', change.id)
    expect((await approve('hr', change.id)).data.status).toBe('APPROVED')
    expect((await get('employee', id)).data.status).toBe('CANCELLED')
    expect(await brokenInvariants(company)).toEqual([])
  })

  test('a rejection needs a comment; a withdrawal frees the hours', async () => {
    const { id } = await asked()
    const reject = async (comment: string) =>
      call(server, await company.as('manager'), contract.rejectOtRequest, { id, comment })
    expect((await reject('')).status).toBe(400)
    expect((await reject('Tomorrow is fine')).data.status).toBe('REJECTED')
    const second = await asked({ timeOut: '20:30' })
    await call(server, await company.as('employee'), contract.cancelOtRequest, { id: second.id, reason: '' })
    expect((await ask()).status).toBe(200)
  })
})

test('no access for other people, other companies, or without a session', async () => {
  const { id } = await asked()
  const other = await leaveCompany(server)
  for (const token of [await company.as('colleague'), other.tokens.hr, other.tokens.admin]) {
    expect((await call(server, token, contract.getOtRequest, { id })).status).toBe(404)
    expect((await call(server, token, contract.approveOtRequest, { id })).status).toBe(404)
    expect((await call(server, token, contract.cancelOtRequest, { id, reason: 'No' })).status).toBe(404)
  }
  expect((await call(server, null, contract.getOtRequest, { id })).status).toBe(401)
  expect((await approve('employee', id)).code).toBe('OWN_REQUEST')
  expect((await approve('hr', id)).code).toBe('STEP_NOT_READY')
  const list = async (by: AttendanceName, scope: 'mine' | 'team' | 'all') =>
    call(server, await company.as(by), contract.listOtRequests, { scope })
  expect((await list('employee', 'all')).status).toBe(403)
  expect((await list('employee', 'mine')).data.total).toBe(1)
  expect((await list('colleague', 'mine')).data.total).toBe(0)
  expect((await list('manager', 'team')).data.total).toBe(1)
  expect((await list('hr', 'all')).data.total).toBe(1)
})

test('the export of everybody, with the permission for it', async () => {
  await asked()
  await approved({ date: '2026-03-11', timeIn: '22:00', timeOut: '00:30' })
  const exported = async (by: AttendanceName) =>
    call(server, await company.as(by), contract.exportOtRequests, { scope: 'all' })
  expect((await exported('hr')).data.rows).toMatchObject([
    { number: 2, from: '2026-03-11', timeIn: '22:00', timeOut: '00:30', status: 'APPROVED' },
    { number: 1, from: '2026-03-10', status: 'PENDING', currentApprover: { firstName: 'manager' } },
  ])
  expect((await exported('manager')).status).toBe(403)
})
