// Overtime records over HTTP: settled with the day, paid, listed, seen (O3-O6, A12, P5, P7).
import { voidPunch, listPunches } from '@hr/contract/attendance.ts'
import * as contract from '@hr/contract/ot-record.ts'
import {
  approveOtRequest,
  getOtRequest,
  previewOtRequest,
  requestOtCancellation,
} from '@hr/contract/ot-request.ts'
import { updateOtSetting } from '@hr/contract/ot-setting.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceName } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { overtimeWork, tuesday } from '#test/overtime-records.ts'
import { otDesk, otSettingInput } from '#test/overtime.ts'
import { testServer } from '#test/test-server.ts'
import { settleRecords } from '#api/attendance/overtime/settle-records.ts'

const server = testServer()
const company = keptPerTest(server, attendanceCompany)
let work: ReturnType<typeof overtimeWork>
beforeEach(async () => {
  work = overtimeWork(server, company)
  server.setNow(vientiane(tuesday, '17:00'))
  await work.pay(2_600_000)
})

test('a worked evening is settled with its day and explains itself', async () => {
  const id = await work.approved()
  await work.worked('19:42')
  expect(await work.records()).toMatchObject([
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
        en: 'Approved 17:30 - 20:00, present 08:25 - 19:42, 2\u00A0h\u00A012 at 150\u00A0%',
        lo: 'ອະນຸມັດ 17:30 - 20:00, ຢູ່ບ່ອນເຮັດວຽກ 08:25 - 19:42, 2\u00A0ຊມ\u00A012 ທີ່ 150\u00A0%',
      },
    },
  ])
  const detail = (await work.shown('employee')).data
  expect(detail.requests).toMatchObject([{ id, timeIn: '17:30' }])
  expect(detail.reasons.map(({ en }) => en)).toEqual([
    'Approved 17:30 - 20:00',
    'Present 08:25 - 19:42',
    'Break 0\u00A0min',
    '2\u00A0h\u00A012 at 150\u00A0%',
  ])
})

test('there is no record while the day is open, nor without approval', async () => {
  await work.approved()
  await company.byHand(tuesday, '08:25')
  expect(await work.records()).toEqual([])
  await work.nextDay()
  expect(await work.records()).toMatchObject([{ status: 'NO_TIME_OUT', payable: 0 }])
})

test('its request says what it came to, to readers who may see the record', async () => {
  const id = await work.approved()
  const resultFor = async (by: AttendanceName) =>
    (await call(server, await company.as(by), getOtRequest, { id })).data.record
  expect(await resultFor('employee')).toBeNull()
  await work.worked('19:42')
  const record = { status: 'NORMAL', worked: 132, payable: 132 }
  for (const by of ['employee', 'manager', 'hr'] as const) expect(await resultFor(by)).toEqual(record)
  const groups = ['OT_RECORD', 'OT_SUMMARY', 'TEAM_OT_REQUEST'] as const
  await company.inside(trx => trx.deleteFrom('role_permission').where('group_name', 'in', groups).execute())
  expect(await resultFor('hr')).toBeNull()
  expect(await resultFor('employee')).toEqual(record)
})

test('every change of a fact settles it again: punch, void, later approval, cancellation', async () => {
  const id = await work.approved()
  await work.worked(null)
  expect(await work.recordOf()).toMatchObject({ status: 'NO_TIME_OUT', payable: 0, pay: { amount: 0 } })
  await company.byHand(tuesday, '19:00')
  expect(await work.recordOf()).toMatchObject({ status: 'NORMAL', payable: 90 })
  const hr = await company.as('hr')
  const punches = (await call(server, hr, listPunches, { from: tuesday, to: tuesday })).data.rows
  for (const punch of punches) await call(server, hr, voidPunch, { id: punch.id, reason: 'Another person' })
  expect(await work.recordOf()).toMatchObject({ status: 'ABSENT' })
  const cancelled = { id, reason: 'It was not needed' }
  const request = (await call(server, await company.as('employee'), requestOtCancellation, cancelled)).data
  for (const by of ['manager', 'hr'] as const)
    await call(server, await company.as(by), approveOtRequest, { id: request.id })
  expect(await work.records()).toEqual([])
  await work.approved({ timeOut: '18:30' })
  expect(await work.recordOf()).toMatchObject({ status: 'ABSENT', approved: 60 })
})

