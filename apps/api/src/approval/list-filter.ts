// The filter of a request list: mine, my team's, everybody's, or waiting for me; each needs its page group (P5).
import { can } from '@hr/domain/access/can.ts'
import type { RequestScope } from '@hr/contract/approval.ts'
import type { RequestStatus } from '@hr/domain/approval/step.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { teamMemberIds } from '#api/access/team-member-ids.ts'
import { todayIn } from '#api/company/today.ts'
import { Refusal } from '#api/http/refusal.ts'
import { selectDelegators } from './delegation.store.ts'
import type { Reader } from './reader.ts'
import { findSearched } from './request-list.queries.ts'
import type { RequestFilter, Whose } from './request-list.queries.ts'
import type { RequestKind, Work } from './request-kind.ts'

export type Asked = {
  readonly scope: RequestScope
  readonly status?: RequestStatus | undefined
  readonly from?: LocalDate | undefined
  readonly to?: LocalDate | undefined
  readonly search: string
}
type FilterWork = Pick<Work<Asked>, 'db' | 'caller' | 'input' | 'now'>

/** For the list and its export. Throws FORBIDDEN for a scope whose page group the caller does not hold. */
export async function listFilter(
  work: FilterWork,
  kind: RequestKind,
  holders: Reader['holders'],
  action: 'view' | 'export',
): Promise<RequestFilter> {
  const { db, input } = work
  const { status, from, to, search } = input
  const whose = await whoseOf(work, kind, holders, action)
  return { whose, status, from, to, found: await findSearched(db, search) }
}

async function whoseOf(
  { db, caller, input }: FilterWork,
  { groups }: RequestKind,
  holders: Reader['holders'],
  action: 'view' | 'export',
): Promise<Whose> {
  const { access, employeeId } = caller
  const needed = { mine: groups.mine, team: groups.team, all: groups.all, approvals: undefined }
  const group = needed[input.scope]
  if (group && !can(access, group, action)) throw new Refusal('FORBIDDEN')
  if (input.scope === 'all') return 'all'
  const today = await todayIn(db)
  if (input.scope === 'approvals')
    return {
      waitsFor: employeeId,
      delegators: selectDelegators(db, employeeId, today),
      holders,
      holdsApprove: can(access, groups.all, 'approve'),
    }
  if (employeeId === null) return { employeeIds: [] }
  if (input.scope === 'mine') return { employeeIds: [employeeId] }
  return { employeeIds: await teamMemberIds(db, employeeId, today) }
}
