// Changes to days of everybody are refused in a closed period (A13): one person's day becomes a difference, but a
// company-wide change would make hundreds.
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { formatDate } from '#api/http/format-date.ts'
import { Refusal } from '#api/http/refusal.ts'
import { listClosedPeriods } from './closed-periods.queries.ts'
import { lockPeriodsShared } from './period-lock.ts'

/** ATTENDANCE_PERIOD_CLOSED if one of the dates is in a closed period. */
export async function refuseClosedDates(
  db: Scope,
  dates: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<void> {
  await lockPeriodsShared(db)
  const last = (await listClosedPeriods(db, dates)).at(-1)
  if (last)
    throw new Refusal('ATTENDANCE_PERIOD_CLOSED', {
      date: formatDate(last.to),
      first: formatDate(addDays(last.to, 1)),
    })
}
