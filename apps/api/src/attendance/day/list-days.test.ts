// Who sees whose days and punches, page by page (A15, P5).
import { addPunch, getDaysOwner, listPunches, voidPunch } from '@hr/contract/attendance.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { requestLeave } from '@hr/contract/leave.ts'
import { isWeekend } from '@hr/domain/calendar/weekdays.ts'
import { describe, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceName } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { runJob } from '#test/run-jobs.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { hasMoreWeekdays } from './day-list.queries.ts'

const server = testServer()
const company = keptPerTest(server, attendanceCompany)
const other = perFile(() => attendanceCompany(server))

const at = (date: string, time: string) => server.setNow(vientiane(date, time))

describe('contents', () => {
  test('no day before the company kept attendance, before the contract or after today', async () => {
    at('2026-03-04', '07:00')
    expect(await company.statuses('2026-02-15', '2026-03-31')).toEqual([
      ['2026-03-04', null],
      ['2026-03-03', 'ABSENT'],
      ['2026-03-02', 'ABSENT'],
    ])
  })

  test('at most a year, and not reversed', async () => {
    const list = (from: string, to: string) => company.listed('employee', { from, to })
    expect((await list('2026-01-01', '2026-12-31')).status).toBe(200)
    expect((await list('2026-01-01', '2027-01-02')).fields).toHaveProperty('to')
    expect((await list('2026-03-02', '2026-03-01')).code).toBe('END_BEFORE_START')
  })

  test('an export counts the weekdays before it reads them', async () => {
    at('2026-03-10', '09:00')
    await runJob(server, 'attendance.close')
    const filter = { from: '2026-03-01', to: '2026-03-31', whose: 'all', statuses: undefined } as const
    await company.inside(async trx => {
      const days = await trx.from('attendance_day').select('date').execute()
      const weekdays = days.filter(({ date }) => !isWeekend(date)).length
      expect(weekdays).toBeLessThan(days.length)
      const hasMore = (most: number) =>
        hasMoreWeekdays(trx, { ...filter, unitId: undefined, search: '' }, most)
      expect(await hasMore(weekdays - 1)).toBe(true)
      expect(await hasMore(weekdays)).toBe(false)
    })
  })

  test('the day record of the spec, with the person and the reasons in both languages', async () => {
    at('2026-03-02', '08:46')
    const { day } = await company.clocked()
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

  test('pending leave is shown next to the day', async () => {
    const draft = company.draft({ from: '2026-03-03', to: '2026-03-03' })
    const { id } = (await call(server, await company.as('employee'), requestLeave, draft)).data
    at('2026-03-03', '09:00')
    const rows = (await company.listed('employee', { from: '2026-03-02', to: '2026-03-03' })).data.rows
    expect(rows.map(row => row.requests.leaveRequest?.id)).toEqual([id, undefined])
  })

  test('everybody’s for HR, the team’s for the manager, nobody’s for a colleague', async () => {
    const days = { employeeId: company.employee.id, from: '2026-03-02', to: '2026-03-02' }
    const total = async (by: AttendanceName, scope: 'mine' | 'team' | 'all', of = company) => {
      const answer = await of.listed(by, { ...days, scope })
      return answer.status === 200 ? answer.data.total : answer.status
    }
    expect(await total('hr', 'all')).toBe(1)
    expect(await total('manager', 'team')).toBe(1)
    expect(await total('manager', 'mine')).toBe(0)
    expect(await total('manager', 'all')).toBe(403)
    expect(await total('colleague', 'mine')).toBe(0)
    expect(await total('colleague', 'team')).toBe(403)
    expect(await total('hr', 'all', other)).toBe(0)
    const status = async (by: AttendanceName, of = company) =>
      (await of.explained(by, '2026-03-02', company.employee.id)).status
    expect(await status('hr')).toBe(200)
    expect(await status('manager')).toBe(200)
    expect(await status('colleague')).toBe(404)
    expect(await status('hr', other)).toBe(404)
  })

  test('the person is returned to readers who may see them, even without any days', async () => {
    at('2027-06-01', '09:00')
    const of = { employeeId: company.employee.id }
    const owner = async (by: AttendanceName, from = company) =>
      call(server, await from.as(by), getDaysOwner, of)
    expect((await owner('hr')).data).toMatchObject({ id: of.employeeId, firstName: 'employee' })
    const status = async (by: AttendanceName, from = company) => (await owner(by, from)).status
    expect(await status('manager')).toBe(200)
    expect(await status('employee')).toBe(200)
    expect(await status('colleague')).toBe(404)
    expect(await status('hr', other)).toBe(404)
  })

  test('no day twice across pages, computed or stored', async () => {
    at('2026-03-04', '03:00')
    await runJob(server, 'attendance.close')
    at('2026-03-04', '08:40')
    await company.clocked()
    const all = { scope: 'all', from: '2026-03-02', to: '2026-03-04' } as const
    const whole = (await company.listed('hr', all)).data
    expect(whole.total).toBe(15)
    const days = (rows: readonly { date: string; employeeId: number }[]) =>
      rows.map(row => `${row.date} ${row.employeeId}`)
    for (const by of ['place', 'number']) {
      const seen: string[] = []
      let after: string | undefined
      for (let page = 1; page <= 4; page++) {
        const next = by === 'place' ? after && { after } : { page }
        const { data } = await company.listed('hr', { ...all, limit: 4, ...next })
        seen.push(...days(data.rows))
        after = data.next
      }
      expect([by, seen]).toEqual([by, days(whole.rows)])
      expect(after).toBeUndefined()
    }
    const late = (await company.listed('hr', { ...all, status: 'LATE' })).data
    expect(days(late.rows)).toEqual([`2026-03-04 ${company.employee.id}`])
    expect((await company.listed('hr', { ...all, status: 'ABSENT' })).data.total).toBe(10)
    expect((await company.listed('hr', { ...all, unitId: company.units.sales })).data.total).toBe(6)
    expect((await company.listed('hr', { ...all, search: 'colleag' })).data.total).toBe(3)
    expect((await company.listed('hr', { ...all, after: 'x' })).code).toBe('BAD_CURSOR')
  })

  test('punches of visible people; those that belong to no day are found too', async () => {
    at('2026-03-05', '12:00')
    await company.byHand('2026-03-02', '08:25')
    // Between the windows of two days.
    await company.byHand('2026-03-03', '02:00')
    const { id } = (await company.byHand('2026-03-04', '08:30')).data
    await call(server, await company.as('hr'), voidPunch, { id, reason: 'Entered twice' })
    const punches = async (
      by: AttendanceName,
      input: Partial<InputOf<typeof listPunches>> = {},
      of = company,
    ) => {
      const span = { from: '2026-03-02', to: '2026-03-05' }
      const { data } = await call(server, await of.as(by), listPunches, { ...span, ...input })
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

  test('a manual punch needs a person, a reason and an existing time', async () => {
    const sent = async (input: InputOf<typeof addPunch>, by: AttendanceName = 'hr') =>
      call(server, await company.as(by), addPunch, input)
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
