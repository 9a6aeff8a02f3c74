import { addPunch, explainDay, listDays, listPunches, voidPunch } from '@hr/contract/attendance.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
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
const clocked = async () => (await call(server, await as('employee'), addPunch, {})).data
const listed = async (by: Name, input: InputOf<typeof listDays>, of = company) =>
  call(server, await as(by, of), listDays, { limit: 100, ...input })
const statuses = async (from: string, to: string) =>
  (await listed('employee', { from, to })).data.rows.map(({ date, status }) => [date, status])
const explained = async (by: Name, date: string, of = company) =>
  call(server, await as(by, of), explainDay, { employeeId: company.employee.id, date })
const byHand = async (date: string, time: string, by: Name = 'hr', of = company) =>
  call(server, await as(by, of), addPunch, {
    employeeId: company.employee.id,
    at: `${date}T${time}:00+07:00`,
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
    expect((await call(server, await as('employee'), addPunch, {})).code).toBe('PUNCH_EXISTS')
    expect(await stored()).toEqual(before)
  })

  test('the owner of the space has no employee record to clock for', async () => {
    expect((await call(server, company.tokens.owner, addPunch, {})).code).toBe('NO_EMPLOYEE_RECORD')
  })

  test('two browsers at once: both punches are kept, and the day holds both', async () => {
    at('2026-03-02', '17:30')
    await Promise.all([byHand('2026-03-02', '08:20'), byHand('2026-03-02', '12:00'), clocked()])
    const { punches, day } = (await explained('employee', '2026-03-02')).data
    expect(punches.map(({ time, source, dayDate }) => [time, source, dayDate])).toEqual([
      ['08:20', 'MANUAL', '2026-03-02'],
      ['12:00', 'MANUAL', '2026-03-02'],
      ['17:30', 'WEB', '2026-03-02'],
    ])
    expect(day?.periods[0]?.timeCheck.timeIn).toBe('08:20')
    expect(day?.periods[1]?.timeCheck.timeOut).toBe('17:30')
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
    const { punches, reasons } = (await explained('hr', '2026-03-02')).data
    expect(punches.map(({ time, voidReason, dayDate }) => [time, voidReason, dayDate])).toEqual([
      ['08:25', '', '2026-03-02'],
      ['17:30', 'Entered twice', null],
    ])
    expect(reasons.map(({ en }) => en)).toContain('Penalty 100,000: a time is missing')
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
    expect(await statuses('2026-02-15', '2026-03-31')).toEqual([
      ['2026-03-04', null],
      ['2026-03-03', 'ABSENT'],
      ['2026-03-02', 'ABSENT'],
    ])
  })

  test('at most 62 days, not backwards', async () => {
    const list = (from: string, to: string) => listed('employee', { from, to })
    expect((await list('2026-01-01', '2026-03-03')).status).toBe(200)
    expect((await list('2026-01-01', '2026-03-04')).fields).toHaveProperty('to')
    expect((await list('2026-03-02', '2026-03-01')).code).toBe('END_BEFORE_START')
  })

  test('the day record of the spec, with the person and the reasons in both languages', async () => {
    at('2026-03-02', '08:46')
    const { day } = await clocked()
    expect(day).toMatchObject({
      employeeId: company.employee.id,
      firstName: 'employee',
      department: 'Sales',
      date: '2026-03-02',
      lateTime: 16,
      lateMinutes: 16,
      leaveType: null,
      requests: { leaveRequest: null, attendanceRequest: null },
      locked: false,
    })
    expect(day?.why.en).toContain('In 08:46, 16 min after 08:30')
    expect(day?.why.lo).toContain('ຊ້າກວ່າ 08:30')
  })

  test('leave that waits for a decision stands beside the day', async () => {
    const draft = company.draft({ from: '2026-03-03', to: '2026-03-03' })
    const { id } = (await call(server, await as('employee'), requestLeave, draft)).data
    at('2026-03-03', '09:00')
    const rows = (await listed('employee', { from: '2026-03-02', to: '2026-03-03' })).data.rows
    expect(rows.map(row => row.requests.leaveRequest?.id)).toEqual([id, undefined])
  })

  test('everybody’s to HR, the team’s to the manager, nobody’s to a colleague', async () => {
    const days = { employeeId: company.employee.id, from: '2026-03-02', to: '2026-03-02' }
    const total = async (by: Name, scope: 'mine' | 'team' | 'all', of = company) => {
      const answer = await listed(by, { ...days, scope }, of)
      return answer.status === 200 ? answer.data.total : answer.status
    }
    expect(await total('hr', 'all')).toBe(1)
    expect(await total('manager', 'team')).toBe(1)
    expect(await total('manager', 'mine')).toBe(0)
    expect(await total('manager', 'all')).toBe(403)
    expect(await total('colleague', 'mine')).toBe(0)
    expect(await total('colleague', 'team')).toBe(403)
    expect(await total('hr', 'all', other)).toBe(0)
    const status = async (by: Name, of = company) => (await explained(by, '2026-03-02', of)).status
    expect(await status('hr')).toBe(200)
    expect(await status('manager')).toBe(200)
    expect(await status('colleague')).toBe(404)
    expect(await status('hr', other)).toBe(404)
  })

  test('page by page no day twice, those that are computed on reading and those that are stored', async () => {
    at('2026-03-04', '03:00')
    await runJob(server, 'attendance.close')
    at('2026-03-04', '08:40')
    await clocked()
    const all = { scope: 'all', from: '2026-03-02', to: '2026-03-04' } as const
    const whole = (await listed('hr', all)).data
    expect(whole.total).toBe(15)
    const days = (rows: readonly { date: string; employeeId: number }[]) =>
      rows.map(row => `${row.date} ${row.employeeId}`)
    for (const by of ['place', 'number']) {
      const seen: string[] = []
      let after: string | undefined
      for (let page = 1; page <= 4; page++) {
        const next = by === 'place' ? after && { after } : { page }
        const { data } = await listed('hr', { ...all, limit: 4, ...next })
        seen.push(...days(data.rows))
        after = data.next
      }
      expect([by, seen]).toEqual([by, days(whole.rows)])
      expect(after).toBeUndefined()
    }
    const late = (await listed('hr', { ...all, status: 'LATE' })).data
    expect(days(late.rows)).toEqual([`2026-03-04 ${company.employee.id}`])
    expect((await listed('hr', { ...all, status: 'ABSENT' })).data.total).toBe(10)
    expect((await listed('hr', { ...all, unitId: company.units.sales })).data.total).toBe(6)
    expect((await listed('hr', { ...all, search: 'colleag' })).data.total).toBe(3)
    expect((await listed('hr', { ...all, after: 'x' })).code).toBe('BAD_CURSOR')
  })

  test('punches of those one may see; what belongs to no day is found', async () => {
    at('2026-03-05', '12:00')
    await byHand('2026-03-02', '08:25')
    // Between the windows of two days.
    await byHand('2026-03-03', '02:00')
    const { id } = (await byHand('2026-03-04', '08:30')).data
    await call(server, await as('hr'), voidPunch, { id, reason: 'Entered twice' })
    const punches = async (by: Name, input: Partial<InputOf<typeof listPunches>> = {}, of = company) => {
      const span = { from: '2026-03-02', to: '2026-03-05' }
      const { data } = await call(server, await as(by, of), listPunches, { ...span, ...input })
      return data.rows.map(({ date, time, dayDate }) => [date, time, dayDate])
    }
    const everything = [
      ['2026-03-04', '08:30', null],
      ['2026-03-03', '02:00', null],
      ['2026-03-02', '08:25', '2026-03-02'],
    ]
    expect(await punches('hr')).toEqual(everything)
    expect(await punches('manager')).toEqual(everything)
    expect(await punches('employee', { from: '2026-03-03' })).toEqual(everything.slice(0, 2))
    expect(await punches('hr', { unassigned: true })).toEqual(everything.slice(1, 2))
    expect(await punches('hr', { source: 'WEB' })).toEqual([])
    expect(await punches('colleague')).toEqual([])
    expect(await punches('hr', {}, other)).toEqual([])
  })

  test('a punch by hand needs who, when and why, and a moment that exists', async () => {
    const sent = async (input: InputOf<typeof addPunch>, by: Name = 'hr') =>
      call(server, await as(by), addPunch, input)
    const employeeId = company.employee.id
    expect((await sent({ employeeId })).fields).toMatchObject({
      at: expect.anything(),
      reason: expect.anything(),
    })
    expect((await sent({ employeeId, at: '2026-02-30T08:00:00Z', reason: 'Broken' })).fields).toHaveProperty(
      'at',
    )
    expect((await sent({ at: '2026-03-01T08:00:00Z', reason: 'Broken' }, 'employee')).code).toBe('FORBIDDEN')
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
