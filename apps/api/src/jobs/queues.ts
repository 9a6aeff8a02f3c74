// The queues: what a job carries and how it is retried. Jobs may run late or twice: their handlers are idempotent.
export const jobSchema = 'pgboss'

/** What a job of each queue carries; a workspace id where it works inside one. */
export type JobData = {
  'mail.send': { readonly messageId: string }
  'leave.grant-year': Record<string, never>
}
export type QueueName = keyof JobData

/** Retries back off from `retryDelay` seconds on, doubling. */
export const queues: {
  readonly [Name in QueueName]: { batchSize: number; retryLimit: number; retryDelay: number }
} = {
  'mail.send': { batchSize: 10, retryLimit: 10, retryDelay: 30 },
  'leave.grant-year': { batchSize: 1, retryLimit: 5, retryDelay: 60 },
}
