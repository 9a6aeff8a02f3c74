// Who may see a request: owner, approvers and their delegates (R10), team managers, and holders of the whole group (P5).
import { can } from '@hr/domain/access/can.ts'
import { teamMemberIds } from '#api/access/team-member-ids.ts'
import { todayIn } from '#api/company/today.ts'
import type { StoredStep } from './step.store.ts'
import type { Reader } from './reader.ts'
import type { RequestHead, RequestKind, Work } from './request-kind.ts'

export async function canSeeRequest(
  work: Pick<Work<unknown>, 'db' | 'caller' | 'now'>,
  { groups }: RequestKind,
  { requesterId }: Pick<RequestHead, 'requesterId'>,
  { steps, reader }: { readonly steps: readonly StoredStep[]; readonly reader: Reader },
): Promise<boolean> {
  const { db, caller } = work
  const { access, employeeId } = caller
  if (can(access, groups.all, 'view')) return true
  if (can(access, groups.all, 'approve') && steps.some(step => step.approverId === null)) return true
  if (employeeId === null) return false
  if (employeeId === requesterId) return can(access, groups.mine, 'view')
  if (steps.some(step => step.approverId === employeeId || step.decidedBy === employeeId)) return true
  if (steps.some(step => step.approverId !== null && reader.delegators.includes(step.approverId))) return true
  if (!can(access, groups.team, 'view')) return false
  const today = await todayIn(db)
  return (await teamMemberIds(db, employeeId, today)).includes(requesterId)
}
