// Attendance rates (A9): dated penalty tables by job grade, and recomputing stored days.
import { listAudit } from '@hr/contract/audit.ts'
import {
  createAttendanceRates,
  deleteAttendanceRate,
  getAttendanceRate,
  listAttendanceRates,
  listRateGrades,
  previewNewRates,
  previewRateChange,
  previewRateDeletion,
  updateAttendanceRate,
} from '@hr/contract/attendance-rate.ts'
import { deleteJobGrade } from '@hr/contract/position.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { keptWorld } from '#test/kept-world.ts'
import { leaveCompany } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { perTest } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { recomputeDays } from '../day/recompute-days.ts'
import { newId } from '#api/db/new-id.ts'
import { insertPunches } from '../punch/punch.store.ts'

const freshCompany = keptWorld(leaveCompany)
const server = testServer()
const company = perTest(() => freshCompany(server))
let other: LeaveCompany
beforeAll(async () => {
  server.setNow(now)
  other = await leaveCompany(server)
})
beforeEach(async () => {
  await lateOnMondayAndTuesday()
})

/** Thursday 5 March 2026, 20:00 in Vientiane. */
const now = '2026-03-05T13:00:00Z'
const dates = { from: '2026-03-02', to: '2026-03-04' }
const hr = () => company.tokens.hr

/** The employee, of grade SO, is 10 minutes late on Monday and 40 on Tuesday. */
const lateOnMondayAndTuesday = () =>
  company.inside(async trx => {
    const { id } = await trx
      .selectFrom('job_grade')
      .select('id')
      .where('name', '=', 'SO')
      .executeTakeFirstOrThrow()
    await trx.updateTable('company_profile').set({ attendance_since: '2026-03-02' }).execute()
    await trx
      .updateTable('employee_job')
      .set({ job_grade_id: id })
      .where('employee_id', '=', company.employee.id)
      .execute()
    const times = ['2026-03-02T08:40', '2026-03-02T17:30', '2026-03-03T09:10', '2026-03-03T17:30']
    await insertPunches(
      trx,
      times.map(time => ({
        id: newId(),
        employee_id: company.employee.id,
        at: new Date(`${time}:00+07:00`),
        time_zone: 'Asia/Vientiane',
        source: 'DEVICE',
        device: '',
        received_at: new Date(now),
        reason: '',
      })),
    )
    await computed(trx)
  })
const computed = (trx: Parameters<Parameters<LeaveCompany['inside']>[0]>[0]) => {
  const days = { employeeIds: [company.employee.id], ...dates }
  return recomputeDays(trx.as({ now: new Date(now) }), days, { by: null, cause: 'RATES' })
}
const penalties = () =>
  company.inside(async trx => {
    const rows = await trx
      .selectFrom('attendance_day')
      .select(['date', 'penalty_amount'])
      .where('employee_id', '=', company.employee.id)
      .where('late_minutes', '>', 0)
      .orderBy('date')
      .execute()
    return rows.map(row => row.penalty_amount)
  })
const rates = async (token = hr()) => (await call(server, token, listAttendanceRates, {})).data
const gradeId = async (name: string) =>
  (await call(server, hr(), listRateGrades, {})).data.find(grade => grade.name === name)?.id ?? ''
const rateOf = async (name: string) => {
  const rate = (await rates()).find(({ jobGrade }) => jobGrade.name === name)
  if (!rate) throw new Error(`No table of ${name}`)
  return rate
}
const bands = [
  { minTime: 1, maxTime: 30, amount: 5000 },
  { minTime: 31, maxTime: 120, amount: 7000 },
]
const create = async (changes: object = {}, token = hr()) =>
  call(server, token, createAttendanceRates, {
    jobGradeIds: [await gradeId('SO')],
    from: '2026-03-03',
    rows: bands,
    ...changes,
  })

