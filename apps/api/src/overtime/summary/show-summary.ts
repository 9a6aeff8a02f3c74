// The summary of overtime: a row per person, the total, and hours by unit and month (O7).
import type { otSummary, otSummaryTotals, OtSums } from '@hr/contract/ot-summary.ts'
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { otRecordStatuses } from '@hr/domain/overtime/ot-record-status.ts'
import { logSensitiveRead } from '#api/access/log-sensitive-read.ts'
import { readPay } from '#api/access/read-pay.ts'
import { maySeeSensitive } from '#api/access/sensitive-scope.ts'
import { countRecounting } from '#api/attendance/report/report.queries.ts'
import type { Handler } from '#api/http/context.ts'
import { listPage } from '#api/http/list-page.ts'
import { toPerson } from '#api/people/person.ts'
import { recordFilter } from '../record/list-records.ts'
import { countSummaryPeople, isSummaryKey, listSummaryPeople, listSums } from './ot-summary.queries.ts'
import type { SummedRecords } from './ot-summary.queries.ts'

/** The refusals of recordFilter, and BAD_CURSOR. */
export const summaryListed: Handler<typeof otSummary> = async work => {
  const { db, caller, input, language } = work
  const filter = await recordFilter(work)
  const page = await listPage(input, {
    rows: window => listSummaryPeople(db, filter, { sort: input.sort, language }, window),
    total: () => countSummaryPeople(db, filter),
    keyOf: row => [row.sortValue, row.sortName, String(row.id)] as const,
    isKey: isSummaryKey,
  })
  const whose = page.rows.map(({ id }) => id)
  const sums = new Map((await listSums(db, { ...filter, whose }, 'person')).map(row => [row.key, row]))
  const seesPay = await readPay(db, caller, whose)
  const rows = page.rows.map(row => ({
    employee: toPerson(row),
    staffId: row.staffId,
    unit: row.unit,
    unitLo: row.unitLo,
    ...toSums(sums.get(row.id), seesPay(row.id)),
  }))
  return { ...page, rows }
}

/** The refusals of recordFilter. */
export const summarySummed: Handler<typeof otSummaryTotals> = async work => {
  const { db, caller } = work
  const filter = await recordFilter(work)
  // A record also depends on the dates of its month before, and on the next day.
  const from = attendancePeriod(filter.from).from
  const [[sums], recounting] = await Promise.all([
    listSums(db, filter, 'all'),
    countRecounting(db, { from, to: addDays(filter.to, 1), whose: filter.whose }),
  ])
  const people = sums?.employeeIds ?? []
  const seesPay = people.every(id => maySeeSensitive(caller, id))
  if (seesPay) await logSensitiveRead(db, caller, 'pay', people)
  return { ...toSums(sums, seesPay), people: people.length, recounting }
}

const nothing: Omit<SummedRecords, 'key' | 'employeeIds'> = {
  records: 0,
  statuses: { NORMAL: 0, NO_TIME_IN: 0, NO_TIME_OUT: 0, ABSENT: 0, MANUAL: 0 },
  byPercent: [],
  approved: 0,
  breakMinutes: 0,
  cutByDay: 0,
  cutByMonth: 0,
  payable: 0,
  pay: [],
  withoutSalary: 0,
}

function toSums(summed: Omit<SummedRecords, 'key' | 'employeeIds'> = nothing, seesPay: boolean): OtSums {
  const { records, statuses, byPercent, approved, breakMinutes, cutByDay, cutByMonth, payable } = summed
  return {
    records,
    byStatus: otRecordStatuses.flatMap(status =>
      statuses[status] > 0 ? [{ status, records: statuses[status] }] : [],
    ),
    byPercent,
    approved,
    breakMinutes,
    cutByDay,
    cutByMonth,
    payable,
    pay: seesPay ? summed.pay : null,
    withoutSalary: seesPay ? summed.withoutSalary : 0,
  }
}
