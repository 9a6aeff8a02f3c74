// What a leave request has in other tables: half days, payments from lots, and its delegate (L4, L8, R10).
import type { Period } from '@hr/domain/approval/delegation-refusal.ts'
import { delegatedDays } from '@hr/domain/approval/delegation.ts'
import { beyondHeld } from '@hr/domain/leave/leave-change.ts'
import { moveDelegationOf } from '#api/approval/delegation-of-request.ts'
import { nameDelegate } from '#api/approval/name-delegate.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { todayIn } from '#api/company/today.ts'
import { writeNow } from '#api/db/connect/commit-writes.ts'
import type { LateRows } from '#api/db/connect/late-insert.ts'
import { settled } from '#api/db/connect/scope.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Saved, SubmitWork } from '#api/request/kind.ts'
import { insertRelease, listHeld, newUse } from '../ledger/leave-ledger.store.ts'
import { deleteHalfDays, listHalfDays, newHalfDays } from './leave-request.store.ts'
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

export async function heldLeave(
  work: SubmitWork<LeaveShapes>,
  saved: SavedLeave,
): Promise<readonly LateRows[]> {
  const { db } = work
  await delegateWithLeave(work, saved.id, saved.employeeId)
  return saved.originalId === undefined ? heldRows(db, saved) : heldBeyond(db, saved, saved.originalId)
}

function heldRows(
  db: Scope,
  { id: requestId, employeeId, facts: { days, allocations } }: SavedLeave,
  heldByOriginal: Parameters<typeof newHalfDays>[1]['heldByOriginal'] = [],
): readonly LateRows[] {
  return [
    newHalfDays(db, { requestId, employeeId, days, heldByOriginal }),
    newUse(db, { requestId, allocations }),
  ]
}

/** A change reserves only what its original does not hold, so that approving it cannot fail for that. */
async function heldBeyond(db: Scope, saved: SavedLeave, originalId: string): Promise<readonly LateRows[]> {
  const { facts } = saved
  const [days, lots] = await Promise.all([listHalfDays(db, originalId), listHeld(db, originalId)])
  const held = lots.map(lot => ({ lotId: lot.lot_id, halfDays: lot.half_days }))
  const allocations = beyondHeld(facts.allocations, held)
  return heldRows(db, { ...saved, facts: { ...facts, allocations } }, days)
}

/** Throws OVERLAPS. */
export const replaceHeld = (db: Scope, saved: SavedLeave): Promise<void> =>
  refusingOverlap(saved.facts.asked, async () => {
    await deleteHalfDays(db, saved.id)
    writeNow(db, heldRows(db, saved))
    await settled(db)
  })

export async function saveLeaveEdit(work: SubmitWork<LeaveShapes>, saved: SavedLeave): Promise<void> {
  const { db } = work
  const { id, employeeId, facts } = saved
  if (!facts.isSame) {
    await insertRelease(db, id)
    await replaceHeld(db, saved)
    const request = { id, requesterId: employeeId }
    await moveDelegationOf(work, { kind: { kind: 'LEAVE' }, request, dates: facts.asked })
  }
  await delegateWithLeave(work, id, employeeId)
}
