// Counts a list only up to `mostCounted` plus one row, so a very long list stays cheap.
import type { Expression, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { isUsualPage } from '#api/db/connect/row-limit.ts'
import type { Db } from '#api/db/schema/tables.ts'
import { mostCounted } from './list-page.ts'
import type { PageWindow } from './list-page.ts'

export async function countRows(db: Db, list: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${countOf(list)} as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** The count as a column of the statement that reads a page; null where the page is the whole list, which costs no count. */
export function countOfPage(
  list: Expression<unknown>,
  { limit, offset, after }: PageWindow<unknown>,
): RawBuilder<number | null> {
  const count = countOf(list)
  if (after !== undefined || offset > 0) return count
  const full = isUsualPage({ limit, offset }) ? sql.lit(limit) : limit
  return sql`case when count(*) over () = ${full} then ${count} end`
}

const countOf = (list: Expression<unknown>) => sql<number>`(
  select count(*)::integer from (select from (${list}) as list limit ${sql.lit(mostCounted + 1)}) as counted)`
