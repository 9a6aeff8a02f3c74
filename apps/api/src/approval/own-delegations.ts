// Delegations of the caller: listed in both directions; named, changed and ended by the approver only (R10).
import type * as contract from '@hr/contract/approval-delegation.ts'
import type { CheckedInputOf, OutputOf } from '@hr/contract/endpoint.ts'
import { addMonths } from '@hr/domain/calendar/local-date.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { todayIn } from '#api/company/today.ts'
import { ownEmployeeId } from '#api/http/own-employee-id.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { isApprover } from './approval.queries.ts'
import { findDelegation, listDelegationsOf, lockDelegator, updateDelegationRow } from './delegation.store.ts'
import type { StoredDelegation } from './delegation.store.ts'
import { endStoredDelegation } from './end-stored-delegation.ts'
import { auditedDelegation, delegationEntity, nameDelegate } from './name-delegate.ts'
import { refuseDelegation } from './refuse-delegation.ts'
import type { Work } from './request-kind.ts'
import { toDelegations } from './to-delegations.ts'
import { endDelegateNotification, notifyDelegation } from './notify-delegation.ts'

/** Older ones are in the audit log. */
const shownMonths = 12

export async function listDelegations(
  work: Work<unknown>,
): Promise<OutputOf<typeof contract.listDelegations>> {
  const { db, caller } = work
  const { employeeId } = caller
  if (employeeId === null) return { mayDelegate: false, given: [], received: [] }
  const today = await todayIn(db)
  const since = addMonths(today, -shownMonths)
  const given = await listDelegationsOf(db, { side: 'delegator_id', employeeId, since })
  const received = await listDelegationsOf(db, { side: 'delegate_id', employeeId, since })
  return {
    mayDelegate: await isApprover(db, employeeId, today),
    given: await toDelegations(work, given, today),
    received: await toDelegations(work, received, today),
  }
}

/** Throws NO_EMPLOYEE_RECORD, or the refusals of the rule. */
export async function createDelegation(
  work: Work<CheckedInputOf<typeof contract.createDelegation>>,
): Promise<contract.Delegation> {
  const id = await nameDelegate(work, { ...work.input, delegatorId: ownEmployeeId(work.caller) })
  return getDelegation(work, id)
}

/** Throws NOT_FOUND for another person's, DELEGATION_ENDED, or the refusals of the rule. */
export async function updateDelegation(
  work: Work<CheckedInputOf<typeof contract.updateDelegation>>,
): Promise<contract.Delegation> {
  const { db, input } = work
  const before = await lockedOwn(work)
  const today = await todayIn(db)
  if (before.endedAt !== null || before.to < today) throw new Refusal('DELEGATION_ENDED')
  const { delegateId, from, to } = input
  const after = { ...before, delegateId, from, to }
  await refuseDelegation(work, { ...after, today, before, hasFixedDates: false })
  await updateDelegationRow(db, before.id, after)
  await auditUpdate(db, delegationEntity, before.id, {
    before: auditedDelegation(before),
    after: auditedDelegation(after),
  })
  await endDelegateNotification(db, before.id)
  if (delegateId !== before.delegateId) await notifyDelegation(work, 'DELEGATION_ENDED', before)
  await notifyDelegation(work, 'DELEGATED', after)
  return getDelegation(work, before.id)
}

/** Throws NOT_FOUND for another person's, DELEGATION_ENDED if it is already over. */
export async function endDelegation(work: Work<{ readonly id: string }>): Promise<Record<string, never>> {
  const delegation = await lockedOwn(work)
  if (!(await endStoredDelegation(work, delegation))) throw new Refusal('DELEGATION_ENDED')
  await notifyDelegation(work, 'DELEGATION_ENDED', delegation)
  return {}
}

async function lockedOwn(work: Work<{ readonly id: string }>): Promise<StoredDelegation> {
  const { db, input } = work
  const employeeId = ownEmployeeId(work.caller)
  await lockDelegator(db, employeeId)
  const delegation = orNotFound(await findDelegation(db, input.id))
  if (delegation.delegatorId !== employeeId) throw new Refusal('NOT_FOUND')
  return delegation
}

async function getDelegation(work: Work<unknown>, id: string): Promise<contract.Delegation> {
  const { db } = work
  const stored = orNotFound(await findDelegation(db, id))
  const [shown] = await toDelegations(work, [stored], await todayIn(db))
  return orNotFound(shown)
}
