// Migrates the database to this release as the owner, then grants privileges to the server's role.
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { readFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { StartError } from '#api/start-error.ts'
import { ensureAppRole, grantToAppRole } from './app-role.ts'
import { type ConnectionSettings, connectionName } from './connection.ts'
import { openPool } from './database.ts'
import { prepareJobTables } from './job-tables.ts'

type MigrateOptions = {
  onStep?: (step: string) => void
  /** Stop after this migration: a backup of an older release is restored at its own level. */
  until?: string
}

const folder = fileURLToPath(new URL('../migrations/', import.meta.url))
const oneAtATime = 7_423_011

/** Safe in several processes at once: the second waits and finds nothing to do. */
export async function migrateDatabase(
  connection: ConnectionSettings,
  options: MigrateOptions = {},
): Promise<void> {
  const client = new pg.Client({ ...connection.owner, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await connect(client, connection)
  try {
    await client.query('select pg_advisory_lock($1)', [oneAtATime])
    await checkServer(client, connection)
    await ensureAppRole(client, connection)
    await runMigrations(connection, options)
    await prepareJobTables(client, connection.owner)
    await grantToAppRole(client, connection.app.user)
  } finally {
    await client.end()
  }
}

/** Names of all migrations of this release, in order. */
export async function migrationNames(): Promise<readonly string[]> {
  const files = await readdir(folder)
  return files
    .filter(file => file.endsWith('.sql'))
    .map(file => file.slice(0, -'.sql'.length))
    .sort()
}

async function connect(client: pg.Client, connection: ConnectionSettings): Promise<void> {
  try {
    await client.connect()
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error)
    throw new StartError(`The database ${connectionName(connection)} cannot be reached: ${reason}`)
  }
}

async function checkServer(client: pg.Client, connection: ConnectionSettings): Promise<void> {
  const { rows } = await client.query<{ version: number; may_create: boolean; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version,
            has_schema_privilege('public', 'create') as may_create,
            current_setting('server_encoding') as encoding`,
  )
  const server = rows[0]
  const name = connectionName(connection)
  if (!server || server.version < 15) {
    throw new StartError(
      `The database ${name} runs PostgreSQL ${server?.version}; version 15 or newer is needed.`,
    )
  }
  if (server.encoding !== 'UTF8') {
    throw new StartError(
      `The database ${name} has the encoding ${server.encoding}; create it with encoding 'UTF8'.`,
    )
  }
  if (!server.may_create) {
    const { user, database } = connection.owner
    throw new StartError(
      `The role ${user} may not create tables in ${name}. Make it the owner: alter database "${database}" owner to "${user}";`,
    )
  }
}

async function runMigrations(
  connection: ConnectionSettings,
  { onStep, until }: MigrateOptions,
): Promise<void> {
  const db = new Kysely<Record<string, never>>({
    dialect: new PostgresDialect({ pool: openPool(connection.owner, { max: 1 }) }),
  })
  try {
    const migrator = new Migrator({ db, provider: sqlFiles, nameComparator: byCodePoint })
    const { error, results = [] } = until ? await migrator.migrateTo(until) : await migrator.migrateToLatest()
    const failed = results.find(result => result.status === 'Error')
    if (error) throw migrationError(error, failed?.migrationName)
    if (results.length > 0) onStep?.(`Prepared the database (${results.length} migrations)`)
  } finally {
    await db.destroy()
  }
}

const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = await migrationNames()
    const texts = await Promise.all(names.map(name => readFile(`${folder}${name}.sql`, 'utf8')))
    return Object.fromEntries(
      names.map((name, index): [string, Migration] => [name, sqlMigration(texts[index] ?? '')]),
    )
  },
}

function sqlMigration(text: string): Migration {
  return {
    async up(db) {
      await sql.raw(text).execute(db)
    },
  }
}

function byCodePoint(left: string, right: string): number {
  return left < right ? -1 : Number(left > right)
}

function migrationError(error: unknown, name: string | undefined): Error {
  const reason = error instanceof Error ? error.message : String(error)
  if (/previously executed migration .* is missing/.test(reason)) {
    return new StartError(
      `The database was made by a newer release of this program (${reason}). Start that release.`,
    )
  }
  return new Error(`Migration ${name ?? ''} failed: ${reason}`, { cause: error })
}
