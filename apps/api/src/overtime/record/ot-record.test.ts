// Overtime records over HTTP: settled with the day, corrected, closed, paid, seen (O3-O6, A12, A13, P5, P7, P11).
import { voidPunch, listPunches } from '@hr/contract/attendance.ts'
import { closePeriod, listDifferences } from '@hr/contract/attendance-period.ts'
import { changeJob } from '@hr/contract/employee-job.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import * as contract from '@hr/contract/ot-record.ts'
import { approveOtRequest, requestOt, requestOtCancellation } from '@hr/contract/ot-request.ts'
import { updateOtSetting } from '@hr/contract/ot-setting.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceCompany, AttendanceName } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptWorld } from '#test/kept-world.ts'
import { otDesk, otSettingInput } from '#test/overtime.ts'
import { runJob } from '#test/run-jobs.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'
import { settleRecords } from '#api/attendance/overtime/settle-records.ts'

const freshCompany = keptWorld(attendanceCompany)
let server: TestApp
let company: AttendanceCompany
beforeAll(async () => {
  server = await testApp()
})
beforeEach(async () => {
  company = await freshCompany(server)
  server.setNow(vientiane('2026-03-10', '17:00'))
  await pay(2_600_000)
})
afterAll(() => server.stop())

async function pay(salaryAmount: number, from = '2026-03-02', reason = '') {
  const salary = { salaryAmount, salaryCurrency: 'LAK' }
  return call(server, await company.as('hr'), changeJob, {
    id: company.employee.id,
    from,
    ...salary,
    reason,
  })
}
const tuesday = '2026-03-10'

async function approved({ date = tuesday, timeIn = '17:30', timeOut = '20:00' } = {}) {
  const draft = { date, timeIn, timeOut, reason: 'Closing the month' }
  const { id } = (await call(server, await company.as('employee'), requestOt, draft)).data
  for (const by of ['manager', 'hr'] as const)
    await call(server, await company.as(by), approveOtRequest, { id })
  return id
}
/** Works the shift until the time, and lets the day pass. */
async function worked(until: string | null, date = tuesday) {
  await company.byHand(date, '08:25')
  server.setNow(vientiane(date, '23:00'))
  if (until !== null) await company.byHand(date, until)
  await nextDay(date)
}
async function nextDay(date = tuesday) {
  server.setNow(vientiane(date, '23:59'))
  server.setNow(new Date(Date.parse(vientiane(date, '12:00')) + 24 * 3_600_000).toISOString())
  await runJob(server, 'attendance.close')
}
const range = { from: '2026-03-02', to: '2026-03-31' }
const listed = async (by: AttendanceName, input: Partial<InputOf<typeof contract.listOtRecords>> = {}) =>
  call(server, await company.as(by), contract.listOtRecords, { ...range, scope: 'all', ...input })
const records = async () => (await listed('hr')).data.rows
const recordOf = async (date = tuesday) => (await records()).find(one => one.date === date)
const shown = async (by: AttendanceName, date = tuesday) =>
  call(server, await company.as(by), contract.getOtRecord, { employeeId: company.employee.id, date })
const correct = async (minutes: number, changes: { inClosedPeriod?: boolean; date?: string } = {}) =>
  call(server, await company.as('hr'), contract.correctOtRecord, {
    employeeId: company.employee.id,
    date: tuesday,
    minutes,
    reason: 'The manager confirms the hours',
    ...changes,
  })

test('a worked evening is settled with its day and explains itself', async () => {
  const id = await approved()
  await worked('19:42')
  expect(await records()).toMatchObject([
    {
      employee: { id: company.employee.id },
      date: tuesday,
      status: 'NORMAL',
      dayType: 'WORKDAY',
      asked: [{ timeIn: '17:30', timeOut: '20:00' }],
      approved: 150,
      worked: 132,
      payable: 132,
      bands: [{ percent: 150, minutes: 132 }],
      pay: { amount: 41_250, currency: 'LAK' },
      locked: false,
      why: {
        en: 'Approved 17:30-20:00, present 08:25-19:42, break 0 min, 2 h 12 min at 150 %',
        lo: 'ອະນຸມັດ 17:30-20:00, ຢູ່ບ່ອນເຮັດວຽກ 08:25-19:42, ພັກຜ່ອນ 0 ນາທີ, 2 ຊົ່ວໂມງ 12 ນາທີ ທີ່ 150 %',
      },
    },
  ])
  const detail = (await shown('employee')).data
  expect(detail.requests).toMatchObject([{ id, timeIn: '17:30' }])
  expect(detail.reasons.map(({ en }) => en)).toEqual([
    'Approved 17:30-20:00',
    'Present 08:25-19:42',
    'Break 0 min',
    '2 h 12 min at 150 %',
  ])
})

test('there is no record while the day is open, nor without approval', async () => {
  await approved()
  await company.byHand(tuesday, '08:25')
  expect(await records()).toEqual([])
  await nextDay()
  expect(await records()).toMatchObject([{ status: 'NO_TIME_OUT', payable: 0 }])
})

