// One mark per table: the number of its rows, and the transaction that wrote the newest. Equal marks mean that no row has
// changed: a new or changed row has a newer transaction, and a deleted one is no longer counted.
import pg from 'pg'
import { inject } from 'vitest'
import type { TestDatabase } from '#test/database.ts'

/** Written legitimately by refused calls: use of a session, a failed sign-in. */
const notCompared = ['session', 'sign_in_delay']

export type Content = ReadonlyMap<string, string>

/** Reads as the database administrator, who sees the rows of every workspace; plans its statement once. */
export async function contentReader({ connection }: TestDatabase) {
  const client = new pg.Client({ ...inject('testServer').admin, database: connection.owner.database })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1`,
    [notCompared],
  )
  const marks = tables.map(
    ({
      name,
    }) => `select ${pg.escapeLiteral(name)} as name, concat(count(*), ' ', max(xmin::text::bigint)) as mark
      from ${pg.escapeIdentifier(name)}`,
  )
  return {
    async read(): Promise<Content> {
      const { rows } = await client.query<{ name: string; mark: string }>({
        name: 'content',
        text: marks.join(' union all '),
      })
      return new Map(rows.map(({ name, mark }) => [name, mark]))
    },
    end: () => client.end(),
  }
}
