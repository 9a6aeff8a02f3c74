// Background jobs with pg-boss in the same database, so that a job is committed or rolled back with its cause.
import { PgBoss, fromKysely } from 'pg-boss'
import type { JobResult } from 'pg-boss'
import type { ConnectionSettings } from '#api/db/connect/connection.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { jobSchema, queues } from './queues.ts'
import type { JobData, QueueName } from './queues.ts'

export type JobQueue = {
  /** Enqueues in the transaction: the job starts after its commit. */
  add<Name extends QueueName>(
    trx: Scope,
    queue: Name,
    data: JobData[Name],
    options?: AddOptions,
  ): Promise<void>
  /** The same for many jobs in one statement. */
  addAll<Name extends QueueName>(trx: Scope, queue: Name, data: readonly JobData[Name][]): Promise<void>
  /** Registers a handler; if it throws, the job is retried later. */
  work<Name extends QueueName>(queue: Name, handle: (data: JobData[Name]) => Promise<void>): Promise<void>
  /** Runs a queue on a cron schedule in the time zone, once across all server processes. */
  schedule(queue: QueueName, cron: string, timeZone: string): Promise<void>
  stop(): Promise<void>
}

type AddOptions = {
  readonly startAfter?: Date
  readonly singletonKey?: string
  /** After it, a job counts as lost and is retried; 15 minutes without it. */
  readonly expireInSeconds?: number
}

export async function startJobQueue(
  connection: ConnectionSettings,
  onError: (error: Error) => void,
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...connection.app,
    ssl: connection.app.ssl ?? false,
    schema: jobSchema,
    max: 3,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    application_name: 'sabai-hr jobs',
  })
  boss.on('error', onError)
  await boss.start()
  await prepareQueues(boss)
  return {
    async add(trx, queue, data, options = {}) {
      await boss.send(queue, data, { ...options, db: fromKysely(trx) })
    },
    async addAll(trx, queue, list) {
      if (list.length === 0) return
      await boss.insert(
        queue,
        list.map(data => ({ data })),
        { db: fromKysely(trx) },
      )
    },
    async work(queue, handle) {
      const { batchSize } = queues[queue]
      const polling = {
        batchSize,
        burstWhenBatchFull: batchSize > 1,
        notifyPollingIntervalSeconds: 2,
        perJobResults: true as const,
      }
      await boss.work<JobData[typeof queue]>(queue, polling, jobs =>
        Promise.all(jobs.map(job => outcome(job.id, handle(job.data), onError))),
      )
    },
    async schedule(queue, cron, timeZone) {
      await boss.schedule(queue, cron, {}, { tz: timeZone })
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

/** Creates or updates the queues of this release; idempotent. */
async function prepareQueues(boss: PgBoss): Promise<void> {
  const existing = new Map((await boss.getQueues()).map(queue => [queue.name, queue]))
  for (const [name, { retryLimit, retryDelay }] of Object.entries(queues)) {
    const settings = { retryLimit, retryDelay, retryBackoff: true, notify: true }
    const queue = existing.get(name)
    if (!queue) await boss.createQueue(name, { ...settings, policy: 'standard' })
    else if (queue.retryLimit !== retryLimit || queue.retryDelay !== retryDelay)
      await boss.updateQueue(name, settings)
  }
}

/** A failed job is retried alone; the others of its batch are completed. */
async function outcome(id: string, work: Promise<void>, onError: (error: Error) => void): Promise<JobResult> {
  try {
    await work
    return { id, status: 'completed' }
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error))
    onError(failure)
    return { id, status: 'failed', output: { message: failure.message } }
  }
}
