// Writes an audit entry with before and after in the transaction of the change.
import type { Scope } from '#api/db/connect/scope.ts'
import type { Caller } from '#api/http/caller.ts'
import { sendWrite } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import type { JsonValue } from '#api/db/schema/json.ts'

type Row = Readonly<Record<string, JsonValue | Date | undefined>>
export type AuditedChange = {
  readonly operation: 'CREATE' | 'UPDATE' | 'DELETE'
  /** Name of the table or thing, as in the database. */
  readonly entity: string
  readonly entityId: string | number
  readonly before?: Row
  readonly after?: Row
}
/** A signed-in caller, or a job of the server. */
export type Actor =
  | Pick<Caller, 'accountId' | 'workspaceId' | 'employeeId' | 'ownRecordReason'>
  | { readonly workspaceId: string | null; readonly job: string }

/** Null for a job, or a caller without an employee record. */
export const employeeOf = (actor: Actor): number | null => ('job' in actor ? null : actor.employeeId)

/** Fields whose values are masked in the audit (P7). */
const masked = /password|token|secret|salary|allowance|bank|sso|passport|visa|work_?permit|family_?book/i

export const writeAudit = (trx: Scope, actor: Actor, now: Date, change: AuditedChange): Promise<void> =>
  writeAudits(trx, actor, now, [change])

/** Entries per statement: PostgreSQL allows 65,535 parameters. */
const batch = 1000

/** One entry for each change, in few statements. */
export async function writeAudits(
  trx: Scope,
  actor: Actor,
  now: Date,
  changes: readonly AuditedChange[],
): Promise<void> {
  const { workspaceId } = actor
  const employee_id = 'employeeId' in actor ? actor.employeeId : null
  for (let start = 0; start < changes.length; start += batch) {
    const entries = changes.slice(start, start + batch).map(change => entryOf(actor, now, change))
    if (workspaceId) {
      const rows = entries.map(entry => ({ ...entry, workspace_id: workspaceId, employee_id }))
      await sendWrite(trx, trx.insertInto('audit_entry').values(rows).compile())
    } else await sendWrite(trx, trx.insertInto('installation_audit_entry').values(entries).compile())
  }
}

const entryOf = (actor: Actor, now: Date, { operation, entity, entityId, before, after }: AuditedChange) => ({
  id: newId(),
  at: now,
  account_id: 'accountId' in actor ? actor.accountId : null,
  operation,
  entity,
  entity_id: String(entityId),
  before: jsonOf(before),
  after: jsonOf(markedBy(actor, after)),
})

function markedBy(actor: Actor, after: Row | undefined): Row | undefined {
  if ('job' in actor) return { ...after, job: actor.job }
  const { ownRecordReason } = actor
  return ownRecordReason === undefined ? after : { ...after, ownRecord: true, ownRecordReason }
}

function jsonOf(row: Row | undefined): string | null {
  return row
    ? JSON.stringify(row, (key, value: unknown) => (masked.test(key) && value !== null ? '***' : value))
    : null
}
