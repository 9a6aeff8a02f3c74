// Changes to a period after it was closed (A13), newest first.
import type { listDifferences as endpoint } from '@hr/contract/attendance-period.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import type { OtOutcome } from '@hr/domain/overtime/settle-days.ts'
import { readPay } from '#api/access/read-pay.ts'
import { listPeople } from '#api/people/person.ts'
import type { Handler } from '#api/http/context.ts'
import { listPage, newestFirst } from '#api/http/list-page.ts'
import { periodOf } from './close-period.ts'
import { countDifferences, listDifferenceRows } from './period.store.ts'

export const listDifferences: Handler<typeof endpoint> = async ({ db, caller, input }) => {
  const { from } = periodOf(input.id)
  const page = await listPage(input, {
    rows: window => listDifferenceRows(db, from, window),
    total: () => countDifferences(db, from),
    ...newestFirst,
  })
  const ids = page.rows.flatMap(row => [row.employeeId, row.changedBy])
  const people = await listPeople(db, ids)
  const paid = page.rows.flatMap(row => (row.isOvertime ? row.employeeId : []))
  const seesPay = await readPay(db, caller, paid)
  const rows = page.rows.flatMap(
    ({ id, employeeId, staffId, date, to, createdAt, changedBy, cause, reason, before, after, ...row }) => {
      const ofOvertime = otBrief(seesPay(employeeId))
      const employee = people.get(employeeId)
      if (!employee) return []
      return {
        id,
        employee,
        staffId,
        date,
        to: to ?? date,
        at: createdAt.toISOString(),
        changedBy: people.get(changedBy ?? 0) ?? null,
        cause,
        reason,
        before: brief(before),
        after: brief(after),
        overtime: row.isOvertime
          ? { before: ofOvertime(row.otBefore), after: ofOvertime(row.otAfter) }
          : null,
      }
    },
  )
  return { ...page, rows }
}

const brief = (record: DayRecord | null) =>
  record && {
    status: record.status,
    lateMinutes: record.lateTime,
    earlyMinutes: record.earlyOutTime,
    penalty: record.penalty.amount === 'NO_RATE' ? null : record.penalty.amount,
    workedMinutes: record.workedMinutes,
  }

const otBrief = (seesPay: boolean) => (record: OtOutcome | null) =>
  record && {
    status: record.status,
    payable: record.payable,
    pay: seesPay ? (record.pay ?? { amount: null, currency: null }) : null,
  }
