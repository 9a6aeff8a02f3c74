// The values of an audit entry for readers: without the job that write-audit.ts puts among them.
import type { AuditRow } from '@hr/contract/audit.ts'
import type { JsonValue } from '#api/db/schema/json.ts'

type Values = AuditRow['before']
type Entry = { readonly before: JsonValue | null; readonly after: JsonValue | null }

/** `job` is null where a person acted. */
export function splitValues(entry: Entry): { job: string | null; before: Values; after: Values } {
  const before = valuesOf(entry.before)
  const after = valuesOf(entry.after)
  if (typeof after?.job !== 'string') return { job: null, before, after }
  const { job, ...rest } = after
  return { job: String(job), before, after: rest }
}

const valuesOf = (value: JsonValue | null): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
