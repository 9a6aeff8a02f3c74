// The attendance report: a row for each person, the sum of all, and the same as charts (A15).
import type {
  attendanceReport,
  attendanceReportCharts,
  attendanceReportTotals,
} from '@hr/contract/attendance-report.ts'
import { mostCourseDates } from '@hr/contract/attendance-report.ts'
import { daysBetween } from '@hr/domain/calendar/local-date.ts'
import { toPerson } from '#api/employee/person.ts'
import type { Handler } from '#api/http/context.ts'
import { listPage } from '#api/http/list-page.ts'
import { countStatuses, latenessByUnit, latenessByWeekday } from './chart.queries.ts'
import { reportFilter, reportOf } from './report-filter.ts'
import {
  countRecounting,
  countReportRows,
  getReportTotals,
  isReportKey,
  listReportRows,
} from './report.queries.ts'

export const reportListed: Handler<typeof attendanceReport> = async work => {
  const { db, input, language } = work
  const of = await reportOf(work, await reportFilter(work))
  const page = await listPage(input, {
    rows: window => listReportRows(db, of, { sort: input.sort, language }, window),
    total: () => countReportRows(db, of),
    keyOf: row => [row.sortValue, row.sortName, String(row.id)] as const,
    isKey: isReportKey,
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

export const reportSummed: Handler<typeof attendanceReportTotals> = async work => {
  const filter = await reportFilter(work)
  const totals = await getReportTotals(work.db, await reportOf(work, filter))
  return { ...totals, recounting: await countRecounting(work.db, filter) }
}

export const reportDrawn: Handler<typeof attendanceReportCharts> = async work => {
  const { db, input } = work
  const of = await reportOf(work, await reportFilter(work))
  const counted = await countStatuses(
    db,
    of,
    daysBetween(input.from, input.to) < mostCourseDates ? 'date' : 'month',
  )
  const byStatus = Map.groupBy(counted, ({ status }) => status)
  const byDate = Map.groupBy(counted, ({ date }) => date)
  return {
    statuses: [...byStatus]
      .map(([status, rows]) => ({ status, days: rows.reduce((sum, { days }) => sum + days, 0) }))
      .toSorted((one, other) => other.days - one.days),
    units: await latenessByUnit(db, of),
    weekdays: await latenessByWeekday(db, of),
    course: [...byDate].map(([date, rows]) => ({
      date,
      statuses: rows.map(({ status, days }) => ({ status, days })),
    })),
  }
}
