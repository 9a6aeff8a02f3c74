// The yearly grants follow the end of an employment, and its being taken back (L3): an entry on each lot, nothing deleted.
import { dueGrant } from '@hr/domain/leave/due-grant.ts'
import { grantChange } from '@hr/domain/leave/grant-change.ts'
import { isGrantedTo } from '@hr/domain/leave/is-granted-to.ts'
import { leaveYearOf } from '@hr/domain/leave/pro-rata.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import type { Actor } from '#api/audit/write-audit.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import { listGrants } from './leave-grants.queries.ts'
import { insertLedgerEntries, lockBalance } from './leave-ledger.store.ts'
import { grantReasons } from '../request/leave-reasons.ts'
import { listLeaveTypeRows } from '../type/leave-type.store.ts'
import { findGender } from '../request/leave.queries.ts'

type Of = {
  readonly workspaceId: string
  readonly employeeId: number
  readonly startedOn: string
  readonly endedOn: string | null
}

/** Looks at the years the end touches: lots that are over before it are settled. Does nothing twice. */
export async function followEmployment(
  trx: WorkspaceTransaction,
  actor: Actor,
  now: Date,
  { workspaceId, employeeId, startedOn, endedOn }: Of,
): Promise<void> {
  await lockBalance(trx, workspaceId, employeeId)
  const { leave_year_start_month: startMonth } = await getCompanyProfile(trx, workspaceId)
  const types = await listLeaveTypeRows(trx, workspaceId)
  const gender = await findGender(trx, workspaceId, employeeId)
  const lots = await listGrants(trx, { workspaceId, employeeId })
  const entries = lots.flatMap(lot => {
    const type = types.find(({ id }) => id === lot.leaveTypeId)
    const year = leaveYearOf(lot.year, startMonth)
    const grant = { granted: lot.halfDays, isMoved: lot.amountChanged !== null, year }
    // A type that was closed to the person since gives nothing.
    const isOpen = type !== undefined && isGrantedTo(type, gender)
    const due = isOpen ? dueGrant(grant, type.amounts, { startedOn, endedOn }) : 0
    const granted = lot.halfDays + (lot.amountChanged ?? 0) + lot.adjusted
    const { halfDays } = grantChange({ granted, remaining: lot.remaining, due })
    const date = endedOn ?? lot.validFrom
    return halfDays === 0
      ? []
      : [{ lotId: lot.id, kind: 'ADJUSTMENT' as const, halfDays, date, reason: grantReasons.end }]
  })
  await insertLedgerEntries(trx, workspaceId, now, entries)
  if (entries.length === 0) return
  await writeAudit(trx, { ...actor, workspaceId }, now, {
    operation: 'UPDATE',
    entity: 'leave_lot',
    entityId: employeeId,
    after: { endedOn, halfDays: entries.reduce((total, entry) => total + entry.halfDays, 0) },
  })
}
