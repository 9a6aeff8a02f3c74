// Every write says who did what to which row, with before and after, in the transaction of the write itself.
import type { Caller } from '#api/http/caller.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
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
/** Who did it: somebody signed in, or a job of the server itself. */
export type Actor =
  | Pick<Caller, 'accountId' | 'workspaceId' | 'employeeId'>
  | { readonly workspaceId: string | null; readonly job: string }

/** Fields that are never written into the audit in the clear (P7). */
const masked = /password|token|secret|salary|bank|sso|passport|visa|work_permit|family_book/i

export async function writeAudit(
  trx: WorkspaceTransaction,
  actor: Actor,
  now: Date,
  change: AuditedChange,
): Promise<void> {
  const entry = {
    id: newId(),
    at: now,
    account_id: 'accountId' in actor ? actor.accountId : null,
    operation: change.operation,
    entity: change.entity,
    entity_id: String(change.entityId),
    before: jsonOf(change.before),
    after: jsonOf('job' in actor ? { ...change.after, job: actor.job } : change.after),
  }
  if (!actor.workspaceId) {
    await trx.insertInto('installation_audit_entry').values(entry).execute()
    return
  }
  const employee_id = 'employeeId' in actor ? actor.employeeId : null
  await trx
    .insertInto('audit_entry')
    .values({ ...entry, workspace_id: actor.workspaceId, employee_id })
    .execute()
}

function jsonOf(row: Row | undefined): string | null {
  return row
    ? JSON.stringify(row, (key, value: unknown) => (masked.test(key) && value !== null ? '***' : value))
    : null
}
