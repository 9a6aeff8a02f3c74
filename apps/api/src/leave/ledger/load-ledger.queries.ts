// The lots of people with their entries, in one statement (L3-L5).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { isAnyOf } from '#api/db/connect/is-any-of.ts'
import { prepared } from '#api/db/connect/prepared.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { lotsWhere } from './leave-ledger.store.ts'
import type { RequestEntry, TypedLot } from './leave-ledger.store.ts'

type WhichLedger = {
  readonly employeeIds: readonly number[]
  /** Default: every type. */
  readonly leaveTypeId?: string
  /** Without lots that ended before this day. */
  readonly endsFrom?: LocalDate
  /** Requests whose reservations count as free. */
  readonly without?: readonly string[] | undefined
}

export type LoadedLedger = { readonly lots: TypedLot[]; readonly entries: RequestEntry[] }

export async function loadLedger(
  db: Scope,
  { employeeIds, leaveTypeId, endsFrom, without = [] }: WhichLedger,
): Promise<LoadedLedger> {
  const rows = await ledgerWhere(db, isAnyOf('employee_id', employeeIds), without)
    .$if(leaveTypeId !== undefined, query => query.where('leave_type_id', '=', leaveTypeId ?? ''))
    .$if(endsFrom !== undefined, query =>
      query.where(eb => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>=', endsFrom ?? '')])),
    )
    .modifyEnd(prepared)
    .execute()
  return { lots: rows, entries: rows.flatMap(({ entries }) => entries) }
}

/** Lots that match `is`, each with its entries. */
export const ledgerWhere = (db: Scope, is: RawBuilder<boolean>, without: readonly string[] = []) =>
  lotsWhere(db, is).select(
    sql<RequestEntry[]>`(
      select coalesce(json_agg(json_build_object('lotId', e.lot_id, 'kind', e.kind, 'halfDays', e.half_days,
        'date', e.date, 'requestId', e.request_id, 'requestStatus', r.status)), '[]')
      from leave_entry e
      left join leave_request r on r.workspace_id = e.workspace_id and r.id = e.request_id
      where e.workspace_id = leave_lot.workspace_id and e.lot_id = leave_lot.id
        and (e.request_id is null or e.request_id <> all(${without}::uuid[])))`.as('entries'),
  )
