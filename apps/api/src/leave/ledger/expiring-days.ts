// The days of each leave type that expire next unless taken (L1, L6).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { remainingLots } from '@hr/domain/leave/balance.ts'
import { nextExpiry } from '@hr/domain/leave/next-expiry.ts'
import type { Expiry, ExpiryFacts } from '@hr/domain/leave/next-expiry.ts'
import type { YearStarts } from '@hr/domain/leave/leave-year.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { loadLedger } from './load-ledger.queries.ts'
import type { LoadedLedger } from './load-ledger.queries.ts'
import type { TypedLot } from './leave-ledger.store.ts'
import { listLeaveTypeRows } from '../type/leave-type.store.ts'
import { findEmployment } from '../request/leave.queries.ts'

type Asked = {
  readonly employeeId: number
  readonly today: LocalDate
  readonly yearStarts: YearStarts
  /** Requests being changed: their reservations count as free. */
  readonly without: readonly string[]
}

/** By leave type; types without days that expire soon are missing. */
export async function expiringDays(
  db: Scope,
  { employeeId, today, yearStarts, without }: Asked,
): Promise<ReadonlyMap<string, Expiry>> {
  const held = heldLots(await loadLedger(db, { employeeIds: [employeeId], without }))
  const { endedOn } = await findEmployment(db, employeeId)
  const types = await listLeaveTypeRows(db)
  return new Map(
    types.flatMap(({ id, carryOverAmount, expiredAmount }) => {
      const own = held.filter(lot => lot.leaveTypeId === id)
      const facts: ExpiryFacts = { today, yearStarts, carryOverAmount, expiredAmount, endedOn }
      const expiry = nextExpiry(own, facts)
      return expiry ? [[id, expiry] as const] : []
    }),
  )
}

/** The lots with what is left of each. */
export function heldLots({ lots, entries }: LoadedLedger): (TypedLot & { readonly remaining: number })[] {
  const remaining = new Map(remainingLots(lots, entries).map(lot => [lot.id, lot.remaining]))
  return lots.map(lot => ({ ...lot, remaining: remaining.get(lot.id) ?? 0 }))
}
