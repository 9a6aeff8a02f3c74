// Starts the parts of one server process in order, and stops them in reverse order.
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { keptBoards } from './attendance/board/kept-boards.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { externalConnection } from './db/connect/connection.ts'
import type { ConnectionSettings } from './db/connect/connection.ts'
import { openDatabase, warmConnections } from './db/connect/database.ts'
import { startEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts'
import { migrateDatabase } from './db/connect/migrate.ts'
import { seedInstallation } from './seed/seed-installation.ts'
import type { SeedResult } from './seed/seed-installation.ts'
import { rlsSelfTest } from './doctor/rls-self-test.ts'
import { localFileStore } from './files/file-store.ts'
import { logSerializers } from './http/log.ts'
import { startJobQueue } from './jobs/job-queue.ts'
import { startJobs } from './schedule/start-jobs.ts'
import { startLiveHub } from './live/live-hub.ts'
import { pushWaker } from './notification/push/push-waker.ts'
import { reactions } from './reactions.ts'
import { requestKinds } from './request-kinds.ts'
import type { Services } from './services.ts'
import { StartError } from './start-error.ts'

type StartOptions = {
  readonly config: Config
  /** Folder of the built web application; null = API only. */
  readonly webFolder: string | null
  readonly onStep: (step: string) => void
  /** The embedded database exited too often: the server cannot continue. */
  readonly onLost: (reason: string) => void
}

export type RunningServer = {
  readonly url: string
  /** Sign-ins to print at the start. */
  readonly seed: SeedResult
  /** Finishes running requests and jobs, then closes the database. */
  stop(): Promise<void>
}

/** Throws StartError or ConfigError. */
export async function startServer({
  config,
  webFolder,
  onStep,
  onLost,
}: StartOptions): Promise<RunningServer> {
  await assertPortFree(config)
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const one of stops.splice(0).toReversed()) await one()
  }
  try {
    onStep('Starting the database')
    const connection = await startDatabase(config, onStep, onLost, stops)
    onStep('Updating the tables')
    await migrateDatabase(connection, { onStep })
    const log = pino({ level: config.logLevel, serializers: logSerializers, base: null })
    const db = openDatabase(connection, { max: 20, onConnectionLost: error => log.warn({ err: error }) })
    stops.push(() => db.destroy())
    await warmConnections(db, 4)
    await rlsSelfTest(db)
    const onError = (error: Error) => log.error({ err: error })
    const jobs = await startJobQueue(connection, onError)
    stops.push(() => jobs.stop())
    const files = localFileStore(join(config.dataDir, 'files'))
    const services: Services = {
      config,
      db,
      files,
      jobs,
      log,
      now: () => new Date(),
      kinds: requestKinds,
      boards: keptBoards(),
      reactions,
    }
    const seed = await seedInstallation(services, { onStep })
    await startJobs(services, connection)
    const hub = await startLiveHub(connection.app, onError, pushWaker(services, onError))
    stops.push(() => hub.stop())
    const app = await buildApp({ services, hub, webFolder })
    stops.push(() => app.close())
    onStep('Opening the door')
    await app.listen({ port: config.port, host: config.host })
    return { url: config.publicUrl, seed, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startDatabase(
  config: Config,
  onStep: StartOptions['onStep'],
  onLost: StartOptions['onLost'],
  stops: (() => Promise<unknown>)[],
): Promise<ConnectionSettings> {
  if (config.databaseUrl) return externalConnection(config.databaseUrl)
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, onStep, onLost })
  stops.push(() => embedded.stop())
  return embedded.connection
}

/** Checked first, so that nothing has to be undone. */
function assertPortFree({ port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, host, port)))
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })
}

function portError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is in use by another program. Stop it, or choose another port: PORT=3001 npm start`,
    EACCES: `Port ${port} needs more rights than this user has. Choose one above 1023 with PORT.`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine.`,
  }
  const reason = reasons[error.code ?? '']
  return reason ? new StartError(reason) : error
}
