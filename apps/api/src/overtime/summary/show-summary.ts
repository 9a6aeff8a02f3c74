// The summary of overtime: a row per person, the total, and hours by unit and month (O7).
import type * as contract from '@hr/contract/ot-summary.ts'
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { otRecordStatuses } from '@hr/domain/overtime/ot-record-status.ts'
import { logSensitiveRead } from '#api/access/log-sensitive-read.ts'
import { readPay } from '#api/access/read-pay.ts'
import { maySeeSensitive } from '#api/access/sensitive-scope.ts'
import { dayKey, listDayPeople } from '#api/attendance/day/day-people.queries.ts'
import { countRecounting } from '#api/attendance/report/report.queries.ts'
import type { Handler } from '#api/http/context.ts'
import { listPage } from '#api/http/list-page.ts'
import { isValueKey } from '#api/people/by-value.ts'
import { toPerson } from '#api/people/person.ts'
import { recordFilter } from '../record/list-records.ts'
import { countSummaryPeople, listSummaryPeople, listSums } from './ot-summary.queries.ts'
import type { SummedRecords } from './ot-summary.queries.ts'

/** The refusals of recordFilter, and BAD_CURSOR. */
export const otSummary: Handler<typeof contract.otSummary> = async work => {
  const { db, caller, input, language } = work
  const filter = await recordFilter(work)
  let counted: number | null = null
  const page = await listPage(input, {
    rows: async window => {
      const rows = await listSummaryPeople(db, filter, { sort: input.sort, language }, window)
      // With a cursor only the remaining people are counted.
      counted = window.after === undefined ? (rows[0]?.people ?? null) : null
      return rows
    },
    total: async () => counted ?? (await countSummaryPeople(db, filter)),
    keyOf: row => [row.sortValue, row.sortName, String(row.id)] as const,
    isKey: isValueKey,
  })
  const whose = page.rows.map(({ id }) => id)
  const sums = await listSums(db, { ...filter, whose }, 'person')
  const lastDays = sums.map(({ key, lastDate }) => ({ employeeId: key, date: lastDate }))
  const people = await listDayPeople(db, lastDays)
  const seesPay = await readPay(db, caller, whose)
  const ofPerson = new Map(sums.map(row => [row.key, row]))
  const rows = whose.flatMap(id => {
    const own = ofPerson.get(id)
    const person = own && people.get(dayKey({ employeeId: id, date: own.lastDate }))
    if (!person) return []
    const { staff_id: staffId, unit, unit_lo: unitLo } = person
    return [{ employee: toPerson(person), staffId, unit, unitLo, ...toSums(own, seesPay(id)) }]
  })
  return { ...page, rows }
}

/** The refusals of recordFilter. */
export const otSummaryTotals: Handler<typeof contract.otSummaryTotals> = async work => {
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

const nothing: Omit<SummedRecords, 'key' | 'employeeIds' | 'lastDate'> = {
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

function toSums(
  summed: Omit<SummedRecords, 'key' | 'employeeIds' | 'lastDate'> = nothing,
  seesPay: boolean,
): contract.OtSums {
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
