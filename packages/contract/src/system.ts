// Health of the process and the database, and reports of errors in the browser.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { requiredText } from './field.ts'

export const health = endpoint('GET', '/health', {
  allow: 'public',
  topics: [],
  summary: 'The process is up',
  input: z.strictObject({}),
  output: z.object({ status: z.literal('ok'), uptimeSeconds: z.int() }),
})

export const ready = endpoint('GET', '/ready', {
  allow: 'public',
  topics: [],
  summary: 'Reads and writes work: the database and the file store take them, or the error says why not',
  input: z.strictObject({}),
  output: z.object({
    status: z.literal('ok'),
    /** Browsers can get messages while no page is open: they need https, or localhost. */
    webPush: z.boolean(),
  }),
})

export const errorReporting = endpoint('GET', '/error-reports', {
  allow: 'public',
  topics: [],
  summary: 'Whether errors of the browser are passed on: browsers draw the page for a report only then',
  input: z.strictObject({}),
  output: z.object({ isOn: z.boolean() }),
})

export const reportError = endpoint('POST', '/error-reports', {
  allow: 'public',
  topics: [],
  summary:
    'An error the browser showed, for the log and, when configured, the webhook: once a minute per session, once a minute from all visitors who are not signed in',
  input: z.strictObject({ content: requiredText(4000), page: requiredText(500) }),
  files: { field: 'image', most: 1, bytes: 3 * 1024 * 1024 },
  output: nothing,
})
