// The server over HTTP, in process, on a database without rows, with a clock that the test sets.
import type { FastifyInstance } from 'fastify'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { inject } from 'vitest'
import { keptBoards } from '#api/attendance/board/kept-boards.ts'
import { buildApp } from '#api/app.ts'
import type { AppOptions } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import { localFileStore } from '#api/files/file-store.ts'
import { logSerializers } from '#api/http/log.ts'
import type { JobQueue } from '#api/jobs/job-queue.ts'
import { reactions } from '#api/reactions.ts'
import { requestKinds } from '#api/request-kinds.ts'
import type { Services } from '#api/services.ts'
import { testDatabase } from './database.ts'
import type { TestDatabase } from './database.ts'

export type TestApp = {
  readonly app: FastifyInstance
  readonly services: Services
  readonly database: TestDatabase
  /** Enqueued jobs, committed or not; the queue has its own test. */
  readonly jobs: { queue: string; data: unknown }[]
  /** Lines logged by the server, for the log canary. */
  readonly logLines: string[]
  /** Sets the server's clock. */
  setNow(instant: string): void
  stop(): Promise<void>
}

/** Size of the server's connection pool. */
export const connections = 20
export const firstMorning = '2026-03-02T02:00:00Z'

let shared: Promise<TestApp> | undefined
let isSharedInUse = false

/**
 * The server that the files of a worker share one after the other, cleared. With settings, or while it is in use, a
 * separate server; use `ownTestApp` to listen, or to change tables or settings.
 */
export async function testApp(env: Record<string, string> = {}): Promise<TestApp> {
  if (isSharedInUse || !inject('testServer').canClear || Object.keys(env).length > 0) return ownTestApp(env)
  isSharedInUse = true
  const server = await (shared ??= ownTestApp())
  await server.database.clear()
  server.services.boards.clear()
  await rm(server.services.config.dataDir, { recursive: true, force: true })
  await mkdir(server.services.config.dataDir)
  server.setNow(firstMorning)
  server.jobs.length = 0
  server.logLines.length = 0
  return {
    ...server,
    async stop() {
      isSharedInUse = false
    },
  }
}

export async function ownTestApp(
  env: Record<string, string> = {},
  options: Pick<AppOptions, 'moreRoutes'> = {},
): Promise<TestApp> {
  const database = await testDatabase({ max: connections, waitMillis: 300_000 })
  const folder = await mkdtemp(join(inject('testServer').folder, 'server-'))
  let now = new Date(firstMorning)
  const jobs: TestApp['jobs'] = []
  const logLines: string[] = []
  const services: Services = {
    config: { ...readConfig({ DATA_DIR: folder, ...env }) },
    db: database.db,
    files: localFileStore(join(folder, 'files')),
    jobs: recordingQueue(jobs),
    log: pino({ level: 'info', serializers: logSerializers }, { write: line => void logLines.push(line) }),
    now: () => now,
    kinds: requestKinds,
    boards: keptBoards(),
    reactions,
  }
  const app = await buildApp({
    services,
    hub: null,
    webFolder: null,
    requestsPerMinute: 1_000_000,
    ...options,
  })
  await app.ready()
  return {
    app,
    services,
    database,
    jobs,
    logLines,
    setNow: instant => {
      now = new Date(instant)
    },
    async stop() {
      await app.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function recordingQueue(jobs: TestApp['jobs']): JobQueue {
  return {
    add: async (_trx, queue, data) => void jobs.push({ queue, data }),
    addAll: async (_trx, queue, list) => void jobs.push(...list.map(data => ({ queue, data }))),
    work: async () => {},
    schedule: async () => {},
    stop: async () => {},
  }
}
