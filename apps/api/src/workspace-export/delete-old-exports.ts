// Deletes exports that expired, failed a week ago or were replaced by a newer one, with their archives; also of suspended
// workspaces.
import { exportKeptDays } from '@hr/domain/business/workspace-export.ts'
import { inTransaction, inWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Services } from '#api/services.ts'
import { removeArchive } from './archive-files.ts'
import { deleteOldRows, listWorkspaceIds } from './workspace-export.store.ts'

export async function deleteOldExports({ db, config, now }: Services): Promise<void> {
  const keptSince = new Date(now().getTime() - exportKeptDays * 86_400_000)
  for (const workspaceId of await inTransaction(db, listWorkspaceIds)) {
    const ids = await inWorkspace(db, workspaceId, trx => deleteOldRows(trx.as({ now: now() }), keptSince))
    await Promise.all(ids.map(exportId => removeArchive(config, { workspaceId, exportId })))
  }
}
