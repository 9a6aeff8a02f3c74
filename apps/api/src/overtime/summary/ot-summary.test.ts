// The summary of overtime over HTTP: sums of the records, for readers who may see them (O7, P5, P7).
import type { InputOf } from '@hr/contract/endpoint.ts'
import { otSummary, otSummaryCharts, otSummarySorts, otSummaryTotals } from '@hr/contract/ot-summary.ts'
import type { OtSums } from '@hr/contract/ot-summary.ts'
import { otRecordStatuses } from '@hr/domain/overtime/ot-record-status.ts'
import { expect, test } from 'vitest'
import { vientiane } from '#test/attendance.ts'
import type { AttendanceName } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { leaveCompany } from '#test/leave.ts'
import { overtimeMonths, twoPeriods } from '#test/overtime-months.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => overtimeMonths(server))

type Input = Partial<InputOf<typeof otSummary>>
const summary = async (input: Input = {}, by: AttendanceName = 'hr') =>
  call(server, await company.as(by), otSummary, { ...twoPeriods, scope: 'all', ...input })
const totals = async (input: Input = {}, by: AttendanceName = 'hr') =>
  call(server, await company.as(by), otSummaryTotals, { ...twoPeriods, scope: 'all', ...input })
const charts = async (input: Input = {}, by: AttendanceName = 'hr') =>
  call(server, await company.as(by), otSummaryCharts, { ...twoPeriods, scope: 'all', ...input })
const idsOf = (rows: readonly { readonly employee: { readonly id: number } }[]) =>
  rows.map(({ employee }) => employee.id)

const stored = () =>
  company.inside(trx =>
    trx.selectFrom('ot_record').selectAll().orderBy('employee_id').orderBy('date').execute(),
  )
type Stored = Awaited<ReturnType<typeof stored>>

function sumsOf(records: Stored): OtSums {
  const sum = (of: (record: Stored[number]) => number) => records.reduce((all, one) => all + of(one), 0)
  const percents = new Map<number, number>()
  const amounts = new Map<string, number>()
  for (const { bands, amount, currency } of records) {
    for (const { percent, minutes } of bands) percents.set(percent, (percents.get(percent) ?? 0) + minutes)
    if (currency !== null) amounts.set(currency, (amounts.get(currency) ?? 0) + (amount ?? 0))
  }
  return {
    records: records.length,
    byStatus: otRecordStatuses
      .map(status => ({ status, records: records.filter(one => one.status === status).length }))
      .filter(row => row.records > 0),
    byPercent: [...percents]
      .map(([percent, minutes]) => ({ percent, minutes }))
      .filter(({ minutes }) => minutes > 0)
      .toSorted((one, other) => one.percent - other.percent),
    approved: sum(one => one.approved_minutes),
    breakMinutes: sum(one => one.break_minutes),
    cutByDay: sum(one => one.cut_by_day),
    cutByMonth: sum(one => one.cut_by_month),
    payable: sum(one => one.payable_minutes),
    pay: [...amounts]
      .map(([currency, amount]) => ({ currency, amount }))
      .toSorted((one, other) => (one.currency < other.currency ? -1 : 1)),
    withoutSalary: records.filter(({ amount }) => amount === null).length,
  }
}

test('equals the records, per person and in total', async () => {
  const records = await stored()
  const { data } = await summary()
  expect(idsOf(data.rows)).toEqual([company.colleague.id, company.employee.id, company.manager.id])
  for (const { employee, staffId: _, unit: __, unitLo: ___, ...sums } of data.rows)
    expect(sums).toEqual(sumsOf(records.filter(one => one.employee_id === employee.id)))
  expect((await totals()).data).toEqual({ ...sumsOf(records), people: 3, recounting: 0 })
  expect(data.rows[1]).toMatchObject({
    unit: 'Sales',
    records: 3,
    byStatus: [
      { status: 'NORMAL', records: 2 },
      { status: 'NO_TIME_OUT', records: 1 },
    ],
    byPercent: [
      { percent: 150, minutes: 210 },
      { percent: 200, minutes: 60 },
    ],
    payable: 270,
    pay: [{ currency: 'LAK', amount: 90_625 }],
    withoutSalary: 0,
  })
  expect(data.rows[2]).toMatchObject({ payable: 0, pay: [], withoutSalary: 1 })
})

test('only its dates, at most a year', async () => {
  const recordsOf = async (from: string, to: string) =>
    (await summary({ from, to, employeeId: company.employee.id })).data.rows.map(({ records }) => records)
  expect(await recordsOf('2026-03-03', '2026-03-03')).toEqual([1])
  expect(await recordsOf('2026-03-04', '2026-03-24')).toEqual([2])
  expect(await recordsOf('2026-03-05', '2026-03-23')).toEqual([])
  expect((await totals({ from: '2026-03-25', to: '2026-03-26' })).data).toMatchObject({
    people: 0,
    payable: 0,
    byStatus: [],
  })
  expect((await summary({ from: '2026-01-01', to: '2027-01-02' })).fields).toHaveProperty('to')
  expect((await summary({ from: '2026-03-02', to: '2026-03-01' })).code).toBe('END_BEFORE_START')
})

