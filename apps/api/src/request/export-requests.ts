// Exports requests of a kind: each scope needs the action export on its own page group (spec 6, 7).
import type { ExportScope } from '@hr/contract/request-export.ts'
import { listFilter } from '#api/approval/list-filter.ts'
import type { Asked } from '#api/approval/list-filter.ts'
import { loadHolders } from '#api/approval/reader.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { todayIn } from '#api/company/today.ts'
import { exportPage, mostExported } from '#api/export/export-page.ts'
import type { Kind, Shapes } from './kind.ts'
import { listExportRows } from './request-export.queries.ts'

type ExportInput = Asked & {
  readonly scope: ExportScope
  readonly page: number
  readonly limit: number
  readonly snapshot?: string | undefined
}

/** Throws FORBIDDEN for a scope the caller may not export. */
export async function exportRequests<S extends Shapes>(work: Work<ExportInput>, kind: Kind<S>) {
  const { db, input } = work
  const filter = await listFilter(work, kind, await loadHolders(work, kind), 'export')
  return exportPage(work, {
    kind: `${kind.kind.toLowerCase()}-requests`,
    ...(input.scope !== 'mine' && kind.exported && { auditedAs: kind.exported.name }),
    async rowsNow() {
      const on = await todayIn(db)
      return listExportRows(db, kind, { filter }, { on, limit: mostExported + 1 })
    },
  })
}
