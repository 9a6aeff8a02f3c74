// The delegation of a request ends with the request and moves with its dates (R10).
import { followedDates } from '@hr/domain/approval/delegation.ts'
import type { FollowingFacts } from '@hr/domain/approval/delegation.ts'
import type { Period } from '@hr/domain/approval/delegation-refusal.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { todayIn } from '#api/company/today.ts'
import { listPersonStatus } from './approval.queries.ts'
import { findDelegationWith, listOpenWithin, lockDelegator, updateDelegationRow } from './delegation.store.ts'
import type { StoredDelegation } from './delegation.store.ts'
import { endStoredDelegation } from './end-stored-delegation.ts'
import { auditedDelegation, delegationEntity, nameDelegate } from './name-delegate.ts'
import type { EngineWork, RequestHead, RequestKind } from './request-kind.ts'
import { notifyDelegation } from './notify-delegation.ts'

type Of = {
  readonly kind: Pick<RequestKind, 'kind'>
  readonly request: Pick<RequestHead, 'id' | 'requesterId'>
}

/** After the request was rejected or cancelled. Does nothing without a delegation. */
export async function endDelegationOf(work: EngineWork, of: Of): Promise<void> {
  const delegation = await lockedDelegation(work, of)
  if (delegation && (await endStoredDelegation(work, delegation)))
    await notifyDelegation(work, 'DELEGATION_ENDED', delegation)
}

/** After the request got other dates. Past days and a delegate named by hand do not change. */
export async function moveDelegationOf(
  work: EngineWork,
  { dates, ...of }: Of & { readonly dates: Period },
): Promise<void> {
  const delegation = await lockedDelegation(work, of)
  if (!delegation) return
  const { delegatorId, delegateId } = delegation
  const following = followedDates(delegation, dates, await factsOf(work, delegation, dates))
  if (following.as === 'ENDED') return endDelegationOf(work, of)
  if (following.as === 'MOVED') return move(work, delegation, following.days)
  await endStoredDelegation(work, delegation)
  const request = { kind: of.kind.kind, id: of.request.id }
  await nameDelegate(work, { delegatorId, delegateId, ...following.days, request })
}

async function factsOf(
  { db }: EngineWork,
  { id, delegatorId, delegateId }: StoredDelegation,
  dates: Period,
): Promise<FollowingFacts> {
  const open = await listOpenWithin(db, delegatorId, dates)
  const [delegate] = await listPersonStatus(db, [delegateId])
  return {
    today: await todayIn(db),
    isDelegateActive: delegate?.isActive ?? false,
    others: open.filter(one => one.id !== id),
  }
}

async function move(work: EngineWork, before: StoredDelegation, { from, to }: Period) {
  if (from === before.from && to === before.to) return
  const { db } = work
  const after = { ...before, from, to }
  await updateDelegationRow(db, before.id, after)
  await auditUpdate(db, delegationEntity, before.id, {
    before: auditedDelegation(before),
    after: auditedDelegation(after),
  })
  await notifyDelegation(work, 'DELEGATED', after)
}

async function lockedDelegation({ db }: EngineWork, { kind, request }: Of) {
  const found = await findDelegationWith(db, kind.kind, request.id)
  if (!found) return undefined
  await lockDelegator(db, found.delegatorId)
  // It may have ended while waiting for the lock.
  return findDelegationWith(db, kind.kind, request.id)
}
