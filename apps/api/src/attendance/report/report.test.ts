// The report sums the days, for readers who may see them; the export contains each day once (A14, A15).
import { listDays } from '@hr/contract/attendance.ts'
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import {
  attendanceReport,
  attendanceReportCharts,
  attendanceReportTotals,
  exportAttendance,
  reportSorts,
  streamAttendance,
} from '@hr/contract/attendance-report.ts'
import type { AttendanceExportLine } from '@hr/contract/attendance-report.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { exportColumns, exportLines } from '@hr/contract/messages/attendance-export.ts'
import { dayTotals } from '@hr/domain/attendance/day-totals.ts'
import { isWeekend } from '@hr/domain/calendar/weekdays.ts'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { attendanceMonths, twoMonths } from '#test/attendance-months.ts'
import type { AttendanceCompany, AttendanceName } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { insertRecord } from '#test/overtime-records.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
let company: AttendanceCompany
let other: AttendanceCompany
let staffIds: ReadonlyMap<number, string>
const staffIdOf = (name: AttendanceName) => staffIds.get(company[name].id) ?? ''
beforeAll(async () => {
  ;({ company, other, staffIds } = await attendanceMonths(server))
})

const march = { from: '2026-03-01', to: '2026-03-31' }

type Input = Partial<InputOf<typeof attendanceReport>>
const report = async (input: Input = {}, by: AttendanceName = 'hr', of = company) =>
  call(server, await of.as(by), attendanceReport, { ...twoMonths, ...input })
const idsOf = (rows: readonly { readonly employee: { readonly id: number } }[]) =>
  rows.map(({ employee }) => employee.id)

async function everyDay(by: AttendanceName = 'hr'): Promise<AttendanceDay[]> {
  const token = await company.as(by)
  const rows: AttendanceDay[] = []
  let after: string | undefined
  do {
    const input = { ...twoMonths, scope: 'all', limit: 100, ...(after && { after }) } as const
    const { data } = await call(server, token, listDays, input)
    rows.push(...data.rows)
    after = data.next
  } while (after)
  return rows
}

