// The tables with the data of companies, as the catalogue lists them.
import { type Kysely, sql } from 'kysely'
import { globalTables } from '#api/db/schema/global-tables.ts'
import type { Tables } from '#api/db/schema/tables.ts'

export async function companyTables(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'workspace_id' and table_name <> all (${[...globalTables]})
    order by 1`.execute(db)
  return rows.map(row => row.name)
}
