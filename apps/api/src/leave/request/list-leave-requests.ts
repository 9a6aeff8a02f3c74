// Leave requests by scope: mine, my team's, everybody's, or waiting for me; each scope needs its own page group (P5).
import type { CheckedInputOf, OutputOf } from '@hr/contract/endpoint.ts'
import type { listLeaveRequests as endpoint } from '@hr/contract/leave.ts'
import { listSteps } from '#api/approval/approval.store.ts'
import { listFilter } from '#api/approval/list-filter.ts'
import { loadReader } from '#api/approval/reader.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { peopleOfSteps } from '#api/approval/shown-request.ts'
import { listPeople } from '#api/employee/person.ts'
import { isNewestKey, listPage, newestKey } from '#api/http/list-page.ts'
import { decisionFacts } from './decision-facts.ts'
import { leaveKind } from './leave-kind.ts'
import { countLeaveRows, listLeaveRows } from './leave-request-list.queries.ts'
import { shownLeaveRow } from './shown-leave-row.ts'

type ListWork = Work<CheckedInputOf<typeof endpoint>>

/** FORBIDDEN for a scope whose page group the caller does not hold. */
export async function listLeaveRequests(work: ListWork): Promise<OutputOf<typeof endpoint>> {
  const { db, caller, input } = work
  const { workspaceId } = caller
  const reader = await loadReader(work)
  const filter = await listFilter(work, leaveKind, reader, 'view')
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