test('every change of a fact settles it again: punch, void, later approval, cancellation', async () => {
  const id = await approved()
  await worked(null)
  expect(await recordOf()).toMatchObject({ status: 'NO_TIME_OUT', payable: 0, pay: { amount: 0 } })
  await company.byHand(tuesday, '19:00')
  expect(await recordOf()).toMatchObject({ status: 'NORMAL', payable: 90 })
  const hr = await company.as('hr')
  const punches = (await call(server, hr, listPunches, { from: tuesday, to: tuesday })).data.rows
  for (const punch of punches) await call(server, hr, voidPunch, { id: punch.id, reason: 'Another person' })
  expect(await recordOf()).toMatchObject({ status: 'ABSENT' })
  const cancelled = { id, reason: 'It was not needed' }
  const request = (await call(server, await company.as('employee'), requestOtCancellation, cancelled)).data
  for (const by of ['manager', 'hr'] as const)
    await call(server, await company.as(by), approveOtRequest, { id: request.id })
  expect(await records()).toEqual([])
  await approved({ timeOut: '18:30' })
  expect(await recordOf()).toMatchObject({ status: 'ABSENT', approved: 60 })
})

test('the monthly limit cuts later dates, and gives the minutes back to them', async () => {
  const desk = otDesk(server, await company.as('admin'))
  const { id, version } = await desk.standard()
  await approved()
  await worked('20:00')
  await approved({ date: '2026-03-11' })
  await worked('20:00', '2026-03-11')
  const input = { ...otSettingInput({ name: 'Standard', nameLo: '', maxHourPerMonth: 4 }), jobGradeIds: [] }
  const changed = await call(server, await company.as('admin'), updateOtSetting, { id, ...input, version })
  expect(changed.status).toBe(200)
  const payable = async () => (await records()).map(({ date, payable: minutes }) => [date.slice(8), minutes])
  expect(await payable()).toEqual([
    ['11', 90],
    ['10', 150],
  ])
  await correct(30)
  expect(await payable()).toEqual([
    ['11', 150],
    ['10', 30],
  ])
})

test('the salary of the date pays it, and a later one does not', async () => {
  await approved()
  await worked('19:30')
  expect(await recordOf()).toMatchObject({ pay: { amount: 37_500 } })
  await pay(5_200_000, '2026-03-11')
  expect(await recordOf()).toMatchObject({ pay: { amount: 37_500 } })
  await pay(5_200_000, tuesday)
  expect(await recordOf()).toMatchObject({ pay: { amount: 75_000 } })
})

describe('correction', () => {
  test('is previewed, entered with a reason, shown with its history and undone', async () => {
    await approved()
    await worked(null)
    const asked = { employeeId: company.employee.id, date: tuesday, minutes: 120 }
    const hr = await company.as('hr')
    const preview = (await call(server, hr, contract.previewOtCorrection, asked)).data
    expect(preview).toMatchObject({
      before: { status: 'NO_TIME_OUT', payable: 0 },
      after: { status: 'MANUAL', payable: 120, pay: { amount: 37_500 } },
    })
    expect(await recordOf()).toMatchObject({ status: 'NO_TIME_OUT' })
    const { id: correctionId } = (await correct(120)).data.corrections[0] ?? { id: '' }
    expect(await recordOf()).toMatchObject(preview.after)
    expect((await correct(60)).data).toMatchObject({
      payable: 60,
      reasons: expect.arrayContaining([expect.objectContaining({ en: 'HR entered 1 h' })]),
    })
    const undo = async (id: string) => call(server, hr, contract.undoOtCorrection, { id })
    // The earlier entry applies again only if it is the latest that is not undone.
    expect((await undo(correctionId)).data).toMatchObject({ payable: 60 })
    expect(await undo(correctionId)).toMatchObject({ status: 409, code: 'OT_CORRECTION_UNDONE' })
    const last = (await shown('hr')).data.corrections[1]
    expect((await undo(last?.id ?? '')).data).toMatchObject({
      status: 'NO_TIME_OUT',
      corrections: [
        { minutes: 120, by: { id: company.hr.id }, undoneBy: { id: company.hr.id } },
        { minutes: 60, undoneBy: { id: company.hr.id } },
      ],
    })
    const bell = (await call(server, await company.as('employee'), listNotifications, {})).data.rows
    expect(bell.map(({ title }) => title).slice(0, 2)).toEqual([
      'hr Tester undid a correction to your overtime',
      'hr Tester undid a correction to your overtime',
    ])
  })

  test('of more than is approved, without a reason, or of no record is refused', async () => {
    await approved()
    await worked('20:00')
    expect(await correct(151)).toMatchObject({ status: 422, code: 'OT_MORE_THAN_APPROVED' })
    expect(await correct(30, { date: '2026-03-09' })).toMatchObject({ status: 404 })
    const input = { employeeId: company.employee.id, date: tuesday, minutes: 30, reason: '' }
    expect(await call(server, await company.as('hr'), contract.correctOtRecord, input)).toMatchObject({
      status: 400,
    })
    const refused = { ...input, reason: 'I worked longer' }
    for (const by of ['manager', 'employee', 'colleague'] as const)
      expect((await call(server, await company.as(by), contract.correctOtRecord, refused)).status).toBe(403)
    expect(await recordOf()).toMatchObject({ status: 'NORMAL', payable: 150 })
  })
})

