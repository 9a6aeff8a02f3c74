// HR overrules days of attendance (A8): effects, permissions, periods, many days at once, concurrent changes.
import {
  listOverrules,
  overruleDay,
  overruleDays,
  previewOverrules,
  undoOverrule,
} from '@hr/contract/attendance-overrule.ts'
import { closePeriod, listDifferences } from '@hr/contract/attendance-period.ts'
import { changeJob } from '@hr/contract/employee-job.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#api/db/new-id.ts'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceCompany, AttendanceName } from '#test/attendance.ts'
import { seededGrade } from '#test/attendance-steps.ts'
import { call } from '#test/call.ts'
import { runJob } from '#test/run-jobs.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
let company: AttendanceCompany
const other = perFile(() => attendanceCompany(server))
const [monday, tuesday, wednesday] = ['2026-03-02', '2026-03-03', '2026-03-04'] as const
const reason = 'The road was flooded'

beforeAll(async () => {
  await begin()
})

/**
 * The employee: late on Monday for 18,000, early on Tuesday, absent on Wednesday. The colleague is late on Monday too.
 */
async function begin() {
  company = await attendanceCompany(server)
  const jobGradeId = await seededGrade(company)
  server.setNow(vientiane('2026-03-05', '06:00'))
  for (const { id } of [company.employee, company.colleague]) {
    await call(server, await company.as('hr'), changeJob, { id, from: monday, jobGradeId })
    await company.byHand(monday, '08:40', 'hr', id)
    await company.byHand(monday, '17:30', 'hr', id)
  }
  await company.byHand(tuesday, '08:30')
  await company.byHand(tuesday, '17:00')
  await runJob(server, 'attendance.close')
}

type Asked = InputOf<typeof overruleDay>
const waive = (changes: Partial<Asked> = {}): Asked => ({
  employeeId: company.employee.id,
  date: monday,
  type: 'LATE',
  reason,
  ...changes,
})
const overrule = async (changes: Partial<Asked> = {}, by: AttendanceName = 'hr') =>
  call(server, await company.as(by), overruleDay, waive(changes))
const undo = async (input: InputOf<typeof undoOverrule>, by: AttendanceName = 'hr') =>
  call(server, await company.as(by), undoOverrule, input)
const history = async (input: InputOf<typeof listOverrules> = {}) =>
  (await call(server, await company.as('hr'), listOverrules, input)).data
const stored = async (date: string, id = company.employee.id) =>
  (await company.stored()).find(row => row.date === date && row.employee_id === id)

test.each<[string, Partial<Asked>, number, string]>([
  ['a short reason', { reason: 'ok' }, 400, 'INVALID_INPUT'],
  ['times of a waiver', { timeIn: '08:30' }, 400, 'INVALID_INPUT'],
  ['no time', { type: 'TIME_ATTENDANCE', timeIn: '25:00' }, 400, 'INVALID_INPUT'],
  ['the same time', { type: 'TIME_ATTENDANCE', timeIn: '08:30', timeOut: '08:30' }, 422, 'TIMES_SAME'],
  ['swapped', { type: 'TIME_ATTENDANCE', timeIn: '17:30', timeOut: '08:30' }, 422, 'OVERRULE_TIMES_SWAPPED'],
  ['nothing to set', { type: 'TIME_ATTENDANCE' }, 422, 'OVERRULE_NO_TIMES'],
  ['not early', { type: 'EARLY_OUT' }, 422, 'OVERRULE_NOT_EARLY'],
  ['not waived', { type: 'UNWAIVE_ATTENDANCE' }, 422, 'OVERRULE_NOT_WAIVED'],
  ['tomorrow', { date: '2026-03-06' }, 422, 'OVERRULE_NO_DAY'],
  ['before attendance was kept', { date: '2026-02-27' }, 422, 'OVERRULE_NO_DAY'],
  ['later', { type: 'TIME_ATTENDANCE', date: '2026-03-05', timeIn: '08:30' }, 422, 'OVERRULE_TIME_FUTURE'],
])('refused: %s', async (_, changes, status, code) => {
  expect(await overrule(changes)).toMatchObject({ status, code })
  expect((await history()).rows).toEqual([])
})

