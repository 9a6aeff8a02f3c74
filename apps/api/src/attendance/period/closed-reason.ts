// Any change to days of a closed period needs a reason (A13), which is required here.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { closedReasonMissing } from '#api/calendar/closed-reason-missing.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Dates } from '../day/day-facts.queries.ts'
import type { Because } from '../day/differences.store.ts'
import { listClosedPeriods } from '#api/calendar/closed-periods.queries.ts'
import { lockPeriodsShared } from '#api/calendar/period-lock.ts'

/** Jobs and clock punches have nobody to ask. */
export function requireReason(
  { reason = '', reasonField, cause, isJob }: Because,
  closedTo: LocalDate,
): void {
  if (reason !== '' || isJob || cause === 'PUNCH') return
  throw closedReasonMissing(reasonField ?? 'closedReason', closedTo)
}

/** For days that a job computes later. */
export async function requireReasonFor(db: Scope, dates: Dates, because: Because): Promise<void> {
  await lockPeriodsShared(db)
  const last = (await listClosedPeriods(db, dates)).at(-1)
  if (last) requireReason(because, last.to)
}
