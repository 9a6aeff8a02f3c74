// Ends changes of e-mail past their deadline: they apply, or expire unconfirmed. Runs hourly and at start.
import type { Scope } from '#api/db/connect/scope.ts'
import type { Services } from '#api/services.ts'
import { lockEmailChange, settleOverdueChange } from './close-email-change.ts'
import { listOverdueEmailChanges } from './email-change.store.ts'

/** One person per transaction, so that a thousand imported changes never hold a long lock. */
export async function settleOverdueChanges(db: Scope, services: Services): Promise<{ hasMore: boolean }> {
  const [employeeId, next] = await listOverdueEmailChanges(db, 2)
  if (employeeId === undefined) return { hasMore: false }
  const waiting = await lockEmailChange(db, employeeId)
  if (waiting) await settleOverdueChange({ db, now: db.now, services }, waiting)
  return { hasMore: next !== undefined }
}
