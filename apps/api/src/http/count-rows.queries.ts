// Counts a list only up to `mostCounted` plus one row, so a very long list stays cheap.
import type { Expression, Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { mostCounted } from './list-page.ts'

export async function countRows(db: Kysely<Tables>, list: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select from (${list}) as list limit ${sql.lit(mostCounted + 1)}) as counted`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
