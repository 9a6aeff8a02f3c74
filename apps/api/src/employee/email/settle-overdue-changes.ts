// Ends changes of e-mail past their deadline: they apply, or expire unconfirmed. Runs hourly and at start.
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import type { Services } from '#api/services.ts'
import { lockEmailChange, settleOverdueChange } from './close-email-change.ts'
import { listOverdueEmailChanges } from './email-change.store.ts'

/** One person per transaction, so that a thousand imported changes never hold a long lock. */
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
