// Ends a delegation at once: one that has begun stays in the record with its end, one that has not is deleted (R10).
import { delegationState } from '@hr/domain/approval/delegation.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import type { Actor } from '#api/audit/write-audit.ts'
import { todayIn } from '#api/company/today.ts'
import { deleteDelegationRow, endDelegationRow } from './delegation.store.ts'
import type { StoredDelegation } from './delegation.store.ts'
import { auditedDelegation, delegationEntity } from './name-delegate.ts'
import type { EngineWork } from './request-kind.ts'

/** Nothing happens to one that is over or ended; true when it ended now. */
export async function endStoredDelegation(
  { db, caller, now }: EngineWork,
  actor: Actor,
  delegation: StoredDelegation,
): Promise<boolean> {
  const { workspaceId } = caller
  const { id, endedAt } = delegation
  const today = await todayIn(db, workspaceId, now)
  const state = delegationState({ ...delegation, isEnded: endedAt !== null }, today)
  if (state === 'PAST') return false
  if (state === 'PLANNED') await deleteDelegationRow(db, workspaceId, id)
  else await endDelegationRow(db, workspaceId, id, now)
  await writeAudit(db, actor, now, {
    operation: state === 'PLANNED' ? 'DELETE' : 'UPDATE',
    entity: delegationEntity,
    entityId: id,
    before: auditedDelegation(delegation),
    ...(state === 'ACTIVE' && { after: { ...auditedDelegation(delegation), endsAt: now } }),
  })
  return true
}
