// Who changed what, and who looked at sensitive data (P7, AUDIT_LOG).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, paging } from './envelope.ts'
import { choice, employeeId, localDate, optionalText, search } from './field.ts'
import { person } from './person.ts'

/** Operation type (spec 3). */
export const auditOperations = ['CREATE', 'UPDATE', 'DELETE'] as const

/** Somebody with an employee record, somebody without one (an owner), or a job of the server. */
const actor = z.object({
  person: z.nullable(person),
  name: z.string(),
  job: z.nullable(z.string()),
})
export type AuditActor = z.output<typeof actor>

/** Names and values as written; sensitive values were masked when they were written. */
const values = z.nullable(z.record(z.string(), z.unknown()))

export const auditRow = z.object({
  id: z.string(),
  at: z.string(),
  operation: z.enum(auditOperations),
  entity: z.string(),
  entityId: z.string(),
  /** The row's name as it is today, or as it was when it went; its id when it never had one. */
  label: z.string(),
  labelLo: z.string(),
  actor,
  before: values,
  after: values,
  /** Names of what the values point at: id -> name in English and Lao. */
  names: z.record(z.string(), z.object({ en: z.string(), lo: z.string() })),
})
export type AuditRow = z.output<typeof auditRow>

const period = { from: z.optional(localDate()), to: z.optional(localDate()) }

export const listAudit = endpoint('GET', '/audit-log', {
  allow: { group: 'AUDIT_LOG', action: 'view' },
  topics: ['audit'],
  summary: 'Every change in the company, newest first; days are those of the company',
  input: z.strictObject({
    ...paging,
    ...period,
    /** Who changed. */
    actor: z.optional(employeeId()),
    operation: z.optional(choice(auditOperations)),
    entity: optionalText(50),
    entityId: optionalText(50),
    search: search(),
  }),
  output: listOf(auditRow),
})

const sensitiveReadRow = z.object({
  id: z.string(),
  at: z.string(),
  reader: actor,
  employee: person,
  /** What was looked at: `record`, `jobs`, `document`, `export`. */
  what: z.string(),
})
export type SensitiveReadRow = z.output<typeof sensitiveReadRow>

export const listAllSensitiveReads = endpoint('GET', '/audit-log/sensitive-reads', {
  allow: { group: 'AUDIT_LOG', action: 'view' },
  topics: ['audit'],
  summary: 'Who looked at somebody else’s pay, bank account or documents, newest first',
  input: z.strictObject({
    ...paging,
    ...period,
    reader: z.optional(employeeId()),
    employee: z.optional(employeeId()),
  }),
  output: listOf(sensitiveReadRow),
})
