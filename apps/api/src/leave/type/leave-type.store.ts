// The SQL of leave types and of their amounts by leave year (L1, L3).
import type { LeaveType } from '@hr/contract/leave-type.ts'
import type { DatedAmount, YearlyAmounts } from '@hr/domain/leave/amount-of-year.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db, Tables } from '#api/db/schema/tables.ts'
import { everybody, noteChanged } from '#api/people/person-changes.store.ts'

/** amountOfYear() returns its amount in a year. */
export type StoredLeaveType = Omit<LeaveType, 'amount' | 'planned'> & { readonly amounts: YearlyAmounts }
const columns = [
  'id',
  'code',
  'name',
  'name_lo',
  'color',
  'paid',
  'amount',
  'carry_over_amount',
  'expired_amount',
  'attach_file_day_over',
  'counts_weekends_and_holidays',
  'pro_rata',
  'gender',
  'max_consecutive_days',
  'is_active',
] as const
type Row = Pick<Selectable<Tables['leave_type']>, (typeof columns)[number]> & {
  readonly dated: DatedAmount[]
}

const toLeaveType = (row: Row): StoredLeaveType => ({
  id: row.id,
  code: row.code,
  name: row.name,
  nameLo: row.name_lo,
  color: row.color,
  paid: row.paid,
  amounts: { first: row.amount, dated: row.dated },
  carryOverAmount: row.carry_over_amount,
  expiredAmount: row.expired_amount,
  attachFileDayOver: row.attach_file_day_over,
  countsWeekendsAndHolidays: row.counts_weekends_and_holidays,
  proRata: row.pro_rata,
  gender: row.gender,
  maxConsecutiveDays: row.max_consecutive_days,
  isActive: row.is_active,
})

const types = (db: Scope) =>
  db
    .from('leave_type as t')
    .select(columns.map(name => `t.${name}` as const))
    .select(
      sql<DatedAmount[]>`coalesce((
        select jsonb_agg(jsonb_build_object('year', a.year, 'amount', a.amount) order by a.year)
        from leave_type_amount a where a.workspace_id = t.workspace_id and a.leave_type_id = t.id), '[]')`.as(
        'dated',
      ),
    )

export async function listLeaveTypeRows(db: Scope): Promise<StoredLeaveType[]> {
  const rows = await types(db).orderBy('t.sort_order').orderBy('t.id').execute()
  return rows.map(toLeaveType)
}

export async function findLeaveType(db: Scope, id: string): Promise<StoredLeaveType | undefined> {
  const row = await types(db).where('t.id', '=', id).executeTakeFirst()
  return row && toLeaveType(row)
}

/** Nobody deletes it until the transaction ends; one that is being deleted is waited for. */
export async function findLeaveTypeForUse(db: Scope, id: string): Promise<StoredLeaveType | undefined> {
  const row = await types(db).where('t.id', '=', id).forKeyShare('t').executeTakeFirst()
  return row && toLeaveType(row)
}

/** Waits for concurrent changes of the type, and for grants in progress. */
export async function findLeaveTypeForUpdate(db: Scope, id: string): Promise<StoredLeaveType | undefined> {
  await lockedType(db, id).forNoKeyUpdate().execute()
  return findLeaveType(db, id)
}

/** Waits for requests and grants of the type, and prevents new ones while locked. */
export async function findLeaveTypeForDelete(db: Scope, id: string): Promise<StoredLeaveType | undefined> {
  await lockedType(db, id).forUpdate().execute()
  return findLeaveType(db, id)
}

const lockedType = (db: Scope, id: string) => db.from('leave_type').select('id').where('id', '=', id)

/** Active paid types, all or these; locked, so that amounts do not change while grants are made. */
export async function listGrantableTypes(db: Scope, ids?: readonly string[]) {
  await db.from('leave_type').select('id').orderBy('id').forShare().execute()
  const all = await listLeaveTypeRows(db)
  return all.filter(type => type.isActive && type.paid && (ids?.includes(type.id) ?? true))
}

export async function nextSortOrder(db: Scope): Promise<number> {
  const row = await db
    .from('leave_type')
    .select(eb => eb.fn.max('sort_order').as('last'))
    .executeTakeFirst()
  return (row?.last ?? 0) + 1
}

export async function insertLeaveType(db: Db, row: Insertable<Tables['leave_type']>): Promise<void> {
  await db.insertInto('leave_type').values(row).execute()
}

export async function updateLeaveTypeRow(
  db: Scope,
  id: string,
  row: Updateable<Tables['leave_type']>,
): Promise<void> {
  await db.update('leave_type').set(row).where('id', '=', id).execute()
  await noteChanged(db, everybody)
}

/** Replaces the dated amounts. */
export async function saveAmounts(
  db: Scope,
  leaveTypeId: string,
  dated: readonly DatedAmount[],
): Promise<void> {
  await deleteAmounts(db, leaveTypeId)
  if (dated.length === 0) return
  const rows = dated.map(one => ({ workspace_id: db.workspaceId, leave_type_id: leaveTypeId, ...one }))
  await db.insertInto('leave_type_amount').values(rows).execute()
}

async function deleteAmounts(db: Scope, leaveTypeId: string): Promise<void> {
  await db.delete('leave_type_amount').where('leave_type_id', '=', leaveTypeId).execute()
}

/** Ids of all types in order, locked. */
export async function lockLeaveTypes(db: Scope): Promise<string[]> {
  const rows = await db
    .from('leave_type')
    .select('id')
    .orderBy('sort_order')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** With its amounts; nothing else may refer to it. */
export async function deleteLeaveTypeRow(db: Scope, id: string): Promise<void> {
  await deleteAmounts(db, id)
  await db.delete('leave_type').where('id', '=', id).execute()
}
