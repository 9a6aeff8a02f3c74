// Runs the PostgreSQL from npm as a child process, with its files in the data folder and a private socket.
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '#api/start-error.ts'
import { type ConnectionSettings, embeddedConnection } from '#api/db/connect/connection.ts'
import { type Cluster, createCluster, ensureEmbeddedDatabase } from './embedded-cluster.ts'
import { findPostgresBinaries, type RunAs } from './postgres-binaries.ts'
import { clearPostgresLeftovers } from './postgres-leftovers.ts'
import { takeServerLock } from './server-lock.ts'
import { supervisePostgres } from './supervise-postgres.ts'

type EmbeddedPostgres = { connection: ConnectionSettings; stop(): Promise<void> }
type EmbeddedPostgresOptions = {
  dataDir: string
  /** false in tests only: a crash of the machine would lose data. */
  fsync?: boolean
  onStep?: (step: string) => void
  /** PostgreSQL exited unexpectedly too often and is not restarted. */
  onLost?: (reason: string) => void
}

/** Starts PostgreSQL on `dataDir`, which is created if missing. Throws StartError. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, fsync = true, onStep, onLost } = options
  makeDataFolder(dataDir)
  const { lock, previousSocketFolder } = await takeServerLock(dataDir)
  try {
    if (previousSocketFolder) removeSocketFolder(previousSocketFolder)
    const folder = join(dataDir, 'postgres')
    const runAs = userToRunAs(folder)
    const binaries = findPostgresBinaries(runAs, join(dataDir, 'cache'))
    const cluster: Cluster = { folder, binaries, runAs, fsync, logFile: join(dataDir, 'postgres.log') }
    if (await createCluster(cluster)) onStep?.('Created the database')
    await clearPostgresLeftovers(folder, onStep)

    const socketFolder = makeSocketFolder(runAs)
    const postgres = await supervisePostgres(cluster, socketFolder, { onStep, onLost })
    const connection = embeddedConnection(socketFolder)
    await ensureEmbeddedDatabase(connection)
    lock.note(socketFolder)

    const stop = async () => {
      await postgres.stop()
      removeSocketFolder(socketFolder)
      lock.release()
    }
    let stopped: Promise<void> | undefined
    return { connection, stop: () => (stopped ??= stop()) }
  } catch (error) {
    lock.release()
    throw error
  }
}

function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    rmSync(mkdtempSync(join(dataDir, '.write-test-')), { recursive: true })
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new StartError(
      `The data folder ${dataDir} cannot be written by this user (${reason}). Change its owner, or choose another with DATA_DIR.`,
    )
  }
}

/** PostgreSQL refuses to run as root: it then runs as the owner of its files, or as "nobody". */
function userToRunAs(folder: string): RunAs | undefined {
  const owner = statSync(folder, { throwIfNoEntry: false })
  const self = process.getuid?.()
  if (self === 0)
    return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: 65_534, gid: 65_534 }
  if (owner && self !== undefined && owner.uid !== self) {
    throw new StartError(
      `The database in ${folder} belongs to user ${owner.uid}, but you are user ${self}. ` +
        'Start as the user who created it (or as root), or choose another folder with DATA_DIR.',
    )
  }
  return undefined
}

function makeSocketFolder(runAs: RunAs | undefined): string {
  const wanted = tmpdir()
  // A socket path is limited to 107 bytes, and PostgreSQL's user must be able to enter the folder.
  const fits = Buffer.byteLength(wanted) <= 70 && (!runAs || (statSync(wanted).mode & 0o001) !== 0)
  const folder = mkdtempSync(join(fits ? wanted : '/tmp', 'sabai-hr-'))
  chmodSync(folder, 0o700)
  if (runAs) chownSync(folder, runAs.uid, runAs.gid)
  return folder
}

function removeSocketFolder(folder: string): void {
  if (/\/sabai-hr-\w+$/.test(folder)) rmSync(folder, { recursive: true, force: true })
}
