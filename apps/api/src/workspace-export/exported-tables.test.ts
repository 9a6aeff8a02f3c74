// A table is exported, or left out for a reason.
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { fileDatabase } from '#test/file-database.ts'
import { exportedTables, leftOutColumns, leftOutTables } from './exported-tables.ts'

const database = fileDatabase()

test('each table with rows of a workspace is exported, or left out for a reason', async () => {
  const { rows: stored } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' group by 1 having 'workspace_id' = any (array_agg(column_name::text))`.execute(
    database.ownerDb,
  )
  const client = new pg.Client(database.connection.app)
  await client.connect()
  const found = new Map((await exportedTables(client)).map(({ name, columns }) => [name, columns]))
  await client.end()
  expect([...found.keys(), ...Object.keys(leftOutTables)].toSorted()).toEqual(
    ['workspace', ...stored.map(({ name }) => name)].toSorted(),
  )
  for (const { name, columns } of stored.filter(table => found.has(table.name))) {
    const reasoned = Object.keys(leftOutColumns[name] ?? {})
    expect([name, [...(found.get(name) ?? []), ...reasoned].toSorted()]).toEqual([name, columns.toSorted()])
    const secret = found.get(name)?.filter(column => /hash|token|secret/.test(column))
    expect([name, secret]).toEqual([name, []])
  }
})
