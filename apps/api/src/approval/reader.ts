// Who reads or decides requests now: the caller, and the approvers whose active delegate they are (R10). Loaded once for
// a list, whatever its length.
import { can } from '@hr/domain/access/can.ts'
import type { Actor } from '@hr/domain/approval/decision-refusal.ts'
import { todayIn } from '#api/company/today.ts'
import type { AppCaller } from '#api/http/caller.ts'
import { listDelegators } from './delegation.store.ts'
import type { RequestKind, Work } from './request-kind.ts'

export type Reader = {
  readonly caller: AppCaller
  /** A delegation does not pass on: these are approvers themselves, never those they stand in for. */
  readonly delegators: readonly number[]
}

export async function loadReader({
  db,
  caller,
  now,
}: Pick<Work<unknown>, 'db' | 'caller' | 'now'>): Promise<Reader> {
  const { workspaceId, employeeId } = caller
  if (employeeId === null) return { caller, delegators: [] }
  const today = await todayIn(db, workspaceId, now)
  return { caller, delegators: await listDelegators(db, workspaceId, employeeId, today) }
}

export const actorOf = ({ caller, delegators }: Reader, { groups }: RequestKind): Actor => ({
  employeeId: caller.employeeId,
  holdsApprove: can(caller.access, groups.all, 'approve'),
  delegators,
})
