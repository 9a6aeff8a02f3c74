// A page of requests by scope: mine, my team's, everybody's, or waiting for me. Rows have the line and the allowed
// actions; those waiting for the reader also have facts for the decision (P5, R3).
import { selectDelegators } from '#api/approval/delegation.store.ts'
import { listFilter } from '#api/approval/list-filter.ts'
import type { Asked } from '#api/approval/list-filter.ts'
import { loadHolders } from '#api/approval/reader.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { todayIn } from '#api/company/today.ts'
import { listPage, newestFirst } from '#api/http/list-page.ts'
import type { PageInput } from '#api/http/list-page.ts'
import { closedToOf } from './closed-to.ts'
import type { Kind, Shapes } from './kind.ts'
import { toLine } from './request-line.queries.ts'
import { countListed, listRows } from './request.queries.ts'
import { toRequestRow } from './to-request-row.ts'

/** Throws FORBIDDEN for a scope whose page group the caller does not hold. */
export async function listRequests<S extends Shapes>(work: Work<Asked & PageInput>, kind: Kind<S>) {
  const { db, caller, input } = work
  const holders = await loadHolders(work, kind)
  const filter = await listFilter(work, kind, holders, 'view')
  const delegators = selectDelegators(db, caller.employeeId, await todayIn(db))
  let counted: number | null = null
  const list = await listPage(input, {
    rows: async window => {
      const rows = await listRows(db, kind, { filter, delegators }, window)
      counted = rows[0]?.foundCount ?? null
      return rows
    },
    total: async () => counted ?? (await countListed(db, kind, filter)),
    ...newestFirst,
  })
  const reader = { caller, holders, delegators: list.rows[0]?.delegators ?? [] }
  const shown = list.rows.map(row => toRequestRow(reader, kind, row, toLine(row)))
  const decides = new Set(shown.filter(row => row.may.decide).map(row => row.id))
  const isAsked = input.scope === 'approvals'
  const deciding = list.rows.filter(row => isAsked && decides.has(row.id))
  const [decisions, closedTo] = await Promise.all([
    kind.decisions(work, deciding),
    closedToOf(db, kind, deciding),
  ])
  return {
    ...list,
    rows: shown.map(row => ({
      ...row,
      closedTo: closedTo.get(row.id) ?? null,
      decision: decisions.get(row.id) ?? null,
    })),
  }
}
