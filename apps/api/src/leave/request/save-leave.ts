// Writes what a leave request holds to other tables: half days, payments from lots, and its delegate (L4, L8, R10).
import type { Period } from '@hr/domain/approval/delegation-refusal.ts'
import { delegatedDays } from '@hr/domain/approval/delegation.ts'
import { beyondHeld } from '@hr/domain/leave/leave-change.ts'
import { moveDelegationOf } from '#api/approval/delegation-of-request.ts'
import { nameDelegate } from '#api/approval/name-delegate.ts'
import type { EngineWork, Work } from '#api/approval/request-kind.ts'
import { todayIn } from '#api/company/today.ts'
import type { Saved, SubmitWork } from '#api/request/kind.ts'
import { insertRelease, insertUse, listHeld } from '../ledger/leave-ledger.store.ts'
import { insertHalfDays, listHalfDays, replaceHalfDays } from './leave-request.store.ts'
import type { LeaveShapes } from './leave-shapes.ts'
import { refusingOverlap } from './refusing-overlap.ts'

type Asked = Period & { readonly delegateId?: number | undefined }

/** Does nothing if no delegate is given. */
async function delegateWithLeave(work: Work<Asked>, requestId: string, delegatorId: number): Promise<void> {
  const { db, input } = work
  const { from, to, delegateId } = input
  if (delegateId === undefined) return
  const days = delegatedDays({ from, to }, await todayIn(db)) ?? { from, to }
  const request = { kind: 'LEAVE' as const, id: requestId }
  await nameDelegate(work, { ...days, delegatorId, delegateId, request })
}

type SavedLeave = Saved<LeaveShapes>

export async function saveLeave(work: SubmitWork<LeaveShapes>, saved: SavedLeave): Promise<void> {
  const { id, employeeId, facts, originalId } = saved
  if (saved.as === 'EDIT') await editDays(work, saved)
  else if (originalId === undefined) await holdDays(work, saved, facts.allocations)
  else await holdBeyond(work, saved, originalId)
  await delegateWithLeave(work, id, employeeId)
}

async function holdDays(
  { db, now }: EngineWork,
  { id: requestId, employeeId, facts: { asked, days } }: SavedLeave,
  allocations: SavedLeave['facts']['allocations'],
  heldByOriginal: Parameters<typeof insertHalfDays>[1]['heldByOriginal'] = [],
): Promise<void> {
  await refusingOverlap(asked.from, () => insertHalfDays(db, { requestId, employeeId, days, heldByOriginal }))
  await insertUse(db, { requestId, allocations, now })
}

/** A change reserves only what its original does not hold, so that approving it cannot fail for that. */
async function holdBeyond(work: EngineWork, saved: SavedLeave, originalId: string): Promise<void> {
  const { db } = work
  const days = await listHalfDays(db, originalId)
  const lots = await listHeld(db, originalId)
  const held = lots.map(lot => ({ lotId: lot.lot_id, halfDays: lot.half_days }))
  await holdDays(work, saved, beyondHeld(saved.facts.allocations, held), days)
}

async function editDays(
  work: SubmitWork<LeaveShapes>,
  { id, employeeId, facts: { asked, days, allocations, isSame } }: SavedLeave,
): Promise<void> {
  if (isSame) return
  const { db, now } = work
  await insertRelease(db, id)
  await refusingOverlap(asked.from, () => replaceHalfDays(db, { requestId: id, employeeId, days }))
  await insertUse(db, { requestId: id, allocations, now })
  const request = { id, requesterId: employeeId }
  await moveDelegationOf(work, { kind: { kind: 'LEAVE' }, request, dates: asked })
}
