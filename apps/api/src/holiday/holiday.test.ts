// Holidays over HTTP, and recounting leave when they change (N2, L10).
import {
  addPublicHolidays,
  createHoliday,
  deleteHoliday,
  listHolidays,
  previewHoliday,
  updateHoliday,
} from '@hr/contract/holiday.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { adjustLeave } from '@hr/contract/leave-summary.ts'
import { cancelLeave, leaveBalances } from '@hr/contract/leave.ts'
import { describe, expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { brokenInvariants, detail, leaveCompany, leaveRows, requested } from '#test/leave.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, leaveCompany)

const hr = () => company.tokens.hr
/** Wednesday 11 March 2026. */
const day = { from: '2026-03-11', to: '2026-03-11', name: 'Founders Day', nameLo: 'ວັນສ້າງຕັ້ງ' }
const create = (changes: Partial<InputOf<typeof createHoliday>> = {}, token = hr()) =>
  call(server, token, createHoliday, { ...day, ...changes })
const annual = async () => {
  const rows = (await call(server, company.tokens.employee, leaveBalances, {})).data
  return rows.find(({ leaveTypeId }) => leaveTypeId === company.types.ANNUAL)
}
/** Tuesday to Thursday: three days. */
const threeDays = () => requested(server, company, { from: '2026-03-10', to: '2026-03-12' })
const outcomes = (requests: readonly { outcome: string; halfDaysBefore: number; halfDaysAfter: number }[]) =>
  requests.map(({ outcome, halfDaysBefore, halfDaysAfter }) => [outcome, halfDaysBefore, halfDaysAfter])

describe('the list', () => {
  test('has the public holidays of this and the next year, and yearly ones on their dates', async () => {
    const list = async (year: number) => (await call(server, hr(), listHolidays, { year })).data
    expect((await list(2026)).map(({ name }) => name)).toContain('National Day')
    expect((await list(2027)).map(({ name }) => name)).toContain('National Day')
    await create({ yearly: true })
    const later = (await list(2028)).find(({ name }) => name === day.name)
    expect(later).toMatchObject({ from: '2026-03-11', shownFrom: '2028-03-11' })
    expect((await list(2025)).map(({ name }) => name)).not.toContain(day.name)
  })

  test('shows the current year of the company’s time zone by default', async () => {
    const before = server.services.now().toISOString()
    server.setNow('2026-12-31T17:30:00Z')
    const later = await signIn(server, company.hr.username)
    const thisYear = await call(server, later, listHolidays, {})
    server.setNow(before)
    expect(thisYear.data).toEqual((await call(server, hr(), listHolidays, { year: 2027 })).data)
  })

  test('adds the public holidays of a later year once', async () => {
    const add = () => call(server, hr(), addPublicHolidays, { year: 2030 })
    const first = (await add()).data.added
    expect(first).toBeGreaterThanOrEqual(6)
    expect((await add()).data.added).toBe(0)
    expect((await call(server, hr(), listHolidays, { year: 2030 })).data).toHaveLength(first)
  })

  test('is changed with the permission only, each in their own company', async () => {
    const { id } = (await create()).data
    const other = await leaveCompany(server)
    for (const [token, status] of [
      [company.tokens.manager, 403],
      [other.tokens.hr, 404],
    ] as const) {
      expect((await call(server, token, updateHoliday, { id, ...day })).status).toBe(status)
      expect((await call(server, token, deleteHoliday, { id })).status).toBe(status)
    }
    expect((await create({}, company.tokens.manager)).status).toBe(403)
    expect((await call(server, null, listHolidays, { year: 2026 })).status).toBe(401)
  })

  test.each([
    ['an end before the start', { to: '2026-03-10' }, 422],
    ['two years', { to: '2028-03-11' }, 422],
    ['no name', { name: '' }, 400],
    ['no date', { from: 'soon' }, 400],
  ])('%s is refused', async (_, changes, status) => expect((await create(changes)).status).toBe(status))
})

describe('leave', () => {
  test('gets the day back, and cancelling returns only the rest', async () => {
    const { id } = await threeDays()
    const { requests } = (await create()).data
    expect(outcomes(requests)).toEqual([['GIVEN_BACK', 6, 4]])
    expect(requests[0]?.employee.id).toBe(company.employee.id)
    expect(await annual()).toMatchObject({ pending: 4, available: 26 })
    const shown = await detail(server, company.tokens.employee, id)
    expect(shown.halfDays).toBe(4)
    expect(shown.history.at(-1)).toMatchObject({ action: 'EDITED', comment: day.name })
    expect(await brokenInvariants(company)).toEqual([])
    await call(server, company.tokens.employee, cancelLeave, { id, reason: '' })
    expect(await annual()).toMatchObject({ pending: 0, used: 0, available: 30 })
    expect(await brokenInvariants(company)).toEqual([])
  })

  test('with no day left ends, and says why', async () => {
    const { id } = await requested(server, company, { from: '2026-03-11', to: '2026-03-11' })
    expect(outcomes((await create()).data.requests)).toEqual([['CANCELLED', 2, 0]])
    expect(await detail(server, company.tokens.employee, id)).toMatchObject({ status: 'CANCELLED' })
    expect(await annual()).toMatchObject({ pending: 0, available: 30 })
  })

  test.each([
    [true, 'MOVED', 2],
    [false, 'CANCELLED', 0],
  ])('whose one day becomes the holiday, with days taken %s: %s', async (takeDays, outcome, after) => {
    const { id } = (await create()).data
    await requested(server, company, { from: '2026-03-11', to: '2026-03-12' })
    const moved = { ...day, id, from: '2026-03-12', to: '2026-03-12', takeDays }
    const { requests } = (await call(server, hr(), updateHoliday, moved)).data
    expect(outcomes(requests)).toEqual([[outcome, 2, after]])
  })

  test('loses days again only if HR says so, as often as the holiday changes', async () => {
    await threeDays()
    const { id } = (await create()).data
    await call(server, hr(), deleteHoliday, { id })
    expect(await annual()).toMatchObject({ pending: 4 })
    for (let times = 0; times < 3; times++) {
      const again = (await create()).data
      await call(server, hr(), deleteHoliday, { id: again.id, takeDays: true })
      expect(await annual()).toMatchObject({ pending: 6, available: 24 })
    }
    expect(await brokenInvariants(company)).toEqual([])
  })

  test('keeps its days if the balance is too low for more', async () => {
    await threeDays()
    const { id } = (await create()).data
    const all = { employeeId: company.employee.id, leaveTypeId: company.types.ANNUAL, halfDays: -26 }
    await call(server, hr(), adjustLeave, { ...all, date: '2026-03-02', reason: 'Paid out' })
    await call(server, hr(), deleteHoliday, { id, takeDays: true })
    expect(await annual()).toMatchObject({ pending: 4, available: 0 })
    expect(await brokenInvariants(company)).toEqual([])
  })

  test('of calendar days, rejected, or on other dates does not change', async () => {
    await requested(server, company, { from: '2026-03-16', to: '2026-03-17' })
    await requested(server, company, {
      leaveTypeId: company.types.MATERNITY,
      from: '2026-03-09',
      to: '2026-03-13',
    })
    expect((await create()).data.requests).toEqual([])
  })
})

describe('the preview', () => {
  test('shows the effects and changes nothing', async () => {
    await threeDays()
    const before = await leaveRows(company)
    const preview = (changes: Partial<InputOf<typeof previewHoliday>>) =>
      call(server, hr(), previewHoliday, { operation: 'CREATE', from: day.from, to: day.to, ...changes })
    expect(outcomes((await preview({})).data.requests)).toEqual([['GIVEN_BACK', 6, 4]])
    expect((await preview({ from: '2026-05-04', to: '2026-05-04' })).data.requests).toEqual([])
    expect((await preview({ operation: 'DELETE' })).status).toBe(400)
    expect(await leaveRows(company)).toEqual(before)
    const { id } = (await create()).data
    expect(outcomes((await preview({ operation: 'DELETE', id })).data.requests)).toEqual([['TAKEN', 4, 6]])
  })
})
