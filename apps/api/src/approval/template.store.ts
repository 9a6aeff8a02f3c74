// All SQL of the templates of approval lines (R2).
import type { TemplateItem } from '@hr/domain/approval/approval-line.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { RequestKind } from '#api/db/schema/leave-tables.ts'
import type { RequestsOf } from './step.store.ts'

export const listTemplate = (db: Scope, { kind }: RequestsOf): Promise<TemplateItem[]> =>
  templateOf(db, kind).execute()

/** A query to execute or to select as JSON; without rows if the kind is null. */
export const templateOf = (db: Scope, kind: RequestKind | null) =>
  db
    .from('approval_template_step')
    .select(['resolver', 'employee_id as employeeId'])
    .where('kind', '=', kind)
    .orderBy('approve_order')

/** Serializes changes of templates until the transaction ends. */
export async function lockTemplates(db: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`approval templates ${db.workspaceId}`}, 0))`.execute(
    db,
  )
}

/** Requires the lock. A concurrent reader finds the old or the new line, never a mix. */
export async function replaceTemplate(
  db: Scope,
  { kind }: RequestsOf,
  items: readonly TemplateItem[],
): Promise<void> {
  await db.delete('approval_template_step').where('kind', '=', kind).execute()
  await insertTemplates(db, [kind], items)
}

/** The same line for each kind, which has none yet. */
export async function insertTemplates(
  db: Scope,
  kinds: readonly RequestKind[],
  items: readonly TemplateItem[],
): Promise<void> {
  const rowsOf = (kind: RequestKind) =>
    items.map(({ resolver, employeeId }, index) => ({
      workspace_id: db.workspaceId,
      kind,
      approve_order: index + 1,
      resolver,
      employee_id: employeeId ?? null,
    }))
  await db.insertInto('approval_template_step').values(kinds.flatMap(rowsOf)).execute()
}
