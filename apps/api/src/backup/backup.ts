// Backs up a running installation (every table in one snapshot, sequences, stored files) into one file.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { copyFile, link, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import * as tar from 'tar'
import { type ConnectionSettings, connectionName } from '#api/db/connect/connection.ts'
import { jobTablesVersion } from '#api/db/connect/job-tables.ts'
import { unfinished } from '#api/files/file-store.ts'
import { StartError } from '#api/start-error.ts'
import {
  type FileBackup,
  type Manifest,
  type TableBackup,
  rowSum,
  sameTextEverywhere,
} from './backup-format.ts'
import { type BackupTable, readTable, tablesToBackUp } from './table-rows.ts'

export type BackupPlace = { connection: ConnectionSettings; dataDir: string; file: string }

/** Writes `file` completely or not at all. Returns its manifest. */
export async function backUp({ connection, dataDir, file }: BackupPlace): Promise<Manifest> {
  if (existsSync(file)) throw new StartError(`${file} exists already; a backup never overwrites another.`)
  const staging = await stagingFolder(file)
  const partial = join(staging, 'archive.tar.gz')
  try {
    await mkdir(join(staging, 'tables'))
    const content = await backUpDatabase(connection, join(staging, 'tables'))
    const files = await backUpFiles(join(dataDir, 'files'), join(staging, 'files'))
    const manifest: Manifest = {
      product: 'sabai-hr',
      format: 1,
      createdAt: new Date().toISOString(),
      ...content,
      files,
    }
    await writeFile(join(staging, 'manifest.json'), JSON.stringify(manifest, null, 1))
    await tar.create({ gzip: true, portable: true, file: partial, cwd: staging, mode: 0o600 }, [
      'manifest.json',
      'tables',
      'files',
    ])
    await rename(partial, file)
    await noteBackup(connection, manifest.createdAt, (await stat(file)).size)
    return manifest
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** The operator's dashboard shows when the last backup was made. */
async function noteBackup(connection: ConnectionSettings, at: string, byteCount: number): Promise<void> {
  const client = new pg.Client(connection.owner)
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(
      `insert into installation_setting (key, value) values ('lastBackup', $1)
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify({ at, byteCount })],
    )
  } finally {
    await client.end()
  }
}

/** Next to the file, so that the finished archive can be renamed into place; private to the user. */
async function stagingFolder(file: string): Promise<string> {
  try {
    return await mkdtemp(join(dirname(file), `.${basename(file)}-`))
  } catch {
    throw new StartError(
      `The backup cannot be written to ${dirname(file)}: the folder is missing or closed to this user.`,
    )
  }
}

async function backUpDatabase(
  connection: ConnectionSettings,
  folder: string,
): Promise<Pick<Manifest, 'migration' | 'jobTablesVersion' | 'tables' | 'sequences'>> {
  const client = new pg.Client(connection.owner)
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(sameTextEverywhere)
    await client.query('begin isolation level repeatable read read only')
    const migration = await lastMigration(client)
    if (!migration)
      throw new StartError(`There is no installation in the database ${connectionName(connection)}.`)
    const { rows: workspaces } = await client.query<{ id: string }>('select id from public.workspace')
    const workspaceIds = workspaces.map(({ id }) => id)
    const tables: TableBackup[] = []
    for (const table of await tablesToBackUp(client))
      tables.push(await backUpTable(client, table, workspaceIds, folder))
    const sequences = await client.query<{ name: string; value: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as value
       from pg_sequences where schemaname = 'public' and last_value is not null`,
    )
    return { migration, jobTablesVersion: await jobTablesVersion(client), tables, sequences: sequences.rows }
  } finally {
    await client.end()
  }
}

/** The newest migration of this database; undefined if there is none. */
export async function lastMigration(client: pg.Client): Promise<string | undefined> {
  const { rows: found } = await client.query<{ yes: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as yes`,
  )
  if (!found[0]?.yes) return undefined
  const { rows } = await client.query<{ name: string }>(
    'select name from public.kysely_migration order by name desc limit 1',
  )
  return rows[0]?.name
}

async function backUpTable(
  client: pg.Client,
  table: BackupTable,
  workspaceIds: readonly string[],
  folder: string,
): Promise<TableBackup> {
  const sum = rowSum()
  async function* lines() {
    for await (const row of readTable(client, table, workspaceIds)) {
      sum.add(row)
      yield `${JSON.stringify(row)}\n`
    }
  }
  const { schema, name } = table
  await pipeline(Readable.from(lines()), createWriteStream(join(folder, `${schema}.${name}.rows`)))
  return { schema, name, columns: [...table.columns], ...sum.result() }
}

/** Stored files never change, so a hard link is enough to keep them. */
async function backUpFiles(from: string, to: string): Promise<FileBackup[]> {
  await mkdir(to)
  if (!existsSync(from)) return []
  const files: FileBackup[] = []
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith(unfinished)) continue
    const source = join(entry.parentPath, entry.name)
    const path = relative(from, source)
    const target = join(to, path)
    await mkdir(dirname(target), { recursive: true })
    await link(source, target).catch(() => copyFile(source, target))
    files.push({ path, bytes: (await stat(target)).size, sha256: await sha256Of(target) })
  }
  return files
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
