// The days of each leave type that expire next unless taken (L1, L6).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { remainingLots } from '@hr/domain/leave/balance.ts'
import { nextExpiry } from '@hr/domain/leave/next-expiry.ts'
import type { Expiry, ExpiryFacts } from '@hr/domain/leave/next-expiry.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { loadLedger } from './load-ledger.queries.ts'
import type { LoadedLedger } from './load-ledger.queries.ts'
import type { TypedLot } from './leave-ledger.store.ts'
import { listLeaveTypeRows } from '../type/leave-type.store.ts'

type Asked = Pick<ExpiryFacts, 'today' | 'yearStarts' | 'daysAhead'> & {
  /** Requests being changed: their reservations count as free. */
  readonly without?: readonly string[]
}
type Person = { readonly id: number; readonly endedOn: LocalDate | null }

/** By employee id and leave type; types without days that expire soon are missing. */
export async function expiringDays(
  db: Scope,
  people: readonly Person[],
  { without, ...asked }: Asked,
): Promise<ReadonlyMap<number, ReadonlyMap<string, Expiry>>> {
  const employeeIds = people.map(({ id }) => id)
  const [ledger, types] = await Promise.all([
    loadLedger(db, { employeeIds, endsFrom: asked.today, without }),
    listLeaveTypeRows(db),
  ])
  const lots = Map.groupBy(heldLots(ledger), lot => lot.employeeId)
  const ofPerson = ({ id: employeeId, endedOn }: Person) =>
    types.flatMap(({ id, carryOverAmount, expiredAmount }) => {
      const own = (lots.get(employeeId) ?? []).filter(lot => lot.leaveTypeId === id)
      const expiry = nextExpiry(own, { ...asked, carryOverAmount, expiredAmount, endedOn })
      return expiry ? [[id, expiry] as const] : []
    })
  return new Map(people.map(person => [person.id, new Map(ofPerson(person))]))
}

/** The lots with what is left of each. */
export function heldLots({ lots, entries }: LoadedLedger): (TypedLot & { readonly remaining: number })[] {
  const remaining = new Map(remainingLots(lots, entries).map(lot => [lot.id, lot.remaining]))
  return lots.map(lot => ({ ...lot, remaining: remaining.get(lot.id) ?? 0 }))
}
