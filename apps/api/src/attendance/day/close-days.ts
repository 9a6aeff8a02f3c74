// Ends the days of a company (A7, A12): once the window of everybody's day has closed, what is stored is final. Runs every
// hour, late or twice with the same result; one date at a time.
import { addDays, localDateOf } from '@hr/domain/calendar/local-date.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import { getCompanyProfile, updateClosedTo } from '#api/company/company.store.ts'
import { listOpenPeople } from './attendance-day.store.ts'
import { recomputeDays } from './recompute-days.ts'

const ended = { by: null, cause: 'DAY_ENDED', isJob: true } as const

/** `hasMore` = another date can be looked at now. */
export async function closeDays(
  db: WorkspaceTransaction,
  workspaceId: string,
  now: Date,
): Promise<{ hasMore: boolean }> {
  const profile = await getCompanyProfile(db, workspaceId)
  const { time_zone: timeZone, attendance_since: since, attendance_closed_to: closedTo } = profile
  const yesterday = addDays(localDateOf(now.getTime(), timeZone), -1)
  const next = closedTo === null ? since : addDays(closedTo, 1)
  const date = next < since ? since : next
  if (date > yesterday) return { hasMore: false }
  const employeeIds = await listOpenPeople(db, workspaceId, date)
  await recomputeDays(db, workspaceId, now, { employeeIds, from: date, to: date }, ended)
  // A night shift may still go on.
  if ((await listOpenPeople(db, workspaceId, date)).length > 0) return { hasMore: false }
  await updateClosedTo(db, workspaceId, date, closedTo)
  return { hasMore: date < yesterday }
}
