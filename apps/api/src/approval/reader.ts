// Who reads or decides requests: the caller, and the approvers for whom they are a delegate (R10). Loaded once per list.
import { can } from '@hr/domain/access/can.ts'
import type { Actor } from '@hr/domain/approval/decision-refusal.ts'
import { listPermissionHolders } from '#api/access/permission-holders.queries.ts'
import { todayIn } from '#api/company/today.ts'
import type { AppCaller } from '#api/http/caller.ts'
import { listDelegators } from './delegation.store.ts'
import type { RequestKind, Work } from './request-kind.ts'

export type Reader = {
  readonly caller: AppCaller
  /** A delegation does not pass on: only approvers themselves, not those they stand in for. */
  readonly delegators: readonly number[]
  /** Further people who may decide an unassigned step; empty if the reader may not (R8a). */
  readonly holders: readonly number[]
}

export async function loadReader(
  { db, caller, services }: Pick<Work<unknown>, 'db' | 'caller' | 'services'>,
  { groups }: RequestKind,
): Promise<Reader> {
  const { employeeId, access } = caller
  if (employeeId === null) return { caller, delegators: [], holders: [] }
  const today = await todayIn(db)
  const need = { group: groups.all, action: 'approve' } as const
  const [delegators, holders] = await Promise.all([
    listDelegators(db, employeeId, today),
    can(access, groups.all, 'approve') ? listPermissionHolders(db, services.config, need) : [],
  ])
  return { caller, delegators, holders }
}

export const actorOf = ({ caller, delegators, holders }: Reader, { groups }: RequestKind): Actor => ({
  employeeId: caller.employeeId,
  holdsApprove: can(caller.access, groups.all, 'approve'),
  delegators,
  holders,
})
