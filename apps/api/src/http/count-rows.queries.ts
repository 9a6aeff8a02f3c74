// Counts a list up to one row more than its total is exact for (`mostCounted`), so a long list costs no more than that.
import type { Expression, Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { mostCounted } from './list-page.ts'

export async function countRows(db: Kysely<Tables>, list: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select from (${list}) as list limit ${mostCounted + 1}) as counted`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
