// What a change of e-mail does when its days are over: it applies, or it ends unconfirmed. Runs every hour and at start.
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import type { Services } from '#api/services.ts'
import { lockEmailChange, settleOverdueChange } from './close-email-change.ts'
import { listOverdueEmailChanges } from './email-change.store.ts'

/** One person in a transaction: nobody waits for a thousand who were imported together. */
export async function settleOverdueChanges(
  db: WorkspaceTransaction,
  services: Services,
  workspaceId: string,
): Promise<{ hasMore: boolean }> {
  const now = services.now()
  const [employeeId, next] = await listOverdueEmailChanges(db, workspaceId, now, 2)
  if (employeeId === undefined) return { hasMore: false }
  const waiting = await lockEmailChange(db, workspaceId, employeeId)
  const actor = { job: 'employee.email', workspaceId }
  if (waiting) await settleOverdueChange({ db, now, services }, actor, waiting)
  return { hasMore: next !== undefined }
}
