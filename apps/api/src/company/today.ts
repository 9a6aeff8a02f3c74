// The current date in the company's time zone.
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { getCompanyTime } from './company.store.ts'

export async function todayIn(db: Kysely<Tables>, workspaceId: string, now: Date): Promise<LocalDate> {
  const { time_zone: timeZone } = await getCompanyTime(db, workspaceId)
  return localDateOf(now.getTime(), timeZone)
}
