// Limits dates to those with attendance: not before the company started to keep it, and not after today.
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Dates } from './day-facts.queries.ts'

/** null = none of the dates. */
export async function keptDates(db: Scope, { from, to }: Dates): Promise<Dates | null> {
  const { time_zone: timeZone, attendance_since: since } = await getCompanyTime(db)
  const today = localDateOf(db.now.getTime(), timeZone)
  const kept = { from: from < since ? since : from, to: to > today ? today : to }
  return kept.to < kept.from ? null : kept
}
