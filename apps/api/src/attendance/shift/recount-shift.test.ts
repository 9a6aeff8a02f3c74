// Another shift recounts the leave of its holders (L10): for one person, and for many at once.
import { bulkChange, previewBulkChange } from '@hr/contract/bulk-change.ts'
import { getEmployeeShifts, previewEmployeeShift, setEmployeeShift } from '@hr/contract/shift-holder.ts'
import { adjustLeave } from '@hr/contract/leave-summary.ts'
import { leaveBalances } from '@hr/contract/leave.ts'
import { beforeEach, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { brokenInvariants, detail, leaveCompany, leaveRows, requested } from '#test/leave.ts'
import { testServer } from '#test/test-server.ts'
import { insertWorkShift } from './work-shift.store.ts'

const server = testServer()
const company = keptPerTest(server, leaveCompany)
let shop: string
beforeEach(async () => {
  shop = await company.inside(trx => insertWorkShift(trx, { ...tuesdayToSaturday }))
})

const tuesdayToSaturday = {
  name: 'Shop',
  nameLo: 'ຮ້ານ',
  amEnd: '12:00',
  pmStart: '13:00',
  items: [2, 3, 4, 5, 6].map(day => ({
    day,
    timeIn: '08:30',
    timeOut: '17:30',
    startDate: '2026-01-01',
    expireDate: null,
  })),
}
const hr = () => company.tokens.hr
const shift = () => ({ id: company.employee.id, workShiftId: shop, from: '2026-03-10' })
const annual = async () => {
  const rows = (await call(server, company.tokens.employee, leaveBalances, {})).data
  return rows.find(({ leaveTypeId }) => leaveTypeId === company.types.ANNUAL)
}
/** Monday 9 to Monday 16 March 2026: six days of the office, without the weekend. */
const overWeekend = () => requested(server, company, { from: '2026-03-09', to: '2026-03-16' })
const outcomes = (
  rows: readonly { outcome: string; halfDaysBefore: number; halfDaysAfter: number; halfDaysTaken: number }[],
) => rows.map(row => [row.outcome, row.halfDaysBefore, row.halfDaysAfter, row.halfDaysTaken])

test('the day off of the new shift is released; its Saturday counts only if HR chooses so', async () => {
  const { id } = await overWeekend()
  const before = await leaveRows(company)
  const preview = (await call(server, hr(), previewEmployeeShift, shift())).data.requests
  expect(outcomes(preview)).toEqual([['MOVED', 12, 12, 2]])
  expect(await leaveRows(company)).toEqual(before)
  const { requests } = (await call(server, hr(), setEmployeeShift, shift())).data
  expect(outcomes(requests)).toEqual([['GIVEN_BACK', 12, 10, 0]])
  expect(await annual()).toMatchObject({ pending: 10, available: 20 })
  const shown = await detail(server, company.tokens.employee, id)
  const counted = (date: string) => shown.days.filter(day => day.date === date && day.counted).length
  expect([counted('2026-03-09'), counted('2026-03-14'), counted('2026-03-16')]).toEqual([2, 0, 0])
  expect(shown.history.at(-1)).toMatchObject({ action: 'EDITED', comment: 'Work shift: Shop' })
  expect(await brokenInvariants(company)).toEqual([])
})

test('released days pay for taken ones, even if the balance is empty', async () => {
  await overWeekend()
  const all = { employeeId: company.employee.id, leaveTypeId: company.types.ANNUAL, halfDays: -18 }
  await call(server, hr(), adjustLeave, { ...all, date: '2026-03-02', reason: 'Paid out' })
  const { requests } = (await call(server, hr(), setEmployeeShift, { ...shift(), takeDays: true })).data
  expect(outcomes(requests)).toEqual([['MOVED', 12, 12, 2]])
  expect(await annual()).toMatchObject({ pending: 12, available: 0 })
  expect(await brokenInvariants(company)).toEqual([])
})

test('a day paid from two lots is released to both', async () => {
  const given = { employeeId: company.employee.id, leaveTypeId: company.types.ANNUAL, reason: 'Agreed' }
  await call(server, hr(), adjustLeave, { ...given, halfDays: 1, date: '2026-03-01' })
  await company.inside(trx =>
    trx.updateTable('leave_lot').set({ valid_to: '2026-03-31' }).where('kind', '=', 'ADJUSTMENT').execute(),
  )
  await requested(server, company, { from: '2026-03-12', to: '2026-03-13' })
  const items = tuesdayToSaturday.items.filter(item => item.day !== 4)
  const noThursday = await company.inside(trx =>
    insertWorkShift(trx, { ...tuesdayToSaturday, name: 'No Thursday', items }),
  )
  const { requests } = (await call(server, hr(), setEmployeeShift, { ...shift(), workShiftId: noThursday }))
    .data
  expect(outcomes(requests)).toEqual([['GIVEN_BACK', 4, 2, 0]])
  const { entries } = await leaveRows(company)
  const lots = await company.inside(trx => trx.selectFrom('leave_lot').select(['id', 'kind']).execute())
  const booked = entries.map(entry => [
    lots.find(({ id }) => id === entry.lot_id)?.kind,
    entry.kind,
    entry.half_days,
  ])
  expect(booked.toSorted()).toEqual([
    ['ADJUSTMENT', 'RELEASE', 1],
    ['ADJUSTMENT', 'USE', -1],
    ['GRANT', 'RELEASE', 1],
    ['GRANT', 'USE', -1],
    ['GRANT', 'USE', -2],
  ])
})

test('leave before the day, and of other people, stays; a request without days left ends', async () => {
  await requested(server, company, { from: '2026-03-09', to: '2026-03-09' })
  await requested(server, company, { from: '2026-03-23', to: '2026-03-23' })
  await requested(server, company, { from: '2026-03-23', to: '2026-03-23' }, company.tokens.colleague)
  const { requests } = (await call(server, hr(), setEmployeeShift, shift())).data
  expect(outcomes(requests)).toEqual([['CANCELLED', 2, 0, 0]])
  expect(requests[0]?.employee.id).toBe(company.employee.id)
  expect(await annual()).toMatchObject({ pending: 2, available: 28 })
  expect((await call(server, hr(), setEmployeeShift, shift())).data.requests).toEqual([])
})

test('of many at once: previewed, then done for each', async () => {
  await overWeekend()
  await requested(server, company, { from: '2026-03-16', to: '2026-03-17' }, company.tokens.colleague)
  const employeeIds = [company.employee.id, company.colleague.id]
  const change = { employeeIds, workShiftId: shop, from: '2026-03-10' }
  const preview = (await call(server, hr(), previewBulkChange, change)).data.requests
  expect(outcomes(preview)).toEqual([
    ['MOVED', 12, 12, 2],
    ['GIVEN_BACK', 4, 2, 0],
  ])
  expect((await call(server, hr(), bulkChange, change)).data.changed).toBe(2)
  expect(await annual()).toMatchObject({ pending: 10 })
  expect(await brokenInvariants(company)).toEqual([])
})

test('the shifts of a person, latest first, and who may see and change them', async () => {
  await call(server, hr(), setEmployeeShift, shift())
  const list = (await call(server, hr(), getEmployeeShifts, { id: company.employee.id })).data
  expect(list.map(row => [row.shift?.name, row.from, row.to, row.isCurrent, row.isDefault])).toEqual([
    ['Shop', '2026-03-10', null, false, false],
    ['Office', null, '2026-03-09', true, true],
  ])
  const { hr: foreign } = (await leaveCompany(server)).tokens
  for (const [token, status] of [
    [null, 401],
    [company.tokens.employee, 403],
    [foreign, 404],
  ] as const) {
    expect((await call(server, token, previewEmployeeShift, shift())).status).toBe(status)
    expect((await call(server, token, setEmployeeShift, shift())).status).toBe(status)
  }
  expect((await call(server, foreign, getEmployeeShifts, { id: company.employee.id })).status).toBe(404)
  expect((await call(server, hr(), previewEmployeeShift, { ...shift(), from: 'soon' })).status).toBe(400)
})
