// Rows that are written with the commit, all in one statement with the NOTIFY messages: audit entries, notifications, mail,
// notes of changed people. No statement of the transaction sees them, so nothing that it reads again belongs here.
import { sql } from 'kysely'
import type { Insertable, RawBuilder } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

export type LateInsert<Row extends object = object> = {
  /** The rows as common table expressions. */
  readonly parts: (rows: readonly Row[]) => readonly RawBuilder<unknown>[]
}
export type LateRows = { readonly insert: LateInsert; readonly rows: readonly object[] }

type Columns<Table extends keyof Tables> = readonly (keyof Insertable<Tables[Table]> & string)[]

/** `insert into table`, whose text does not depend on the number of rows. JSON columns are passed as values, not as text. */
export function insertOf<Table extends keyof Tables>(
  table: Table,
  columns: Columns<Table>,
  rows: readonly object[],
): RawBuilder<unknown> {
  const names = sql.join(columns.map(column => sql.ref(column)))
  return sql`insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
}

export const lateInsert = <Table extends keyof Tables>(
  table: Table,
  columns: Columns<Table>,
): LateInsert => ({
  parts: rows => [sql`${sql.ref(`new_${table}`)} as (${insertOf(table, columns, rows)})`],
})

/** Common table expressions of all rows, one for each insert. */
export function partsOf(late: readonly LateRows[]): readonly RawBuilder<unknown>[] {
  const rowsOf = Map.groupBy(
    late.filter(({ rows }) => rows.length > 0),
    ({ insert }) => insert,
  )
  return Array.from(rowsOf, ([insert, some]) => insert.parts(some.flatMap(({ rows }) => rows))).flat()
}