describe('one day', () => {
  beforeEach(begin)

  test('a waiver removes the penalty, notifies, appears in the history, and its undo leaves no trace on the day', async () => {
    const before = await stored(monday)
    expect(before).toMatchObject({ status: 'LATE', late_minutes: 10, penalty_amount: 18000 })
    const { actionId, day } = (await overrule()).data
    expect(day).toMatchObject({ status: 'WAIVE', lateTime: 0, waivedLate: 10, penalty: 0 })
    expect(await stored(monday)).toMatchObject({ status: 'WAIVE', late_minutes: 0, penalty_amount: 0 })
    expect((await history()).rows).toMatchObject([
      {
        actionId,
        employee: { id: company.employee.id },
        date: monday,
        type: 'LATE',
        timeIn: null,
        reason,
        by: { id: company.hr.id },
        undoneAt: null,
        mayUndo: true,
        actionDays: 1,
      },
    ])
    const explained = (await company.explained('employee', monday)).data
    expect(explained.overrules).toMatchObject([{ type: 'LATE', reason, by: { id: company.hr.id } }])
    expect(explained.reasons.map(({ en }) => en)).toContain('HR waived 10 min late')
    const bell = async () =>
      (await call(server, await company.as('employee'), listNotifications, {})).data.rows[0]
    expect(await bell()).toMatchObject({
      body: `Late waived, 02/03/2026: ${reason}`,
      link: `/app/attendances/lists/my-attendance?at=${monday}&day=${monday}`,
    })
    const entry = await company.inside(trx =>
      trx
        .selectFrom('audit_entry')
        .select(['operation', 'after', 'employee_id'])
        .where('entity_id', '=', actionId)
        .executeTakeFirstOrThrow(),
    )
    expect(entry).toMatchObject({
      operation: 'CREATE',
      employee_id: company.hr.id,
      after: { employeeId: company.employee.id, dates: [monday], type: 'LATE', reason },
    })

    expect((await undo({ actionId })).data).toEqual({ days: 1 })
    expect(await stored(monday)).toEqual(before)
    expect((await undo({ actionId })).code).toBe('OVERRULE_UNDONE')
    expect((await history()).rows).toMatchObject([
      { undoneBy: { id: company.hr.id }, mayUndo: false, actionDays: 0 },
    ])
    expect((await bell())?.body).toBe('Late waived, 02/03/2026')
  })

  test('a waiver is reverted by another entry, which can be undone itself', async () => {
    await overrule()
    const { actionId, day } = (await overrule({ type: 'UNWAIVE_ATTENDANCE' })).data
    expect(day).toMatchObject({ status: 'LATE', penalty: 18000 })
    await undo({ actionId })
    expect(await stored(monday)).toMatchObject({ status: 'WAIVE' })
  })

  test('times by hand: a missing one stays the punched time; without both they are removed', async () => {
    const set = (timeIn: string | null, timeOut: string | null, date: string = wednesday) =>
      overrule({ type: 'TIME_ATTENDANCE', date, timeIn, timeOut })
    expect((await set('08:30', '17:30')).data.day.status).toBe('REGULAR')
    expect((await set('08:30', '17:30')).code).toBe('OVERRULE_TIMES_HELD')
    expect((await set(null, null)).data.day.status).toBe('ABSENT')
    expect((await set(null, '17:30', tuesday)).data.day).toMatchObject({
      status: 'REGULAR',
      periods: [{ timeCheck: { timeIn: '08:30' } }, { timeCheck: { timeOut: '17:30' } }],
    })
  })
})