test('a closed period changes only with a reason, and lists what changed', async () => {
  await approved()
  await worked('19:00')
  server.setNow(vientiane('2026-03-21', '06:00'))
  await runJob(server, 'attendance.close')
  const hr = await company.as('hr')
  expect((await call(server, hr, closePeriod, { id: '2026-03' })).status).toBe(200)
  expect(await recordOf()).toMatchObject({ locked: true })
  expect(await correct(120)).toMatchObject({ status: 409, code: 'OT_PERIOD_CLOSED' })
  expect((await pay(5_200_000, tuesday)).status).toBe(400)
  expect(await recordOf()).toMatchObject({ payable: 90, pay: { amount: 28_125 } })
  expect((await correct(120, { inClosedPeriod: true })).status).toBe(200)
  expect((await pay(5_200_000, tuesday, 'The raise was agreed in February')).status).toBe(200)
  const differences = (await call(server, hr, listDifferences, { id: '2026-03' })).data.rows
  expect(differences).toMatchObject([
    {
      cause: 'PAY',
      reason: 'The raise was agreed in February',
      overtime: { before: { payable: 120, pay: { amount: 37_500 } }, after: { pay: { amount: 75_000 } } },
    },
    {
      cause: 'OT_CORRECTION',
      changedBy: { id: company.hr.id },
      overtime: { before: { status: 'NORMAL', payable: 90 }, after: { status: 'MANUAL', payable: 120 } },
    },
  ])
})

describe('who sees what', () => {
  beforeEach(async () => {
    await approved()
    await worked('19:42')
  })

  test('own records with pay, the team without, everybody by permission', async () => {
    expect((await listed('employee', { scope: 'mine' })).data.rows).toMatchObject([
      { pay: { amount: 41_250 } },
    ])
    expect((await listed('manager', { scope: 'team' })).data.rows).toMatchObject([
      { payable: 132, pay: null },
    ])
    expect((await listed('colleague', { scope: 'mine' })).data.rows).toEqual([])
    for (const [by, scope] of [
      ['employee', 'team'],
      ['employee', 'all'],
      ['manager', 'all'],
    ] as const)
      expect((await listed(by, { scope })).status).toBe(403)
    expect((await shown('colleague')).status).toBe(404)
    const team = (await shown('manager')).data
    expect(team).toMatchObject({ pay: null, mayCorrect: false })
    expect(JSON.stringify(team)).not.toContain('41')
  })

  test('filters by status, person and search; an export has the same rows', async () => {
    expect((await listed('hr', { status: 'ABSENT' })).data.rows).toEqual([])
    expect((await listed('hr', { status: 'NORMAL' })).data.total).toBe(1)
    expect((await listed('hr', { search: 'nobody of this name' })).data.total).toBe(0)
    expect((await listed('hr', { employeeId: company.colleague.id })).data.total).toBe(0)
    const token = await company.as('hr')
    const file = await call(server, token, contract.exportOtRecords, { ...range, scope: 'all' })
    expect(file.data.rows).toMatchObject([
      { date: tuesday, asked: '17:30-20:00', payable: 132, pay: { amount: 41_250 } },
    ])
    const backwards = { from: '2026-03-10', to: '2026-03-09' }
    expect(await listed('hr', backwards)).toMatchObject({ code: 'END_BEFORE_START' })
  })
})

test('flagged records come first, page by page', async () => {
  for (const [date, until] of [
    [tuesday, '20:00'],
    ['2026-03-11', null],
    ['2026-03-12', '19:00'],
  ] as const) {
    await approved({ date })
    await worked(until, date)
  }
  const seen: string[] = []
  for (let after: string | undefined, page = 0; page < 3; page++) {
    const { rows, next } = (await listed('hr', { limit: 1, ...(after && { after }) })).data
    seen.push(...rows.map(({ date }) => date))
    after = next
  }
  expect(seen).toEqual(['2026-03-11', '2026-03-12', tuesday])
})

test('settling everything from scratch changes nothing', async () => {
  for (const [date, until] of [
    [tuesday, '20:00'],
    ['2026-03-11', null],
  ] as const) {
    await approved({ date })
    await worked(until, date)
  }
  await correct(45)
  const before = await records()
  expect(before.length).toBe(2)
  await company.inside(async trx => {
    await trx.deleteFrom('ot_record').execute()
    const people = { employeeIds: company.everybody, from: '2026-03-02', to: '2026-03-12' }
    await settleRecords(trx, people, { by: null, cause: 'DAY_ENDED', isJob: true })
  })
  expect(await records()).toEqual(before)
})
