// One hash per table: equal contents mean that no row has changed.
import pg from 'pg'
import { inject } from 'vitest'
import type { TestDatabase } from '#test/database.ts'

/** Written legitimately by refused calls: use of a session, a failed sign-in. */
const notCompared = ['session', 'sign_in_delay']

/** Reads as the database administrator, who sees the rows of every workspace. */
export async function contentOf({ connection }: TestDatabase): Promise<ReadonlyMap<string, string>> {
  const client = new pg.Client({ ...inject('testServer').admin, database: connection.owner.database })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1`,
      [notCompared],
    )
    const hashes = tables.map(({ name }) => {
      const table = pg.escapeIdentifier(name)
      return `select ${pg.escapeLiteral(name)} as name,
        (select coalesce(md5(string_agg(row, '' order by row)), '') from (select md5(t::text) as row from ${table} t) rows) as hash`
    })
    const { rows } = await client.query<{ name: string; hash: string }>(hashes.join(' union all '))
    return new Map(rows.map(({ name, hash }) => [name, hash]))
  } finally {
    await client.end()
  }
}
