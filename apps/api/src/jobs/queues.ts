// The queues: job data and retries. Jobs may run late or twice: their handlers are idempotent.
import type { Language } from '@hr/contract/messages/text.ts'

export const jobSchema = 'pgboss'

export type LinkJob = {
  readonly purpose: 'verify_email' | 'reset_password'
  readonly email: string
  /** Language of the request; an existing sign-in gets mail in its own. */
  readonly language: Language
}

export type ErrorReport = {
  readonly content: string
  readonly image: { readonly key: string; readonly type: string } | null
}

/** Job data of each queue. */
export type JobData = {
  'mail.send': { readonly messageId: string }
  'file.remove': { readonly key: string }
  'employee.day': Record<string, never>
  'employee.email': Record<string, never>
  'export.clean': Record<string, never>
  'approval.remind': Record<string, never>
  'attendance.close': Record<string, never>
  'attendance.recompute': { readonly workspaceId: string }
  'attendance.rules': Record<string, never>
  'leave.grant-year': Record<string, never>
  'leave.remind-expiring': Record<string, never>
  'leave.settle-ended': Record<string, never>
  'push.send': Record<string, never>
  'notification.digest': Record<string, never>
  'session.send-link': LinkJob
  'session.clean': Record<string, never>
  'space.invite-owner': { readonly invitationId: string }
  'system.relay-error': ErrorReport
  'workspace.delete': Record<string, never>
  'workspace.export': { readonly workspaceId: string; readonly exportId: string }
}
export type QueueName = keyof JobData

/** Seconds before the first retry are `retryDelay`; they double with each one. */
export const queues: {
  readonly [Name in QueueName]: { batchSize: number; retryLimit: number; retryDelay: number }
} = {
  'mail.send': { batchSize: 10, retryLimit: 10, retryDelay: 30 },
  'file.remove': { batchSize: 10, retryLimit: 10, retryDelay: 30 },
  'employee.day': { batchSize: 1, retryLimit: 5, retryDelay: 60 },
  'employee.email': { batchSize: 1, retryLimit: 5, retryDelay: 60 },
  'export.clean': { batchSize: 1, retryLimit: 3, retryDelay: 60 },
  'approval.remind': { batchSize: 1, retryLimit: 5, retryDelay: 60 },
  'attendance.close': { batchSize: 1, retryLimit: 5, retryDelay: 60 },
  'attendance.recompute': { batchSize: 1, retryLimit: 5, retryDelay: 30 },
  'attendance.rules': { batchSize: 1, retryLimit: 5, retryDelay: 60 },
  'leave.grant-year': { batchSize: 1, retryLimit: 5, retryDelay: 60 },
  'leave.remind-expiring': { batchSize: 1, retryLimit: 5, retryDelay: 60 },
  'notification.digest': { batchSize: 1, retryLimit: 5, retryDelay: 60 },
  'leave.settle-ended': { batchSize: 1, retryLimit: 5, retryDelay: 60 },
  'push.send': { batchSize: 1, retryLimit: 3, retryDelay: 60 },
  'session.send-link': { batchSize: 10, retryLimit: 10, retryDelay: 5 },
  'session.clean': { batchSize: 1, retryLimit: 3, retryDelay: 60 },
  'space.invite-owner': { batchSize: 10, retryLimit: 10, retryDelay: 5 },
  'system.relay-error': { batchSize: 1, retryLimit: 3, retryDelay: 30 },
  'workspace.delete': { batchSize: 1, retryLimit: 5, retryDelay: 60 },
  'workspace.export': { batchSize: 1, retryLimit: 3, retryDelay: 60 },
}
