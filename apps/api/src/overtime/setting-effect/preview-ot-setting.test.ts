// What changed rules would have done to the last closed period, over HTTP (O1).
import { closePeriod } from '@hr/contract/attendance-period.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { amendOtRequest, requestOt } from '@hr/contract/ot-request.ts'
import { previewOtSetting } from '@hr/contract/ot-setting.ts'
import { defaultOtSetting } from '@hr/domain/overtime/default-ot-setting.ts'
import { beforeEach, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceName } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { overtimeWork, tuesday } from '#test/overtime-records.ts'
import { otDesk } from '#test/overtime.ts'
import { runJob } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, attendanceCompany)
let work: ReturnType<typeof overtimeWork>
let standardId = ''
/** Three hours of overtime, of which two are worked; the period is closed. */
beforeEach(async () => {
  work = overtimeWork(server, company)
  server.setNow(vientiane(tuesday, '17:00'))
  await work.pay(2_600_000)
  standardId = (await otDesk(server, await company.as('admin')).standard()).id
  await work.approved({ timeOut: '20:30' })
  await work.worked('19:30')
  server.setNow(vientiane('2026-03-21', '06:00'))
  await runJob(server, 'attendance.close')
})

const close = async () => call(server, await company.as('hr'), closePeriod, { id: '2026-03' })
type Given = Partial<InputOf<typeof previewOtSetting>>
const preview = async (changes: Given = {}, by: AttendanceName = 'admin') =>
  call(server, await company.as(by), previewOtSetting, {
    ...defaultOtSetting,
    dailyOtTime: [...defaultOtSetting.dailyOtTime],
    id: standardId,
    from: '2026-04-01',
    jobGradeIds: [],
    ...changes,
  })

test('says what the records of the last closed period would come to, and changes nothing', async () => {
  await close()
  const before = await work.records()
  const { data } = await preview({ maxHourPerDay: 1 })
  expect(data).toMatchObject({
    period: { from: '2026-02-21', to: '2026-03-20' },
    people: 1,
    records: 1,
    minutes: { before: 120, after: 60 },
    pay: [{ currency: 'LAK', before: 37_500, after: 18_750 }],
    rows: [
      {
        employee: { id: company.employee.id },
        minutes: { before: 120, after: 60 },
        pay: [{ before: 37_500, after: 18_750 }],
      },
    ],
  })
  const doubled = defaultOtSetting.dailyOtTime.map(band => ({ ...band, percent: band.percent * 2 }))
  expect((await preview({ dailyOtTime: doubled })).data).toMatchObject({
    minutes: { before: 120, after: 120 },
    pay: [{ before: 37_500, after: 75_000 }],
  })
  expect((await preview({ workingDayPerMonth: 13 })).data.pay).toMatchObject([{ after: 75_000 }])
  expect(await work.records()).toEqual(before)
})

test('rules that change nothing change nobody, and a new setting only those it names', async () => {
  await close()
  expect((await preview()).data).toMatchObject({ people: 0, records: 0, rows: [] })
  expect((await preview({ id: undefined, maxHourPerDay: 1 })).data).toMatchObject({ people: 0 })
})

test('only a closed period is compared', async () => {
  expect((await preview({ maxHourPerDay: 1 })).data).toMatchObject({ period: null, people: 0, rows: [] })
})

test('counts requested and approved overtime of days to come that only the new limits refuse', async () => {
  const id = await work.approved({ date: '2026-04-02', timeOut: '19:30' })
  const ask = async (date: string, timeOut: string) =>
    call(server, await company.as('employee'), requestOt, {
      date,
      timeIn: '17:30',
      timeOut,
      reason: 'Closing the quarter',
    })
  await ask('2026-04-03', '20:30')
  await ask('2026-04-06', '18:30')
  const above = async (changes: Given) => (await preview(changes)).data.aboveLimits
  expect(await above({})).toBe(0)
  expect(await above({ maxHourPerDay: 2 })).toBe(1)
  expect(await above({ maxHourPerDay: 1 })).toBe(2)
  // Six hours of one period: each request is above a limit of five.
  expect(await above({ maxHourPerMonth: 6 })).toBe(0)
  expect(await above({ maxHourPerMonth: 5 })).toBe(3)
  expect(await above({ maxConsecutiveDays: 1 })).toBe(2)
  expect(await above({ from: '2026-04-03', maxHourPerDay: 1 })).toBe(1)
  expect(await above({ id: undefined, maxHourPerDay: 1 })).toBe(0)

  // A change of the approved request is above the limit, too: they are one.
  await call(server, await company.as('employee'), amendOtRequest, {
    id,
    date: '2026-04-02',
    timeIn: '17:30',
    timeOut: '20:00',
    reason: 'Longer',
  })
  expect(await above({ maxHourPerDay: 1 })).toBe(2)
})

test('bad rules, an unknown setting and readers without permission are refused', async () => {
  await close()
  expect(await preview({ minHourPerRequest: 4 })).toMatchObject({ status: 400 })
  expect((await preview({ id: company.workspaceId })).status).toBe(404)
  for (const by of ['manager', 'employee'] as const) expect((await preview({}, by)).status).toBe(403)
})
