// Writes all data of one workspace into a zip: a .csv per table, the stored files, and a readme. One snapshot, read through
// row level security and streamed: a large company does not fit into memory.
import { fileTypeFromFile } from 'file-type'
import { createReadStream, createWriteStream } from 'node:fs'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import pg from 'pg'
import { ZipFile } from 'yazl'
import type { ConnectionSettings } from '#api/db/connect/connection.ts'
import type { FileStore } from '#api/files/file-store.ts'
import { exportReadme } from './export-readme.ts'
import type { TableRows } from './export-readme.ts'
import { exportedTables } from './exported-tables.ts'
import type { ExportedTable } from './exported-tables.ts'

type ArchiveSource = {
  readonly connection: ConnectionSettings
  readonly files: FileStore
  readonly workspaceId: string
  readonly company: string
  readonly now: Date
}

/** Ends with an error once `signal` aborts. */
export async function writeArchive(source: ArchiveSource, path: string, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ ...source.connection.app, application_name: 'sabai-hr export' })
  client.on('error', () => {})
  await client.connect()
  try {
    const zip = new ZipFile()
    zip.on('error', error => (zip.outputStream as Readable).destroy(error as Error))
    const file = createWriteStream(path, { mode: 0o600, flush: true })
    // A full disk rejects the second while the first still waits for its reader.
    await Promise.all([fill(zip, client, source), pipeline(zip.outputStream, file, { signal })])
  } finally {
    await client.end()
  }
}

async function fill(zip: ZipFile, client: pg.Client, source: ArchiveSource): Promise<void> {
  const { workspaceId, company, now } = source
  const add = async (stream: Readable, name: string, compress: boolean) => {
    zip.addReadStream(stream, name, { mtime: now, compress })
    await finished(stream)
  }
  await enterSnapshot(client, workspaceId)
  const tables: TableRows[] = []
  for (const table of await exportedTables(client)) {
    let rows = 0
    const counted = csvOf(client, table, count => (rows += count))
    await add(Readable.from(counted), `tables/${table.name}.csv`, true)
    tables.push({ name: table.name, rows })
  }
  let files = 0
  for await (const path of source.files.list(workspaceId)) {
    const type = await fileTypeFromFile(path)
    await add(createReadStream(path), `files/${basename(path)}${type ? `.${type.ext}` : ''}`, false)
    files += 1
  }
  for (const [name, text] of Object.entries(exportReadme({ company, now, tables, files })))
    zip.addBuffer(Buffer.from(text), name, { mtime: now })
  zip.end()
}

async function enterSnapshot(client: pg.Client, workspaceId: string): Promise<void> {
  await client.query(`set time zone 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601';
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`)
  await client.query('begin isolation level repeatable read read only')
  await client.query(`select set_config('app.workspace_id', $1, true)`, [workspaceId])
}

const batchRows = 1_000

/** With a byte order mark: spreadsheets then read Lao right. A cell without a value has no quotes. */
async function* csvOf(
  client: pg.Client,
  { name, columns }: ExportedTable,
  onRows: (count: number) => void,
): AsyncGenerator<Buffer> {
  const texts = columns.map(column => `${pg.escapeIdentifier(column)}::text`)
  // The tables of the installation have no row level security: the condition is theirs.
  const key = name === 'workspace' ? 'id' : 'workspace_id'
  await client.query(`declare export_rows no scroll cursor for select array[${texts.join(', ')}] as cells
    from ${pg.escapeIdentifier(name)} where ${key} = current_setting('app.workspace_id')::uuid`)
  yield Buffer.from(`\uFEFF${lineOf(columns)}`)
  for (;;) {
    const { rows } = await client.query<{ cells: (string | null)[] }>(`fetch ${batchRows} from export_rows`)
    onRows(rows.length)
    if (rows.length > 0) yield Buffer.from(rows.map(({ cells }) => lineOf(cells)).join(''))
    if (rows.length < batchRows) break
  }
  await client.query('close export_rows')
}

const lineOf = (cells: readonly (string | null)[]) =>
  `${cells.map(cell => (cell === null ? '' : `"${cell.replaceAll('"', '""')}"`)).join(',')}\r\n`
