// The days of each balance that expire soon, for HR (L11); not for a date after they expired.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { YearStarts } from '@hr/domain/leave/leave-year.ts'
import { expiryDaysOfSummary } from '@hr/domain/leave/next-expiry.ts'
import type { Expiry } from '@hr/domain/leave/next-expiry.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { expiringDays } from '../ledger/expiring-days.ts'

type On = { readonly today: LocalDate; readonly date: LocalDate; readonly yearStarts: YearStarts }
type Row = { readonly id: number; readonly ended_on: LocalDate | null }

export async function loadSummaryExpiry(db: Scope, { today, date, yearStarts }: On, rows: readonly Row[]) {
  const people = rows.map(row => ({ id: row.id, endedOn: row.ended_on }))
  const expiring = await expiringDays(db, people, { today, yearStarts, daysAhead: expiryDaysOfSummary })
  return (id: number, leaveTypeId: string): Expiry | null => {
    const expiry = expiring.get(id)?.get(leaveTypeId)
    return expiry && date <= expiry.on ? expiry : null
  }
}
