// Writes an audit entry with before and after in the transaction of the change.
import type { AuditEntity } from '@hr/domain/audit/audit-entities.ts'
import type { AuditField } from '@hr/domain/audit/audit-fields.ts'
import { sendWrite } from '#api/db/connect/scope.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import type { JsonValue } from '#api/db/schema/json.ts'

type Row = Readonly<Record<string, JsonValue | Date | undefined>>

/** 'name_lo' -> 'nameLo' */
type Camel<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest> & string>}`
  : Name
/** Refuses fields without a text; rows with computed names pass. */
type Known<R> = string extends keyof R
  ? R
  : R & { readonly [Name in keyof R as Camel<Name> extends AuditField ? never : Name]: never }
export type AuditedChange<B = Row, A = Row> = {
  readonly operation: 'CREATE' | 'UPDATE' | 'DELETE'
  /** Name of the table or thing, as in the database. */
  readonly entity: AuditEntity
  readonly entityId: string | number
  readonly before?: B
  readonly after?: A
}
/** Fields whose values are masked in the audit (P7). */
const masked = /password|token|secret|salary|allowance|bank|sso|passport|visa|work_?permit|family_?book/i

export const writeAudit = <B extends Row, A extends Row>(
  db: Scope,
  change: AuditedChange<Known<B>, Known<A>>,
): Promise<void> => writeAudits(db, [change as AuditedChange])

type Id = string | number

export const auditCreate = <A extends Row>(
  db: Scope,
  entity: AuditEntity,
  entityId: Id,
  after: Known<A>,
): Promise<void> => writeAudits(db, [{ operation: 'CREATE', entity, entityId, after }])

export const auditUpdate = <B extends Row, A extends Row>(
  db: Scope,
  entity: AuditEntity,
  entityId: Id,
  change: { readonly before?: Known<B>; readonly after?: Known<A> },
): Promise<void> => writeAudits(db, [{ operation: 'UPDATE', entity, entityId, ...change }])

export const auditDelete = <B extends Row>(
  db: Scope,
  entity: AuditEntity,
  entityId: Id,
  before: Known<B>,
): Promise<void> => writeAudits(db, [{ operation: 'DELETE', entity, entityId, before }])

/** Entries per statement: PostgreSQL allows 65,535 parameters. */
const batch = 1000

/** One entry for each change, in few statements; in the workspace of the transaction, or of the installation. */
export async function writeAudits(db: Scope, changes: readonly AuditedChange[]): Promise<void> {
  for (let start = 0; start < changes.length; start += batch) {
    const entries = changes.slice(start, start + batch).map(change => entryOf(db, change))
    if (db.isInWorkspace) {
      const at = { workspace_id: db.workspaceId, employee_id: db.employeeId }
      const rows = entries.map(entry => ({ ...entry, ...at }))
      await sendWrite(db, db.insertInto('audit_entry').values(rows).compile())
    } else await sendWrite(db, db.insertInto('installation_audit_entry').values(entries).compile())
  }
}

const entryOf = (db: Scope, { operation, entity, entityId, before, after }: AuditedChange) => ({
  id: newId(),
  at: db.now,
  account_id: db.accountId,
  operation,
  entity,
  entity_id: String(entityId),
  before: jsonOf(before),
  after: jsonOf(marked(db, after)),
})

function marked({ actor, ownRecordReason }: Scope, after: Row | undefined): Row | undefined {
  if ('job' in actor) return { ...after, job: actor.job }
  return ownRecordReason === null ? after : { ...after, ownRecord: true, ownRecordReason }
}

function jsonOf(row: Row | undefined): string | null {
  return row
    ? JSON.stringify(row, (key, value: unknown) => (masked.test(key) && value !== null ? '***' : value))
    : null
}
