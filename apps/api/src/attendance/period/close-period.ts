// Closes a period of attendance, or reopens it with a reason (A13).
import type * as contract from '@hr/contract/attendance-period.ts'
import { attendancePeriod, attendancePeriods } from '@hr/domain/calendar/attendance-period.ts'
import type { CheckedInputOf, OutputOf } from '@hr/contract/endpoint.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { formatDate } from '#api/http/format-date.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { recomputeChangedDays } from '../day/recompute-changed-days.ts'
import { listEmployeeIds } from '../shift/shift-holders.queries.ts'
import { toPeriods } from './list-periods.ts'
import { lockPeriodsShared, lockPeriods } from '#api/calendar/period-lock.ts'
import { listPeriodRows, lockPeriod, savePeriod } from './period.store.ts'

/** '2026-03' = 21 February to 20 March. */
export const periodOf = (id: string): DateRange => attendancePeriod(`${id}-01`)

/** ATTENDANCE_PERIOD_CLOSED, ATTENDANCE_PERIOD_NOT_OVER, INVALID_INPUT without a reason although an older one is open. */
export async function closePeriod(
  work: Work<CheckedInputOf<typeof contract.closePeriod>>,
): Promise<OutputOf<typeof contract.closePeriod>> {
  const period = periodOf(work.input.id)
  await lockPeriods(work.db)
  const before = await getPeriod(work, period)
  if (before.isClosed)
    throw new Refusal('ATTENDANCE_PERIOD_CLOSED', {
      date: formatDate(period.to),
      first: formatDate(addDays(period.to, 1)),
    })
  if (!before.mayClose) throw new Refusal('ATTENDANCE_PERIOD_NOT_OVER')
  const { reason = '' } = work.input
  if (reason === '' && (await hasOlderOpen(work.db, period)))
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'reason', code: 'required', parameters: {} }])
  return changed(work, period, { isClosed: true, reason })
}

async function hasOlderOpen(db: Scope, { from }: DateRange): Promise<boolean> {
  const { attendance_since: since } = await getCompanyProfile(db)
  if (since >= from) return false
  const closed = new Set((await listPeriodRows(db)).flatMap(row => (row.isClosed ? [row.from] : [])))
  return attendancePeriods({ from: since, to: addDays(from, -1) }).some(period => !closed.has(period.from))
}

/**
 * ATTENDANCE_PERIOD_OPEN. Its days are recomputed from undated facts that changed meanwhile. Takes the shared lock, as
 * any
 * change of a day does: the exclusive one would deadlock with transactions that hold a person and wait for it.
 */
export const reopenPeriod: Handler<typeof contract.reopenPeriod> = async work => {
  const { db, caller, input } = work
  const period = periodOf(input.id)
  await lockPeriodsShared(db)
  await lockPeriod(db, period)
  if (!(await getPeriod(work, period)).isClosed) throw new Refusal('ATTENDANCE_PERIOD_OPEN')
  const shown = await changed(work, period, { isClosed: false, reason: input.reason })
  const employeeIds = await listEmployeeIds(db)
  await recomputeChangedDays(work, { employeeIds, ...period, by: caller.employeeId, cause: 'SHIFT' })
  return shown
}

const getPeriod = async (work: Work<unknown>, period: DateRange) =>
  orNotFound((await toPeriods(work, [period]))[0])

async function changed(
  work: Work<unknown>,
  period: DateRange,
  { isClosed, reason }: { readonly isClosed: boolean; readonly reason: string },
) {
  const { db, caller, now } = work
  await savePeriod(db, period, { isClosed, now, by: caller.employeeId, reason })
  await auditUpdate(db, 'attendance_period', period.to.slice(0, 7), {
    after: { ...period, closed: isClosed, ...(reason && { reason }) },
  })
  // Requests say whether they change closed days.
  for (const topic of ['attendance', 'leave', 'overtime'] as const)
    await publishLive(db, { topic, employeeIds: [] })
  return getPeriod(work, period)
}