describe('the report', () => {
  test('equals the sum of the days, per person and in total', async () => {
    const record = { employeeId: company.employee.id, date: '2026-03-02', minutes: 132 }
    await company.inside(trx => insertRecord(trx, record))
    const days = await everyDay()
    const { data } = await report()
    expect(data.total).toBe(5)
    for (const {
      employee,
      staffId,
      unit: _,
      unitLo: __,
      position: ___,
      positionLo: ____,
      ...totals
    } of data.rows) {
      expect(totals, staffId).toEqual(dayTotals(days.filter(day => day.employeeId === employee.id)))
    }
    const sum = (await call(server, await company.as('hr'), attendanceReportTotals, twoMonths)).data
    expect(sum).toEqual({ ...dayTotals(days), people: 5, weekendPenalty: 0, weekendHours: 0, recounting: 0 })
    const own = data.rows.find(row => row.employee.id === company.employee.id)
    expect(own).toMatchObject({
      overtimeMinutes: 132,
      late: 2,
      lateMinutes: 26,
      early: 1,
      earlyMinutes: 30,
      missing: 2,
      unit: 'Sales',
    })
  })

  test('only its dates, the first and the last included', async () => {
    const lateOf = async (from: string, to: string) =>
      (await report({ from, to, employeeId: company.employee.id })).data.rows.map(({ late, missing }) => [
        late,
        missing,
      ])
    expect(await lateOf('2026-03-02', '2026-03-02')).toEqual([[0, 1]])
    expect(await lateOf('2026-03-03', '2026-03-03')).toEqual([[1, 0]])
    expect(await lateOf('2026-03-04', '2026-03-04')).toEqual([[0, 0]])
    expect(await lateOf('2026-02-01', '2026-03-01')).toEqual([])
    expect((await report({ from: '2026-01-01', to: '2027-01-02' })).fields).toHaveProperty('to')
    expect((await report({ from: '2026-03-02', to: '2026-03-01' })).code).toBe('END_BEFORE_START')
  })

  test.each(reportSorts)('by %s: page by page everybody once, in order', async sort => {
    const field = sort.replace('-', '')
    const rows = []
    let after: string | undefined
    do {
      const { data } = await report({ sort, limit: 2, ...(after && { after }) })
      rows.push(...data.rows)
      after = data.next
    } while (after)
    expect(idsOf(rows).toSorted()).toEqual([...company.everybody].toSorted())
    // A page sorted by name sums only its own people, one sorted by a sum everybody: both must agree.
    const whole = (await report({ sort: sort.endsWith('name') ? 'penalty' : 'name' })).data.rows
    const byId = new Map(whole.map(row => [row.employee.id, row]))
    expect(rows).toEqual(rows.map(row => byId.get(row.employee.id)))
    if (field === 'name') return
    const values = rows.map(row => Number(Object.entries(row).find(([name]) => name === field)?.[1]))
    const sign = sort.startsWith('-') ? -1 : 1
    expect(values).toEqual(values.toSorted((one, two) => sign * (one - two)))
  })

  test('by unit with all units below, by person, by name; a malformed cursor is refused', async () => {
    const { units, employee, manager } = company
    expect(idsOf((await report({ unitId: units.sales })).data.rows)).toEqual([employee.id, manager.id])
    expect((await report({ unitId: units.company })).data.total).toBe(5)
    expect(idsOf((await report({ search: 'manag' })).data.rows)).toEqual([manager.id])
    expect((await report({ positionId: units.sales })).data.rows).toEqual([])
    expect((await report({ after: 'WyJ4IiwiYSIsIjEiXQ' })).code).toBe('BAD_CURSOR')
  })

  test('as charts: the same days, each once', async () => {
    const days = (await everyDay()).filter(({ status }) => status !== null)
    const { data } = await call(server, await company.as('hr'), attendanceReportCharts, twoMonths)
    const sum = (rows: readonly { readonly days: number }[]) => rows.reduce((all, row) => all + row.days, 0)
    expect(sum(data.statuses)).toBe(days.length)
    expect(data.course.flatMap(({ statuses }) => statuses).reduce((all, row) => all + row.days, 0)).toBe(
      days.length,
    )
    expect(data.course.length).toBeGreaterThan(50)
    expect(data.units.map(({ unit, late, lateMinutes }) => [unit, late, lateMinutes]).slice(0, 2)).toEqual([
      ['Office', 2, 31],
      ['Sales', 2, 26],
    ])
    expect(sum(data.units)).toBe(sum(data.weekdays))
    expect(data.weekdays.find(({ weekday }) => weekday === 2)).toMatchObject({ late: 3 })
    const year = await call(server, await company.as('hr'), attendanceReportCharts, {
      ...twoMonths,
      from: '2026-01-01',
    })
    expect(year.data.course.map(({ date }) => date)).toEqual(['2026-03-01', '2026-04-01'])
  })

  test('everybody with ATTENDANCE_SUMMARY, the team for a manager, nobody otherwise', async () => {
    expect((await report({}, 'manager')).status).toBe(403)
    expect(idsOf((await report({ scope: 'team' }, 'manager')).data.rows)).toEqual([company.employee.id])
    const foreign = { scope: 'team', employeeId: company.colleague.id } as const
    expect((await report(foreign, 'manager')).data.rows).toEqual([])
    expect((await report({ scope: 'team' }, 'employee')).status).toBe(403)
    expect((await call(server, null, attendanceReport, twoMonths)).status).toBe(401)
    expect((await report({ employeeId: company.employee.id }, 'hr', other)).data.rows).toEqual([])
  })
})

const exported = async (token: string, input: Partial<InputOf<typeof exportAttendance>> = {}) =>
  call(server, token, exportAttendance, { ...twoMonths, ...input })

async function joined(token: string, meanwhile?: () => Promise<unknown>) {
  const first = (await exported(token)).data
  await meanwhile?.()
  const pages = Array.from({ length: Math.ceil(first.total / first.limit) }, (_, index) => index + 1)
  const read = await Promise.all(
    pages.slice(1).map(async page => (await exported(token, { page, snapshot: first.snapshot })).data.rows),
  )
  return { total: first.total, rows: [...first.rows, ...read.flat()] }
}

