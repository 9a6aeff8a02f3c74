// Names a delegate for an approver in a date range, by hand or together with leave (R10). Locks the approver's row, so
// that only one delegate applies on a day.
import type { Period } from '@hr/domain/approval/delegation-refusal.ts'
import { auditCreate } from '#api/audit/write-audit.ts'
import { todayIn } from '#api/company/today.ts'
import { newId } from '#api/db/new-id.ts'
import type { RequestKind } from '#api/db/schema/leave-tables.ts'
import { insertDelegation, lockDelegator } from './delegation.store.ts'
import type { StoredDelegation } from './delegation.store.ts'
import { refuseDelegation } from './refuse-delegation.ts'
import type { EngineWork } from './request-kind.ts'
import { notifyDelegation } from './notify-delegation.ts'

export const delegationEntity = 'approval_delegation'

type NewDelegation = Period & {
  readonly delegatorId: number
  readonly delegateId: number
  /** The request that the delegation belongs to. */
  readonly request?: { readonly kind: RequestKind; readonly id: string } | undefined
}

/** Returns its id. Throws DELEGATE_SELF, DELEGATE_INACTIVE, DELEGATION_OVERLAPS and other refusals of the rule. */
export async function nameDelegate(work: EngineWork, named: NewDelegation): Promise<string> {
  const { db, now } = work
  const { workspaceId } = work.caller
  await lockDelegator(db, named.delegatorId)
  const today = await todayIn(db)
  await refuseDelegation(work, { ...named, today, hasFixedDates: named.request !== undefined })
  const id = newId()
  await insertDelegation(db, {
    workspace_id: workspaceId,
    id,
    delegator_id: named.delegatorId,
    delegate_id: named.delegateId,
    from_date: named.from,
    to_date: named.to,
    kind: named.request?.kind ?? null,
    request_id: named.request?.id ?? null,
    created_at: now,
    ended_at: null,
  })
  await auditCreate(
    db,
    delegationEntity,
    id,
    auditedDelegation({ ...named, requestId: named.request?.id ?? null }),
  )
  await notifyDelegation(work, 'DELEGATED', { ...named, id })
  return id
}

export const auditedDelegation = ({
  delegatorId,
  delegateId,
  from,
  to,
  requestId,
}: Pick<StoredDelegation, 'delegatorId' | 'delegateId' | 'from' | 'to' | 'requestId'>) => ({
  employeeId: delegatorId,
  delegateId,
  from,
  to,
  ...(requestId !== null && { requestId }),
})
