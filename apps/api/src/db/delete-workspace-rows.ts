// Deletes every row of a workspace, in all tables that name one, children before parents. Runs as the owner of the
// tables, who may also delete what is append-only.
import { sql } from 'kysely'
import { enterWorkspace, leaveWorkspace } from './connect/in-workspace.ts'
import type { Scope } from './connect/scope.ts'

type Reference = { readonly child: string; readonly parent: string }

/** The transaction is in no workspace afterwards. The row of the workspace itself stays. */
export async function deleteWorkspaceRows(trx: Scope, workspaceId: string): Promise<void> {
  // Entries about the sign-ins of its people; all others of the company are its own.
  await sql`
    delete from installation_audit_entry where entity = 'account' and entity_id in (
      select id::text from account where workspace_id = ${workspaceId})`.execute(trx)
  await enterWorkspace(trx, workspaceId)
  for (const table of childrenFirst(await workspaceTables(trx), await references(trx)))
    await sql`delete from ${sql.table(table)} where workspace_id = ${workspaceId}`.execute(trx)
  await leaveWorkspace(trx)
}

async function workspaceTables(trx: Scope): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select t.relname as name from pg_class t join pg_attribute a on a.attrelid = t.oid
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
      and a.attname = 'workspace_id' and not a.attisdropped
    order by 1`.execute(trx)
  return rows.map(({ name }) => name)
}

async function references(trx: Scope): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select child.relname as child, parent.relname as parent from pg_constraint c
    join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid <> c.confrelid`.execute(
    trx,
  )
  return rows
}

/** Throws if tables refer to each other in a cycle. */
export function childrenFirst(tables: readonly string[], refer: readonly Reference[]): string[] {
  const ordered: string[] = []
  const left = new Set(tables)
  while (left.size > 0) {
    const free = [...left].filter(
      table => !refer.some(({ child, parent }) => parent === table && left.has(child)),
    )
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...left].join(', ')}`)
    for (const table of free) left.delete(table)
    ordered.push(...free)
  }
  return ordered
}
