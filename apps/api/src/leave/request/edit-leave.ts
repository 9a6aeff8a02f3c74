// Edits an own pending request (R7): what it held is given back and what it asks for now is reserved, in one transaction.
import type { Language } from '@hr/contract/messages/text.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { LeaveRequestDetail, editLeave as endpoint } from '@hr/contract/leave.ts'
import type { CheckedFile } from '#api/approval/checked-files.ts'
import { moveDelegationOf } from '#api/approval/delegation-of-request.ts'
import { continueLine, openForEdit } from '#api/approval/edit-request.ts'
import { keepFiles, replacedFiles } from '#api/approval/keep-files.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { keepHolidays } from '#api/holiday/holiday.store.ts'
import { found } from '#api/http/refusal.ts'
import { askedDays } from '#api/leave/asked-days.ts'
import { filledText, inBothLanguages } from '#api/notification/parameter-text.ts'
import { delegateWithLeave } from './delegate-with-leave.ts'
import { askedColumns } from './insert-numbered-request.ts'
import { leaveKind } from './leave-kind.ts'
import { insertRelease, insertUse, lockBalance } from '../ledger/leave-ledger.store.ts'
import { leaveRequestDetail } from './leave-request-detail.ts'
import { findLeaveRow } from './leave-request-list.queries.ts'
import type { LeaveRow } from './leave-request-list.queries.ts'
import { replaceHalfDays, updateLeaveRequest } from './leave-request.store.ts'
import { loadLeaveFacts } from './leave-facts.ts'
import type { LeaveFacts } from './leave-facts.ts'
import { findOwnRequest } from './own-request.ts'
import { refusingOverlap } from './refusing-overlap.ts'

export type EditLeaveWork = Work<CheckedInputOf<typeof endpoint>> & {
  readonly files: readonly CheckedFile[]
}

export async function editLeaveRequest(work: EditLeaveWork): Promise<LeaveRequestDetail> {
  const { db, caller, input, files } = work
  const { workspaceId } = caller
  await keepHolidays(db, workspaceId)
  const open = await openForEdit(work, leaveKind)
  const { id, requesterId } = open.head
  await lockBalance(db, workspaceId, requesterId)
  const fileCount = await replacedFiles(work, leaveKind, { requestId: id, keepIds: input.keepFileIds, files })
  const own = await findOwnRequest(db, workspaceId, requesterId, id)
  const facts = await loadLeaveFacts(db, workspaceId, requesterId, { ...input, fileCount, own })
  if (facts.refusal) throw facts.refusal
  const before = found(await findLeaveRow(db, workspaceId, id))
  await keepFiles(work, leaveKind, { requestId: id, files })
  await saveEdit(work, before, facts)
  if (!facts.isSame)
    await moveDelegationOf(work, caller, { kind: leaveKind, request: open.head, dates: input })
  await delegateWithLeave(work, id, requesterId)
  const after = found(await findLeaveRow(db, workspaceId, id))
  const comment = facts.isSame
    ? ''
    : inBothLanguages(language => `${asked(language, before)} → ${asked(language, after)}`)
  await continueLine(work, leaveKind, open, { isAskedAnew: !facts.isSame, comment })
  return leaveRequestDetail(work, id)
}

/** As the history says it. */
const asked = (language: Language, row: LeaveRow) =>
  filledText(language, '{type}, {dates} ({days})', {
    type: { en: row.typeName, lo: row.typeNameLo || row.typeName },
    from: row.from,
    to: row.to,
    days: askedDays(row),
  })

async function saveEdit(work: EditLeaveWork, before: LeaveRow, facts: LeaveFacts): Promise<void> {
  const { db, caller, input, now } = work
  const { workspaceId } = caller
  const { id, requesterId } = before
  const { reason } = input
  if (facts.isSame) await updateLeaveRequest(db, workspaceId, id, { reason, updated_at: now })
  else {
    const changed = { ...askedColumns(input), half_days: facts.halfDays }
    await updateLeaveRequest(db, workspaceId, id, { ...changed, reason, updated_at: now })
    await insertRelease(db, workspaceId, id, now)
    await refusingOverlap(input.from, () =>
      replaceHalfDays(db, workspaceId, { requestId: id, employeeId: requesterId, days: facts.days }),
    )
    await insertUse(db, workspaceId, { requestId: id, allocations: facts.allocations, now })
    await writeAudit(db, caller, now, {
      operation: 'UPDATE',
      entity: leaveKind.entity,
      entityId: id,
      before: { ...askedColumns(before), half_days: before.halfDays },
      after: changed,
    })
    return
  }
  // The reason may tell of an illness: the audit log says that it was edited, not what it says.
  await writeAudit(db, caller, now, {
    operation: 'UPDATE',
    entity: leaveKind.entity,
    entityId: id,
    after: { edited: true },
  })
}