describe('a new company', () => {
  test('has the eleven grades of the spec, each with its table', async () => {
    const listed = await rates()
    expect(listed.map(({ jobGrade }) => jobGrade.name)).toEqual([
      'GM',
      'GM-1',
      'GM-2',
      'GM-3',
      'SO',
      'O',
      'O-1',
      'O-2',
      'SS',
      'SS-1',
      'SS-2',
    ])
    expect(listed[4]).toMatchObject({ isSinceEver: true, to: null, version: 1 })
    expect(listed[4]?.rows).toEqual([
      { timeIn: '08:31', toTime: '08:45', minTime: 1, maxTime: 15, amount: 18_000 },
      { timeIn: '08:46', toTime: '09:00', minTime: 16, maxTime: 30, amount: 36_000 },
      { timeIn: '09:01', toTime: '09:30', minTime: 31, maxTime: 60, amount: 72_000 },
      { timeIn: '09:31', toTime: '17:30', minTime: 61, maxTime: 90, amount: 144_000 },
    ])
    expect(await penalties()).toEqual([18_000, 72_000])
  })

  test('lists holders per grade, and whether a table applies today', async () => {
    const grades = (await call(server, hr(), listRateGrades, {})).data
    expect(grades.find(({ name }) => name === 'SO')).toMatchObject({ hasRate: true, people: 1 })
    const rate = await rateOf('SO')
    await call(server, hr(), deleteAttendanceRate, { id: rate.id })
    expect(
      (await call(server, hr(), listRateGrades, {})).data.filter(({ hasRate }) => !hasRate),
    ).toMatchObject([{ name: 'SO', people: 1 }])
    expect(await penalties()).toEqual([null, null])
  })

  test('a deleted grade deletes its table', async () => {
    const id = await gradeId('GM-3')
    await call(server, company.tokens.admin, deleteJobGrade, { id })
    expect((await rates()).some(({ jobGrade }) => jobGrade.id === id)).toBe(false)
  })
})

