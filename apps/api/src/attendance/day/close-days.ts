// Finalizes the days of a company (A7, A12): once every window of a date is over, its days are final. Runs every hour,
// one date at a time; idempotent.
import { addDays, localDateOf } from '@hr/domain/calendar/local-date.ts'
import { getCompanyProfile, updateClosedTo } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { listOpenPeople } from './attendance-day.store.ts'
import { recomputeDays } from './recompute-days.ts'

const ended = { by: null, cause: 'DAY_ENDED', isJob: true } as const

/** `hasMore` = another date can be closed now. */
export async function closeDays(db: Scope): Promise<{ hasMore: boolean }> {
  const profile = await getCompanyProfile(db)
  const { time_zone: timeZone, attendance_since: since, attendance_closed_to: closedTo } = profile
  const yesterday = addDays(localDateOf(db.now.getTime(), timeZone), -1)
  const next = closedTo === null ? since : addDays(closedTo, 1)
  const date = next < since ? since : next
  if (date > yesterday) return { hasMore: false }
  const employeeIds = await listOpenPeople(db, date)
  await recomputeDays(db, { employeeIds, from: date, to: date }, ended)
  // A night shift may still be running.
  if ((await listOpenPeople(db, date)).length > 0) return { hasMore: false }
  await updateClosedTo(db, date, closedTo)
  return { hasMore: date < yesterday }
}
