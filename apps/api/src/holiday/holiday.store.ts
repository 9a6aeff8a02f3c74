// All SQL of holidays (N2).
import type { Holiday } from '@hr/domain/calendar/day-plan.ts'
import type { StoredHoliday } from '#api/calendar/holidays.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'

/** Locks the row until the transaction ends. */
export function findHolidayForUpdate(db: Scope, id: string): Promise<StoredHoliday | undefined> {
  return db
    .from('holiday')
    .select(['id', 'from_date as from', 'to_date as to', 'name', 'name_lo as nameLo', 'yearly'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Returns the ids, in order. */
export async function insertHolidays(db: Scope, holidays: readonly Holiday[]): Promise<string[]> {
  if (holidays.length === 0) return []
  const rows = holidays.map(({ from, to, name, nameLo, yearly }) => ({
    workspace_id: db.workspaceId,
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
  db: Scope,
  { id, from, to, name, nameLo, yearly }: StoredHoliday,
): Promise<void> {
  await db
    .update('holiday')
    .set({ from_date: from, to_date: to, name, name_lo: nameLo, yearly })
    .where('id', '=', id)
    .execute()
}

export async function deleteStoredHoliday(db: Scope, id: string): Promise<void> {
  await db.delete('holiday').where('id', '=', id).execute()
}
