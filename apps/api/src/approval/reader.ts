// Who reads or decides requests: the caller, and the approvers for whom they are a delegate (R10). Loaded once per list.
import { can } from '@hr/domain/access/can.ts'
import type { Actor } from '@hr/domain/approval/decision-refusal.ts'
import { listPermissionHolders } from '#api/access/permission-holders.queries.ts'
import { todayIn } from '#api/company/today.ts'
import type { AppCaller } from '#api/http/caller.ts'
import { listDelegators } from './delegation.store.ts'
import type { RequestKind, Work } from './request-kind.ts'

type ReaderWork = Pick<Work<unknown>, 'db' | 'caller' | 'services'>
export type Reader = {
  readonly caller: AppCaller
  /** A delegation does not pass on: only approvers themselves, not those they stand in for. */
  readonly delegators: readonly number[]
  /** Further people who may decide an unassigned step; empty if the reader may not (R8a). */
  readonly holders: readonly number[]
}

export async function loadReader(work: ReaderWork, kind: RequestKind): Promise<Reader> {
  const { db, caller } = work
  const { employeeId } = caller
  if (employeeId === null) return { caller, delegators: [], holders: [] }
  const today = await todayIn(db)
  const [delegators, holders] = await Promise.all([
    listDelegators(db, employeeId, today),
    loadHolders(work, kind),
  ])
  return { caller, delegators, holders }
}

/** For a list, whose statement reads the delegators itself. */
export async function loadHolders(
  { db, caller, services }: ReaderWork,
  { groups }: RequestKind,
): Promise<Reader['holders']> {
  const need = { group: groups.all, action: 'approve' } as const
  const isHolder = caller.employeeId !== null && can(caller.access, need.group, need.action)
  return isHolder ? listPermissionHolders(db, services.config, need) : []
}

export const actorOf = ({ caller, delegators, holders }: Reader, { groups }: RequestKind): Actor => ({
  employeeId: caller.employeeId,
  holdsApprove: can(caller.access, groups.all, 'approve'),
  delegators,
  holders,
})
