// The parts of the server, passed to every request: no module has state of its own.
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db/connect/database.ts'
import type { FileStore } from './files/file-store.ts'
import type { JobQueue } from './jobs/job-queue.ts'

/** Features add what they pass down: request kinds (approval/request-kind.ts), reactions (facts.ts). */
export interface Services {
  readonly config: Config
  readonly db: Database
  readonly files: FileStore
  readonly jobs: JobQueue
  readonly log: FastifyBaseLogger
  readonly now: () => Date
}
