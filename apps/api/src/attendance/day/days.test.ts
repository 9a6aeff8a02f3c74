import {
  addPunch,
  clock,
  explainDayOf,
  explainMyDay,
  listDaysOf,
  listMyDays,
  voidPunch,
} from '@hr/contract/attendance.ts'
import { approveLeave, cancelLeave, requestLeave } from '@hr/contract/leave.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, openSession } from '#test/call.ts'
import { leaveCompany } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { runJob } from '#test/run-jobs.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'
import { recomputeDays } from './recompute-days.ts'

let server: TestApp
let company: LeaveCompany
let other: LeaveCompany
beforeAll(async () => {
  server = await testApp()
  other = await leaveCompany(server)
})
beforeEach(async () => {
  at('2026-03-02', '07:00')
  company = await leaveCompany(server)
  await keptSince('2026-03-02')
})
afterAll(() => server.stop())

/** Monday 2 March 2026; wall clocks in Vientiane are seven hours ahead. */
const at = (date: string, time: string) => server.setNow(new Date(`${date}T${time}:00+07:00`).toISOString())
const keptSince = (date: string) =>
  company.inside(async trx => {
    await trx.updateTable('company_profile').set({ attendance_since: date }).execute()
  })
type Name = 'admin' | 'hr' | 'manager' | 'employee' | 'colleague'
/** A session of this moment: days pass here in no time. */
const as = (name: Name, of = company) =>
  openSession(server, { accountId: of[name].accountId, type: 'app', workspaceId: of.workspaceId })
const clocked = async () => (await call(server, await as('employee'), clock, {})).data
const myDays = async (from: string, to: string) =>
  (await call(server, await as('employee'), listMyDays, { from, to })).data
const statuses = async (from: string, to: string) =>
  (await myDays(from, to)).map(({ date, status }) => [date, status])
const byHand = async (date: string, time: string, by: Name = 'hr', of = company) =>
  call(server, await as(by, of), addPunch, {
    id: company.employee.id,
    date,
    time,
    reason: 'The reader was broken',
  })
const stored = () =>
  company.inside(trx =>
    trx
      .selectFrom('attendance_day')
      .select([
        'employee_id',
        'date',
        'status',
        'is_provisional',
        'late_minutes',
        'early_minutes',
        'penalty_amount',
      ])
      .select(['record', 'facts'])
      .orderBy('employee_id')
      .orderBy('date')
      .execute(),
  )
const everybody = () => [
  company.admin.id,
  company.hr.id,
  company.manager.id,
  company.employee.id,
  company.colleague.id,
]

describe('clocking in and out (A2-A5)', () => {
  test('the first punch says late at once, the last one ends the day', async () => {
    at('2026-03-02', '08:31')
    const first = await clocked()
    expect(first).toMatchObject({
      time: '08:31',
      day: { date: '2026-03-02', isProvisional: true, lateTime: 1 },
    })
    expect(first.day?.periods[0]?.timeCheck).toMatchObject({
      timeIn: '08:31',
      labelIn: 'LATE',
      timeOut: null,
    })
    at('2026-03-02', '17:40')
    const last = await clocked()
    expect(last.day?.periods.map(period => [period.timeCheck.timeOut, period.totalHours])).toEqual([
      [null, 3.48],
      ['17:40', 4.67],
    ])
    expect(last.day?.totalHours).toBe(8.15)
    at('2026-03-03', '09:00')
    expect(await statuses('2026-03-02', '2026-03-02')).toEqual([['2026-03-02', 'LATE']])
  })

  test('a second click in the same second is told, and changes nothing', async () => {
    at('2026-03-02', '08:00')
    await clocked()
    const before = await stored()
    expect((await call(server, await as('employee'), clock, {})).code).toBe('PUNCH_EXISTS')
    expect(await stored()).toEqual(before)
  })

  test('the owner of the space has no employee record to clock for', async () => {
    expect((await call(server, company.tokens.owner, clock, {})).code).toBe('NO_EMPLOYEE_RECORD')
  })

  test('two browsers at once: both punches are kept, and the day holds both', async () => {
    at('2026-03-02', '17:30')
    await Promise.all([byHand('2026-03-02', '08:20'), byHand('2026-03-02', '12:00'), clocked()])
    const explained = (await call(server, await as('employee'), explainMyDay, { date: '2026-03-02' })).data
    expect(explained.punches.map(({ time, source }) => [time, source])).toEqual([
      ['08:20', 'MANUAL'],
      ['12:00', 'MANUAL'],
      ['17:30', 'WEB'],
    ])
    expect(explained.day?.periods[0]?.timeCheck.timeIn).toBe('08:20')
    expect(explained.day?.periods[1]?.timeCheck.timeOut).toBe('17:30')
  })
})

