// Runs the PostgreSQL that comes with npm as a child process: its files in the data folder, reached by a private socket.
import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#api/start-error.ts'
import { type ConnectionSettings, embeddedConnection } from './connection.ts'
import { createCluster, ensureEmbeddedDatabase, handOver, type Cluster } from './embedded-cluster.ts'
import { findPostgresBinaries, type RunAs } from './postgres-binaries.ts'
import { clearPostgresLeftovers, stopPostmaster } from './postgres-leftovers.ts'
import { takeServerLock } from './server-lock.ts'

export type EmbeddedPostgres = { connection: ConnectionSettings; stop(): Promise<void> }
export type EmbeddedPostgresOptions = {
  dataDir: string
  /** false only for tests: a crash of the machine would lose data. */
  fsync?: boolean
  onStep?: (step: string) => void
  /** PostgreSQL ended although nobody asked it to. */
  onLost?: (reason: string) => void
}
type Running = { child: ChildProcess; pid: number }

// Node's end of the pipe closes when Node dies, however it dies; then PostgreSQL is told to stop.
const guardScript = `exec 4<&0
"$@" </dev/null 4<&- &
server=$!
trap 'kill -INT "$server" 2>/dev/null' INT TERM
(cat <&4 >/dev/null; kill -INT "$server" 2>/dev/null) &
exec 4<&- </dev/null
wait "$server"; wait "$server"`

/** Starts PostgreSQL on `dataDir` (made when absent). Throws StartError with a message for people. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, fsync = true, onStep } = options
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
    const running = await startPostgres(cluster, socketFolder, onStep)
    const connection = embeddedConnection(socketFolder)
    await ensureEmbeddedDatabase(connection)
    lock.note(socketFolder)

    let isStopping = false
    running.child.once('exit', code => {
      if (!isStopping)
        options.onLost?.(`PostgreSQL ended (${code}). Its last words:\n${lastLines(cluster.logFile)}`)
    })
    const stop = async () => {
      isStopping = true
      await stopPostgres(running, folder)
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

/** PostgreSQL refuses to run as root: then it runs as the owner of its files, or as "nobody". */
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
  // A socket's path has at most 107 bytes; and the user PostgreSQL runs as must be able to enter.
  const fits = Buffer.byteLength(wanted) <= 70 && (!runAs || (statSync(wanted).mode & 0o001) !== 0)
  const folder = mkdtempSync(join(fits ? wanted : '/tmp', 'sabai-hr-'))
  chmodSync(folder, 0o700)
  if (runAs) chownSync(folder, runAs.uid, runAs.gid)
  return folder
}

function removeSocketFolder(folder: string): void {
  if (/\/sabai-hr-\w+$/.test(folder)) rmSync(folder, { recursive: true, force: true })
}

async function startPostgres(
  cluster: Cluster,
  socketFolder: string,
  onStep?: (step: string) => void,
): Promise<Running> {
  for (let attempt = 1; ; attempt += 1) {
    const started = await tryStartPostgres(cluster, socketFolder, onStep)
    if (started) return started
    const log = lastLines(cluster.logFile)
    // The children of a killed postmaster need a moment to notice that it is gone.
    if (attempt === 50 || !log.includes('shared memory block')) {
      throw new StartError(`The database in ${cluster.folder} does not start. PostgreSQL says:\n${log}`)
    }
    await sleep(200)
  }
}

async function tryStartPostgres(
  cluster: Cluster,
  socketFolder: string,
  onStep?: (step: string) => void,
): Promise<Running | undefined> {
  const handed = handOver(cluster, 3)
  const log = openSync(cluster.logFile, 'w', 0o600)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: '5432',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...(cluster.fsync ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(
    '/bin/sh',
    ['-c', guardScript, 'sh', cluster.binaries.postgres, '-D', handed.path, ...options],
    {
      ...cluster.runAs,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin' },
      stdio: ['pipe', log, log, handed.descriptor ?? 'ignore'],
      detached: true,
    },
  )
  closeSync(log)
  handed.close()
  child.on('error', () => {})
  child.stdin?.on('error', () => {})
  return untilReady(child, cluster.folder, onStep)
}

async function untilReady(
  child: ChildProcess,
  folder: string,
  onStep?: (step: string) => void,
): Promise<Running | undefined> {
  const began = Date.now()
  let isSlowSaid = false
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const lines = readPidFile(folder)
    if (lines[7]?.trim() === 'ready') return { child, pid: Number(lines[0]) }
    if (!isSlowSaid && Date.now() - began > 3_000) {
      onStep?.('The database is repairing itself after a hard stop; please wait')
      isSlowSaid = true
    }
    await sleep(15)
  }
  child.stdin?.destroy()
  return undefined
}

async function stopPostgres(running: Running, folder: string): Promise<void> {
  const { child, pid } = running
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  child.stdin?.end()
  await Promise.race([
    ended,
    sleep(20_000, undefined, { ref: false }).then(() => stopPostmaster(folder, pid)),
  ])
  await ended
}

function readPidFile(folder: string): readonly string[] {
  try {
    return readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

function lastLines(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').slice(-15).join('\n')
  } catch {
    return '(no log)'
  }
}
