// Runs the jobs that requests enqueued, and those that these jobs enqueue. Messages stay in the outbox, where tests
// read them.
import { jobHandlers } from '#api/schedule/start-jobs.ts'
import type { JobData, QueueName } from '#api/jobs/queues.ts'
import type { TestApp } from './test-app.ts'

export async function runJobs(server: TestApp): Promise<void> {
  const handlers = jobHandlers(server.services, server.database.connection)
  for (let job = server.jobs.shift(); job; job = server.jobs.shift()) {
    if (job.queue === 'mail.send') continue
    await run(handlers, job.queue as QueueName, job.data)
  }
}

/** Runs a scheduled job. */
export const runJob = (
  server: TestApp,
  queue:
    | 'approval.remind'
    | 'attendance.close'
    | 'attendance.rules'
    | 'employee.day'
    | 'employee.email'
    | 'export.clean'
    | 'leave.grant-year'
    | 'leave.remind-expiring'
    | 'leave.settle-ended'
    | 'notification.digest'
    | 'workspace.delete',
): Promise<void> => run(jobHandlers(server.services, server.database.connection), queue, {})

const run = (handlers: ReturnType<typeof jobHandlers>, queue: QueueName, data: unknown) =>
  (handlers[queue] as (data: unknown) => Promise<void>)(data as JobData[QueueName])

/** The newest message to an address, with the token of its link. */
export async function newestMail(server: TestApp, to: string) {
  const message = await server.services.db
    .selectFrom('mail_message')
    .selectAll()
    .where('to_address', '=', to)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    message && { ...message, token: new URL(message.link ?? 'http://none').searchParams.get('token') ?? '' }
  )
}
