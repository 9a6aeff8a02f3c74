// Reads yearly grants with their current worth (L3).
import type { Scope } from '#api/db/connect/scope.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { LeaveYear } from '@hr/domain/leave/leave-year.ts'
import { sql } from 'kysely'
import { grantReasons } from '../request/leave-reasons.ts'

export type StoredGrant = {
  readonly id: string
  readonly employeeId: number
  readonly leaveTypeId: string
  /** The leave year's. */
  readonly year: number
  readonly halfDays: number
  /** The sum of corrections after changed first and last days of the employment. */
  readonly adjusted: number
  /** The sum of changes to the type's amount; null without one. */
  readonly amountChanged: number | null
  readonly remaining: number
  readonly validFrom: LocalDate
}
type Which = { readonly employeeId: number } | { readonly leaveTypeId: string; readonly fromYear: number }

/** Without settled grants (expired or carried over), whose days are gone. By year. */
export async function listGrants(db: Scope, which: Which): Promise<StoredGrant[]> {
  const one =
    'employeeId' in which
      ? sql`l.employee_id = ${which.employeeId}`
      : sql`l.leave_type_id = ${which.leaveTypeId} and l.source >= ${String(which.fromYear)}`
  const { rows } = await sql<StoredGrant>`
    select l.id, l.employee_id as "employeeId", l.leave_type_id as "leaveTypeId", l.source::integer as year,
      l.half_days as "halfDays", l.valid_from as "validFrom",
      coalesce(sum(e.half_days) filter (where e.kind = 'ADJUSTMENT'
        and e.reason in (${grantReasons.end}, ${grantReasons.start})), 0)::integer
        as adjusted,
      (sum(e.half_days) filter (where e.kind = 'ADJUSTMENT' and e.reason = ${grantReasons.amount}))::integer
        as "amountChanged",
      greatest(l.half_days + coalesce(sum(e.half_days), 0), 0)::integer as remaining
    from leave_lot l
    left join leave_entry e on e.workspace_id = l.workspace_id and e.lot_id = l.id
    where l.workspace_id = ${db.workspaceId} and l.kind = 'GRANT' and l.source ~ '^[0-9]{4}$' and ${one}
    group by l.workspace_id, l.id
    having count(*) filter (where e.kind in ('EXPIRY', 'CARRY_OUT')) = 0
    order by l.source, l.id`.execute(db)
  return rows
}

type Begun = {
  readonly employeeId: number
  readonly startedOn: LocalDate
  /** Those of the grants. */
  readonly years: readonly LeaveYear[]
}

/** After an earlier first day of work, grants of that year apply from that day. */
export async function beginLotsEarlier(db: Scope, { employeeId, startedOn, years }: Begun): Promise<void> {
  await sql`
    update leave_lot lot
    set valid_from = greatest(${startedOn}::date, y.from_date)
    from unnest(${years.map(({ year }) => String(year))}::text[], ${years.map(({ from }) => from)}::date[])
      as y (source, from_date)
    where lot.workspace_id = ${db.workspaceId} and lot.employee_id = ${employeeId} and lot.kind = 'GRANT'
      and lot.source = y.source and lot.valid_from > ${startedOn} and lot.valid_from > y.from_date`.execute(
    db,
  )
}
