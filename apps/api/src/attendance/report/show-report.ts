// The attendance report: a row per person, the total, and charts (A15).
import * as contract from '@hr/contract/attendance-report.ts'
import { daysBetween } from '@hr/domain/calendar/local-date.ts'
import { isValueKey } from '#api/people/by-value.ts'
import type { ValueKey } from '#api/people/by-value.ts'
import { toPerson } from '#api/people/person.ts'
import type { Handler } from '#api/http/context.ts'
import { listPage } from '#api/http/list-page.ts'
import type { PageWindow } from '#api/http/list-page.ts'
import { splitDates } from '../day/open-days.ts'
import { drawReport } from './chart.queries.ts'
import { reportDaysOf, reportFilter, reportOf } from './report-filter.ts'
import { countReportPeople, listReportPeople } from './report-people.queries.ts'
import type { ReportDates } from './report-people.queries.ts'
import { countRecounting, listReportRows } from './report.queries.ts'
import { getReportTotals } from './report-totals.queries.ts'

type Listing = Parameters<Handler<typeof contract.attendanceReport>>[0]

export const attendanceReport: Handler<typeof contract.attendanceReport> = async work => {
  const { db, input } = work
  const dates = await splitDates(work, await reportFilter(work))
  let counted: number | null = null
  const page = await listPage(input, {
    rows: async window => {
      const { rows, count } = await reportRows(work, dates, window)
      counted = count
      return rows
    },
    total: async () => counted ?? (await countReportPeople(db, dates)),
    keyOf: row => [row.sortValue, row.sortName, String(row.id)] as const,
    isKey: isValueKey,
  })
  const rows = page.rows.map(
    ({ id, first_name, last_name, first_name_lo, last_name_lo, profile_image, staff_id, ...row }) => {
      const { employeeId: _, lastDate: __, sortName: ___, sortValue: ____, ...shown } = row
      const employee = toPerson({ id, first_name, last_name, first_name_lo, last_name_lo, profile_image })
      return { ...shown, employee, staffId: staff_id }
    },
  )
  return { ...page, rows }
}

/** Sorted by name, computes only the days of the people on the page; sorted by a sum, those of everybody. */
async function reportRows(work: Listing, dates: ReportDates, window: PageWindow<ValueKey>) {
  const { db, language, input } = work
  const order = { sort: input.sort, language }
  if (input.sort !== 'name' && input.sort !== '-name')
    return { rows: await listReportRows(db, await reportDaysOf(work, dates), order, window), count: null }
  const { ids: whose, count } = await listReportPeople(
    db,
    dates,
    { isDown: input.sort === '-name', language },
    window,
  )
  const ofPage = {
    final: { ...dates.final, whose },
    open: dates.open && { ...dates.open, whose },
  }
  const { limit } = window
  const ofIds = { limit, offset: 0, after: undefined }
  return { rows: await listReportRows(db, await reportDaysOf(work, ofPage), order, ofIds), count }
}

export const attendanceReportTotals: Handler<typeof contract.attendanceReportTotals> = async work => {
  const filter = await reportFilter(work)
  const totals = await getReportTotals(work.db, await reportOf(work, filter))
  return { ...totals, recounting: await countRecounting(work.db, filter) }
}

export const attendanceReportCharts: Handler<typeof contract.attendanceReportCharts> = async work => {
  const { db, input } = work
  const of = await reportOf(work, await reportFilter(work))
  const by = daysBetween(input.from, input.to) < contract.mostCourseDates ? 'date' : 'month'
  const { statuses, units, weekdays } = await drawReport(db, of, by)
  const byStatus = Map.groupBy(statuses, ({ status }) => status)
  const byDate = Map.groupBy(statuses, ({ date }) => date)
  return {
    statuses: [...byStatus]
      .map(([status, rows]) => ({ status, days: rows.reduce((sum, { days }) => sum + days, 0) }))
      .toSorted((one, other) => other.days - one.days),
    units,
    weekdays,
    course: [...byDate].map(([date, rows]) => ({
      date,
      statuses: rows.map(({ status, days }) => ({ status, days })),
    })),
  }
}
