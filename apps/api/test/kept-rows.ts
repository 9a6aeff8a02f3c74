// Clears a test database and restores saved rows, a hundred times faster than creating them. It uses DELETE, because
// TRUNCATE creates new files for all tables and indexes and takes twenty times as long.
import pg from 'pg'
import type { Login } from '#api/db/connect/connection.ts'

/** As a superuser, despite triggers and row level security. */
export function keptRows(login: Login) {
  let opened: Promise<pg.Client> | undefined
  const open = async () => {
    const client = new pg.Client({ ...login, options: '-c session_replication_role=replica' })
    // The connection ends with the database server.
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const run = async (statements: string) => (await (opened ??= open())).query(statements)
  const texts = async (query: string): Promise<string[]> =>
    (await run(query)).rows.map((row: { text: string }) => row.text)
  let deletes: Promise<string[]> | undefined
  const restores = new Map<string, readonly string[]>()

  const replace = async (inserts: readonly string[]) => {
    const emptied = await (deletes ??= texts(
      `select format('delete from %s', oid::regclass) as text from pg_class where ${isOurs}`,
    ))
    // One text is one transaction.
    await run([...emptied, ...inserts].join(';'))
  }
  return {
    clear: () => replace([restartSequences]),
    restore: async (name: string) => replace(restores.get(name) ?? []),
    async keep(name: string) {
      const schema = `kept_${restores.size}`
      const filled = (
        await texts(`select format('select %L as text where exists (select from %s)', oid::regclass,
        oid::regclass) as text from pg_class where ${isOurs}`)
      ).join(' union all ')
      const tables = await texts(filled)
      const copies = tables.map(table => `create table ${schema}.${table} as table public.${table}`)
      await run([`create schema ${schema}`, ...copies].join(';'))
      restores.set(name, [...(await texts(inserts(schema, tables))), ...(await texts(sequences))])
    },
    end: async () => (await opened)?.end(),
  }
}

const isOurs = `relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'`

const restartSequences = `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences where schemaname = 'public'`

/** Their current values. */
const sequences = `select format('select setval(%L, %s, %L)', schemaname || '.' || sequencename,
    coalesce(last_value, start_value), last_value is not null) as text
  from pg_sequences where schemaname = 'public'`

/** Without generated columns, which compute themselves. */
const inserts = (schema: string, tables: readonly string[]) => `
  select format('insert into %1$I (%2$s) select %2$s from ${schema}.%1$I', relname, string_agg(quote_ident(attname), ', '))
    as text
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where ${isOurs} and relname in (${tables.map(table => `'${table}'`).join(', ')})
    and attnum > 0 and not attisdropped and attgenerated = ''
  group by relname`
