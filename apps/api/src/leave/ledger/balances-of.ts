// Balances of many people at once, one row per leave type with a balance (L3, L11).
import type { LeaveBalance } from '@hr/contract/leave.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { leaveBalance } from '@hr/domain/leave/balance.ts'
import type { LeaveEntry } from '@hr/domain/leave/balance.ts'
import { isGrantedTo } from '@hr/domain/leave/is-granted-to.ts'
import type { LeaveYear } from '@hr/domain/leave/leave-year.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { listLotsOf } from './leave-ledger.store.ts'
import type { TypedLot } from './leave-ledger.store.ts'
import { listEntries } from './ledger-entries.queries.ts'
import { listLeaveTypeRows } from '../type/leave-type.store.ts'
import type { StoredLeaveType } from '../type/leave-type.store.ts'

export type Holder = { readonly id: number; readonly gender: 'male' | 'female' | null }
type Asked = {
  readonly date: LocalDate
  readonly year: LeaveYear
  /** Requests being changed: their reservations count as free. */
  readonly without?: readonly string[]
}

/** By employee id, in the order of the types. Types not open to a person are left out unless they have days of it. */
export async function balancesOf(
  db: Scope,
  { date, year, without }: Asked,
  holders: readonly Holder[],
): Promise<ReadonlyMap<number, LeaveBalance[]>> {
  const ids = holders.map(({ id }) => id)
  const [lots, types] = await Promise.all([listLotsOf(db, ids, year), listLeaveTypeRows(db)])
  const entries = await listEntries(db, lots, without)
  const lotsByHolder = Map.groupBy(lots, lot => lot.employeeId)
  const entriesByLot = Map.groupBy(entries, entry => entry.lotId)
  return new Map(
    holders.map(holder => {
      const own = lotsByHolder.get(holder.id) ?? []
      return [holder.id, rowsOf(types, holder, own, entriesByLot, date)]
    }),
  )
}

function rowsOf(
  types: readonly StoredLeaveType[],
  { gender }: Holder,
  lots: readonly TypedLot[],
  entriesByLot: ReadonlyMap<string, LeaveEntry[]>,
  date: LocalDate,
): LeaveBalance[] {
  return types
    .map(type => ({ type, own: lots.filter(lot => lot.leaveTypeId === type.id) }))
    .filter(({ type, own }) => isOpenTo(type, gender) || own.length > 0)
    .map(({ type, own }) => ({
      leaveTypeId: type.id,
      ...leaveBalance(
        own,
        own.flatMap(({ id }) => entriesByLot.get(id) ?? []),
        date,
      ),
    }))
}

const isOpenTo = (type: StoredLeaveType, gender: Holder['gender']): boolean =>
  type.isActive && isGrantedTo(type, gender)
