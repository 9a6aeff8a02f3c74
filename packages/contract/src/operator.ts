// The dashboard of the operator console (P3): figures of the installation, deliveries of mail, jobs that failed.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, paging } from './envelope.ts'
import { choice } from './field.ts'

export const amsDashboard = endpoint('GET', '/ams/dashboard', {
  allow: 'ams',
  topics: ['workspace', 'consoleUser'],
  summary: 'Figures of the installation, sign-ins of the last 14 days, newest businesses',
  input: z.strictObject({}),
  output: z.object({
    businesses: z.int(),
    workspaces: z.int(),
    suspended: z.int(),
    /** Active ones of the console, and owners. */
    users: z.int(),
    /** Active sign-ins of every kind. */
    accounts: z.int(),
    /** Of all workspaces. */
    employees: z.int(),
    requestsWaiting: z.int(),
    mail: z.object({ waiting: z.int(), failed: z.int() }),
    /** `retrying`: failed, and will be tried again. */
    jobs: z.object({ waiting: z.int(), retrying: z.int(), failed: z.int() }),
    version: z.string(),
    /** Of `npm run backup`; null: never. */
    lastBackup: z.nullable(z.object({ at: z.string(), byteCount: z.int() })),
    signInsPerDay: z.array(z.object({ date: z.string(), count: z.int() })),
    newest: z.array(
      z.object({ id: z.string(), name: z.string(), username: z.string(), createdAt: z.string() }),
    ),
  }),
})
export type AmsFigures = z.output<typeof amsDashboard.output>

export const amsStorage = endpoint('GET', '/ams/storage', {
  allow: 'ams',
  topics: ['workspace'],
  summary: 'How much the database and the stored files take, and what is free on the disk of the files',
  input: z.strictObject({}),
  output: z.object({
    databaseBytes: z.int(),
    files: z.int(),
    fileBytes: z.int(),
    freeBytes: z.int(),
  }),
})

export const deliveryStatuses = ['SENT', 'GIVEN_UP', 'FAILED', 'QUEUED', 'WAITING'] as const

export const amsOutbox = endpoint('GET', '/ams/mail', {
  allow: { amsGroup: 'AMS_USER', action: 'edit' },
  topics: [],
  summary: 'Facts of delivery, newest first: no addresses, names, subjects, words or links of any message',
  input: z.strictObject({ ...paging, status: z.optional(choice(deliveryStatuses)) }),
  output: listOf(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      /** Its kind, like 'resetPassword'; empty in messages of older releases. */
      template: z.string(),
      workspaceId: z.nullable(z.string()),
      /** The name of that workspace; null for mails about a sign-in. */
      workspace: z.nullable(z.string()),
      /** WAITING: no mail server is set up. GIVEN_UP: refused for good, or failed too often. */
      status: z.enum(deliveryStatuses),
      sentAt: z.nullable(z.string()),
      tries: z.int(),
      /** Codes of the last error, like 'EENVELOPE 550 5.1.1'. */
      failure: z.nullable(z.string()),
      /** What the mail server said, without the address. */
      reply: z.nullable(z.string()),
    }),
  ),
})
export type Delivery = z.output<typeof amsOutbox.output>['rows'][number]

const jobStatuses = ['FAILED', 'RETRYING'] as const

export const amsJobs = endpoint('GET', '/ams/jobs', {
  allow: 'ams',
  topics: [],
  summary:
    'Jobs that failed, newest first: neither their data nor the text of the error, which may name people',
  input: z.strictObject({ ...paging, status: z.optional(choice(jobStatuses)) }),
  output: listOf(
    z.object({
      id: z.string(),
      /** Like 'mail.send'. */
      queue: z.string(),
      status: z.enum(jobStatuses),
      tries: z.int(),
      mostTries: z.int(),
      createdAt: z.string(),
      lastTriedAt: z.nullable(z.string()),
      /** Null: it is not tried again. */
      nextAt: z.nullable(z.string()),
    }),
  ),
})
export type FailedJob = z.output<typeof amsJobs.output>['rows'][number]
