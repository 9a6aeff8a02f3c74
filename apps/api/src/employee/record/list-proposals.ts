// All proposals for people who may decide them, otherwise one's own (P7).
import type { listProposals as endpoint } from '@hr/contract/employee-proposal.ts'
import { can } from '@hr/domain/access/can.ts'
import type { Handler } from '#api/http/context.ts'
import { listPage, newestFirst } from '#api/http/list-page.ts'
import { countProposals, listProposalRows } from './proposal.store.ts'
import { toProposals } from './to-proposals.ts'

export const listProposals: Handler<typeof endpoint> = async ({ db, caller, input }) => {
  const own = caller.employeeId ?? 0
  const isWanted =
    can(caller.access, 'EMPLOYEE', 'edit') || input.employeeId === undefined || input.employeeId === own
  if (!isWanted) return { rows: [], total: 0, page: input.page, limit: input.limit }
  const filter = {
    workspaceId: caller.workspaceId,
    employeeId: can(caller.access, 'EMPLOYEE', 'edit') ? input.employeeId : own,
    status: input.status,
  }
  const page = await listPage(input, {
    rows: window => listProposalRows(db, filter, window),
    total: () => countProposals(db, filter),
    ...newestFirst,
  })
  return { ...page, rows: await toProposals(db, caller, page.rows) }
}