test('the monthly limit cuts later dates, and gives the minutes back to them', async () => {
  const desk = otDesk(server, await company.as('admin'))
  const { id, version } = await desk.standard()
  await work.approved()
  await work.worked('20:00')
  await work.approved({ date: '2026-03-11' })
  await work.worked('20:00', '2026-03-11')
  const input = { ...otSettingInput({ name: 'Standard', nameLo: '', maxHourPerMonth: 4 }), jobGradeIds: [] }
  const changed = await call(server, await company.as('admin'), updateOtSetting, { id, ...input, version })
  expect(changed.status).toBe(200)
  const payable = async () =>
    (await work.records()).map(({ date, payable: minutes }) => [date.slice(8), minutes])
  expect(await payable()).toEqual([
    ['11', 90],
    ['10', 150],
  ])
  await work.correct(30)
  expect(await payable()).toEqual([
    ['11', 150],
    ['10', 30],
  ])
})

test('the salary of the date pays it, and a later one does not', async () => {
  await work.approved()
  await work.worked('19:30')
  expect(await work.recordOf()).toMatchObject({ pay: { amount: 37_500 } })
  await work.pay(5_200_000, '2026-03-11')
  expect(await work.recordOf()).toMatchObject({ pay: { amount: 37_500 } })
  await work.pay(5_200_000, tuesday)
  expect(await work.recordOf()).toMatchObject({ pay: { amount: 75_000 } })
})

describe('who sees what', () => {
  beforeEach(async () => {
    await work.approved()
    await work.worked('19:42')
  })

  test('own records with pay, the team without, everybody by permission', async () => {
    expect((await work.listed('employee', { scope: 'mine' })).data.rows).toMatchObject([
      { pay: { amount: 41_250 } },
    ])
    expect((await work.listed('manager', { scope: 'team' })).data.rows).toMatchObject([
      { payable: 132, pay: null },
    ])
    expect((await work.listed('colleague', { scope: 'mine' })).data.rows).toEqual([])
    for (const [by, scope] of [
      ['employee', 'team'],
      ['employee', 'all'],
      ['manager', 'all'],
    ] as const)
      expect((await work.listed(by, { scope })).status).toBe(403)
    expect((await work.shown('colleague')).status).toBe(404)
    const team = (await work.shown('manager')).data
    expect(team).toMatchObject({ pay: null, mayCorrect: false })
    expect(JSON.stringify(team)).not.toMatch(/41.?250/)
  })

  test('filters by status, person and search; an export has the same rows', async () => {
    expect((await work.listed('hr', { status: 'ABSENT' })).data.rows).toEqual([])
    expect((await work.listed('hr', { status: 'NORMAL' })).data.total).toBe(1)
    expect((await work.listed('hr', { search: 'nobody of this name' })).data.total).toBe(0)
    expect((await work.listed('hr', { employeeId: company.colleague.id })).data.total).toBe(0)
    const token = await company.as('hr')
    const file = await call(server, token, contract.exportOtRecords, {
      from: '2026-03-02',
      to: '2026-03-31',
      scope: 'all',
    })
    expect(file.data.rows).toMatchObject([
      { date: tuesday, asked: '17:30-20:00', payable: 132, pay: { amount: 41_250 } },
    ])
    const backwards = { from: '2026-03-10', to: '2026-03-09' }
    expect(await work.listed('hr', backwards)).toMatchObject({ code: 'END_BEFORE_START' })
  })
})

test('flagged records come first, page by page', async () => {
  for (const [date, until] of [
    [tuesday, '20:00'],
    ['2026-03-11', null],
    ['2026-03-12', '19:00'],
  ] as const) {
    await work.approved({ date })
    await work.worked(until, date)
  }
  const seen: string[] = []
  for (let after: string | undefined, page = 0; page < 3; page++) {
    const { rows, next } = (await work.listed('hr', { limit: 1, ...(after && { after }) })).data
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
    await work.approved({ date })
    await work.worked(until, date)
  }
  await work.correct(45)
  const before = await work.records()
  expect(before.length).toBe(2)
  await company.inside(async trx => {
    await trx.deleteFrom('ot_record').execute()
    const people = { employeeIds: company.everybody, from: '2026-03-02', to: '2026-03-12' }
    await settleRecords(trx, people, { by: null, cause: 'DAY_ENDED', isJob: true })
  })
  expect(await work.records()).toEqual(before)
})

test('the form says what it would pay, to those who may see pay', async () => {
  const sketch = { date: tuesday, timeIn: '17:30', timeOut: '21:30', fileCount: 0, approverIds: [] }
  const preview = async (by: AttendanceName) =>
    (await call(server, await company.as(by), previewOtRequest, sketch)).data.pay
  // The limit of the day cuts four hours to three.
  expect(await preview('employee')).toEqual({ amount: 56_250, currency: 'LAK', payable: 180 })
  await work.approved({ timeIn: '06:30', timeOut: '08:30' })
  expect(await preview('employee')).toEqual({ amount: 18_750, currency: 'LAK', payable: 60 })
  expect(await preview('colleague')).toBeNull()
})