test('needs the permission, never for oneself, and nobody of another company', async () => {
  await begin()
  expect((await call(server, null, overruleDay, waive())).status).toBe(401)
  for (const name of ['manager', 'employee'] as const) expect((await overrule({}, name)).status).toBe(403)
  await company.byHand(monday, '09:00', 'admin', company.hr.id)
  expect(await overrule({ employeeId: company.hr.id })).toMatchObject({
    status: 403,
    code: 'OWN_RECORD',
  })
  expect((await overrule({ employeeId: other.employee.id })).status).toBe(404)
  const { actionId } = (await overrule({ employeeId: company.hr.id }, 'admin')).data
  expect((await undo({ actionId })).code).toBe('OWN_RECORD')
  expect((await undo({ actionId }, 'manager')).status).toBe(403)
  const foreign = await call(server, await other.as('hr'), undoOverrule, { actionId })
  expect(foreign.status).toBe(404)
  expect((await undo({ actionId, overruleId: newId() })).status).toBe(404)
  expect((await call(server, await other.as('hr'), listOverrules, {})).data.rows).toEqual([])
  expect((await history()).rows).toMatchObject([{ by: { id: company.admin.id }, mayUndo: false }])
})

test('a closed period changes only if confirmed, and the change is listed', async () => {
  await begin()
  server.setNow(vientiane('2026-03-21', '06:00'))
  await runJob(server, 'attendance.close')
  await call(server, await company.as('hr'), closePeriod, { id: '2026-03' })
  expect(await overrule()).toMatchObject({ status: 409, code: 'OVERRULE_PERIOD_CLOSED' })
  const { actionId } = (await overrule({ inClosedPeriod: true })).data
  expect((await undo({ actionId })).code).toBe('OVERRULE_PERIOD_CLOSED')
  await undo({ actionId, inClosedPeriod: true })
  const { rows } = (await call(server, await company.as('hr'), listDifferences, { id: '2026-03' })).data
  const late = { status: 'LATE', lateMinutes: 10, penalty: 18000 }
  const waived = { status: 'WAIVE', lateMinutes: 0, penalty: 0 }
  const facts = { employee: { id: company.employee.id }, changedBy: { id: company.hr.id }, reason }
  expect(rows).toMatchObject([
    { ...facts, cause: 'OVERRULE_UNDONE', before: waived, after: late },
    { ...facts, cause: 'OVERRULE', before: late, after: waived },
  ])
})

test('of two concurrent waivers one is refused, and of two concurrent undos as well', async () => {
  await begin()
  const both = await Promise.all([overrule(), overrule({}, 'admin')])
  expect(both.map(({ code }) => code).toSorted()).toEqual(['', 'OVERRULE_NOT_LATE'])
  const actionId = (await history()).rows[0]?.actionId ?? ''
  const undone = await Promise.all([undo({ actionId }), undo({ actionId }, 'admin')])
  expect(undone.map(({ code }) => code).toSorted()).toEqual(['', 'OVERRULE_UNDONE'])
  expect(await stored(monday)).toMatchObject({ status: 'LATE' })
})

