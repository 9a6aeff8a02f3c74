// Who reads or decides requests: the caller, and the approvers for whom they are a delegate (R10). Loaded once per list.
import { can } from '@hr/domain/access/can.ts'
import type { Actor } from '@hr/domain/approval/decision-refusal.ts'
import { listPermissionHolders } from '#api/access/permission-holders.queries.ts'
import { todayIn } from '#api/company/today.ts'
import type { AppCaller } from '#api/http/caller.ts'
import { listStepsFor } from './step.store.ts'
import type { StoredStep } from './step.store.ts'
import { selectDelegators } from './delegation.store.ts'
import type { RequestKind, Work } from './request-kind.ts'

type ReaderWork = Pick<Work<unknown>, 'db' | 'caller' | 'services'>
export type Reader = {
  readonly caller: AppCaller
  /** A delegation does not pass on: only approvers themselves, not those they stand in for. */
  readonly delegators: readonly number[]
  /** Further people who may decide an unassigned step; empty if the reader may not (R8a). */
  readonly holders: readonly number[]
}

type Read = { readonly steps: readonly StoredStep[]; readonly reader: Reader }

/** The steps of a request and who reads them. */
export async function loadStepsFor(work: ReaderWork, kind: RequestKind, requestId: string): Promise<Read> {
  const { db, caller } = work
  const delegators = selectDelegators(db, caller.employeeId, await todayIn(db))
  const [steps, holders] = await Promise.all([
    listStepsFor(db, kind, { requestId, delegators }),
    loadHolders(work, kind),
  ])
  return { steps, reader: { caller, holders, delegators: steps[0]?.delegators ?? [] } }
}

/** For lists and pages, whose statement reads the delegators itself. */
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
