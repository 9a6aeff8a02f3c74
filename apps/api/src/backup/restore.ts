// Restores a backup into an empty installation and verifies every row and file.
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import * as tar from 'tar'
import type { ConnectionSettings } from '#api/db/connect/connection.ts'
import { jobSchema, jobTablesVersion } from '#api/db/connect/job-tables.ts'
import { migrateDatabase, migrationNames } from '#api/db/connect/migrate.ts'
import { StartError } from '#api/start-error.ts'
import { type BackupPlace, lastMigration, sha256Of } from './backup.ts'
import { Manifest, type TableBackup, rowSum, sameTextEverywhere } from './backup-format.ts'
import { withoutConstraints } from './without-constraints.ts'
import { type BackupTable, quoted, readRows, tablesToBackUp, writeRows } from './table-rows.ts'

/** Restores everything or, after a failure, leaves the installation empty. */
export async function restore(
  { connection, dataDir, file }: BackupPlace,
  say: (line: string) => void,
): Promise<Manifest> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  await mkdir(dataDir, { recursive: true })
  const staging = await mkdtemp(join(dataDir, '.restore-'))
  try {
    const manifest = await unpack(file, staging)
    await refuseUnlessEmpty(connection, dataDir, manifest)
    await checkFiles(manifest, join(staging, 'files'))
    await migrateDatabase(connection, { until: manifest.migration })
    await restoreDatabase(connection, manifest, staging, dataDir, say)
    await migrateDatabase(connection, { onStep: say })
    return manifest
  } finally {
    // A damaged archive fails while some of its files are still being written, hence the retries.
    await rm(staging, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  }
}

async function unpack(file: string, folder: string): Promise<Manifest> {
  try {
    const isPlain = (_: string, entry: object) =>
      'type' in entry && (entry.type === 'File' || entry.type === 'Directory')
    await tar.extract({ file, cwd: folder, strict: true, filter: isPlain })
    return Manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  } catch (error) {
    throw new StartError(
      `${file} is not a whole backup of this program: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

async function refuseUnlessEmpty(
  connection: ConnectionSettings,
  dataDir: string,
  manifest: Manifest,
): Promise<void> {
  if (!(await migrationNames()).includes(manifest.migration)) {
    throw new StartError(
      `The backup was made by a newer release (${manifest.migration}). Restore it with that release.`,
    )
  }
  const notEmpty =
    'A backup is restored into an empty installation only: choose a new DATA_DIR, or a new database.'
  const files = join(dataDir, 'files')
  if (existsSync(files) && (await readdir(files)).length > 0)
    throw new StartError(`${files} contains files. ${notEmpty}`)
  const client = await connect(connection)
  try {
    const migration = await lastMigration(client)
    if (!migration) return
    const { rows } = await client.query<{ has: boolean }>(
      `select exists (select from public.account) or exists (select from public.space) or exists (select from public.workspace) as has`,
    )
    if (rows[0]?.has) throw new StartError(`The database contains data. ${notEmpty}`)
    if (migration !== manifest.migration) {
      throw new StartError(`The database was prepared by another release (${migration}). ${notEmpty}`)
    }
  } finally {
    await client.end()
  }
}

async function checkFiles(manifest: Manifest, folder: string): Promise<void> {
  for (const { path, sha256 } of manifest.files) {
    const found = await sha256Of(join(folder, path)).catch(() => 'missing')
    if (found !== sha256)
      throw new StartError(
        `The backup is damaged: files/${path} is ${found === 'missing' ? found : 'changed'}.`,
      )
  }
}

async function restoreDatabase(
  connection: ConnectionSettings,
  manifest: Manifest,
  staging: string,
  dataDir: string,
  say: (line: string) => void,
): Promise<void> {
  const client = await connect(connection)
  try {
    await client.query(sameTextEverywhere)
    await client.query('begin')
    const isSameQueue = (await jobTablesVersion(client)) === manifest.jobTablesVersion
    if (!isSameQueue)
      say('The backup is of another release of the job queue: jobs that waited in it are left out.')
    const wanted = manifest.tables.filter(({ schema }) => schema !== jobSchema || isSameQueue)
    const tables = matchTables(await tablesToBackUp(client), wanted)
    await withoutConstraints(
      client,
      tables.map(({ table }) => table),
      async () => {
        await client.query(`truncate ${tables.map(({ table }) => quoted(table)).join(', ')} cascade`)
        for (const { table, backup } of tables) await restoreTable(client, table, backup, staging)
      },
    )
    for (const { name, value } of manifest.sequences)
      await client.query('select setval($1, $2)', [name, value])
    await moveFiles(join(staging, 'files'), join(dataDir, 'files'))
    await client.query('commit').catch(async error => {
      await rename(join(dataDir, 'files'), join(staging, 'files'))
      throw error
    })
  } finally {
    await client.end()
  }
}

type MatchedTable = { table: BackupTable; backup: TableBackup }

function matchTables(
  existing: readonly BackupTable[],
  wanted: readonly TableBackup[],
): readonly MatchedTable[] {
  return wanted.map(backup => {
    const table = existing.find(({ schema, name }) => schema === backup.schema && name === backup.name)
    if (!table || table.columns.join() !== backup.columns.join()) {
      throw new StartError(
        `The backup does not fit: table ${backup.schema}.${backup.name} has other columns here.`,
      )
    }
    return { table, backup }
  })
}

/** Writes the rows, reads them back and compares them with the checksum in the backup. */
async function restoreTable(
  client: pg.Client,
  table: BackupTable,
  backup: TableBackup,
  staging: string,
): Promise<void> {
  const name = `${backup.schema}.${backup.name}`
  await writeRows(client, table, linesOf(join(staging, 'tables', `${name}.rows`)))
  const sum = rowSum()
  for await (const row of readRows(client, table)) sum.add(row)
  const found = sum.result()
  if (found.rows !== backup.rows || found.checksum !== backup.checksum) {
    throw new StartError(
      `The backup is damaged: ${name} has ${found.rows} rows of ${backup.rows}, or other content.`,
    )
  }
}

/** Splits at line feeds only: readline also splits at line separators, which texts may contain. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield String(JSON.parse(line))
  }
}

async function moveFiles(from: string, to: string): Promise<void> {
  if (existsSync(to)) await rmdir(to)
  await rename(from, to)
}

async function connect(connection: ConnectionSettings): Promise<pg.Client> {
  const client = new pg.Client(connection.owner)
  client.on('error', () => {})
  await client.connect()
  return client
}
