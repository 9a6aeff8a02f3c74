// The SQL of leave years that begin in another month (L2).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { YearStart } from '@hr/domain/leave/leave-year.ts'
import { sendWrite } from '#api/db/connect/scope.ts'
import type { Scope } from '#api/db/connect/scope.ts'

/** Granting and booking lock a person's balance too: they finish first, or read the new years. */
export async function lockEveryBalance(db: Scope): Promise<void> {
  await sendWrite(db, db.from('employee').select('id').orderBy('id').forNoKeyUpdate().compile())
}

/** The last day on which days of anybody end that are booked by now. */
export async function findLastBookedDay(db: Scope): Promise<LocalDate | null> {
  const row = await db
    .from('leave_lot')
    .select(eb => eb.fn.max('valid_to').as('last'))
    .executeTakeFirstOrThrow()
  return row.last
}

/** Keeps the starts up to this leave year. */
export async function replaceYearStarts(
  db: Scope,
  { after, starts }: { readonly after: number; readonly starts: readonly YearStart[] },
): Promise<void> {
  await sendWrite(db, db.delete('leave_year_start').where('year', '>', after).compile())
  const rows = starts
    .filter(({ year }) => year > after)
    .map(({ year, from }) => ({ workspace_id: db.workspaceId, year, from_date: from }))
  if (rows.length > 0) await sendWrite(db, db.insertInto('leave_year_start').values(rows).compile())
}
