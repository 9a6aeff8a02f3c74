// The files of the embedded PostgreSQL: created once, with two roles and one database.
import { spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { StartError } from '#api/start-error.ts'
import type { ConnectionSettings } from '#api/db/connect/connection.ts'
import type { PostgresBinaries, RunAs } from './postgres-binaries.ts'

export type Cluster = {
  folder: string
  binaries: PostgresBinaries
  runAs: RunAs | undefined
  fsync: boolean
  logFile: string
}
type HandedFolder = { path: string; descriptor: number | undefined; close(): void }

/** Creates the database files unless they exist; true = created. Atomic: initdb writes elsewhere, then a rename. */
export async function createCluster(cluster: Cluster): Promise<boolean> {
  const versionFile = join(cluster.folder, 'PG_VERSION')
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim()
    if (version !== cluster.binaries.majorVersion) {
      throw new StartError(
        `The database in ${cluster.folder} was made by PostgreSQL ${version}, this release brings ${cluster.binaries.majorVersion}. ` +
          'Back it up with the release that made it (npm run backup), then restore here into a new data folder.',
      )
    }
    return false
  }
  const setup = `${cluster.folder}-setup`
  rmSync(setup, { recursive: true, force: true })
  mkdirSync(setup, { mode: 0o700 })
  if (cluster.runAs) chownSync(setup, cluster.runAs.uid, cluster.runAs.gid)
  await initdb({ ...cluster, folder: setup })
  renameSync(setup, cluster.folder)
  return true
}

/**
 * The folder as seen by the user PostgreSQL runs as. That user may be unable to enter the parent folders (/root is
 * closed), so as root we pass the opened folder as file descriptor 3.
 */
export function handOver(cluster: Cluster): HandedFolder {
  if (!cluster.runAs || process.platform !== 'linux') {
    return { path: cluster.folder, descriptor: undefined, close() {} }
  }
  const descriptor = openSync(cluster.folder, constants.O_RDONLY | constants.O_DIRECTORY)
  return { path: `/proc/self/fd/3`, descriptor, close: () => closeSync(descriptor) }
}

async function initdb(cluster: Cluster): Promise<void> {
  const handed = handOver(cluster)
  const how = [
    '-U',
    'postgres',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ]
  const child = spawn(
    cluster.binaries.initdb,
    ['-D', handed.path, ...how, ...(cluster.fsync ? [] : ['--no-sync'])],
    {
      ...cluster.runAs,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin' },
      stdio: ['ignore', 'ignore', 'pipe', handed.descriptor ?? 'ignore'],
    },
  )
  const ended = new Promise<number | null>(resolve =>
    child.once('close', resolve).once('error', () => resolve(null)),
  )
  const complaint = child.stderr ? await text(child.stderr) : ''
  const code = await ended
  handed.close()
  if (code !== 0)
    throw new StartError(`The database could not be created in ${cluster.folder}:\n${complaint.trim()}`)
}

/** Creates the owner role, the server's role (which owns nothing) and the database once; checks them at each start. */
export async function ensureEmbeddedDatabase({ owner, app }: ConnectionSettings): Promise<void> {
  const admin = new pg.Client({ ...owner, user: 'postgres', database: 'postgres' })
  await admin.connect()
  try {
    const roles = await admin.query<{ rolname: string }>('select rolname from pg_roles')
    const existing = new Set(roles.rows.map(row => row.rolname))
    if (!existing.has(owner.user))
      await admin.query(`create role ${pg.escapeIdentifier(owner.user)} login createrole`)
    if (!existing.has(app.user)) await admin.query(`create role ${pg.escapeIdentifier(app.user)} login`)
    const databases = await admin.query('select from pg_database where datname = $1', [owner.database])
    if (databases.rowCount === 0) {
      const [database, ownerName] = [owner.database, owner.user].map(name => pg.escapeIdentifier(name))
      await admin.query(`create database ${database} owner ${ownerName}`)
    }
  } finally {
    await admin.end()
  }
}
