// SQL of imported adjustments: the people in the file, their ledgers, and rows booked before.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { LeaveEntry } from '@hr/domain/leave/balance.ts'
import type { Ledger } from '@hr/domain/leave/book-adjustment.ts'
import { sql } from 'kysely'
import { inBatches } from '#api/db/in-batches.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { AdjustmentRow } from './adjustment-rows.ts'
import { listLotsOf } from './leave-ledger.store.ts'
import { listEntries } from './ledger-entries.queries.ts'

export type NamedPerson = {
  readonly id: number
  readonly staffId: string
  readonly firstName: string
  readonly lastName: string
  readonly firstNameLo: string
  readonly lastNameLo: string
  readonly endedOn: LocalDate | null
}

/** `keys` are staff ids in lower case. */
export const listNamedPeople = (db: Scope, keys: readonly string[]): Promise<NamedPerson[]> =>
  db
    .from('employee')
    .select([
      'id',
      'staff_id as staffId',
      'first_name as firstName',
      'last_name as lastName',
      'first_name_lo as firstNameLo',
      'last_name_lo as lastNameLo',
      'ended_on as endedOn',
    ])
    .where(sql<boolean>`lower(staff_id) = any (${[...keys]}::text[])`)
    .execute()

export async function listKnownRows(db: Scope, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .from('leave_adjustment_row')
    .select('row_key')
    .where(sql<boolean>`row_key = any (${[...keys]}::text[])`)
    .execute()
  return new Set(rows.map(({ row_key }) => row_key))
}

/** People whose ledgers are read at once. */
const batch = 500

/** By employee and leave type. */
export async function ledgersOf(
  db: Scope,
  employeeIds: readonly number[],
): Promise<(employeeId: number, leaveTypeId: string) => Ledger> {
  const ledgers = new Map<string, Ledger>()
  for (const some of inBatches(employeeIds, batch)) {
    const lots = await listLotsOf(db, some)
    const entries: ReadonlyMap<string, LeaveEntry[]> = Map.groupBy(
      await listEntries(db, lots),
      ({ lotId }) => lotId,
    )
    for (const [account, own] of Map.groupBy(lots, lot => `${lot.employeeId} ${lot.leaveTypeId}`))
      ledgers.set(account, { lots: own, entries: own.flatMap(({ id }) => entries.get(id) ?? []) })
  }
  return (employeeId, leaveTypeId) => ledgers.get(`${employeeId} ${leaveTypeId}`) ?? { lots: [], entries: [] }
}

/** A unique constraint refuses a row that was booked before. */
export async function insertKnownRows(trx: Scope, rows: readonly AdjustmentRow[]): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('leave_adjustment_row')
    .values(
      rows.map(row => ({
        workspace_id: trx.workspaceId,
        row_key: row.key,
        employee_id: row.employeeId,
        leave_type_id: row.leaveTypeId,
        half_days: row.halfDays,
        date: row.date,
        created_at: trx.now,
      })),
    )
    .execute()
}
