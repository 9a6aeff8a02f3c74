// For tests of work shifts: a company, a shop that works Tuesday to Saturday, and shifts as a form sends them back.
import type { InputOf } from '@hr/contract/endpoint.ts'
import { leaveBalances } from '@hr/contract/leave.ts'
import { createWorkShift, listWorkShifts } from '@hr/contract/work-shift.ts'
import { setEmployeeShift } from '@hr/contract/shift-holder.ts'
import type { WorkShift } from '@hr/contract/work-shift.ts'
import { shiftItemsOn } from '@hr/domain/calendar/day-plan.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { shiftsOn } from '#api/calendar/shifts-on.queries.ts'
import { call } from './call.ts'
import { leaveCompany } from './leave.ts'
import type { LeaveCompany } from './leave.ts'
import { testApp } from './test-app.ts'
import type { TestApp } from './test-app.ts'

type NewShift = Partial<InputOf<typeof createWorkShift>>

export const periods = (days: readonly number[], timeIn: string, timeOut: string) =>
  days.map(day => ({ day, timeIn, timeOut, expireDate: null }))

const shop = {
  code: 'SHOP',
  name: 'Shop',
  nameLo: 'ຮ້ານ',
  from: '2026-01-01',
  items: periods([2, 3, 4, 5, 6], '08:30', '17:30'),
}

/** As a form sends it back: everything that applies from the date. */
export const changeOf = (
  { isDefault: _isDefault, holders: _holders, items, ...facts }: WorkShift,
  from: string,
) => ({
  ...facts,
  from,
  items: items.filter(({ expireDate }) => expireDate === null || expireDate >= from),
})

type Made = {
  readonly server: TestApp
  readonly company: LeaveCompany
  readonly other: LeaveCompany
  readonly shifts: ReturnType<typeof shiftsOf>
}

/** A company for each test, on the morning of Monday 2 March 2026. */
export function withShifts(use: (made: Made) => void): void {
  let server: TestApp
  let other: LeaveCompany
  const monday = '2026-03-02T02:00:00Z'
  beforeAll(async () => {
    server = await testApp()
    server.setNow(monday)
    other = await leaveCompany(server)
  })
  beforeEach(async () => {
    server.setNow(monday)
    const company = await leaveCompany(server)
    use({ server, company, other, shifts: shiftsOf(server, company) })
  })
  afterAll(() => server.stop())
}

export function shiftsOf(server: TestApp, company: LeaveCompany) {
  const { hr } = company.tokens
  const create = (changes: NewShift = {}, token = hr) =>
    call(server, token, createWorkShift, { ...shop, ...changes })
  const list = async (token = hr) => (await call(server, token, listWorkShifts, {})).data
  return {
    create,
    list,
    made: async (changes: NewShift = {}) => (await create(changes)).data,
    /** The default shift. */
    office: async () => {
      const found = (await list()).find(({ isDefault }) => isDefault)
      if (!found) throw new Error('No default')
      return found
    },
    give: (workShiftId: string, from = '2026-03-02', id = company.employee.id) =>
      call(server, hr, setEmployeeShift, { id, workShiftId, from }),
    /** The employee's annual leave. */
    annual: async () => {
      const rows = (await call(server, company.tokens.employee, leaveBalances, {})).data
      return rows.find(({ leaveTypeId }) => leaveTypeId === company.types.ANNUAL)
    },
    /** The starts of work on the dates, in whatever shift the person has. */
    works: (employeeId: number, ...dates: string[]) =>
      company.inside(async trx => {
        const [from = '', to = ''] = [dates[0], dates.at(-1)]
        const on = await shiftsOn(trx, employeeId, from, to)
        return dates.map(date => shiftItemsOn(on(date), date)[0]?.timeIn)
      }),
  }
}