async function file(token: string, language: 'en' | 'lo' = 'en') {
  const answer = await server.app.inject({
    url: `/api${streamAttendance.path}?from=${twoMonths.from}&to=${twoMonths.to}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  })
  const table: string[][] = parse(answer.rawPayload, { bom: true })
  return { type: answer.headers['content-type'], table }
}

const keyOf = (row: AttendanceExportLine) => `${row['Person ID']} ${row.Date}`

describe('the export', () => {
  test('joined pages equal the streamed file: every weekday of everybody once, then the total', async () => {
    const token = await company.as('hr')
    const { rows, total } = await joined(token)
    const days = (await everyDay()).filter(({ date }) => !isWeekend(date))
    expect(total).toBe(days.length)
    expect(total).toBeGreaterThan(200)
    expect(rows.map(keyOf).toSorted()).toEqual(
      days.map(({ staffId, date }) => `${staffId} ${date}`).toSorted(),
    )
    const { table, type } = await file(token)
    expect(type).toContain('text/csv')
    const [header, ...lines] = table
    expect(header).toEqual(exportColumns.map(({ title }) => title))
    const cells = exportLines(rows, 'en').map(line => line.map(cell => String(cell ?? '')))
    expect(cells).toHaveLength(total + 5)
    // Except the name that starts like a formula, which both writers escape in their own way.
    const plain = (line: readonly string[]) => line.map(cell => cell.replace(/^'=/, '='))
    expect(lines.map(plain)).toEqual(cells)
    expect(lines.flat().some(cell => cell.startsWith("'=1+1"))).toBe(true)
  })

  test('contains the cost of each day, pending requests, and unknown values', async () => {
    const { rows } = await joined(await company.as('hr'))
    const rowOf = (staffId: string, date: string) =>
      rows.find(row => row['Person ID'] === staffId && row.Date === date)
    const [mine, theirs] = [staffIdOf('employee'), staffIdOf('colleague')]
    expect(rowOf(mine, '2026-03-02')).toMatchObject({
      Department: 'Sales',
      'Check-In': '08:30',
      'Check-out': null,
      status: 'No time out',
      amount: 100_000,
      'Request Pending': 0,
    })
    expect(rowOf(mine, '2026-03-03')).toMatchObject({
      Late: 16,
      'Early Leave': 30,
      totalHours: 7.23,
      amount: null,
    })
    expect(rowOf(theirs, '2026-03-10')).toMatchObject({ status: 'Absent', amount: 0, 'Request Pending': 1 })
    expect(rowOf(theirs, '2026-03-31')).toMatchObject({
      'Check-out': '17:30',
      Late: 30,
      'HR Comment': 'Seen at the gate',
    })
    const total = exportLines(rows, 'en').find(cells => cells[0] === mine && cells[11] === 'Total') ?? []
    expect(total.slice(7)).toEqual([26, 15.41, 30, 'Days without a rate: 2', 'Total', '', '', 100_000])
  })

  test('is of the moment it starts, whatever is recorded or ended meanwhile', async () => {
    const token = await company.as('hr')
    const before = await joined(token)
    const during = await joined(token, async () => {
      await company.byHand('2026-03-05', '08:30', 'hr', company.manager.id)
      await company.byHand('2026-04-20', '08:30', 'hr', company.manager.id)
    })
    expect(during).toEqual(before)
    const after = await joined(token)
    const changed = after.rows.filter((row, place) => row.status !== before.rows[place]?.status)
    expect(changed.map(keyOf)).toEqual(
      ['2026-03-05', '2026-04-20'].map(date => `${staffIdOf('manager')} ${date}`),
    )
  })

  test('in the reader’s language', async () => {
    const { table } = await file(await company.as('hr'), 'lo')
    expect(table[0]).toEqual(exportColumns.map(({ title }) => title))
    expect(table.some(cells => cells[11] === 'ລວມ')).toBe(true)
    expect(table.some(cells => cells[11] === 'ຂາດວຽກ')).toBe(true)
  })

  test('needs export of ATTENDANCE_SUMMARY, for one’s own company', async () => {
    const statusOf = async (by: AttendanceName) => (await exported(await company.as(by))).status
    expect([await statusOf('manager'), await statusOf('employee')]).toEqual([403, 403])
    expect((await call(server, null, exportAttendance, twoMonths)).status).toBe(401)
    const { snapshot } = (await exported(await company.as('hr'))).data
    expect((await exported(await other.as('hr'), { page: 1, snapshot })).code).toBe('BAD_CURSOR')
    const foreign = (await exported(await other.as('hr'))).data.rows
    const ours = new Set(staffIds.values())
    expect(foreign.some(row => ours.has(row['Person ID']))).toBe(false)
  })

  test('is refused while days are stale, and the report indicates it', async () => {
    const { workspaceId, employee } = company
    const stale = {
      employee_id: employee.id,
      from_date: '2026-03-31',
      to_date: '2026-05-31',
      cause: 'SHIFT',
    } as const
    await company.inside(trx =>
      trx
        .insertInto('attendance_stale')
        .values({ workspace_id: workspaceId, changed_by: null, ...stale })
        .execute(),
    )
    const token = await company.as('hr')
    expect((await exported(token)).code).toBe('ATTENDANCE_RECOUNTING')
    const totals = async (input: typeof march) =>
      (await call(server, token, attendanceReportTotals, input)).data
    expect((await totals(march)).recounting).toBe(1)
    expect((await totals({ ...march, to: '2026-03-30' })).recounting).toBe(0)
    await company.inside(trx => trx.deleteFrom('attendance_stale').execute())
  })
})
