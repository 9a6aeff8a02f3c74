// Leave requests by scope: mine, my team's, everybody's, or waiting for me; each scope needs its own page group (P5).
import type { CheckedInputOf, OutputOf } from '@hr/contract/endpoint.ts'
import type { listLeaveRequests as endpoint } from '@hr/contract/leave.ts'
import { listRequests } from '#api/approval/list-requests.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { decisionFacts } from './decision-facts.ts'
import { leaveKind } from './leave-kind.ts'
import { countLeaveRows, listLeaveRows } from './leave-request-list.queries.ts'
import { shownLeaveRow } from './shown-leave-row.ts'

type ListWork = Work<CheckedInputOf<typeof endpoint>>

/** FORBIDDEN for a scope whose page group the caller does not hold. */
export function listLeaveRequests(work: ListWork): Promise<OutputOf<typeof endpoint>> {
  const { db, caller } = work
  const { workspaceId } = caller
  let counted: number | null = null
  return listRequests(work, leaveKind, {
    rows: async (filter, window) => {
      const rows = await listLeaveRows(db, workspaceId, filter, window)
      // Behind a cursor only the rest was counted.
      counted = window.after === undefined ? (rows[0]?.foundCount ?? null) : null
      return rows
    },
    total: async filter => counted ?? (await countLeaveRows(db, workspaceId, filter)),
    shown: (reader, row, { steps, people }) => shownLeaveRow(reader, row, steps, people),
    decisions: rows => decisionFacts(work, rows),
  })
}
