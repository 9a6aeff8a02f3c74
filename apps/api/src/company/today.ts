// The current date in the company's time zone.
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { getCompanyTime } from './company.store.ts'

export async function todayIn(db: Scope): Promise<LocalDate> {
  const { time_zone: timeZone } = await getCompanyTime(db)
  return localDateOf(db.now.getTime(), timeZone)
}
