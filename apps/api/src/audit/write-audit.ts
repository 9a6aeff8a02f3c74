// Writes an audit entry with before and after in the transaction of the change.
import type { AuditEntity } from '@hr/domain/audit/audit-entities.ts'
import type { AuditField } from '@hr/domain/audit/audit-fields.ts'
import { insertLate } from '#api/db/connect/commit-writes.ts'
import { lateInsert } from '#api/db/connect/late-insert.ts'
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

const columns = ['id', 'at', 'account_id', 'operation', 'entity', 'entity_id', 'before', 'after'] as const
const companyEntries = lateInsert('audit_entry', [...columns, 'workspace_id', 'employee_id'])
const installationEntries = lateInsert('installation_audit_entry', columns)

/** One entry for each change, written with the commit; in the workspace of the transaction, or of the installation. */
export async function writeAudits(db: Scope, changes: readonly AuditedChange[]): Promise<void> {
  const entries = changes.map(change => entryOf(db, change))
  if (!db.isInWorkspace) return insertLate(db, installationEntries, entries)
  const at = { workspace_id: db.workspaceId, employee_id: db.employeeId }
  const rows = entries.map(entry => ({ ...entry, ...at }))
  insertLate(db, companyEntries, rows)
}

const entryOf = (db: Scope, { operation, entity, entityId, before, after }: AuditedChange) => ({
  id: newId(),
  at: db.now,
  account_id: db.accountId,
  operation,
  entity,
  entity_id: String(entityId),
  before: maskedRow(before),
  after: maskedRow(marked(db, after)),
})

function marked({ actor, ownRecordReason }: Scope, after: Row | undefined): Row | undefined {
  if ('job' in actor) return { ...after, job: actor.job }
  return ownRecordReason === null ? after : { ...after, ownRecord: true, ownRecordReason }
}

/** The values of masked fields are replaced. */
const maskedRow = (row: Row | undefined): JsonValue =>
  row === undefined
    ? null
    : (JSON.parse(
        JSON.stringify(row, (key, value: unknown) => (masked.test(key) && value !== null ? '***' : value)),
      ) as JsonValue)
