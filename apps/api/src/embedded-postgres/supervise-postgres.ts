// Restarts the embedded PostgreSQL on the same socket when it exits, a limited number of times.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './embedded-cluster.ts'
import { clearPostgresLeftovers } from './postgres-leftovers.ts'
import { type Running, lastLines, startPostgres, stopPostgres } from './postgres-process.ts'

type SupervisedPostgres = { stop(): Promise<void> }
type SupervisionOptions = {
  onStep?: (step: string) => void
  /** It exited too often and is not restarted. */
  onLost?: (reason: string) => void
}

const mostRestarts = 5
const withinMs = 600_000
const firstWaitMs = 500

/** Milliseconds to wait before a restart; undefined = it exited too often. */
export function restartWait(restarts: readonly number[], now: number): number | undefined {
  const recent = restarts.filter(at => now - at < withinMs).length
  return recent < mostRestarts ? firstWaitMs * 2 ** recent : undefined
}

/** Throws StartError if the first start fails. */
export async function supervisePostgres(
  cluster: Cluster,
  socketFolder: string,
  { onStep, onLost }: SupervisionOptions,
): Promise<SupervisedPostgres> {
  let running = await startPostgres(cluster, socketFolder, onStep)
  const stopping = new AbortController()
  const restarts: number[] = []

  const startAgain = async () => {
    restarts.push(performance.now())
    await clearPostgresLeftovers(cluster.folder, onStep)
    running = await startPostgres(cluster, socketFolder, onStep)
    if (stopping.signal.aborted) await stopPostgres(running, cluster.folder)
    else onStep?.('The database works again')
  }

  const keepRunning = async () => {
    let reason = await endOf(running, cluster)
    while (!stopping.signal.aborted) {
      const waitMs = restartWait(restarts, performance.now())
      if (waitMs === undefined) return onLost?.(reason)
      onStep?.(`${reason}\nThe database is started again in ${waitMs / 1000} s`)
      await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      reason = await startAgain().then(() => endOf(running, cluster), messageOf)
    }
  }

  const supervision = keepRunning()
  return {
    async stop() {
      stopping.abort()
      await stopPostgres(running, cluster.folder)
      await supervision
    },
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function endOf({ child }: Running, { logFile }: Cluster): Promise<string> {
  if (child.exitCode === null && child.signalCode === null)
    await new Promise<void>(resolve => child.once('exit', () => resolve()))
  // The guard script waits for the end of this pipe.
  child.stdin?.destroy()
  return `PostgreSQL ended (${child.exitCode ?? child.signalCode}). Its last words:\n${lastLines(logFile)}`
}