describe('punches by HR (A2)', () => {
  test('are added and voided with a reason, and the day follows', async () => {
    at('2026-03-03', '09:00')
    expect(await statuses('2026-03-02', '2026-03-02')).toEqual([['2026-03-02', 'ABSENT']])
    await byHand('2026-03-02', '08:25')
    const { id } = (await byHand('2026-03-02', '17:30')).data
    expect(await statuses('2026-03-02', '2026-03-02')).toEqual([['2026-03-02', 'REGULAR']])
    const voided = await call(server, await as('hr'), voidPunch, { id, reason: 'Entered twice' })
    expect(voided.status).toBe(200)
    expect(await statuses('2026-03-02', '2026-03-02')).toEqual([['2026-03-02', 'NO_TIME_OUT']])
    expect((await call(server, await as('hr'), voidPunch, { id, reason: 'Again' })).code).toBe('PUNCH_VOIDED')
    const { punches } = (
      await call(server, await as('hr'), explainDayOf, { id: company.employee.id, date: '2026-03-02' })
    ).data
    expect(punches.map(({ time, voidReason }) => [time, voidReason])).toEqual([
      ['08:25', ''],
      ['17:30', 'Entered twice'],
    ])
  })

  test.each([
    ['2026-03-02', '07:01', 'PUNCH_FUTURE'],
    ['2024-01-07', '08:00', 'BEFORE_EMPLOYMENT'],
  ])('%s %s is refused: %s', async (date, time, code) => {
    expect((await byHand(date, time)).code).toBe(code)
  })

  test('the same minute twice is refused', async () => {
    at('2026-03-02', '10:00')
    await byHand('2026-03-02', '08:00')
    expect((await byHand('2026-03-02', '08:00')).code).toBe('PUNCH_EXISTS')
  })

  test('are no matter of employees and managers, nor of another company', async () => {
    expect((await byHand('2026-03-02', '06:00', 'employee')).status).toBe(403)
    expect((await byHand('2026-03-02', '06:00', 'manager')).status).toBe(403)
    expect((await byHand('2026-03-02', '06:00', 'hr', other)).status).toBe(404)
    const { id } = (await byHand('2026-03-02', '06:00')).data
    expect((await call(server, await as('hr', other), voidPunch, { id, reason: 'Not mine' })).status).toBe(
      404,
    )
  })

  test('cannot be changed or deleted by the server itself', async () => {
    await byHand('2026-03-02', '06:00')
    const change = company.inside(trx => trx.updateTable('punch').set({ reason: 'Other' }).execute())
    await expect(change).rejects.toThrow(/permission denied/)
    const remove = company.inside(trx => trx.deleteFrom('punch').execute())
    await expect(remove).rejects.toThrow(/permission denied/)
  })
})

