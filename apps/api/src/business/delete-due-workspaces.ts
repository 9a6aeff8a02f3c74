// Deletes the workspaces whose waiting time is over (P3), each in one transaction with its files. Does nothing the second
// time.
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { auditDelete } from '#api/audit/write-audit.ts'
import { defaultTimeZone } from '#api/company/company.store.ts'
import type { ConnectionSettings } from '#api/db/connect/connection.ts'
import { openDatabase } from '#api/db/connect/database.ts'
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { deleteWorkspaceRows } from '#api/db/delete-workspace-rows.ts'
import type { Services } from '#api/services.ts'
import { removeArchives } from '#api/workspace-export/archive-files.ts'
import { deleteWorkspace, findDueWorkspace, listDueWorkspaceIds } from '#api/space/space.store.ts'

const job = 'workspace.delete'

export async function deleteDueWorkspaces(
  { db, config, files, log, now }: Services,
  connection: ConnectionSettings,
): Promise<void> {
  const today = localDateOf(now().getTime(), defaultTimeZone)
  const due = await inTransaction(db, trx => listDueWorkspaceIds(trx, today))
  if (due.length === 0) return
  const owner = openDatabase({ ...connection, app: connection.owner }, { max: 1 })
  try {
    for (const workspaceId of due) {
      const isDeleted = await inTransaction(owner, trx =>
        deleteOne(trx.as({ actor: { job }, now: now() }), { files, config }, { workspaceId, today }),
      )
      if (isDeleted) log.info({ job, workspaceId })
    }
  } finally {
    await owner.destroy()
  }
}

/** False if the deletion was undone, or another process was first. */
async function deleteOne(
  trx: Scope,
  { files, config }: Pick<Services, 'files' | 'config'>,
  { workspaceId, today }: { readonly workspaceId: string; readonly today: string },
): Promise<boolean> {
  const workspace = await findDueWorkspace(trx, workspaceId, today)
  if (!workspace) return false
  await deleteWorkspaceRows(trx, workspaceId)
  await deleteWorkspace(trx, workspaceId)
  const { name, space_id, delete_on } = workspace
  const before = { name, space_id, delete_on }
  await auditDelete(trx, 'workspace', workspaceId, before)
  // Last: a statement that fails keeps the files, too.
  await files.removeAll(workspaceId)
  await removeArchives(config, workspaceId)
  return true
}
