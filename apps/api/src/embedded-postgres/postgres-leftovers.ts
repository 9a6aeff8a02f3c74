// Cleans up after a killed server, so that PostgreSQL starts again in the database folder.
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#api/start-error.ts'
import { processFacts } from './process-facts.ts'

const stopSignals = [
  { signal: 'SIGINT', waitMs: 15_000 },
  { signal: 'SIGQUIT', waitMs: 10_000 },
] as const

/** Stops a PostgreSQL that outlived its server, and removes a stale `postmaster.pid`. */
export async function clearPostgresLeftovers(folder: string, onStep?: (step: string) => void): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  if (isPostmasterOf(folder, pid)) {
    onStep?.('Stopping the database that a killed server left running')
    await stopPostmaster(folder, pid)
  }
  rmSync(pidFile, { force: true })
}

/** Stops the postmaster, gracefully at first; returns once it is gone. */
export async function stopPostmaster(folder: string, pid: number): Promise<void> {
  for (const { signal, waitMs } of stopSignals) {
    if (!isPostmasterOf(folder, pid)) return
    process.kill(pid, signal)
    for (const until = Date.now() + waitMs; Date.now() < until; await sleep(25)) {
      if (!isPostmasterOf(folder, pid)) return
    }
  }
  throw new StartError(
    `The PostgreSQL of ${folder} (process ${pid}) does not stop. End it by hand, then start again.`,
  )
}

/** A process id alone proves nothing: it may have been reused. */
function isPostmasterOf(folder: string, pid: number): boolean {
  const facts = processFacts(pid)
  if (!facts) return false
  if (process.platform !== 'linux') return true
  return facts.workingDirectory === realpathSync(folder)
}
