// Adjusts yearly grants after a changed leave type (L3): an entry on each lot of the leave years concerned, a lot for
// people it is newly open to; nothing is edited, and used days are never withdrawn.
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { amountOfYear } from '@hr/domain/leave/amount-of-year.ts'
import { grantChange } from '@hr/domain/leave/grant-change.ts'
import { isGrantedTo } from '@hr/domain/leave/is-granted-to.ts'
import { leaveYearOf } from '@hr/domain/leave/leave-year.ts'
import { yearlyGrant } from '@hr/domain/leave/pro-rata.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import { grantDueYears } from '../ledger/grant-year.ts'
import { listGrants } from '../ledger/leave-grants.queries.ts'
import type { StoredGrant } from '../ledger/leave-grants.queries.ts'
import { insertLedgerEntries, lockBalances } from '../ledger/leave-ledger.store.ts'
import { grantReasons } from '../request/leave-reasons.ts'
import type { StoredLeaveType } from './leave-type.store.ts'
import { listEmployments } from '../request/leave.queries.ts'

/** Half days each person gained or lost, and those that could not be withdrawn because they are used. */
export type GrantChanges = {
  readonly changes: ReadonlyMap<number, number>
  readonly short: ReadonlyMap<number, number>
}

/** For the leave years from `fromYear` on. Idempotent. */
export async function adjustGrantsToLeaveType(
  { db, caller, now }: Work<unknown>,
  type: StoredLeaveType,
  fromYear: number,
): Promise<GrantChanges> {
  const { workspaceId } = caller
  const company = await getCompanyTime(db)
  const today = localDateOf(now.getTime(), company.time_zone)
  const which = { workspaceId, leaveTypeId: type.id, fromYear }
  const holders = await listGrants(db, which)
  await lockBalances(db, [...new Set(holders.map(({ employeeId }) => employeeId))])
  const grants = await listGrants(db, which)
  const people = await listEmployments(
    db,
    grants.map(({ employeeId }) => employeeId),
  )
  const adjustments = grants.map(grant => {
    const year = leaveYearOf(grant.year, company.year_starts)
    const person = people.get(grant.employeeId)
    const amountDays = amountOfYear(type.amounts, grant.year)
    const { proRata } = type
    const due =
      person && isGrantedTo(type, person.gender) ? yearlyGrant({ amountDays, proRata, year, ...person }) : 0
    const granted = grant.halfDays + grant.adjusted + (grant.amountChanged ?? 0)
    return { grant, ...grantChange({ granted, remaining: grant.remaining, due }) }
  })
  await insertLedgerEntries(
    db,
    adjustments.map(({ grant, halfDays }) => ({
      lotId: grant.id,
      kind: 'ADJUSTMENT' as const,
      halfDays,
      date: later(today, grant.validFrom),
      reason: grantReasons.amount,
    })),
  )
  await grantDueYears(db, { leaveTypeIds: [type.id] })
  const known = new Set(grants.map(({ id }) => id))
  const added = (await listGrants(db, which)).filter(({ id }) => !known.has(id))
  return {
    changes: sums([...adjustments, ...added.map(grant => ({ grant, halfDays: grant.halfDays }))]),
    short: sums(adjustments.map(({ grant, short }) => ({ grant, halfDays: short }))),
  }
}

const later = (one: LocalDate, other: LocalDate) => (one > other ? one : other)

/** By employee id; people without a change are left out. */
function sums(
  rows: readonly { readonly grant: StoredGrant; readonly halfDays: number }[],
): ReadonlyMap<number, number> {
  const total = new Map<number, number>()
  for (const { grant, halfDays } of rows)
    total.set(grant.employeeId, (total.get(grant.employeeId) ?? 0) + halfDays)
  return new Map([...total].filter(([, halfDays]) => halfDays !== 0))
}
