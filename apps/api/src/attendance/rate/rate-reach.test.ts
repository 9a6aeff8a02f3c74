// Who is affected by changed penalty tables, and the last period as if they had applied in it, over HTTP (A9).
import { addRoleMembers, createRole, updateRolePermissions } from '@hr/contract/access.ts'
import {
  createAttendanceRates,
  listRateGrades,
  previewNewRates,
  previewRateChange,
  previewRateDeletion,
} from '@hr/contract/attendance-rate.ts'
import { beforeEach, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { runJob } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, attendanceCompany)
/** Ten minutes late on 5 March, in the period that ends on the 20th; the people have the grade SO. */
beforeEach(async () => {
  const so = await gradeId('SO')
  await company.inside(trx =>
    trx
      .updateTable('employee_job')
      .set({ job_grade_id: so })
      .where('employee_id', 'in', [company.employee.id, company.colleague.id])
      .execute(),
  )
  server.setNow(vientiane('2026-03-05', '20:00'))
  await company.byHand('2026-03-05', '08:40')
  await company.byHand('2026-03-05', '17:30')
  server.setNow(vientiane('2026-03-25', '06:00'))
  await runJob(server, 'attendance.close')
})

const gradeId = async (name: string) =>
  (await call(server, await company.as('hr'), listRateGrades, {})).data.find(grade => grade.name === name)
    ?.id ?? ''
const flat = (amount: number) => [{ minTime: 1, maxTime: 600, amount }]
const table = async (amount: number, names = ['SO']) => ({
  jobGradeIds: await Promise.all(names.map(gradeId)),
  from: '2026-03-26',
  rows: flat(amount),
})
const preview = async (amount: number, names?: string[]) =>
  (await call(server, await company.as('hr'), previewNewRates, await table(amount, names))).data
const period = { from: '2026-02-21', to: '2026-03-20' }
const stored = () =>
  company.inside(trx =>
    trx
      .selectFrom('attendance_day')
      .select(['employee_id', 'date', 'penalty_amount'])
      .orderBy('employee_id')
      .orderBy('date')
      .execute(),
  )

test('a table that begins tomorrow says who is affected, and what the last period would have cost', async () => {
  const before = await stored()
  expect(await preview(5000, ['SO', 'GM'])).toEqual({
    effect: { people: 0, days: 0, before: 0, after: 0, withoutRateBefore: 0, withoutRateAfter: 0 },
    from: '2026-03-26',
    grades: [
      expect.objectContaining({ name: 'GM', people: 0 }),
      expect.objectContaining({ name: 'SO', people: 2 }),
    ],
    lastPeriod: {
      ...period,
      people: 1,
      days: 1,
      before: 18_000,
      after: 5000,
      withoutRateBefore: 0,
      withoutRateAfter: 0,
      rows: [{ employee: expect.objectContaining({ id: company.employee.id }), before: 18_000, after: 5000 }],
    },
  })
  expect(await stored()).toEqual(before)
})

test('equal amounts affect nobody, and another grade none of these people', async () => {
  const { from, grades, lastPeriod } = await preview(18_000)
  // Longer delays than any of the last period cost something else.
  expect({ from, grades: grades.length, lastPeriod }).toMatchObject({
    from: '2026-03-26',
    grades: 1,
    lastPeriod: { people: 0, before: 0, after: 0, rows: [] },
  })
  expect((await preview(5000, ['GM'])).lastPeriod).toMatchObject({ people: 0, rows: [] })
})

test('a table that changes nothing is refused, unless it changes another grade', async () => {
  const add = async (from: string, names?: string[]) =>
    call(server, await company.as('hr'), createAttendanceRates, { ...(await table(5000, names)), from })
  expect((await add('2026-03-26')).status).toBe(200)
  expect(await add('2026-03-27')).toMatchObject({
    status: 422,
    code: 'NOTHING_CHANGES',
    message: 'Nothing would change',
  })
  expect((await add('2026-03-27', ['SO', 'GM'])).data.rates).toHaveLength(2)
})

test('a corrected and a deleted table are compared in the same way', async () => {
  const hr = await company.as('hr')
  const { rates } = (await call(server, hr, createAttendanceRates, await table(5000))).data
  const { id = '', version = 1 } = rates[0] ?? {}
  const corrected = { id, version, from: '2026-03-28', rows: flat(7000) }
  expect((await call(server, hr, previewRateChange, corrected)).data).toMatchObject({
    from: '2026-03-26',
    grades: [{ name: 'SO' }],
  })
  expect(
    (await call(server, hr, previewRateChange, { ...corrected, from: '2026-03-26' })).data,
  ).toMatchObject({
    lastPeriod: { before: 18_000, after: 7000 },
  })
  const unchanged = { id, version, from: '2026-03-26', rows: rates[0]?.rows ?? [] }
  expect((await call(server, hr, previewRateChange, unchanged)).data).toMatchObject({
    from: null,
    grades: [],
    lastPeriod: { people: 0 },
  })
  expect((await call(server, hr, previewRateDeletion, { id })).data).toMatchObject({
    from: '2026-03-26',
    lastPeriod: { people: 0, rows: [] },
  })
})

test('without another table, deleting says that nobody knows the amount', async () => {
  const hr = await company.as('hr')
  const first = (await preview(5000)).grades[0]?.id
  const { id } = await company.inside(trx =>
    trx
      .selectFrom('attendance_rate')
      .select('id')
      .where('job_grade_id', '=', first ?? '')
      .executeTakeFirstOrThrow(),
  )
  expect((await call(server, hr, previewRateDeletion, { id })).data.lastPeriod).toMatchObject({
    people: 1,
    withoutRateAfter: 1,
    rows: [{ before: 18_000, after: null }],
  })
})

test('people whose attendance the reader may not see are counted and not named', async () => {
  const admin = await company.as('admin')
  const { id } = (await call(server, admin, createRole, { name: 'Rates' })).data
  await call(server, admin, updateRolePermissions, {
    id,
    permissionIds: ['ATTENDANCE_RATES:view', 'ATTENDANCE_RATES:add'],
  })
  await call(server, admin, addRoleMembers, { id, employeeIds: [company.manager.id] })
  await company.inside(trx =>
    trx
      .deleteFrom('employee_role')
      .where('employee_id', '=', company.manager.id)
      .where('role_id', '<>', id)
      .execute(),
  )
  const asked = await call(server, await company.as('manager'), previewNewRates, await table(5000))
  expect(asked.data.lastPeriod).toMatchObject({ people: 1, before: 18_000, after: 5000, rows: [] })
})

test('without attendance in the last period there is nothing to compare with', async () => {
  server.setNow(vientiane('2026-03-20', '20:00'))
  const asked = { ...(await table(5000)), from: '2026-03-21' }
  expect((await call(server, await company.as('hr'), previewNewRates, asked)).data.lastPeriod).toBeNull()
})