describe('what is shown', () => {
  test('nothing before the company kept attendance, before the contract or after today', async () => {
    at('2026-03-04', '07:00')
    expect(await statuses('2026-02-01', '2026-03-31')).toEqual([
      ['2026-03-02', 'ABSENT'],
      ['2026-03-03', 'ABSENT'],
      ['2026-03-04', null],
    ])
  })

  test('at most 62 days, not backwards', async () => {
    const list = async (from: string, to: string) =>
      call(server, await as('employee'), listMyDays, { from, to })
    expect((await list('2026-01-01', '2026-03-03')).status).toBe(200)
    expect((await list('2026-01-01', '2026-03-04')).fields).toHaveProperty('to')
    expect((await list('2026-03-02', '2026-03-01')).code).toBe('END_BEFORE_START')
  })

  test('everybody’s to HR; nobody’s to a colleague', async () => {
    const days = { id: company.employee.id, from: '2026-03-02', to: '2026-03-02' }
    expect((await call(server, await as('hr'), listDaysOf, days)).data).toHaveLength(1)
    expect((await call(server, await as('colleague'), listDaysOf, days)).status).toBe(403)
    expect((await call(server, await as('hr', other), listDaysOf, days)).status).toBe(404)
  })
})

describe('approved leave (A6)', () => {
  const asked = async (from: string, to: string) => {
    const { id } = (await call(server, await as('employee'), requestLeave, company.draft({ from, to }))).data
    return id
  }

  test('changes the day in the transaction of the last approval, and of the cancellation by HR', async () => {
    at('2026-03-03', '07:00')
    await runJob(server, 'attendance.close')
    const id = await asked('2026-03-02', '2026-03-02')
    expect(await statuses('2026-03-02', '2026-03-02')).toEqual([['2026-03-02', 'ABSENT']])
    await call(server, await as('manager'), approveLeave, { id })
    expect(await statuses('2026-03-02', '2026-03-02')).toEqual([['2026-03-02', 'ABSENT']])
    await call(server, await as('hr'), approveLeave, { id })
    expect(await statuses('2026-03-02', '2026-03-02')).toEqual([['2026-03-02', 'ON_LEAVE']])
    expect((await stored()).find(row => row.employee_id === company.employee.id)?.status).toBe('ON_LEAVE')
    await call(server, await as('hr'), cancelLeave, { id, reason: 'Was at work' })
    expect(await statuses('2026-03-02', '2026-03-02')).toEqual([['2026-03-02', 'ABSENT']])
  })
})

describe('the nightly job (A7, A12)', () => {
  test('closes every day once its windows are over; late or twice it is the same', async () => {
    at('2026-03-05', '03:00')
    await Promise.all([runJob(server, 'attendance.close'), runJob(server, 'attendance.close')])
    const once = await stored()
    expect(
      once.filter(row => row.employee_id === company.employee.id).map(row => [row.date, row.status]),
    ).toEqual([
      ['2026-03-02', 'ABSENT'],
      ['2026-03-03', 'ABSENT'],
      ['2026-03-04', 'ABSENT'],
    ])
    await runJob(server, 'attendance.close')
    expect(await stored()).toEqual(once)
    const { rows } = await company.inside(trx =>
      sql<{ to: string }>`select attendance_closed_to as to from company_profile`.execute(trx),
    )
    expect(rows).toEqual([{ to: '2026-03-04' }])
  })

  test('computing everything anew gives what is stored', async () => {
    for (const [date, time] of [
      ['2026-03-02', '08:46'],
      ['2026-03-02', '17:00'],
      ['2026-03-03', '08:00'],
      ['2026-03-05', '12:00'],
    ] as const) {
      at(date, time)
      await clocked()
    }
    at('2026-03-09', '09:00')
    await runJob(server, 'attendance.close')
    const before = await stored()
    expect(before).toHaveLength(7 * 5)
    const now = server.services.now()
    await company.inside(async trx => {
      await trx.deleteFrom('attendance_day').execute()
      await recomputeDays(trx, company.workspaceId, now, {
        employeeIds: everybody(),
        from: '2026-03-02',
        to: '2026-03-08',
      })
    })
    expect(await stored()).toEqual(before)
  })
})
