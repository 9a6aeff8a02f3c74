// All SQL of leave types (L1).
import type { LeaveType } from '@hr/contract/leave-type.ts'
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>

export const toLeaveType = (row: Selectable<Tables['leave_type']>): LeaveType => ({
  id: row.id,
  code: row.code,
  name: row.name,
  nameLo: row.name_lo,
  color: row.color,
  paid: row.paid,
  amount: row.amount,
  carryOverAmount: row.carry_over_amount,
  expiredAmount: row.expired_amount,
  attachFileDayOver: row.attach_file_day_over,
  countsWeekendsAndHolidays: row.counts_weekends_and_holidays,
  gender: row.gender,
  maxConsecutiveDays: row.max_consecutive_days,
  isActive: row.is_active,
})

/** In their order. */
export async function listLeaveTypeRows(db: Db, workspaceId: string): Promise<LeaveType[]> {
  const rows = await db
    .selectFrom('leave_type')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return rows.map(toLeaveType)
}

export async function findLeaveType(db: Db, workspaceId: string, id: string): Promise<LeaveType | undefined> {
  const row = await db
    .selectFrom('leave_type')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toLeaveType(row)
}

/** Waits for whoever changes the type now. */
export async function findLeaveTypeForUpdate(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<LeaveType | undefined> {
  const row = await db
    .selectFrom('leave_type')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && toLeaveType(row)
}

/** Active paid types with days to give. */
export function listGrantableTypes(db: Db, workspaceId: string, ids?: readonly string[]) {
  return db
    .selectFrom('leave_type')
    .select(['id', 'amount', 'gender'])
    .where('workspace_id', '=', workspaceId)
    .where('is_active', '=', true)
    .where('paid', '=', true)
    .where('amount', '>', 0)
    .$if(ids !== undefined, query => query.where('id', 'in', [...(ids ?? [])]))
    .orderBy('sort_order')
    .execute()
}

/** The place after the last type. */
export async function nextSortOrder(db: Db, workspaceId: string): Promise<number> {
  const row = await db
    .selectFrom('leave_type')
    .select(eb => eb.fn.max('sort_order').as('last'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  return (row?.last ?? 0) + 1
}

export async function insertLeaveType(db: Db, row: Insertable<Tables['leave_type']>): Promise<void> {
  await db.insertInto('leave_type').values(row).execute()
}

export async function updateLeaveTypeRow(
  db: Db,
  workspaceId: string,
  id: string,
  row: Updateable<Tables['leave_type']>,
): Promise<void> {
  await db
    .updateTable('leave_type')
    .set(row)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}
