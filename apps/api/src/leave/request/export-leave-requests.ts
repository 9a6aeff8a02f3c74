// Leave requests for a spreadsheet: each scope needs the action export on its own page group (spec 6, 7).
import type { CheckedInputOf, OutputOf } from '@hr/contract/endpoint.ts'
import type { exportLeaveRequests as endpoint } from '@hr/contract/leave-export.ts'
import { listFilter } from '#api/approval/list-filter.ts'
import { loadReader } from '#api/approval/reader.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { todayIn } from '#api/company/today.ts'
import { exportPage, mostExported } from '#api/export/export-page.ts'
import { listLeaveExportRows } from './leave-export.queries.ts'
import { leaveKind } from './leave-kind.ts'

const name = { en: 'Leave requests', lo: 'ຄຳຂໍລາພັກ' } as const

/** FORBIDDEN for a scope the caller may not export. */
export async function exportLeaveRequests(
  work: Work<CheckedInputOf<typeof endpoint>>,
): Promise<OutputOf<typeof endpoint>> {
  const { db, caller, input, now } = work
  const { workspaceId } = caller
  const found = await listFilter(work, leaveKind, await loadReader(work, leaveKind), 'export')
  return exportPage(work, {
    kind: 'leave-requests',
    ...(input.scope !== 'mine' && { auditedAs: name }),
    async rowsNow() {
      const on = await todayIn(db, workspaceId, now)
      return listLeaveExportRows(db, workspaceId, found, { on, limit: mostExported + 1 })
    },
  })
}
