// Requests leave for oneself: counts, checks, reserves and asks the first approver, in one transaction (L4-L9, R2).
// Ten requests at once: each waits for the employee's balance, so as many succeed as fit.
import type { LineStep } from '@hr/domain/approval/approval-line.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { LeaveRequestDetail, requestLeave as endpoint } from '@hr/contract/leave.ts'
import type { CheckedFile } from '#api/approval/checked-files.ts'
import { keepFiles } from '#api/approval/keep-files.ts'
import { loadLine } from '#api/approval/load-line.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { startLine } from '#api/approval/start-line.ts'
import { todayIn } from '#api/company/today.ts'
import { newId } from '#api/db/new-id.ts'
import { keepHolidays } from '#api/holiday/holiday.store.ts'
import { ownEmployeeId } from '#api/http/own-employee.ts'
import { delegateWithLeave } from './delegate-with-leave.ts'
import { insertNumberedRequest } from './insert-numbered-request.ts'
import { leaveKind } from './leave-kind.ts'
import { insertUse, lockBalance } from '../ledger/leave-ledger.store.ts'
import { leaveRequestDetail } from './leave-request-detail.ts'
import { insertHalfDays } from './leave-request.store.ts'
import { loadLeaveFacts } from './leave-facts.ts'
import { refusingOverlap } from './refusing-overlap.ts'
import type { LeaveFacts } from './leave-facts.ts'

export type LeaveRequestWork = Work<CheckedInputOf<typeof endpoint>> & {
  readonly files: readonly CheckedFile[]
}

export async function requestLeave(work: LeaveRequestWork): Promise<LeaveRequestDetail> {
  const { id } = await placeLeave(work)
  return leaveRequestDetail(work, id)
}

/** For whoever needs no more than its line. */
export async function placeLeave(
  work: LeaveRequestWork,
): Promise<{ readonly id: string; readonly line: readonly LineStep[] }> {
  const { db, caller, input, files, now } = work
  const { workspaceId } = caller
  const employeeId = ownEmployeeId(caller)
  await keepHolidays(db, workspaceId)
  await lockBalance(db, workspaceId, employeeId)
  const facts = await loadLeaveFacts(db, workspaceId, employeeId, { ...input, fileCount: files.length })
  if (facts.refusal) throw facts.refusal
  const line = await loadLine(db, {
    workspaceId,
    kind: leaveKind.kind,
    requesterId: employeeId,
    extraApproverIds: input.approverIds,
    today: await todayIn(db, workspaceId, now),
  })
  const id = newId()
  await keepFiles(work, leaveKind, { requestId: id, files })
  await saveRequest(work, employeeId, id, facts)
  await delegateWithLeave(work, id, employeeId)
  await startLine(work, leaveKind, { id, requesterId: employeeId, status: 'PENDING', purpose: 'NEW' }, line)
  return { id, line }
}

async function saveRequest(
  work: LeaveRequestWork,
  employeeId: number,
  id: string,
  { days, halfDays, allocations }: LeaveFacts,
): Promise<void> {
  const { db, caller, input, now } = work
  const { workspaceId } = caller
  await insertNumberedRequest(work, { id, employeeId, asked: input, halfDays })
  await refusingOverlap(input.from, () =>
    insertHalfDays(db, workspaceId, { requestId: id, employeeId, days }),
  )
  await insertUse(db, workspaceId, { requestId: id, allocations, now })
}