describe('many days', () => {
  beforeEach(begin)

  const range = { from: monday, to: '2026-03-05', type: 'LATE' } as const
  const preview = async (changes: Partial<InputOf<typeof previewOverrules>> = {}) =>
    (await call(server, await company.as('hr'), previewOverrules, { ...range, ...changes })).data
  const many = async (days: InputOf<typeof overruleDays>['days']) =>
    (await call(server, await company.as('hr'), overruleDays, { reason, type: 'LATE', days })).data
  const daysOf = (rows: readonly { employee: { id: number }; date: string }[]) =>
    rows.map(({ employee, date }) => ({ employeeId: employee.id, date }))

  test('the result equals the preview, and one undo reverts exactly that', async () => {
    await company.byHand(monday, '09:00', 'admin', company.hr.id)
    const before = await company.stored()
    const { rows, leftOut, isMore } = await preview()
    expect(isMore).toBe(false)
    expect(leftOut).toMatchObject([{ code: 'OWN_RECORD', days: 1 }])
    expect(rows.map(row => [row.date, row.before.penalty, row.after.penalty, row.after.status])).toEqual([
      [monday, 18000, 0, 'WAIVE'],
      [monday, 18000, 0, 'WAIVE'],
    ])
    expect(await company.stored()).toEqual(before)
    expect((await history()).rows).toEqual([])

    const done = await many(daysOf(rows))
    expect(done).toMatchObject({ days: 2, leftOut: [] })
    expect(await stored(monday, company.colleague.id)).toMatchObject({ status: 'WAIVE' })
    expect((await history()).rows.map(row => row.actionDays)).toEqual([2, 2])
    expect(await many(daysOf(rows))).toMatchObject({ actionId: null, days: 0 })
    expect((await undo({ actionId: done.actionId ?? '' })).data).toEqual({ days: 2 })
    expect(await company.stored()).toEqual(before)
  })

  test('one day of an action is undone alone; later entries stay', async () => {
    const done = await many(daysOf((await preview()).rows))
    const actionId = done.actionId ?? ''
    const ofColleague = (await history({ employeeId: company.colleague.id })).rows[0]
    await undo({ actionId, overruleId: ofColleague?.id ?? '' })
    expect((await stored(monday))?.status).toBe('WAIVE')
    expect(await stored(monday, company.colleague.id)).toMatchObject({ status: 'LATE' })
    await overrule({ type: 'TIME_ATTENDANCE', timeIn: '08:35' })
    expect((await undo({ actionId })).data).toEqual({ days: 1 })
    expect(await stored(monday)).toMatchObject({ status: 'LATE', late_minutes: 5 })
  })

  test('chosen people, a unit, named days; times for days with a problem', async () => {
    const employeeIds = [company.employee.id]
    expect((await preview({ employeeIds })).rows.map(({ date }) => date)).toEqual([monday])
    expect((await preview({ unitId: newId() })).rows).toEqual([])
    const named = [
      { employeeId: company.employee.id, date: monday },
      { employeeId: company.employee.id, date: tuesday },
      { employeeId: other.employee.id, date: monday },
    ]
    const given = await preview({ days: named })
    expect(daysOf(given.rows)).toEqual([named[0]])
    expect(given.leftOut.map(({ code, days }) => [code, days])).toEqual([
      ['OVERRULE_NOT_LATE', 1],
      ['OVERRULE_NO_DAY', 1],
    ])
    const times = { type: 'TIME_ATTENDANCE', timeIn: '08:30', timeOut: '17:30' } as const
    const { rows } = await preview({ ...times, employeeIds, to: wednesday })
    expect(rows.map(row => [row.date, row.before.status, row.after.status])).toEqual([
      [wednesday, 'ABSENT', 'REGULAR'],
      [tuesday, 'EARLY_OUT', 'REGULAR'],
      [monday, 'LATE', 'REGULAR'],
    ])
    expect((await preview({ from: tuesday, to: tuesday })).rows).toEqual([])
  })

  test('the history is filtered and paged', async () => {
    await many(daysOf((await preview()).rows))
    await overrule({ type: 'EARLY_OUT', date: tuesday }, 'admin')
    const of = async (input: InputOf<typeof listOverrules>) =>
      (await history(input)).rows.map(({ employee, date, type }) => [employee.id, date, type])
    const early = [company.employee.id, tuesday, 'EARLY_OUT']
    expect(await of({ type: 'EARLY_OUT' })).toEqual([early])
    expect(await of({ byId: company.admin.id })).toEqual([early])
    expect(await of({ from: tuesday })).toEqual([early])
    expect(await of({ to: monday, employeeId: company.colleague.id })).toEqual([
      [company.colleague.id, monday, 'LATE'],
    ])
    expect(await of({ search: 'colleague' })).toHaveLength(1)
    expect(await of({ unitId: newId() })).toEqual([])
    const { rows, next = '', total } = await history({ limit: 2 })
    const rest = await history({ limit: 2, after: next })
    expect([new Set([...rows, ...rest.rows].map(({ id }) => id)).size, total]).toEqual([3, 3])
  })
})
