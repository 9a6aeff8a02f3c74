// Adjusts yearly grants to the first and last day of an employment (L3): an entry on each lot, nothing deleted.
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { dueGrant } from '@hr/domain/leave/due-grant.ts'
import { dueLeaveYears } from '@hr/domain/leave/due-leave-years.ts'
import { grantChange } from '@hr/domain/leave/grant-change.ts'
import { isGrantedTo } from '@hr/domain/leave/is-granted-to.ts'
import { leaveYear, leaveYearOf } from '@hr/domain/leave/leave-year.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { readCompanyTime } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { beginLotsEarlier, listGrants } from './leave-grants.queries.ts'
import type { StoredGrant } from './leave-grants.queries.ts'
import { insertLedgerEntries, lockBalance } from './leave-ledger.store.ts'
import { grantReasons } from '../request/leave-reasons.ts'
import { listLeaveTypeRows } from '../type/leave-type.store.ts'
import { findGender } from '../request/leave.queries.ts'

type Of = {
  readonly employeeId: number
  readonly startedOn: string
  readonly endedOn: string | null
  /** Which of the two days changed. */
  readonly because: 'start' | 'end'
}
/** `short`: half days that should be withdrawn but are already used. */
export type AdjustedGrant = { readonly grant: StoredGrant; readonly halfDays: number; readonly short: number }

/** For the leave years that are not settled. Idempotent. */
export async function adjustGrantsToEmployment(
  trx: Scope,
  { employeeId, startedOn, endedOn, because }: Of,
): Promise<AdjustedGrant[]> {
  await lockBalance(trx, employeeId)
  const { year_starts: yearStarts, time_zone: timeZone } = await readCompanyTime(trx)
  const types = await listLeaveTypeRows(trx)
  const gender = await findGender(trx, employeeId)
  const grants = await listGrants(trx, { employeeId })
  const adjustments = grants.map(grant => {
    const type = types.find(({ id }) => id === grant.leaveTypeId)
    const year = leaveYearOf(grant.year, yearStarts)
    const stored = { granted: grant.halfDays, isMoved: grant.amountChanged !== null, year }
    // A type closed to the person since then grants nothing.
    const isOpen = type !== undefined && isGrantedTo(type, gender)
    const due = isOpen ? dueGrant(stored, type, { startedOn, endedOn }) : 0
    return { grant, ...grantChange({ granted: worthOf(grant), remaining: grant.remaining, due }) }
  })
  if (because === 'start') {
    const last = dueLeaveYears(localDateOf(trx.now.getTime(), timeZone), yearStarts).at(-1)
    const first = leaveYear(startedOn, yearStarts).year
    const years = Array.from({ length: Math.max(0, (last?.year ?? first) - first + 1) }, (_, index) =>
      leaveYearOf(first + index, yearStarts),
    )
    await beginLotsEarlier(trx, { employeeId, startedOn, years })
  }
  const entries = adjustments
    .filter(({ halfDays }) => halfDays !== 0)
    .map(({ grant, halfDays }) => ({
      lotId: grant.id,
      kind: 'ADJUSTMENT' as const,
      halfDays,
      date: because === 'end' && endedOn !== null ? endedOn : grant.validFrom,
      reason: grantReasons[because],
    }))
  await insertLedgerEntries(trx, entries)
  if (entries.length > 0)
    await auditUpdate(trx, 'leave_lot', employeeId, {
      after: {
        ...(because === 'start' ? { startedOn } : { endedOn }),
        halfDays: entries.reduce((total, entry) => total + entry.halfDays, 0),
      },
    })
  return adjustments
}

/** The current half days of a grant. */
export const worthOf = ({ halfDays, adjusted, amountChanged }: StoredGrant): number =>
  halfDays + adjusted + (amountChanged ?? 0)
