// All SQL of holidays (N2).
import type { Holiday } from '@hr/domain/calendar/day-plan.ts'
import type { Kysely } from 'kysely'
import type { StoredHoliday } from '#api/calendar/holidays.queries.ts'
import { newId } from '#api/db/new-id.ts'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>

/** Locks the row until the transaction ends. */
export function findHolidayForUpdate(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<StoredHoliday | undefined> {
  return db
    .selectFrom('holiday')
    .select(['id', 'from_date as from', 'to_date as to', 'name', 'name_lo as nameLo', 'yearly'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Returns the ids, in order. */
export async function insertHolidays(
  db: Db,
  workspaceId: string,
  holidays: readonly Holiday[],
): Promise<string[]> {
  if (holidays.length === 0) return []
  const rows = holidays.map(({ from, to, name, nameLo, yearly }) => ({
    workspace_id: workspaceId,
    id: newId(),
    from_date: from,
    to_date: to,
    name,
    name_lo: nameLo,
    yearly,
  }))
  await db.insertInto('holiday').values(rows).execute()
  return rows.map(({ id }) => id)
}

export async function updateStoredHoliday(
  db: Db,
  workspaceId: string,
  { id, from, to, name, nameLo, yearly }: StoredHoliday,
): Promise<void> {
  await db
    .updateTable('holiday')
    .set({ from_date: from, to_date: to, name, name_lo: nameLo, yearly })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

export async function deleteStoredHoliday(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.deleteFrom('holiday').where('workspace_id', '=', workspaceId).where('id', '=', id).execute()
}
