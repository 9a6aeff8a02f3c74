// The operator console (P3), as far as it is built: figures of the installation and the mail outbox.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, paging } from './envelope.ts'

export const amsDashboard = endpoint({
  method: 'GET',
  path: '/ams/dashboard',
  allow: 'ams',
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
  // A link of the outbox sets somebody's password.
  allow: { amsGroup: 'AMS_USER', action: 'edit' },
  summary: 'Messages of the outbox, newest first, with their links where there is no SMTP to send them',
  input: z.strictObject({ ...paging }),
  output: listOf(
    z.object({
      id: z.string(),
      to: z.string(),
      subject: z.string(),
      link: z.nullable(z.string()),
      createdAt: z.string(),
      sentAt: z.nullable(z.string()),
      failure: z.nullable(z.string()),
    }),
  ),
})
