// All SQL of the operator console: counts of sign-ins and businesses. It cannot see into a company.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>

export async function countInstallation(db: Db) {
  const counts = await sql<{ businesses: number; workspaces: number; accounts: number }>`
    select (select count(*) from space) as businesses, (select count(*) from workspace) as workspaces,
      (select count(*) from account where status = 'active') as accounts`.execute(db)
  return counts.rows[0] ?? { businesses: 0, workspaces: 0, accounts: 0 }
}

/** Password sign-ins per local day; days without any are missing. */
export async function countSignInsPerDay(
  db: Db,
  { since, timeZone }: { readonly since: Date; readonly timeZone: string },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ date: string; count: number }>`
    select (s.created_at at time zone ${timeZone})::date as date, count(*) as count
    from session s join account a on a.id = s.account_id
    where s.created_at >= ${since} and s.purpose <> 'view_as' and (s.type = 'app') = (a.kind = 'employee')
    group by 1`.execute(db)
  return new Map(rows.map(({ date, count }) => [date, count]))
}

export function listNewestSpaces(db: Db, limit: number) {
  return db
    .selectFrom('space')
    .select(['name', 'username', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
