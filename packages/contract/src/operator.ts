// The operator console (P3), as far as it is built: figures of the installation and the mail outbox.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, paging } from './envelope.ts'

export const amsDashboard = endpoint({
  method: 'GET',
  path: '/ams/dashboard',
  allow: 'ams',
  topics: ['workspace'],
  summary: 'Counts, sign-ins of the last 14 days, newest businesses',
  input: z.strictObject({}),
  output: z.object({
    businesses: z.int(),
    workspaces: z.int(),
    accounts: z.int(),
    signInsPerDay: z.array(z.object({ date: z.string(), count: z.int() })),
    newest: z.array(z.object({ name: z.string(), username: z.string(), createdAt: z.string() })),
  }),
})

export const amsOutbox = endpoint({
  method: 'GET',
  path: '/ams/mail',
  allow: { amsGroup: 'AMS_USER', action: 'edit' },
  topics: [],
  summary: 'Facts of delivery, newest first: no addresses, names, subjects, words or links of any message',
  input: z.strictObject({ ...paging }),
  output: listOf(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      /** Its kind, like 'resetPassword'; empty in messages of older releases. */
      template: z.string(),
      workspaceId: z.nullable(z.string()),
      /** WAITING: no mail server is set up. GIVEN_UP: refused for good, or failed too often. */
      status: z.enum(['SENT', 'GIVEN_UP', 'FAILED', 'QUEUED', 'WAITING']),
      sentAt: z.nullable(z.string()),
      tries: z.int(),
      /** Codes of the last error, like 'EENVELOPE 550 5.1.1'. */
      failure: z.nullable(z.string()),
      /** What the mail server said, without the address. */
      reply: z.nullable(z.string()),
    }),
  ),
})
