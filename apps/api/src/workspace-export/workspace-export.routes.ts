// The operator starts an export of a workspace and never reads it; its owners download it (P3).
import * as contract from '@hr/contract/workspace-export.ts'
import { exportHours, exportLostBefore } from '@hr/domain/business/workspace-export.ts'
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { open } from 'node:fs/promises'
import { auditUpdate, writeAudit } from '#api/audit/write-audit.ts'
import type { AuditedChange } from '#api/audit/write-audit.ts'
import { defaultTimeZone } from '#api/company/company.store.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import { newId } from '#api/db/new-id.ts'
import { fileRoute, route } from '#api/http/context.ts'
import type { Handler, RawAnswer, Route } from '#api/http/context.ts'
import { gone } from '#api/http/picture-route.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { archivePath } from './archive-files.ts'
import { isExpired, toWorkspaceExport } from './to-workspace-export.ts'
import {
  failLostExports,
  findNewestExport,
  findOwnWorkspace,
  findWorkspace,
  insertExport,
} from './workspace-export.store.ts'

const startWorkspaceExport: Handler<typeof contract.startWorkspaceExport> = async ({
  db,
  input,
  services,
}) => {
  const { id: workspaceId, name } = orNotFound(await findWorkspace(db, input.id))
  const exportId = newId()
  const entry: AuditedChange = {
    operation: 'CREATE',
    entity: 'workspace_export',
    entityId: exportId,
    after: { name, workspaceId },
  }
  // In the log of the console, and in that of the company.
  await writeAudit(db, entry)
  await enterWorkspace(db, workspaceId)
  await failLostExports(db, new Date(exportLostBefore(db.now.getTime())))
  const row = await insertExport(db, exportId)
  if (!row) throw new Refusal('EXPORT_RUNNING')
  await writeAudit(db, entry)
  // It ends itself before it would count as lost.
  const options = { expireInSeconds: (exportHours + 1) * 3_600 }
  await services.jobs.add(db, 'workspace.export', { workspaceId, exportId }, options)
  return toWorkspaceExport(row)
}

type Asked = Parameters<Handler<typeof contract.downloadWorkspaceExport>>[0]

/** NOT_FOUND for another space's workspace, and when the newest export is not ready, expired or gone. */
async function downloadWorkspaceExport({ db, caller, input, services }: Asked): Promise<RawAnswer> {
  const workspace = orNotFound(await findOwnWorkspace(db, caller.accountId, input.id))
  await enterWorkspace(db, workspace.id)
  const row = orNotFound(await findNewestExport(db))
  if (row.status !== 'ready' || isExpired(row, db.now)) throw new Refusal('NOT_FOUND')
  const archive = { workspaceId: workspace.id, exportId: row.id }
  const file = await open(archivePath(services.config, archive)).catch(gone)
  const bytes = file.createReadStream()
  db.onRollback(async () => void bytes.destroy())
  await auditUpdate(db, 'workspace_export', row.id, { after: { downloaded: true } })
  const day = localDateOf(row.requested_at.getTime(), defaultTimeZone)
  return { bytes, contentType: 'application/zip', name: `${workspace.name} ${day}.zip` }
}

export const workspaceExportRoutes: readonly Route[] = [
  route(contract.startWorkspaceExport, startWorkspaceExport),
  fileRoute(contract.downloadWorkspaceExport, downloadWorkspaceExport),
]
