// Reads and writes whole tables as text, row by row: exact for every type on every server.
import pg from 'pg'
import { jobSchema } from '#api/db/connect/job-tables.ts'

export type BackupTable = {
  schema: string
  name: string
  columns: readonly string[]
  isCompanyTable: boolean
}
type Query = Pick<pg.ClientBase, 'query'>

// In foreign key order; other tables of the queue are not backed up.
const jobTables = ['queue', 'schedule', 'subscription', 'job', 'job_dependency']
const batchRows = 1_000
const batchBytes = 4_000_000

/** Every table of the installation, with its writable columns. */
export async function tablesToBackUp(client: Query): Promise<readonly BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select n.nspname as schema, t.relname as name, t.relrowsecurity as "isCompanyTable",
       (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from pg_class t join pg_namespace n on n.oid = t.relnamespace
     where t.relkind in ('r', 'p') and not t.relispartition
       and (n.nspname = 'public' and t.relname !~ '^kysely_' or n.nspname = $1 and t.relname = any ($2))
     order by n.nspname <> 'public', array_position($2, t.relname::text), t.relname`,
    [jobSchema, jobTables],
  )
  return rows
}

/** All rows of a table. Row level security is forced, so a company table is read workspace by workspace. */
export async function* readTable(
  client: Query,
  table: BackupTable,
  workspaceIds: readonly string[],
): AsyncGenerator<string> {
  if (!table.isCompanyTable) return yield* readRows(client, table)
  for (const workspaceId of workspaceIds) {
    await client.query(`select set_config('app.workspace_id', $1, true)`, [workspaceId])
    yield* readRows(client, table)
  }
}

/** All rows visible to the client's role. */
export async function* readRows(
  client: Query,
  table: Pick<BackupTable, 'schema' | 'name'>,
): AsyncGenerator<string> {
  await client.query(`declare backup_rows no scroll cursor for select t::text as row from ${quoted(table)} t`)
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${batchRows} from backup_rows`)
    for (const { row } of rows) yield row
    if (rows.length < batchRows) break
  }
  await client.query('close backup_rows')
}

/** Inserts rows in the format of readTable. */
export async function writeRows(
  client: Query,
  table: BackupTable,
  rows: AsyncIterable<string>,
): Promise<void> {
  const columns = table.columns.map(column => pg.escapeIdentifier(column))
  const insert = `insert into ${quoted(table)} (${columns.join(', ')}) overriding system value
    select ${columns.map(column => `(r).${column}`).join(', ')} from (select unnest($1::text[])::${quoted(table)} as r) as lines`
  let batch: string[] = []
  let bytes = 0
  for await (const row of rows) {
    batch.push(row)
    bytes += row.length
    if (batch.length < batchRows && bytes < batchBytes) continue
    await client.query(insert, [batch])
    batch = []
    bytes = 0
  }
  if (batch.length > 0) await client.query(insert, [batch])
}

export function quoted({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}
