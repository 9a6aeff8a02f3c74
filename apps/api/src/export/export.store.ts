// All SQL of exports: snapshots stored page by page for the session that exports.
import { exportLimit } from '@hr/contract/envelope.ts'
import { inBatches } from '#api/db/in-batches.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { JsonValue } from '#api/db/schema/json.ts'

export type SnapshotOwner = {
  readonly sessionId: string
  /** The export and its filters; a snapshot is read only with the same kind. */
  readonly kind: string
}
type Snapshot = SnapshotOwner & { readonly id: string }

/** Pages per statement: one page is about 60 kB of text. */
const batch = 50

export async function insertSnapshot(
  trx: Scope,
  { id, sessionId, kind }: Snapshot,
  total: number,
  pages: readonly (readonly unknown[])[],
): Promise<void> {
  await trx
    .insertInto('export_snapshot')
    .values({ workspace_id: trx.workspaceId, id, session_id: sessionId, kind, total, created_at: trx.now })
    .execute()
  const rows = pages.map((page, index) => ({
    workspace_id: trx.workspaceId,
    snapshot_id: id,
    page: index + 1,
    rows: JSON.stringify(page),
  }))
  for (const some of inBatches(rows, batch)) await trx.insertInto('export_page').values(some).execute()
}

/** The newest snapshot of this session and kind since `since`. */
export async function findNewestSnapshot(
  db: Scope,
  { sessionId, kind }: SnapshotOwner,
  since: Date,
): Promise<string | undefined> {
  const newest = await db
    .from('export_snapshot')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('kind', '=', kind)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.id
}

type Slice = { readonly start: number; readonly limit: number }
type KeptRows = { readonly total: number; readonly rows: readonly JsonValue[] }

/** Undefined if this session and kind have no such snapshot since `since`; a slice after the last row is empty. */
export async function findSnapshotRows(
  db: Scope,
  { id, sessionId, kind }: Snapshot,
  { start, limit }: Slice,
  since: Date,
): Promise<KeptRows | undefined> {
  const firstPage = Math.floor(start / exportLimit)
  const pages = await db
    .from('export_snapshot as s')
    .leftJoin('export_page as p', join =>
      join
        .onRef('p.workspace_id', '=', 's.workspace_id')
        .onRef('p.snapshot_id', '=', 's.id')
        .on('p.page', '>', firstPage)
        .on('p.page', '<=', Math.ceil((start + limit) / exportLimit)),
    )
    .select(['s.total', 'p.rows'])
    .where('s.id', '=', id)
    .where('s.session_id', '=', sessionId)
    .where('s.kind', '=', kind)
    .where('s.created_at', '>=', since)
    .orderBy('p.page')
    .execute()
  if (!pages[0]) return undefined
  const kept = pages.flatMap(({ rows }): readonly JsonValue[] => (Array.isArray(rows) ? rows : []))
  const from = start - firstPage * exportLimit
  return { total: pages[0].total, rows: kept.slice(from, from + limit) }
}

/** Deletes their pages too. */
export async function deleteSnapshots(trx: Scope, before: Date) {
  await trx.delete('export_snapshot').where('created_at', '<', before).execute()
}
