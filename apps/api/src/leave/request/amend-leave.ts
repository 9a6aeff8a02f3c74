// Asks that one's own approved leave be changed (R6): a request with a number, line and history of its own. Until it is
// approved the leave stays; what it needs beyond the leave is reserved, so that approving it never fails for that.
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { LeaveRequestDetail, amendLeave as endpoint } from '@hr/contract/leave.ts'
import { beyondHeld } from '@hr/domain/leave/leave-change.ts'
import type { CheckedFile } from '#api/approval/checked-files.ts'
import { keepFiles } from '#api/approval/keep-files.ts'
import { loadLine } from '#api/approval/load-line.ts'
import { countRequestFiles } from '#api/approval/request-file.store.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { startLine } from '#api/approval/start-line.ts'
import { todayIn } from '#api/company/today.ts'
import { newId } from '#api/db/new-id.ts'
import { keepHolidays } from '#api/holiday/holiday.store.ts'
import { Refusal } from '#api/http/refusal.ts'
import { delegateWithLeave } from './delegate-with-leave.ts'
import { insertNumberedRequest } from './insert-numbered-request.ts'
import { loadLeaveFacts } from './leave-facts.ts'
import type { LeaveFacts } from './leave-facts.ts'
import { leaveKind } from './leave-kind.ts'
import { insertUse, listHeld, lockBalance } from '../ledger/leave-ledger.store.ts'
import { leaveRequestDetail } from './leave-request-detail.ts'
import type { LeaveRow } from './leave-request-list.queries.ts'
import { insertHalfDays, listHalfDays } from './leave-request.store.ts'
import { originalToChange } from './original-to-change.ts'
import { findOwnRequest } from './own-request.ts'
import { refusingOverlap } from './refusing-overlap.ts'

type AmendWork = Work<CheckedInputOf<typeof endpoint>> & { readonly files: readonly CheckedFile[] }

/** NOTHING_CHANGED when dates and type are those of the leave; otherwise what originalToChange and a request refuse. */
export async function amendLeave(work: AmendWork): Promise<LeaveRequestDetail> {
  const { db, caller, input, files, now } = work
  const { workspaceId } = caller
  await keepHolidays(db, workspaceId)
  const original = await originalToChange(work)
  const { requesterId } = original
  await lockBalance(db, workspaceId, requesterId)
  const facts = await factsOf(work, original, files.length)
  const line = await loadLine(db, {
    workspaceId,
    kind: leaveKind.kind,
    requesterId,
    extraApproverIds: input.approverIds,
    today: await todayIn(db, workspaceId, now),
  })
  const id = newId()
  await keepFiles(work, leaveKind, { requestId: id, files })
  await saveAmendment(work, original, id, facts)
  await delegateWithLeave(work, id, requesterId)
  await startLine(work, leaveKind, { id, requesterId, status: 'PENDING', purpose: 'AMENDMENT' }, line)
  return leaveRequestDetail(work, id)
}

/** What was handed in with the leave, such as a certificate, counts for its change as well. */
async function factsOf(
  { db, caller: { workspaceId }, input }: AmendWork,
  { id, requesterId }: LeaveRow,
  added: number,
): Promise<LeaveFacts> {
  const own = await findOwnRequest(db, workspaceId, requesterId, id)
  const handedIn = await countRequestFiles(db, { workspaceId, kind: leaveKind.kind }, [id])
  const fileCount = added + (handedIn.get(id) ?? 0)
  const facts = await loadLeaveFacts(db, workspaceId, requesterId, { ...input, fileCount, own })
  if (facts.isSame) throw new Refusal('NOTHING_CHANGED')
  if (facts.refusal) throw facts.refusal
  return facts
}

async function saveAmendment(
  work: AmendWork,
  original: LeaveRow,
  id: string,
  { days, halfDays, allocations }: LeaveFacts,
): Promise<void> {
  const { db, caller, input, now } = work
  const { workspaceId } = caller
  const { requesterId: employeeId } = original
  const change = { purpose: 'AMENDMENT', original_id: original.id } as const
  await insertNumberedRequest(work, { id, employeeId, asked: input, halfDays, change })
  const heldByOriginal = await listHalfDays(db, workspaceId, original.id)
  await refusingOverlap(input.from, () =>
    insertHalfDays(db, workspaceId, { requestId: id, employeeId, days, heldByOriginal }),
  )
  const held = (await listHeld(db, workspaceId, original.id)).map(lot => ({
    lotId: lot.lot_id,
    halfDays: lot.half_days,
  }))
  await insertUse(db, workspaceId, { requestId: id, allocations: beyondHeld(allocations, held), now })
}
