// The newest export of a workspace as the operator and its owners see it (P3).
import type { WorkspaceExport } from '@hr/contract/workspace-export.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { findNewestExport } from './workspace-export.store.ts'
import type { ExportRow } from './workspace-export.store.ts'

/** Of the workspace of the transaction; null without one, or once it has expired. */
export async function newestExport(db: Scope): Promise<WorkspaceExport | null> {
  const row = await findNewestExport(db)
  return row && !isExpired(row, db.now) ? toWorkspaceExport(row) : null
}

export const isExpired = ({ expires_at }: ExportRow, now: Date): boolean =>
  expires_at !== null && expires_at <= now

export const toWorkspaceExport = (row: ExportRow): WorkspaceExport => ({
  status: row.status,
  requestedAt: row.requested_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  expiresAt: row.expires_at?.toISOString() ?? null,
  byteCount: row.byte_count,
})
