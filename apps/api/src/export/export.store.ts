// All SQL of exports: the rows of one moment, kept page by page for the session that asked.
import type { Kysely } from 'kysely'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import type { JsonValue } from '#api/db/schema/json.ts'
import type { Tables } from '#api/db/schema/tables.ts'

type Snapshot = {
  readonly workspaceId: string
  readonly id: string
  readonly sessionId: string
  /** What is exported, and whose: a page is read for the same only. */
  readonly kind: string
}

/** Pages a statement: one page is about 60 kB of text. */
const batch = 50

export async function insertSnapshot(
  trx: WorkspaceTransaction,
  now: Date,
  { workspaceId, id, sessionId, kind }: Snapshot,
  total: number,
  pages: readonly (readonly unknown[])[],
): Promise<void> {
  await trx
    .insertInto('export_snapshot')
    .values({ workspace_id: workspaceId, id, session_id: sessionId, kind, total, created_at: now })
    .execute()
  const rows = pages.map((page, index) => ({
    workspace_id: workspaceId,
    snapshot_id: id,
    page: index + 1,
    rows: JSON.stringify(page),
  }))
  for (let start = 0; start < rows.length; start += batch)
    await trx
      .insertInto('export_page')
      .values(rows.slice(start, start + batch))
      .execute()
}

type KeptPage = { readonly total: number; readonly rows: JsonValue | null }

/** Undefined when there is no such snapshot of this session and kind since `since`; a page behind the last has no rows. */
export function findPage(
  db: Kysely<Tables>,
  { workspaceId, id, sessionId, kind }: Snapshot,
  page: number,
  since: Date,
): Promise<KeptPage | undefined> {
  return db
    .selectFrom('export_snapshot as s')
    .leftJoin('export_page as p', join =>
      join
        .onRef('p.workspace_id', '=', 's.workspace_id')
        .onRef('p.snapshot_id', '=', 's.id')
        .on('p.page', '=', page),
    )
    .select(['s.total', 'p.rows'])
    .where('s.workspace_id', '=', workspaceId)
    .where('s.id', '=', id)
    .where('s.session_id', '=', sessionId)
    .where('s.kind', '=', kind)
    .where('s.created_at', '>=', since)
    .executeTakeFirst()
}

/** Their pages go with them. */
export async function deleteSnapshots(trx: WorkspaceTransaction, workspaceId: string, before: Date) {
  await trx
    .deleteFrom('export_snapshot')
    .where('workspace_id', '=', workspaceId)
    .where('created_at', '<', before)
    .execute()
}