describe('a new table', () => {
  test('applies from its day on; earlier days stay', async () => {
    const preview = (
      await call(server, hr(), previewNewRates, {
        jobGradeIds: [await gradeId('SO')],
        from: '2026-03-03',
        rows: bands,
      })
    ).data
    expect(preview.effect).toEqual({
      people: 1,
      days: 1,
      before: 72_000,
      after: 7000,
      withoutRateBefore: 0,
      withoutRateAfter: 0,
    })
    expect(preview).toMatchObject({ from: '2026-03-03', grades: [{ name: 'SO', people: 1 }] })
    expect(await penalties()).toEqual([18_000, 72_000])
    const { rates: made, effect } = (await create()).data
    expect(effect).toEqual(preview.effect)
    expect(made).toMatchObject([{ from: '2026-03-03', to: null, isSinceEver: false }])
    expect(made[0]?.rows).toEqual([
      { timeIn: '08:31', toTime: '09:00', ...bands[0] },
      { timeIn: '09:01', toTime: '17:30', ...bands[1] },
    ])
    expect(await penalties()).toEqual([18_000, 7000])
    expect((await rates()).filter(({ jobGrade }) => jobGrade.name === 'SO')).toMatchObject([
      { from: '2026-03-03', to: null },
      { isSinceEver: true, to: '2026-03-02' },
    ])
    await company.inside(computed)
    expect(await penalties()).toEqual([18_000, 7000])
  })

  test('of several grades at once; planned ones change no day yet', async () => {
    const jobGradeIds = [await gradeId('SO'), await gradeId('GM'), await gradeId('SO')]
    const { rates: made, effect } = (await create({ jobGradeIds, from: '2026-04-01' })).data
    expect(made.map(({ jobGrade }) => jobGrade.name)).toEqual(['GM', 'SO'])
    expect(effect).toMatchObject({ people: 0, days: 0 })
    expect(await penalties()).toEqual([18_000, 72_000])
  })

  test('may include clock times', async () => {
    const { rates: made } = (
      await create({ rows: [{ minTime: 1, maxTime: 30, amount: 5000, timeIn: '08:01', toTime: '08:30' }] })
    ).data
    expect(made[0]?.rows).toEqual([
      { timeIn: '08:01', toTime: '08:30', minTime: 1, maxTime: 30, amount: 5000 },
    ])
  })

  test.each([
    ['no band', { rows: [] }, 'rows', 'Add at least one band'],
    [
      'a gap',
      { rows: [bands[0], { minTime: 32, maxTime: 60, amount: 9000 }] },
      'rows.1.minTime',
      'Must start at minute 31: bands must not overlap or leave gaps',
    ],
    [
      'an overlap',
      { rows: [bands[0], { minTime: 30, maxTime: 60, amount: 9000 }] },
      'rows.1.minTime',
      'Must start at minute 31: bands must not overlap or leave gaps',
    ],
    [
      'an end before its begin',
      { rows: [bands[0], { minTime: 31, maxTime: 30, amount: 9000 }] },
      'rows.1.maxTime',
      'Must be 31 or later',
    ],
    [
      'cheaper when later',
      { rows: [bands[0], { minTime: 31, maxTime: 60, amount: 4999 }] },
      'rows.1.amount',
      'A later band must not cost less than the one before: at least 5000',
    ],
    ['no grade', { jobGradeIds: [] }, 'jobGradeIds', 'Job grade is required'],
  ])('refused with %s', async (_, changes, field, text) => {
    const answer = await create(changes)
    expect(answer).toMatchObject({ status: 400, fields: { [field]: text } })
    expect(await rates()).toHaveLength(11)
  })

  test('is unique per grade and day, also in a race', async () => {
    const answers = await Promise.all([create(), create(), create()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.fields).toEqual({
      from: 'From date is already in use',
    })
    expect(await penalties()).toEqual([18_000, 7000])
  })
})

describe('a changed table', () => {
  const changed = { from: '2026-03-03', rows: [{ minTime: 1, maxTime: 600, amount: 1000 }] }

  test('its amounts: its days are recomputed', async () => {
    const [rate] = (await create()).data.rates
    const change = { id: rate?.id ?? '', version: 1, ...changed }
    const preview = (await call(server, hr(), previewRateChange, change)).data
    expect(preview.effect).toMatchObject({ people: 1, days: 1, before: 7000, after: 1000 })
    const answer = (await call(server, hr(), updateAttendanceRate, change)).data
    expect(answer).toMatchObject({ rate: { version: 2, rows: [{ maxTime: 600 }] }, effect: preview.effect })
    expect(await penalties()).toEqual([18_000, 1000])
    expect(await call(server, hr(), updateAttendanceRate, change)).toMatchObject({ status: 409 })
    const { rows } = (await call(server, company.tokens.admin, listAudit, { entity: 'attendance_rate' })).data
    expect(rows.map(({ operation }) => operation)).toEqual(['UPDATE', 'CREATE'])
  })

  test('its first day: days before it use the previous table', async () => {
    const [rate] = (await create({ from: '2026-03-02' })).data.rates
    expect(await penalties()).toEqual([5000, 7000])
    const change = { id: rate?.id ?? '', version: 1, from: '2026-03-03', rows: bands }
    expect((await call(server, hr(), updateAttendanceRate, change)).data.effect).toMatchObject({
      days: 1,
      before: 5000,
      after: 18_000,
    })
    expect(await penalties()).toEqual([18_000, 7000])
  })

  test('deleted: the previous table applies instead', async () => {
    const [rate] = (await create()).data.rates
    const preview = (await call(server, hr(), previewRateDeletion, { id: rate?.id ?? '' })).data
    expect(preview.effect).toMatchObject({ days: 1, before: 7000, after: 72_000 })
    expect(await call(server, hr(), deleteAttendanceRate, { id: rate?.id ?? '' })).toMatchObject({
      status: 200,
    })
    expect(await penalties()).toEqual([18_000, 72_000])
    expect(await call(server, hr(), getAttendanceRate, { id: rate?.id ?? '' })).toMatchObject({ status: 404 })
  })

  test('of another company is not found', async () => {
    const { id } = await rateOf('SO')
    const token = other.tokens.hr
    expect(await call(server, token, getAttendanceRate, { id })).toMatchObject({ status: 404 })
    expect(await call(server, token, updateAttendanceRate, { id, version: 1, ...changed })).toMatchObject({
      status: 404,
    })
    expect(await call(server, token, deleteAttendanceRate, { id })).toMatchObject({ status: 404 })
    expect(await create({}, token)).toMatchObject({ status: 404 })
    expect(await rates()).toHaveLength(11)
  })
})
