// Ends a delegation now: a current one stays in the record with its end, a future one is deleted (R10).
import { delegationState } from '@hr/domain/approval/delegation.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { todayIn } from '#api/company/today.ts'
import { deleteDelegationRow, endDelegationRow } from './delegation.store.ts'
import type { StoredDelegation } from './delegation.store.ts'
import { auditedDelegation, delegationEntity } from './name-delegate.ts'
import { endDelegateNotification } from './notify-delegation.ts'
import type { EngineWork } from './request-kind.ts'

/** Does nothing if it is over or ended; true if it ended now. */
export async function endStoredDelegation(
  { db, now }: EngineWork,
  delegation: StoredDelegation,
): Promise<boolean> {
  const { id, endedAt } = delegation
  const today = await todayIn(db)
  const state = delegationState({ ...delegation, isEnded: endedAt !== null }, today)
  if (state === 'PAST') return false
  if (state === 'PLANNED') await deleteDelegationRow(db, id)
  else await endDelegationRow(db, id)
  await endDelegateNotification(db, id)
  await writeAudit(db, {
    operation: state === 'PLANNED' ? 'DELETE' : 'UPDATE',
    entity: delegationEntity,
    entityId: id,
    before: auditedDelegation(delegation),
    ...(state === 'ACTIVE' && { after: { ...auditedDelegation(delegation), endsAt: now } }),
  })
  return true
}
