// Drops foreign keys, triggers and forced row level security while tables are written in any order, then restores them.
import type pg from 'pg'
import { type BackupTable, quoted } from './table-rows.ts'

type ForeignKey = { table: string; name: string; definition: string }

/** In the client's transaction, so no other session sees the tables without them. Restoring a key checks every row. */
export async function withoutConstraints(
  client: pg.ClientBase,
  tables: readonly BackupTable[],
  work: () => Promise<void>,
): Promise<void> {
  const ours = tables.filter(({ schema }) => schema === 'public')
  const companyTables = ours.filter(({ isCompanyTable }) => isCompanyTable)
  const each = (list: readonly BackupTable[], change: string) =>
    client.query(list.map(table => `alter table ${quoted(table)} ${change};`).join('\n'))

  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )
  await each(companyTables, 'no force row level security')
  await each(ours, 'disable trigger user')
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  await work()
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
  await each(ours, 'enable trigger user')
  await each(companyTables, 'force row level security')
}
