// The yearly grants follow the end of an employment, and its being taken back (L3): an entry on each lot, nothing deleted.
import { messageText } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { endAdjustment } from '@hr/domain/leave/end-adjustment.ts'
import { leaveYear } from '@hr/domain/leave/pro-rata.ts'
import { sql } from 'kysely'
import { writeAudit } from '#api/audit/write-audit.ts'
import type { Actor } from '#api/audit/write-audit.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import { insertLedgerEntries, lockBalance } from './leave-ledger.store.ts'

/** What the entries are known by: their sum is what earlier ends have made of a lot. Readers see words (shownReason). */
const reason = 'END_OF_EMPLOYMENT'

export const shownReason = (language: Language, text: string): string =>
  text === reason ? messageText(language, 'endOfEmployment') : text

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
  const lots = await listGrants(trx, workspaceId, employeeId)
  const entries = lots.flatMap(lot => {
    const year = leaveYear(`${lot.source}-${String(startMonth).padStart(2, '0')}-01`, startMonth)
    // Days that are used already are not taken back: a lot never holds less than nothing.
    const halfDays = Math.max(endAdjustment({ ...lot, year }, { startedOn, endedOn }), -lot.remaining)
    const date = endedOn ?? lot.validFrom
    return halfDays === 0 ? [] : [{ lotId: lot.id, kind: 'ADJUSTMENT' as const, halfDays, date, reason }]
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

/** Yearly grants, and of those that are settled (expired or carried over) none: their days are gone or elsewhere. */
async function listGrants(trx: WorkspaceTransaction, workspaceId: string, employeeId: number) {
  const { rows } = await sql<{
    id: string
    source: string
    halfDays: number
    amountDays: number
    adjusted: number
    remaining: number
    validFrom: string
  }>`
    select l.id, l.source, l.half_days as "halfDays", t.amount as "amountDays", l.valid_from as "validFrom",
      coalesce((select sum(e.half_days) from leave_entry e where e.workspace_id = l.workspace_id and e.lot_id = l.id
        and e.kind = 'ADJUSTMENT' and e.reason = ${reason}), 0)::integer as adjusted,
      greatest(l.half_days + coalesce((select sum(e.half_days) from leave_entry e
        where e.workspace_id = l.workspace_id and e.lot_id = l.id), 0), 0)::integer as remaining
    from leave_lot l
    join leave_type t on t.workspace_id = l.workspace_id and t.id = l.leave_type_id
    where l.workspace_id = ${workspaceId} and l.employee_id = ${employeeId} and l.kind = 'GRANT'
      and l.source ~ '^[0-9]{4}$' and not exists (
        select from leave_entry e where e.workspace_id = l.workspace_id and e.lot_id = l.id
          and e.kind in ('EXPIRY', 'CARRY_OUT'))
    order by l.source, l.id`.execute(trx)
  return rows
}
