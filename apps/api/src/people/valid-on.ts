// Conditions on dated rows and on employees, to use in `where` and in SQL. `row` is the name or alias of the table.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** A dated row applies on the date (P8). Where the date is a column, `between` with coalesce can get a better plan. */
export const validOn = (row: string, date: LocalDate | RawBuilder<LocalDate>) => {
  const [from, to] = [sql.ref(`${row}.valid_from`), sql.ref(`${row}.valid_to`)]
  return sql<boolean>`(${from} <= ${date} and (${to} is null or ${to} >= ${date}))`
}

/** Works here now, also in probation (P7). */
export const isEmployed = (row: string) =>
  sql<boolean>`${sql.ref(`${row}.status`)} in ('active', 'probation')`
