// All SQL of holidays (N2).
import type { Holiday } from '@hr/domain/calendar/day-plan.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Kysely } from 'kysely'
import { newId } from '#api/db/new-id.ts'
import type { Tables } from '#api/db/schema/tables.ts'

/** Holidays that touch the dates, and every yearly one: whether it falls on a date is asked with holidayOn(). */
export function listHolidays(
  db: Kysely<Tables>,
  workspaceId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<Holiday[]> {
  return db
    .selectFrom('holiday')
    .select(['from_date as from', 'to_date as to', 'name', 'name_lo as nameLo', 'yearly'])
    .where('workspace_id', '=', workspaceId)
    .where('from_date', '<=', to)
    .where(eb => eb.or([eb('yearly', '=', true), eb('to_date', '>=', from)]))
    .orderBy('from_date')
    .orderBy('id')
    .execute()
}

export async function insertHolidays(
  db: Kysely<Tables>,
  workspaceId: string,
  holidays: readonly Holiday[],
): Promise<void> {
  if (holidays.length === 0) return
  await db
    .insertInto('holiday')
    .values(
      holidays.map(({ from, to, name, nameLo, yearly }) => ({
        workspace_id: workspaceId,
        id: newId(),
        from_date: from,
        to_date: to,
        name,
        name_lo: nameLo,
        yearly,
      })),
    )
    .execute()
}
