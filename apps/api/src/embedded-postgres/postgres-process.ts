// PostgreSQL as a child process that never outlives this one.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fchownSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#api/start-error.ts'
import { type Cluster, handOver } from './embedded-cluster.ts'
import { stopPostmaster } from './postgres-leftovers.ts'

export type Running = { child: ChildProcess; pid: number }

// Node's end of the pipe closes however Node dies; the script then stops PostgreSQL.
const guardScript = `exec 4<&0
"$@" </dev/null 4<&- &
server=$!
trap 'kill -INT "$server" 2>/dev/null' INT TERM
(cat <&4 >/dev/null; kill -INT "$server" 2>/dev/null) &
exec 4<&- </dev/null
wait "$server"; wait "$server"`

/** Starts PostgreSQL and waits until it accepts connections. Throws StartError with the end of its log. */
export async function startPostgres(
  cluster: Cluster,
  socketFolder: string,
  onStep?: (step: string) => void,
): Promise<Running> {
  for (let attempt = 1; ; attempt += 1) {
    const started = await tryStartPostgres(cluster, socketFolder, onStep)
    if (started) return started
    const log = lastLines(cluster.logFile)
    // The children of a killed postmaster take a moment to exit.
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
  const handed = handOver(cluster)
  const log = openSync(cluster.logFile, 'w', 0o600)
  if (cluster.runAs) fchownSync(log, cluster.runAs.uid, cluster.runAs.gid)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: '5432',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // A company's data fits into memory: index reads cost little more than sequential ones, and JIT never pays off.
    random_page_cost: '1.1',
    jit: 'off',
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

/** PostgreSQL's fast shutdown: rolls back running transactions. */
export async function stopPostgres(running: Running, folder: string): Promise<void> {
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

/** The last lines of PostgreSQL's log. */
export function lastLines(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').slice(-15).join('\n')
  } catch {
    return '(no log)'
  }
}