test.each(otSummarySorts)('by %s: page by page everybody once, in order', async sort => {
  const rows = []
  let after: string | undefined
  do {
    const { data } = await summary({ sort, limit: 1, ...(after && { after }) })
    expect(data.total).toBe(3)
    rows.push(...data.rows)
    after = data.next
  } while (after)
  const { employee, colleague, manager } = company
  const byName = [colleague.id, employee.id, manager.id]
  const byPayable = [manager.id, colleague.id, employee.id]
  const expected = sort.endsWith('name') ? byName : byPayable
  expect(idsOf(rows)).toEqual(sort.startsWith('-') ? expected.toReversed() : expected)
})

test('by unit with all units below, by person, by name; a malformed cursor is refused', async () => {
  const { units, employee, manager } = company
  expect(idsOf((await summary({ unitId: units.sales })).data.rows)).toEqual([employee.id, manager.id])
  expect((await totals({ unitId: units.sales })).data).toMatchObject({ people: 2, payable: 270 })
  expect((await summary({ unitId: units.company })).data.total).toBe(3)
  expect(idsOf((await summary({ search: 'manag' })).data.rows)).toEqual([manager.id])
  expect((await summary({ after: 'WyJ4IiwiYSIsIjEiXQ' })).code).toBe('BAD_CURSOR')
})

test('as charts: hours by unit and month, the months between the first and the last record', async () => {
  expect((await charts()).data).toEqual({
    months: ['2026-03', '2026-04'],
    units: [
      expect.objectContaining({ unit: 'Sales', minutes: [120, 150] }),
      expect.objectContaining({ unit: 'Office', minutes: [150, 0] }),
    ],
  })
  expect((await charts({ from: '2026-03-21' })).data).toMatchObject({
    months: ['2026-04'],
    units: [{ unit: 'Sales', minutes: [150] }],
  })
  expect((await charts({ from: '2026-04-01' })).data).toEqual({ months: [], units: [] })
})

test('one’s own, the team’s, everybody’s', async () => {
  const { employee, manager } = company
  expect(idsOf((await summary({ scope: 'mine' }, 'employee')).data.rows)).toEqual([employee.id])
  expect((await summary({ scope: 'mine', employeeId: manager.id }, 'employee')).data.rows).toEqual([])
  expect(idsOf((await summary({ scope: 'team' }, 'manager')).data.rows)).toEqual([employee.id])
  expect((await charts({ scope: 'team' }, 'manager')).data.units).toMatchObject([{ minutes: [120, 150] }])
  for (const read of [summary, totals, charts]) {
    expect((await read({ scope: 'team' }, 'employee')).code).toBe('FORBIDDEN')
    expect((await read({ scope: 'all' }, 'manager')).code).toBe('FORBIDDEN')
  }
  expect((await call(server, null, otSummary, twoPeriods)).status).toBe(401)
  const other = await leaveCompany(server)
  const theirs = await call(server, other.tokens.hr, otSummary, { ...twoPeriods, scope: 'all' })
  expect(theirs.data.rows).toEqual([])
})

const payReads = (since: string) =>
  company.inside(async trx => {
    const reads = trx.selectFrom('sensitive_read').select(['reader_id', 'employee_id', 'what'])
    const rows = await reads.where('at', '>=', new Date(since)).execute()
    return rows.map(row => `${row.what}: ${row.reader_id} of ${row.employee_id}`).toSorted()
  })

test('pay only for readers who may see it; reading other people’s is logged', async () => {
  const { employee, colleague, manager, hr } = company
  const now = vientiane('2026-04-01', '12:00')
  server.setNow(now)
  const own = (await summary({ scope: 'mine' }, 'employee')).data.rows[0]
  expect(own?.pay).toEqual([{ currency: 'LAK', amount: 90_625 }])
  expect((await totals({ scope: 'mine' }, 'employee')).data.pay).toEqual(own?.pay)
  const [team] = (await summary({ scope: 'team' }, 'manager')).data.rows
  expect(team).toMatchObject({ payable: 270, pay: null, withoutSalary: 0 })
  expect((await totals({ scope: 'team' }, 'manager')).data).toMatchObject({ payable: 270, pay: null })
  expect(await payReads(now)).toEqual([])
  await summary({ search: 'colleague' })
  expect(await payReads(now)).toEqual([`pay: ${hr.id} of ${colleague.id}`])
  await totals()
  expect(await payReads(now)).toEqual(
    [employee.id, colleague.id, manager.id].map(id => `pay: ${hr.id} of ${id}`).toSorted(),
  )
})
