// Reads holidays and locks them against change (N2).
import type { Holiday } from '@hr/domain/calendar/day-plan.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import { prepared } from '#api/db/connect/prepared.ts'
import { sendWrite } from '#api/db/connect/scope.ts'
import type { Scope } from '#api/db/connect/scope.ts'

export type StoredHoliday = Holiday & { readonly id: string }

/** Shared lock against holiday changes until the transaction ends, so that leave counted now is recounted later. */
export async function lockHolidaysShared(db: Scope): Promise<void> {
  const lock = sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockOf(db.workspaceId)}, 0)) ${prepared}`
  await sendWrite(db, lock.compile(db))
}

/** Exclusive lock: one holiday change at a time, and none while leave is being counted. */
export async function lockHolidays(db: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockOf(db.workspaceId)}, 0))`.execute(db)
}

const lockOf = (workspaceId: string) => `holidays ${workspaceId}`

/** Holidays that overlap the dates, and all yearly ones: holidayOn() decides whether those apply. */
export const listHolidays = (db: Scope, from: LocalDate, to: LocalDate): Promise<StoredHoliday[]> =>
  holidaysBetween(db, from, to).modifyEnd(prepared).execute()

/** To execute, or to select as JSON. */
export const holidaysBetween = (db: Scope, from: LocalDate, to: LocalDate) =>
  db
    .from('holiday')
    .select(['id', 'from_date as from', 'to_date as to', 'name', 'name_lo as nameLo', 'yearly'])
    .where('from_date', '<=', to)
    .where(sql<boolean>`(yearly or to_date >= ${from})`)
    .orderBy('from_date')
    .orderBy('id')
