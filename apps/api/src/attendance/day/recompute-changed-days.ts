// Recomputes days after a change of facts (A12): few days immediately, many by a job. Until the job runs, those days are
// computed on reading.
import { daysBetween } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { FactWork } from '#api/facts.ts'
import { requireReasonFor } from '../period/closed-reason.ts'
import type { Because } from './differences.store.ts'
import { keptDates } from './kept-dates.ts'
import { recomputeDays } from './recompute-days.ts'
import { markStale } from './stale-days.store.ts'

/** Limit of days per transaction: about half a second. */
export const mostAtOnce = 1000

type ChangedFact = Because & {
  readonly employeeIds: readonly number[]
  readonly from: LocalDate
  /** Null = up to today. */
  readonly to: LocalDate | null
}

/**
 * Call in the transaction of the change, after it. Throws INVALID_INPUT for closed days without a reason. Future days
 * need nothing: they are computed later.
 */
export async function recomputeChangedDays(
  { db, services }: FactWork,
  { employeeIds, from, to, ...because }: ChangedFact,
): Promise<void> {
  const dates = await keptDates(db, { from, to: to ?? '9999-12-31' })
  if (!dates || employeeIds.length === 0) return
  const days = employeeIds.length * (daysBetween(dates.from, dates.to) + 1)
  if (days <= mostAtOnce) {
    await recomputeDays(db, { employeeIds, ...dates }, because)
    return
  }
  await requireReasonFor(db, dates, because)
  await markStale(db, { employeeIds, ...dates }, because)
  const { workspaceId } = db
  await services.jobs.add(db, 'attendance.recompute', { workspaceId }, { singletonKey: workspaceId })
}
