// Leave requests by scope: mine, my team's, everybody's, or waiting for me; each scope needs its own page group (P5).
import { can } from '@hr/domain/access/can.ts'
import type { RequestScope } from '@hr/contract/approval.ts'
import type { CheckedInputOf, OutputOf } from '@hr/contract/endpoint.ts'
import type { listLeaveRequests as endpoint } from '@hr/contract/leave.ts'
import { teamMemberIds } from '#api/access/team-members.ts'
import { listSteps } from '#api/approval/approval.store.ts'
import { loadReader } from '#api/approval/reader.ts'
import type { Reader } from '#api/approval/reader.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { peopleOfSteps } from '#api/approval/shown-request.ts'
import { todayIn } from '#api/company/today.ts'
import { listPeople } from '#api/employee/person.ts'
import { isNewestKey, listPage, newestKey } from '#api/http/list-page.ts'
import { Refusal } from '#api/http/refusal.ts'
import { decisionFacts } from './decision-facts.ts'
import { leaveKind } from './leave-kind.ts'
import { countLeaveRows, findSearched, listLeaveRows } from './leave-request-list.queries.ts'
import type { LeaveFilter, Whose } from './leave-request-list.queries.ts'
import { shownLeaveRow } from './shown-leave-row.ts'

type ListWork = Work<CheckedInputOf<typeof endpoint>>

/** FORBIDDEN for a scope whose page group the caller does not hold. */
export async function listLeaveRequests(work: ListWork): Promise<OutputOf<typeof endpoint>> {
  const { db, caller, input } = work
  const { workspaceId } = caller
  const reader = await loadReader(work)
  const filter = await leaveFilterOf(work, reader, 'view')
  const list = await listPage(input, {
    rows: window => listLeaveRows(db, workspaceId, filter, window),
    total: () => countLeaveRows(db, workspaceId, filter),
    keyOf: newestKey,
    isKey: isNewestKey,
  })
  const steps = await listSteps(
    db,
    { workspaceId, kind: leaveKind.kind },
    list.rows.map(row => row.id),
  )
  const people = await listPeople(db, workspaceId, [
    ...list.rows.map(row => row.requesterId),
    ...peopleOfSteps(steps),
  ])
  const stepsOf = Map.groupBy(steps, step => step.requestId)
  const shown = list.rows.map(row => shownLeaveRow(reader, row, stepsOf.get(row.id) ?? [], people))
  const decides = new Set(shown.filter(row => row.may.decide).map(row => row.id))
  const isAsked = input.scope === 'approvals'
  const facts = await decisionFacts(
    work,
    list.rows.filter(row => isAsked && decides.has(row.id)),
  )
  return { ...list, rows: shown.map(row => ({ ...row, decision: facts.get(row.id) ?? null })) }
}

type FilterInput = Omit<CheckedInputOf<typeof endpoint>, 'page' | 'limit' | 'after'>

/** What the list shows, and its export takes along. FORBIDDEN as above. */
export async function leaveFilterOf(
  work: Pick<Work<FilterInput>, 'db' | 'caller' | 'input' | 'now'>,
  reader: Reader,
  action: 'view' | 'export',
): Promise<LeaveFilter> {
  const { db, caller, input } = work
  const { status, from, to, search } = input
  const whose = await whoseOf(work, reader, action)
  return { whose, status, from, to, found: await findSearched(db, caller.workspaceId, search) }
}

async function whoseOf(
  { db, caller, input, now }: Parameters<typeof leaveFilterOf>[0],
  { delegators }: Reader,
  action: 'view' | 'export',
): Promise<Whose> {
  const { access, employeeId, workspaceId } = caller
  const { groups } = leaveKind
  const needed = { mine: groups.mine, team: groups.team, all: groups.all, approvals: undefined }
  const group = needed[input.scope satisfies RequestScope]
  if (group && !can(access, group, action)) throw new Refusal('FORBIDDEN')
  if (input.scope === 'all') return 'all'
  if (input.scope === 'approvals')
    return { waitsFor: employeeId, delegators, holdsApprove: can(access, groups.all, 'approve') }
  if (employeeId === null) return { employeeIds: [] }
  if (input.scope === 'mine') return { employeeIds: [employeeId] }
  const today = await todayIn(db, workspaceId, now)
  return { employeeIds: await teamMemberIds(db, workspaceId, employeeId, today) }
}
