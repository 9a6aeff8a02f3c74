// Fifty or more concurrent calls on one person's leave: as many succeed as fit, the others get a refusal, and nobody an
// error (L8, L9, R4, R6).
import { expect, test } from 'vitest'
import { endEmployment } from '@hr/contract/end-employment.ts'
import { createHoliday } from '@hr/contract/holiday.ts'
import { adjustLeave } from '@hr/contract/leave-summary.ts'
import { approveLeave, cancelLeave, rejectLeave, requestLeave } from '@hr/contract/leave.ts'
import { call } from '#test/call.ts'
import { detail, inOwnCompany, leaveRows, requested } from '#test/leave.ts'
import { runJob } from '#test/run-jobs.ts'
import { untilWaiting } from '#test/until-waiting.ts'

const { server, company } = inOwnCompany({ staysSound: true })

/** Fifty working days from Monday 4 May 2026. */
const dates = Array.from({ length: 70 }, (_, day) => new Date(Date.UTC(2026, 4, 4 + day)))
  .filter(date => date.getUTCDay() % 6 !== 0)
  .map(date => date.toISOString().slice(0, 10))
const request = (from: string) =>
  call(server, company.tokens.employee, requestLeave, company.draft({ from, to: from }))

/** 'OK' or the code of the refusal -> count. */
const outcomes = (answers: readonly { readonly code: string }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ code }) => code || 'OK')].map(([code, all]) => [code, all.length]),
  )

test('fifty requests where fifteen days fit', async () => {
  expect(dates).toHaveLength(50)
  const answers = await Promise.all(dates.map(request))
  expect(outcomes(answers)).toEqual({ OK: 15, LEAVE_BALANCE_NOT_ENOUGH: 35 })
  expect(new Set(answers.filter(({ code }) => code !== '').map(({ message }) => message))).toEqual(
    new Set(['Leave balance not enough']),
  )
  expect((await leaveRows(company)).requests.map(row => row.number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 15 }, (_, index) => index + 1),
  )
})

test('fifty decisions and cancellations of one request: one of them ends it', async () => {
  const { id } = await requested(server, company)
  const { manager, employee } = company.tokens
  const verbs = [
    () => call(server, manager, rejectLeave, { id, comment: 'No' }),
    () => call(server, employee, cancelLeave, { id }),
  ]
  const answers = await Promise.all(dates.map((_, index) => verbs[index % 2]?.()))
  const done = answers.filter(answer => answer?.code === '')
  expect(done).toHaveLength(1)
  expect(answers.every(answer => answer?.status === 200 || answer?.status === 409)).toBe(true)
  const { entries, events } = await leaveRows(company)
  expect(entries.map(entry => entry.kind).sort()).toEqual(['RELEASE', 'USE'])
  expect(events).toHaveLength(2)
})

test('fifty decisions and fifty cancellations of fifty requests of one person: all are answered, none is lost', async () => {
  const { hr, manager, employee } = company.tokens
  const given = { employeeId: company.employee.id, leaveTypeId: company.types.ANNUAL, date: '2026-03-02' }
  await call(server, hr, adjustLeave, { ...given, halfDays: 70, reason: 'Agreed' })
  const ids = (await Promise.all(dates.map(request))).map(({ data }) => data.id)
  const decided = await Promise.all(
    ids.map((id, index) =>
      index % 2 === 0
        ? call(server, manager, approveLeave, { id })
        : call(server, manager, rejectLeave, { id, comment: 'No' }),
    ),
  )
  expect(outcomes(decided)).toEqual({ OK: 50 })
  expect((await leaveRows(company)).entries.reduce((sum, entry) => sum + entry.half_days, 0)).toBe(-50)
  const cancelled = await Promise.all(ids.map(id => call(server, employee, cancelLeave, { id })))
  expect(outcomes(cancelled)).toEqual({ OK: 25, NOT_PENDING: 25 })
  const { entries, halfDays, events } = await leaveRows(company)
  expect(entries.reduce((sum, entry) => sum + entry.half_days, 0)).toBe(0)
  expect(halfDays.some(day => day.is_live)).toBe(false)
  expect(events).toHaveLength(50 + 50 + 25)
})

test('all at once: requests, decisions, jobs, adjustments, holidays and the end of the employment', async () => {
  const open = await Promise.all(dates.slice(0, 5).map(request))
  const ids = open.map(({ data }) => data.id)
  const { hr, admin, manager, employee } = company.tokens
  const adjustment = {
    employeeId: company.employee.id,
    leaveTypeId: company.types.ANNUAL,
    date: '2026-03-02',
  }
  const answers = await Promise.all([
    ...dates.slice(5, 20).map(request),
    ...ids.map(id => call(server, manager, approveLeave, { id })),
    ...ids.map(id => call(server, employee, cancelLeave, { id })),
    ...ids.map(id => call(server, hr, rejectLeave, { id, comment: 'No' })),
    ...[6, -4, 2, -8].map(halfDays =>
      call(server, hr, adjustLeave, { ...adjustment, halfDays, reason: 'Agreed' }),
    ),
    ...dates
      .slice(2, 8)
      .map(date => call(server, hr, createHoliday, { from: date, to: date, name: 'Festival' })),
    call(server, admin, endEmployment, { id: company.employee.id, date: '2026-05-20', reason: 'Resigned' }),
    runJob(server, 'leave.grant-year').then(() => ({ status: 200, code: '' })),
    runJob(server, 'leave.settle-ended').then(() => ({ status: 200, code: '' })),
    runJob(server, 'employee.day').then(() => ({ status: 200, code: '' })),
  ])
  expect(answers.filter(({ status }) => ![200, 403, 409, 422].includes(status))).toEqual([])
  const { requests, halfDays } = await leaveRows(company)
  const live = requests.filter(({ status }) => status === 'PENDING' || status === 'APPROVED')
  expect(live.filter(({ to_date: last }) => last > '2026-05-20')).toEqual([])
  const held = halfDays.filter(day => day.is_live && day.counted).map(day => day.date)
  expect(held.filter(date => dates.slice(2, 8).includes(date))).toEqual([])
})

test('a deadlock of two transactions is resolved, and both succeed', async () => {
  const { id } = await requested(server, company)
  let answering: ReturnType<typeof reject> | undefined
  const reject = () => call(server, company.tokens.manager, rejectLeave, { id, comment: 'No' })
  let turns = 0
  await company.inside(async trx => {
    turns += 1
    await trx.selectFrom('employee').select('id').where('id', '=', company.employee.id).forUpdate().execute()
    // It has locked the request, and waits for the balance.
    answering ??= reject()
    if (turns === 1) await untilWaiting(server, 1)
    await trx.selectFrom('leave_request').select('id').where('id', '=', id).forUpdate().execute()
  })
  expect((await answering)?.code).toBe('')
  expect((await detail(server, company.tokens.employee, id)).history).toHaveLength(2)
  expect((await leaveRows(company)).entries.map(entry => entry.half_days).sort()).toEqual([-2, 2])
})
