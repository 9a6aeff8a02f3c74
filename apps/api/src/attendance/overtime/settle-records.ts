// Settles overtime records in the transaction that changed a fact (O3-O6, A12). They follow from the stored days, so that
// settling again changes nothing.
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { listClosedPeriods } from '#api/calendar/closed-periods.queries.ts'
import { lockPeriodsShared } from '#api/calendar/period-lock.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Dates } from '../day/day-facts.queries.ts'
import { insertDifferences } from '../day/differences.store.ts'
import type { Because } from '../day/differences.store.ts'
import { requireReason } from '../period/closed-reason.ts'
import { changedRecords, computeRecords } from './compute-records.ts'
import type { ChangedRecord } from './ot-record.store.ts'
import { listOvertime, saveRecords } from './ot-record.store.ts'

type People = Dates & { readonly employeeIds: readonly number[] }

/** Call it with the people locked, after their days of these dates are stored. */
export async function settleRecords(
  db: Scope,
  { employeeIds, from, to }: People,
  because: Because,
): Promise<void> {
  const months = { from: attendancePeriod(addDays(from, -1)).from, to: attendancePeriod(addDays(to, 1)).to }
  const found = await listOvertime(db, { employeeIds, ...months })
  if (found.length === 0) return
  const changed = changedRecords(found, await computeRecords(db, found, months))
  if (changed.length === 0) return
  await noteOvertime(db, changed, because)
  await saveRecords(db, changed)
}

/** Changes in closed periods are listed, and need a reason (A13). */
async function noteOvertime(db: Scope, changed: readonly ChangedRecord[], because: Because): Promise<void> {
  const dates = changed.map(({ date }) => date).toSorted()
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return
  await lockPeriodsShared(db)
  const closed = await listClosedPeriods(db, { from, to })
  const differences = changed.flatMap(({ employeeId, date, before, after }) => {
    const period = closed.find(one => one.from <= date && date <= one.to)
    const change = { before: null, after: null, otBefore: before, otAfter: after }
    return period
      ? [{ employeeId, date, to: date, periodFrom: period.from, periodTo: period.to, ...change }]
      : []
  })
  const last = differences.at(-1)
  if (!last) return
  requireReason(because, last.periodTo)
  await insertDifferences(db, differences, because)
}
