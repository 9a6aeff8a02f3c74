import { addPunch, voidPunch } from '@hr/contract/attendance.ts'
import { attendanceToday } from '@hr/contract/attendance-board.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceCompany, AttendanceName } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { periods } from '#test/work-shifts.ts'
import { insertWorkShift } from '../shift/work-shift.store.ts'

const server = testServer()
let company: AttendanceCompany
const other = perFile(() => attendanceCompany(server))
beforeAll(async () => {
  company = await attendanceCompany(server)
})

/** A Monday. */
const date = '2026-03-02'
const at = (time: string) => server.setNow(vientiane(date, time))
const board = async (by: AttendanceName, input: InputOf<typeof attendanceToday> = {}, of = company) =>
  call(server, await of.as(by), attendanceToday, input)
const stateOf = async (name: AttendanceName) =>
  (await board('hr')).data.rows.find(row => row.employee.id === company[name].id)

describe('today’s board', () => {
  test('shows who is expected later, missing, late, or has left', async () => {
    at('08:00')
    expect(await stateOf('employee')).toMatchObject({ state: 'NOT_YET', timeIn: null, lateMinutes: 0, date })
    at('08:30')
    expect(await stateOf('employee')).toMatchObject({ state: 'MISSING' })
    at('08:46')
    await call(server, await company.as('employee'), addPunch, {})
    expect(await stateOf('employee')).toMatchObject({ state: 'IN', timeIn: '08:46', lateMinutes: 16 })
    at('17:31')
    await call(server, await company.as('employee'), addPunch, {})
    expect(await stateOf('employee')).toMatchObject({ state: 'OUT', timeIn: '08:46', timeOut: '17:31' })
  })

  test('counts everybody, and lists only the requested people', async () => {
    const { data } = await board('hr', { only: 'LATE' })
    expect(data.rows.map(row => row.employee.id)).toEqual([company.employee.id])
    expect(data).toMatchObject({ total: 1, isTeam: false })
    const { counts, everybody } = data
    expect(counts).toMatchObject({ LATE: 1, OUT: 1 })
    expect(counts.IN + counts.OUT + counts.MISSING + counts.NOT_YET + counts.AWAY + counts.OFF).toBe(
      everybody,
    )
    expect((await board('hr')).data.total).toBe(everybody)
  })

  test('continues after the last person seen', async () => {
    const seen: number[] = []
    let after: string | undefined
    do {
      const { data } = await board('hr', { limit: 2, ...(after !== undefined && { after }) })
      seen.push(...data.rows.map(row => row.employee.id))
      after = data.next
    } while (after !== undefined)
    const { data } = await board('hr')
    expect(seen).toEqual(data.rows.map(row => row.employee.id))
    expect(seen.length).toBeGreaterThan(2)
    expect(await board('hr', { after: 'no one' })).toMatchObject({ status: 400, code: 'BAD_CURSOR' })
  })

  test('shows their team to managers, and is forbidden for others', async () => {
    const { data } = await board('manager')
    expect(data.isTeam).toBe(true)
    const ids = data.rows.map(row => row.employee.id)
    expect(ids).toContain(company.employee.id)
    expect(ids).not.toContain(company.hr.id)
    expect(await board('employee')).toMatchObject({ status: 403 })
  })

  test('excludes other companies', async () => {
    const { data } = await board('hr', {}, other)
    expect(data.rows.map(row => row.employee.id)).not.toContain(company.employee.id)
    expect((await board('hr', { search: 'nobody of this name' })).data).toMatchObject({
      total: 0,
      everybody: 0,
    })
  })

  test('updates when a punch is voided', async () => {
    at('18:00')
    const added = await call(server, await company.as('colleague'), addPunch, {})
    expect(await stateOf('colleague')).toMatchObject({ state: 'OUT' })
    await call(server, await company.as('hr'), voidPunch, {
      id: added.data.id,
      reason: 'Pressed for somebody else',
    })
    expect(await stateOf('colleague')).toMatchObject({ state: 'MISSING' })
  })

  test('yesterday’s night shift continues until it ends', async () => {
    await company.inside(async trx => {
      const night = await insertWorkShift(trx, {
        name: 'Night',
        nameLo: '',
        amEnd: '00:00',
        pmStart: '01:00',
        items: periods([1, 2, 3, 4, 5], '20:00', '04:00').map(item => ({ ...item, startDate: '2026-01-01' })),
      })
      const profile = { default_work_shift_id: night }
      await trx.updateTable('company_profile').set(profile).execute()
    })
    server.setNow(vientiane('2026-03-03', '19:58'))
    await call(server, await company.as('colleague'), addPunch, {})
    server.setNow(vientiane('2026-03-04', '03:00'))
    expect(await stateOf('colleague')).toMatchObject({ state: 'IN', date: '2026-03-03', timeIn: '19:58' })
    server.setNow(vientiane('2026-03-04', '04:00'))
    expect(await stateOf('colleague')).toMatchObject({ state: 'NOT_YET', date: '2026-03-04' })
  })
})
